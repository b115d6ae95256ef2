import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { CallerKey } from '../domain/access/gatekeeper.ts'
import type { KeyScope } from '../domain/access/key-terms.ts'
import type { RateRooms } from '../domain/access/rate-limit.ts'

/** Who sends a request, known once its key has been accepted. */
export type Caller = {
  accountId: number
  key: CallerKey
  /** Null if the proxies in front do not say. */
  address: string | null
  /** Whether the key is a test key, so that the account is a test account. */
  test: boolean
  /** The tier whose prices it pays; null for everybody's. */
  tierId: number | null
}

export type ApiEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Set once the key has been accepted, so always set for a path that needs a key. */
    caller: Caller
    /** The room that the caller's rate limit leaves; null if it cannot be checked. Undefined without a valid key. */
    rate: RateRooms | null | undefined
    /** Set if one line in the log covers this request and many others. */
    unlogged: boolean
  }
}
export type ApiContext = Context<ApiEnv>

export type Handler = (c: ApiContext) => Response | Promise<Response>

/** One path of the service. */
export type Route = {
  method: 'get' | 'post'
  /** What the key must be allowed to do; absent: to read. */
  scope?: Exclude<KeyScope, 'read'>
  /** In Hono's form, such as `/orders/:orderId`. */
  path: string
  /** What the OpenAPI document says about it; null for pages for people. */
  operation: ZodOpenApiOperationObject | null
  handle: Handler
}

/** A path that the OpenAPI document leaves out. */
export function undocumented(path: string, handle: Route['handle']): Route {
  return { method: 'get', path, operation: null, handle }
}
