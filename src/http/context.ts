import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { Reply } from './reply.ts'

/** Whom a request comes from, once its key has been accepted. */
export type Caller = { accountId: number; keyId: number; address: string }

export type ApiEnv = { Bindings: HttpBindings }
export type ApiContext = Context<ApiEnv>

/** One path of the service. */
export type Described = {
  method: 'get' | 'post'
  /** In Hono's form, such as `/orders/:orderId`. */
  path: string
  /** What the OpenAPI document says of it. */
  operation: ZodOpenApiOperationObject
}

/** A path that needs a key, and what answers it. */
export type Route = Described & {
  handle: (c: ApiContext, caller: Caller) => Reply | Promise<Reply>
}
/** A path that needs none. */
export type OpenRoute = Described & { handle: (c: ApiContext) => Reply | Promise<Reply> }
