import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { ZodOpenApiOperationObject } from 'zod-openapi'

/** Whom a request comes from, once its key has been accepted. */
export type Caller = { accountId: number; keyId: number; address: string }

export type ApiEnv = {
  Bindings: HttpBindings
  Variables: { requestId: string; caller: Caller }
}
export type ApiContext = Context<ApiEnv>
export type ApiMiddleware = MiddlewareHandler<ApiEnv>

/** One path of the service: what answers it, and what the OpenAPI document says of it. */
export type Route = {
  method: 'get' | 'post'
  /** In Hono's form, such as `/orders/:orderId`. */
  path: string
  operation: ZodOpenApiOperationObject
  handle: (c: ApiContext) => Response | Promise<Response>
}
