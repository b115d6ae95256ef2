import { Hono } from 'hono'
import type { EventHub } from '../domain/events/hub.ts'
import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import type { RequestLog } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { type AccessDeps, createAccessChecks } from './access.ts'
import { logRequests } from './answer.ts'
import type { ApiEnv } from './context.ts'
import { answerErrors, HttpError } from './errors/errors.ts'
import type { CatalogPages } from './json/catalog-pages.ts'
import { createOrderAnswers } from './json/order-answers.ts'
import { openApiDocument } from './openapi/openapi.ts'
import { accountRoutes } from './routes/account.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { eventRoutes } from './routes/events.ts'
import { type HealthDeps, healthRoutes } from './routes/health.ts'
import { historyRoutes } from './routes/history.ts'
import { homePage } from './routes/home.ts'
import { lookupRoutes } from './routes/lookups.ts'
import { orderPageRoutes } from './routes/order-page.ts'
import { orderRoutes } from './routes/orders.ts'
import { referenceRoutes } from './routes/reference.ts'
import { statusRoutes } from './routes/status.ts'

type BaseDeps = {
  log: RequestLog
  meter: Meter
  /** Called with every error that a request ended with. */
  noteError: (error: unknown) => void
}

export type ApiDeps = BaseDeps &
  HealthDeps &
  AccessDeps & {
    catalogPages: CatalogPages
    fulfilment: Fulfilment
    hub: EventHub
    /** The public address of the API; null if it is not known. */
    publicUrl: string | null
  }

/** Creates the HTTP API. All paths need a key, except health checks, the reference and pages of orders. */
export function createApi(deps: ApiDeps): Hono<ApiEnv> {
  const { read, catalogPages, fulfilment, hub, clock } = deps
  const access = createAccessChecks(deps)
  const answers = createOrderAnswers(read)
  const keyed = [
    ...catalogRoutes(catalogPages, clock),
    ...accountRoutes(read, clock),
    ...orderRoutes({ read, answers, fulfilment, clock }),
    ...historyRoutes({ read, answers, clock }),
    ...lookupRoutes(fulfilment),
    ...eventRoutes({ read, hub, recheck: access.recheck }),
  ]
  const document = (): object => openApiDocument([...keyed, ...open], deps.publicUrl)
  const open = [
    ...healthRoutes(deps, { servesApi: true }),
    ...referenceRoutes(document),
    ...orderPageRoutes(read),
    ...statusRoutes(read, clock),
  ]

  const api = createBase(deps)
  api.get('/', homePage())
  for (const { method, path, handle } of open) api.on(method, path, handle)
  for (const { method, path, scope = 'read', handle } of keyed)
    api.on(method, path, access.admit(scope), handle)
  // Not notFound: only callers with a key learn which paths exist.
  api.all('*', access.admit(null), notImplemented)
  return api
}

/** The paths of a process that does not serve the API: health checks for load balancers. */
export function createHealth(deps: BaseDeps & HealthDeps): Hono<ApiEnv> {
  const health = createBase(deps)
  for (const { method, path, handle } of healthRoutes(deps, { servesApi: false }))
    health.on(method, path, handle)
  health.all('*', notImplemented)
  return health
}

/** Gives every request an id and a line in the log, and answers errors. */
function createBase({ log, meter, noteError }: BaseDeps): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  api.use(logRequests(log, meter))
  api.onError(answerErrors(log, noteError))
  return api
}

function notImplemented(): never {
  throw new HttpError('NOT_IMPLEMENTED')
}
