import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { Reader } from '../db/store.ts'
import { DomainError } from '../domain/errors.ts'
import type { Fulfilment } from '../domain/fulfilment.ts'
import type { KeyUsage } from '../domain/key-usage.ts'
import type { Meter } from '../domain/meter.ts'
import type { RateLimiter } from '../domain/rate-limit.ts'
import type { Log } from '../domain/supplier-calls.ts'
import { requireAccess } from './access.ts'
import { limitBody } from './body.ts'
import { clientAddress } from './client-ip.ts'
import type { ApiEnv, Route } from './context.ts'
import { errorAnswer } from './errors.ts'
import { openApiDocument } from './openapi.ts'
import { requestLog } from './request-log.ts'
import { accountRoutes } from './routes/account.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { healthRoutes } from './routes/health.ts'
import { lookupRoutes } from './routes/lookups.ts'
import { orderRoutes } from './routes/orders.ts'
import { referenceRoutes } from './routes/reference.ts'

export type ApiDeps = {
  read: Reader
  fulfilment: Fulfilment
  rateLimiter: RateLimiter
  keyUsage: KeyUsage
  trustedProxies: BlockList
  clock: () => Date
  log: Log
  meter: Meter
}

/** The HTTP API: what needs no key first, then everything else behind the check of the key. */
export function createApi(deps: ApiDeps): Hono<ApiEnv> {
  const { read, fulfilment, clock, log, meter } = deps
  const keyed = [
    ...catalogRoutes(read, fulfilment),
    ...accountRoutes(read),
    ...orderRoutes({ read, fulfilment, clock }),
    ...lookupRoutes(fulfilment),
  ]
  const open = [...healthRoutes(read, log), ...referenceRoutes(() => document)]
  const document = openApiDocument([...keyed, ...open])

  const api = new Hono<ApiEnv>()
  api.use(requestId(), requestLog(log, meter), secureHeaders())
  register(api, open)
  api.use(
    requireAccess({ ...deps, clientAddress: clientAddress(deps.trustedProxies) }),
    limitBody(),
  )
  register(api, keyed)
  api.notFound(() => {
    throw new DomainError('NOT_IMPLEMENTED', 'This service has no such path.')
  })
  api.onError(errorAnswer(log))
  return api
}

function register(api: Hono<ApiEnv>, routes: Route[]): void {
  for (const { method, path, handle } of routes) api.on(method.toUpperCase(), path, handle)
}
