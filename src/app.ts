import { createBotService } from './bot/service.ts'
import { createTelegramApi } from './bot/telegram.ts'
import type { Config } from './config.ts'
import type { Store } from './db/store.ts'
import { createFulfilment, type Fulfilment } from './domain/fulfilment.ts'
import { createKeyUsage } from './domain/key-usage.ts'
import type { Meter } from './domain/meter.ts'
import { notifyAdmins } from './domain/notices.ts'
import { createMemoryRateLimiter, type RateLimiter } from './domain/rate-limit.ts'
import type { Supplier } from './domain/supplier.ts'
import type { Log } from './domain/supplier-calls.ts'
import { supplierStatesOf } from './domain/supplier-health.ts'
import { createApi } from './http/api.ts'
import { backupJob } from './jobs/backup.ts'
import { balancesJob } from './jobs/balances.ts'
import { fulfilJob } from './jobs/fulfil.ts'
import { createLoop } from './jobs/loop.ts'
import { notifyJob } from './jobs/notify.ts'
import { paymentsJob } from './jobs/payments.ts'
import { saveJob } from './jobs/save.ts'
import { sweepJob } from './jobs/sweep.ts'
import { createManualTransfer } from './payments/manual.ts'
import { createStars } from './payments/stars.ts'

export type AppDeps = {
  store: Store
  config: Pick<Config, 'trustedProxies' | 'instantWaitMs' | 'lookupWaitMs' | 'supplierTimeoutMs'>
  /** By the name that lines give. */
  suppliers: ReadonlyMap<string, Supplier>
  lookupSupplier: string | null
  clock: () => Date
  log: Log
  meter: Meter
  /** Null where no copies of the database are scheduled. */
  backups: Config['backups']
  /** Null for an API without a bot, as in tests of the API alone. */
  bot: BotSettings | null
  /** In place of the one in memory. */
  rateLimiter?: RateLimiter
}

export type BotSettings = Pick<Config, 'adminIds' | 'webhook' | 'apiKeyMode' | 'publicUrl'> & {
  /** Whether people are on this machine, so that where the API listens is where they reach it. */
  local: boolean
  token: string
  apiRoot: string
  /** As in BotServiceDeps. */
  deadlineMs?: number
  retryMs?: number
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Puts the parts together; nothing listens and no job runs before `start`. */
export async function createApp(deps: AppDeps) {
  const { store, config, clock, log, meter, suppliers, lookupSupplier } = deps
  const memoryLimiter = createMemoryRateLimiter(store)
  await memoryLimiter.load(clock())
  const keyUsage = createKeyUsage(store)
  const fulfilment = createFulfilment({
    store,
    suppliers,
    lookupSupplier,
    supplierStates: await supplierStatesOf(store.read),
    clock,
    log,
    meter,
    instantWaitMs: config.instantWaitMs,
    lookupWaitMs: config.lookupWaitMs,
    supplierTimeoutMs: config.supplierTimeoutMs,
  })
  const api = createApi({
    read: store.read,
    fulfilment,
    rateLimiter: deps.rateLimiter ?? memoryLimiter,
    keyUsage,
    trustedProxies: config.trustedProxies,
    clock,
    log,
    meter,
  })
  const stopping = new AbortController()
  const backups = deps.backups && backupPart(deps, deps.backups)
  const bot = deps.bot && botPart(deps, deps.bot, fulfilment)
  const jobs = {
    fulfil: fulfilJob(fulfilment),
    save: saveJob(memoryLimiter, keyUsage, clock),
    sweep: sweepJob(store, clock),
    balances: balancesJob({ store, suppliers, clock, meter, stopping: stopping.signal }),
    ...(backups ? { backup: backups } : {}),
  }
  const loops = [...Object.values(jobs), ...Object.values(bot?.jobs ?? {})].map((job) =>
    createLoop(job, log, meter),
  )

  return {
    api,
    bot,
    jobs,
    /** Answers every request that reaches the service: Telegram's at the webhook, the API's otherwise. */
    fetch(request: Request, env: object): Response | Promise<Response> {
      const webhook = bot?.service.webhook
      if (webhook && new URL(request.url).pathname === webhook.path) return webhook.fetch(request)
      return api.fetch(request, env)
    },
    /** @param at where the service answers, for people who have no other address of it. */
    start(at: { url: string }) {
      for (const loop of loops) loop.start()
      bot?.start(at.url)
    },
    /** Ends suppliers' calls and jobs and saves what is in memory; the store stays open. */
    async stop() {
      stopping.abort()
      backups?.stop()
      await Promise.all([fulfilment.stop(), bot?.service.stop()])
      await Promise.all(loops.map((loop) => loop.stop()))
      try {
        await jobs.save.runOnce()
      } catch (error) {
        // What it holds is worth less than calls that are still to be answered.
        log.error({ err: error }, 'rate windows and last uses of keys were not saved')
      }
    },
  }
}

/** Scheduled copies of the database, whose failure the admins hear of. */
function backupPart({ store, clock, log }: AppDeps, settings: NonNullable<Config['backups']>) {
  const tellAdmins = (reason: string) =>
    store.transaction((tx) => notifyAdmins(tx, { kind: 'backup_failed', reason }, clock()))
  return backupJob({ ...settings, store, clock, log, tellAdmins })
}

/** The bot with what it needs of the other parts: ways to pay, and jobs that speak through it. */
function botPart(
  { store, clock, log, meter, suppliers }: AppDeps,
  settings: BotSettings,
  { routeOf }: Fulfilment,
) {
  const { token, apiRoot, adminIds, webhook, publicUrl, local, apiKeyMode, ...timing } = settings
  let ownUrl: string | null = null
  const cutOff = new AbortController()
  const methods = [
    createManualTransfer(),
    createStars(createTelegramApi(token, apiRoot, { cutOff: cutOff.signal, patient: true }).raw),
  ]
  const paymentMethods = new Map(methods.map((method) => [method.name, method]))
  const service = createBotService({
    ...timing,
    store,
    clock,
    log,
    meter,
    token,
    apiRoot,
    cutOff,
    adminIds,
    webhook,
    keyMode: apiKeyMode,
    suppliers,
    routeOf,
    paymentMethods,
    apiUrl: () => publicUrl ?? (local ? ownUrl : null),
  })
  const { deliver } = service
  return {
    service,
    start(url: string) {
      ownUrl = url
      service.start()
    },
    jobs: {
      notify: notifyJob({ store, clock, log, adminIds, deliver }),
      payments: paymentsJob({ store, clock, log, methods }),
    },
  }
}
