import { createTelegramApi } from './bot/sending/telegram.ts'
import { createTokenWatch } from './bot/sending/token-watch.ts'
import { type BotServiceDeps, createBotService } from './bot/service.ts'
import type { Config } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { aborted } from './domain/shared/waiting.ts'
import { botLeaderJobs } from './jobs/leader.ts'
import { notifyJob } from './jobs/notify.ts'
import { invoicesJob, paymentsJob } from './jobs/payments.ts'
import { webhookJob } from './jobs/webhook.ts'
import { createPaymentMethods } from './payments/methods.ts'

export type BotSettings = Pick<Config, 'adminIds' | 'webhook' | 'publicUrl'> & {
  /** Whether people use the bot on this machine, so that they reach the API at the address where it listens. */
  local: boolean
  token: string
  apiRoot: string
  /** Null or absent: nobody can pay with Crypto Pay. */
  cryptoPay?: Config['cryptoPay']
} & Pick<BotServiceDeps, 'deadlineMs' | 'retryMs' | 'sendLimits' | 'sendClock'>

type Shared = Pick<BotServiceDeps, 'store' | 'clock' | 'log' | 'meter' | 'suppliers'> & {
  config: { webhookAllowPrivate: boolean }
}

/** The bot with its payment methods, and the jobs that send messages through it. */
export function botPart(
  { store, config, clock, log, meter, suppliers }: Shared,
  settings: BotSettings,
  goods: Pick<BotServiceDeps, 'routeOf' | 'listings' | 'fulfilment' | 'feed'>,
) {
  const { token, apiRoot, adminIds, webhook, publicUrl, local, ...rest } = settings
  const { cryptoPay = null, ...timing } = rest
  let ownUrl: string | null = null
  const cutOff = new AbortController()
  const link = { cutOff: cutOff.signal, token: createTokenWatch({ log, meter }), meter }
  // Not those of suppliers: what people send never delays an order.
  const documents = createDocuments('people')
  const stars = createTelegramApi(token, apiRoot, link).raw
  const paymentMethods = createPaymentMethods({ stars, cryptoPay })
  const methods = [...paymentMethods.values()]
  const service = createBotService({
    ...timing,
    store,
    clock,
    log,
    meter,
    token,
    apiRoot,
    link,
    cutOff: () => cutOff.abort(),
    adminIds,
    webhook,
    suppliers,
    ...goods,
    paymentMethods,
    readTable: documents.readTable,
    webhookAllowPrivate: config.webhookAllowPrivate,
    apiUrl: () => publicUrl ?? (local ? ownUrl : null),
    miniAppUrl: () => (publicUrl?.startsWith('https:') ? publicUrl : local ? ownUrl : null),
  })
  const { deliver, isPaused } = service
  const isTokenRefused = () => link.token.isRefused
  return {
    service,
    isTokenRefused,
    /** @param leaderTasks the work beside the bot that only the leader does. */
    start(url: string, leaderTasks: (signal: AbortSignal) => Promise<void> = aborted) {
      ownUrl = url
      service.start(leaderTasks)
    },
    async stop() {
      await service.stop()
      await documents.close()
    },
    jobs: {
      notify: notifyJob({ store, clock, log, meter, adminIds, deliver, isPaused }),
      ...botLeaderJobs({ store, clock, adminIds }),
      payments: paymentsJob({ store, clock, log, methods, isPaused: isTokenRefused }),
      ...(cryptoPay ? { invoices: invoicesJob({ store, clock, log, methods }) } : {}),
      ...(service.webhookState ? { webhook: webhookJob(service.webhookState, meter) } : {}),
    },
  }
}
