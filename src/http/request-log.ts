import type { Log } from '../domain/supplier-calls.ts'
import type { ApiMiddleware } from './context.ts'

/** One line for each request: never a header or a body, which hold keys and codes. */
export function requestLog(log: Log): ApiMiddleware {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const caller = c.get('caller')
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        ...(caller ? { accountId: caller.accountId, address: caller.address } : {}),
      },
      'request',
    )
  }
}
