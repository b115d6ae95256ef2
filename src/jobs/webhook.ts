import type { Meter, WebhookSeen } from '../domain/shared/meter.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 5 * 60_000

/**
 * Asks Telegram now and then whether it delivers to the webhook. Only the process that registered the
 * webhook does this; when another one takes over, the metrics here are cleared.
 * @param ask returns null if Telegram cannot be asked now; the reason has been logged.
 */
export function webhookJob(
  ask: (signal: AbortSignal) => Promise<WebhookSeen | null>,
  meter: Pick<Meter, 'webhookSeen'>,
): Job {
  const forget = () => meter.webhookSeen(null)
  return {
    name: 'webhook',
    everyMs: EVERY_MS,
    async runOnce(signal = new AbortController().signal) {
      signal.addEventListener('abort', forget, { once: true })
      try {
        const seen = await ask(signal)
        if (!signal.aborted) meter.webhookSeen(seen)
      } catch (error) {
        // Losing leadership cancels the call.
        if (!signal.aborted) throw error
      }
    },
  }
}
