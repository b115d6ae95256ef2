import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import type { Reader } from '../db/store.ts'
import type { Gatekeeper } from '../domain/access/gatekeeper.ts'
import type { KeyUsage } from '../domain/access/key-usage.ts'
import type { RateLimiter } from '../domain/access/rate-limit.ts'
import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import { createAdmission } from './access.ts'
import { type AnsweringDeps, createAnswering } from './answering.ts'
import type { CatalogPages } from './catalog-pages.ts'
import { clientAddress } from './client-ip.ts'
import type { ApiEnv } from './context.ts'
import { HttpError } from './errors.ts'
import { openApiDocument } from './openapi.ts'
import { accountRoutes } from './routes/account.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { type HealthDeps, healthRoutes } from './routes/health.ts'
import { lookupRoutes } from './routes/lookups.ts'
import { orderRoutes } from './routes/orders.ts'
import { referenceRoutes } from './routes/reference.ts'

export type ApiDeps = {
  read: Reader
  gatekeeper: Gatekeeper
  catalogPages: CatalogPages
  fulfilment: Fulfilment
  rateLimiter: RateLimiter
  keyUsage: KeyUsage
  trustedProxies: BlockList
} & AnsweringDeps &
  HealthDeps

/** For every path that there is nothing for. */
const NOT_IMPLEMENTED = {
  path: 'unknown',
  handle(): never {
    throw new HttpError('NOT_IMPLEMENTED')
  },
}

/** The HTTP API: the paths that need no key, and everything else behind the check of the key. */
export function createApi(deps: ApiDeps): Hono<ApiEnv> {
  const { read, catalogPages, fulfilment, clock } = deps
  const keyed = [
    ...catalogRoutes(catalogPages, clock),
    ...accountRoutes(read),
    ...orderRoutes({ read, fulfilment, clock }),
    ...lookupRoutes(fulfilment),
  ]
  const document = (): object => openApiDocument([...keyed, ...open])
  const open = [...healthRoutes(deps, { servesApi: true }), ...referenceRoutes(document)]

  const admit = createAdmission({ ...deps, clientAddress: clientAddress(deps.trustedProxies) })
  const answering = createAnswering(deps)
  const api = new Hono<ApiEnv>()
  for (const route of open) api.on(route.method.toUpperCase(), route.path, answering.open(route))
  for (const route of keyed)
    api.on(route.method.toUpperCase(), route.path, answering.keyed(route, admit))
  // Told to those alone who have a key.
  api.notFound(answering.keyed(NOT_IMPLEMENTED, admit))
  return api
}

/** What a process answers that serves no API: whether it is well, for load balancers. */
export function createHealth(deps: HealthDeps & AnsweringDeps) {
  const { open } = createAnswering(deps)
  const health = new Hono<ApiEnv>()
  for (const route of healthRoutes(deps, { servesApi: false }))
    health.on(route.method.toUpperCase(), route.path, open(route))
  health.notFound(open(NOT_IMPLEMENTED))
  return health
}
