import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Meter } from '../domain/shared/meter.ts'

/** getUpdates takes up to 25 s when there are no updates. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** The methods that the bot calls. All others share one series, so that there are few. */
const METHODS: ReadonlySet<string> = new Set(
  `getMe getUpdates setWebhook deleteWebhook getWebhookInfo setMyCommands deleteMyCommands getFile
  sendMessage sendPhoto sendDocument sendInvoice sendChatAction
  editMessageText editMessageCaption editMessageReplyMarkup deleteMessage
  answerCallbackQuery answerPreCheckoutQuery getStarTransactions refundStarPayment`.split(/\s+/),
)

type TelegramMeter = Pick<
  Meter,
  'telegramCalled' | 'telegramPaused' | 'telegramFloodWait' | 'noticesEnded'
>

/** Counts the bot's calls to Telegram in the registry. */
export function countTelegram(registry: Registry): TelegramMeter {
  const registers = [registry]
  const calls = new Counter({
    name: 'gamewallet_telegram_calls_total',
    help: 'Calls to the Bot API by outcome.',
    labelNames: ['method', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'gamewallet_telegram_call_duration_seconds',
    help: 'Time from a call to the Bot API to its answer or timeout.',
    labelNames: ['method'],
    buckets: BUCKETS,
    registers,
  })
  const paused = new Gauge({
    name: 'gamewallet_telegram_paused',
    help: 'Whether sending is paused (1), because of the token or of a wait that Telegram asked for.',
    labelNames: ['reason'],
    registers,
  })
  const waited = new Counter({
    name: 'gamewallet_telegram_flood_wait_seconds_total',
    help: 'Total time that Telegram asked the bot to wait.',
    registers,
  })
  const noticesEnded = new Counter({
    name: 'gamewallet_notices_ended_total',
    help: 'Notices that ended, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  for (const reason of ['token', 'flood']) paused.set({ reason }, 0)

  return {
    telegramCalled({ method: called, outcome, ms }) {
      const method = METHODS.has(called) ? called : 'other'
      calls.inc({ method, outcome })
      seconds.observe({ method }, ms / 1000)
    },
    telegramPaused(reason, isPaused) {
      paused.set({ reason }, isPaused ? 1 : 0)
    },
    telegramFloodWait(ms) {
      waited.inc(ms / 1000)
    },
    noticesEnded(outcome, count) {
      noticesEnded.inc({ outcome }, count)
    },
  }
}
