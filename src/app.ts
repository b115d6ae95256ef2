import type { BotSettings } from './bot-part.ts'
import type { Config } from './config.ts'
import type { Store } from './db/store.ts'
import { createGatekeeper } from './domain/access/gatekeeper.ts'
import { createKeyUsage } from './domain/access/key-usage.ts'
import { createMemoryRateLimiter, type RateLimiter } from './domain/access/rate-limit.ts'
import { createRefusals } from './domain/access/readiness.ts'
import { createListingCache } from './domain/catalog/view.ts'
import { createEventHub } from './domain/events/hub.ts'
import { createFulfilment } from './domain/fulfilment/fulfilment.ts'
import { type Instance, joinInstances } from './domain/instances/instances.ts'
import { type Leadership, runAsLeader } from './domain/instances/leader.ts'
import {
  checkAfterCrash,
  reportFoundDamage,
  type WatchedStore,
  watchWrites,
} from './domain/instances/writes.ts'
import { createRouteFinder } from './domain/orders/choose-supplier.ts'
import { createSettingsCache } from './domain/settings/settings-cache.ts'
import { createInvalidationFeed } from './domain/shared/cache/invalidation-feed.ts'
import type { RequestLog } from './domain/shared/log.ts'
import type { Meter } from './domain/shared/meter.ts'
import { breakerStatesOf } from './domain/suppliers/health.ts'
import type { Supplier } from './domain/suppliers/supplier.ts'
import { createApi, createHealth } from './http/api.ts'
import { createCatalogPages } from './http/json/catalog-pages.ts'
import { eventsJson } from './http/json/event-json.ts'
import { backupJob } from './jobs/backup.ts'
import { balancesJob } from './jobs/balances.ts'
import { bulkJob } from './jobs/bulk.ts'
import { everyProcessJobs } from './jobs/every-process.ts'
import { leaderJobs } from './jobs/leader.ts'
import { createLoop, type Job, loopUntil } from './jobs/loop.ts'
import { sweepJob } from './jobs/sweep.ts'
import { webhookDeliveriesJob } from './jobs/webhook-deliveries.ts'
import type { PanelSettings } from './panel-part.ts'
import { createSandboxSupplier } from './suppliers/sandbox.ts'
import { createSender, senderSettings } from './webhooks/sender.ts'

export type AppDeps = {
  store: Store
  config: Pick<
    Config,
    | 'trustedProxies'
    | 'publicUrl'
    | 'maxConnections'
    | 'instantWaitMs'
    | 'lookupWaitMs'
    | 'supplierTimeoutMs'
    | 'webhookAllowPrivate'
  >
  roles: Config['roles']
  /** By the names that lines use. */
  suppliers: ReadonlyMap<string, Supplier>
  lookupSupplier: string | null
  clock: () => Date
  log: RequestLog
  meter: Meter
  /** Null if no backups are scheduled. */
  backups: Config['backups']
  /** Null if another process runs the bot, or none does, as in tests of the API alone. */
  bot: BotSettings | null
  /** Whom the operator's panel lets in, and what it needs of Telegram; absent: nobody. */
  panel?: PanelSettings
  /** A limiter that is shared with other processes. Without it, one in memory is used. */
  rateLimiter?: RateLimiter
}

export type App = Awaited<ReturnType<typeof createApp>>

/** The lock of the leader, which alone runs the jobs that only one process may run at a time. */
const JOBS_LOCK = 'jobs'

/** Connects the parts of the service. Nothing listens and no job runs before `start`. */
export async function createApp(given: AppDeps) {
  const deps = { ...given, store: watchWrites(given.store) }
  const instance = await joinInstances(deps)
  try {
    return await compose(deps, instance)
  } catch (error) {
    // The instance's lock would keep the process running, which must end because it could not start.
    await instance.leave()
    throw error
  }
}

