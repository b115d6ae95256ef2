import { Hono } from 'hono'
import type { EventHub } from '../domain/events/hub.ts'
import type { Fulfilment } from '../domain/fulfilment/fulfilment.ts'
import type { RequestLog } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { type AccessDeps, createAccessChecks } from './access.ts'
import { answering } from './answer.ts'
import type { ApiContext, ApiEnv, Handler } from './context.ts'
import { answerErrors, HttpError } from './errors/errors.ts'
import type { CatalogPages } from './json/catalog-pages.ts'
import { createOrderAnswers } from './json/order-answers.ts'
import { openApiDocument } from './openapi/openapi.ts'
import { accountRoutes } from './routes/account.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { eventRoutes } from './routes/events.ts'
import { type HealthDeps, healthRoutes } from './routes/health.ts'
import { historyRoutes } from './routes/history.ts'
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
    /** Answers what is asked of the operator's panel. */
    panel: Handler
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

  const answered = answeringFor(deps)
  const api = new Hono<ApiEnv>()
  const toDocs = answered('/', (c) => c.redirect('docs'))
  api.get('/', (c, next) => (isVisitor(c) ? toDocs(c) : next()))
  api.on(['get', 'post'], ['/panel', '/panel/*'], answered('/panel', deps.panel))
  for (const { method, path, handle } of open) api.on(method, path, answered(path, handle))
  for (const { method, path, scope = 'read', handle } of keyed)
    api.on(method, path, answered(path, access.admit(scope, handle)))
  // Only callers with a key learn which paths exist. A route for all paths would make Hono chain it to each other one.
  api.notFound(answered('unknown', access.admit(null, notImplemented)))
  return api
}

/** The paths of a process that does not serve the API: health checks for load balancers. */
export function createHealth(deps: BaseDeps & HealthDeps): Hono<ApiEnv> {
  const answered = answeringFor(deps)
  const health = new Hono<ApiEnv>()
  for (const { method, path, handle } of healthRoutes(deps, { servesApi: false }))
    health.on(method, path, answered(path, handle))
  health.notFound(answered('unknown', notImplemented))
  return health
}

function answeringFor({ log, meter, noteError }: BaseDeps) {
  const answerError = answerErrors(log, noteError)
  return (route: string, handle: Handler) => answering({ log, meter, answerError }, route, handle)
}

/** Whether a person asks, with a browser. Programs are refused as at any other path. */
function isVisitor(c: ApiContext): boolean {
  const hasKey = c.req.header('x-api-key') ?? c.req.header('authorization')
  return hasKey === undefined && /\btext\/html\b/i.test(c.req.header('accept') ?? '')
}

function notImplemented(): never {
  throw new HttpError('NOT_IMPLEMENTED')
}
