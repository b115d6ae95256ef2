import { matchedRoutes } from 'hono/route'
import type { Meter } from '../domain/meter.ts'
import type { Log } from '../domain/supplier-calls.ts'
import type { ApiContext, ApiMiddleware } from './context.ts'

/** One line for each request: never a header or a body, which hold keys and codes. */
export function requestLog(log: Log, meter: Meter): ApiMiddleware {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { method, path } = c.req
    const { status } = c.res
    meter.requestAnswered({ method, route: routeOf(c), status, ms })
    const caller = c.get('caller')
    log.info(
      {
        requestId: c.get('requestId'),
        method,
        path,
        status,
        ms,
        ...(caller ? { accountId: caller.accountId, address: caller.address } : {}),
      },
      'request',
    )
  }
}

/** The pattern of the path that was asked for: the last one that is not everybody's. */
function routeOf(c: ApiContext): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  return patterns.findLast((path) => !path.endsWith('*')) ?? 'unknown'
}
