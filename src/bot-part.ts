import { createTelegramApi } from './bot/sending/telegram.ts'
import { createTokenWatch } from './bot/sending/token-watch.ts'
import { type BotServiceDeps, createBotService } from './bot/service.ts'
import type { Config } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { creditInvoice } from './domain/deposits/invoices.ts'
import type { PaidInvoice } from './domain/deposits/payment-method.ts'
import { isDepositReference } from './domain/shared/ids.ts'
import { aborted } from './domain/shared/waiting.ts'
import { bulkMessagesJob } from './jobs/bulk.ts'
import { botLeaderJobs } from './jobs/leader.ts'
import { notifyJob } from './jobs/notify.ts'
import { paymentsJob } from './jobs/payments.ts'
import { webhookJob } from './jobs/webhook.ts'
import { CRYPTO_PAY } from './payments/crypto-pay.ts'
import { createCryptoPayWebhook } from './payments/crypto-pay-webhook.ts'
import { createPaymentMethods } from './payments/methods.ts'

export type BotSettings = Pick<Config, 'adminIds' | 'webhook' | 'apiKeyMode' | 'publicUrl'> & {
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
  const { token, apiRoot, adminIds, webhook, publicUrl, local, apiKeyMode, ...rest } = settings
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
    keyMode: apiKeyMode,
    suppliers,
    ...goods,
    paymentMethods,
    readTable: documents.readTable,
    webhookAllowPrivate: config.webhookAllowPrivate,
    apiUrl: () => publicUrl ?? (local ? ownUrl : null),
    miniAppUrl: () => (publicUrl?.startsWith('https:') ? publicUrl : local ? ownUrl : null),
  })
  const { deliver, isPaused, showBulk } = service
  const isTokenRefused = () => link.token.isRefused
  return {
    service,
    isTokenRefused,
    /** Where Crypto Pay reports payments; null if it does not. */
    cryptoPayWebhook: cryptoPay && cryptoPayWebhook(cryptoPay, { store, clock, log }),
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
      bulkMessages: bulkMessagesJob({ store, clock, show: showBulk, isPaused }),
      payments: paymentsJob({ store, clock, log, methods, isPaused: isTokenRefused }),
      ...(service.webhookState ? { webhook: webhookJob(service.webhookState, meter) } : {}),
    },
  }
}

function cryptoPayWebhook(
  settings: NonNullable<Config['cryptoPay']>,
  { store, clock, log }: Pick<Shared, 'store' | 'clock' | 'log'>,
) {
  const { webhookPath: path } = settings
  if (path === null) return null
  const book = async (payment: PaidInvoice) => {
    // Others may use the same app at Crypto Pay.
    if (!isDepositReference(payment.reference)) return
    await store.transaction((tx) => creditInvoice(tx, { ...payment, method: CRYPTO_PAY }, clock()))
  }
  return { path, fetch: createCryptoPayWebhook({ settings, book, log, clock }) }
}
