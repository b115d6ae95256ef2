import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { RequestLog } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { ApiEnv } from './context.ts'

/** The form of an id that a sender may give a request, to find it in both logs. */
const GIVEN_ID = /^[\w\-=]{1,255}$/

/** Whoever knows the path of an order's page can open it, so the log must not have it. */
function shownPath(path: string): string {
  return path.startsWith('/o/') ? '/o/…' : path
}

/**
 * Gives each request an id, counts it and logs it as one line. Headers and bodies are not logged: they
 * contain keys and codes.
 */
export function logRequests(log: RequestLog, meter: Meter): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && GIVEN_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    await next()
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { method } = c.req
    const path = shownPath(c.req.path)
    const { status } = c.res
    const route = routePath(c)
    meter.requestAnswered({ method, route: route === '/*' ? 'unknown' : route, status, ms })
    if (c.get('unlogged')) return
    const { accountId, address } = c.get('caller') ?? {}
    const from = address === null ? 'unknown' : address
    log.request({ requestId, method, path, status, ms, accountId, address: from })
  }
}