async function compose(deps: AppDeps & { store: WatchedStore }, instance: Instance) {
  const { store, config, roles, clock, log, meter, suppliers, lookupSupplier } = deps
  const memoryLimiter = createMemoryRateLimiter(store)
  await memoryLimiter.load(clock())
  const keyUsage = createKeyUsage(store)
  const refusals = createRefusals(store, log)
  const feed = createInvalidationFeed(store)
  await feed.poll(clock())
  const settings = createSettingsCache({ read: store.read, feed })
  const routeOf = createRouteFinder(suppliers)
  const listings = createListingCache({ read: store.read, feed, routeOf })
  const fulfilment = createFulfilment({
    ...{ store, settings, listings, suppliers, lookupSupplier, clock, log, meter },
    instance: instance.id,
    testSupplier: createSandboxSupplier(clock),
    breakerStates: await breakerStatesOf(store.read),
    instantWaitMs: config.instantWaitMs,
    lookupWaitMs: config.lookupWaitMs,
    supplierTimeoutMs: config.supplierTimeoutMs,
  })
  // The other connections stay free for other calls.
  const hub = createEventHub(store, { maxWaits: Math.floor(config.maxConnections / 2) })
  const stopping = new AbortController()
  reportFoundDamage({ store, clock, log })
  const goods = { routeOf, listings, fulfilment, feed }
  // The bot is half of the code, and not loaded where it does not run.
  const bot =
    roles.has('bot') && deps.bot
      ? (await import('./bot-part.ts')).botPart(deps, deps.bot, goods)
      : null
  const isTokenRefused = () => bot?.isTokenRefused() ?? false
  const panel = lazily(async () =>
    (await import('./panel-part.ts')).panelPart(
      deps,
      { ...goods, isTokenRefused },
      stopping.signal,
    ),
  )
  const health = {
    read: store.read,
    databaseProblem: store.problem,
    isTokenRefused,
    noteError: store.noteError,
    log,
    meter,
    clock,
  }
  const own = everyProcessJobs({
    ...{ store, clock, log, meter, instance, fulfilment, feed, hub, memoryLimiter, keyUsage },
  })
  const ofLeader = {
    ...leaderJobs({ store, clock, suppliers }),
    bulk: bulkJob({ store, clock, log, submitOrder: fulfilment.submitOrder }),
    sweep: sweepJob(store, clock),
    webhooks: webhookDeliveriesJob({
      ...{ store, clock, log, meter },
      send: createSender(senderSettings({ allowPrivate: config.webhookAllowPrivate })),
      render: (rows) => eventsJson(store.read, rows),
    }),
    balances: balancesJob({ store, suppliers, clock, meter }),
    // The configuration allows backups only for databases that can write them.
    ...(deps.backups && store.backup
      ? { backup: backupJob({ ...deps.backups, store, write: store.backup, clock, log, meter }) }
      : {}),
  }
  const loopsOf = (...some: Job[]) => some.map((job) => createLoop(job, { store, log, meter }))
  // Every process with the role runs these; only the leader runs the rest.
  const loops = loopsOf(
    own.database,
    own.changes,
    ...(roles.has('api') ? [own.events, own.save] : []),
    ...(roles.has('jobs') ? [own.instances, own.fulfil] : [own.giveBack]),
  )
  const leaderLoops = loopsOf(...Object.values(ofLeader))
  let leadership: Leadership | undefined
  let checked: Promise<void> | undefined
  const served = roles.has('api')
    ? createApi({
        ...health,
        gatekeeper: createGatekeeper({ read: store.read, feed, settings }),
        catalogPages: createCatalogPages({ store, feed, routeOf }),
        fulfilment,
        hub,
        rateLimiter: deps.rateLimiter ?? memoryLimiter,
        keyUsage,
        refusals,
        trustedProxies: config.trustedProxies,
        publicUrl: config.publicUrl,
        panel: async (c) => (await panel()).fetch(c.req.raw, c.env),
      })
    : createHealth(health)

  return {
    api: served,
    bot,
    jobs: { ...own, ...ofLeader },
    /** The id under which other processes know this one. */
    instance: instance.id,
    /** Answers every request to the service: Telegram's at the path of its webhook, all others as API calls. */
    fetch: withWebhook(served.fetch, bot?.service.webhook ?? null),
    /** @param at the address where the service listens, shown to people if no public one is set. */
    start(at: { url: string }) {
      for (const loop of loops) loop.start()
      checked = checkAfterCrash({ store, clock, log }, stopping.signal)
      if (roles.has('jobs'))
        leadership = runAsLeader({ store, log }, JOBS_LOCK, (signal) =>
          loopUntil(signal, leaderLoops),
        )
      // Jobs that send messages to people need the bot's token, so they run with the bot.
      bot?.start(at.url, (signal) => loopUntil(signal, loopsOf(...Object.values(bot.jobs))))
    },
    /** Answers the calls that wait for events. From then on none waits. */
    endWaits: hub.close,
    /** Ends supplier calls and jobs, and saves what is in memory. The store stays open. */
    async stop() {
      stopping.abort()
      hub.close()
      await Promise.all([fulfilment.stop(), bot?.stop(), leadership?.stop(), checked])
      await Promise.all(loops.map((loop) => loop.stop()))
      await instance.leave()
      // A process that answers no requests knows only the data from its start: others have saved newer data.
      if (!roles.has('api')) return
      try {
        await memoryLimiter.save(clock())
        await keyUsage.save(clock())
        await refusals.settled()
      } catch (error) {
        // Not thrown: calls that still need their answers matter more than this data.
        log.error({ err: error }, 'could not save rate windows and the last use of keys')
      }
    },
  }
}

/** Makes something when it is first needed, once. */
function lazily<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined
  return () => (made ??= make())
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>
type Webhook = { path: string; fetch: (request: Request) => Response | Promise<Response> }

function withWebhook(fetch: Fetch, webhook: Webhook | null): Fetch {
  if (!webhook) return fetch
  return (request, env) =>
    new URL(request.url).pathname === webhook.path ? webhook.fetch(request) : fetch(request, env)
}
