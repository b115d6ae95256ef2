import type { Meter, WebhookSeen } from '../domain/shared/meter.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 5 * 60_000

/**
 * Asks Telegram now and then whether it delivers to the webhook. One process does this, the one that has
 * registered it; what it saw is forgotten once another does.
 * @param ask resolves to null where it cannot be asked at present, which has been logged.
 */
export function webhookJob(
  ask: (signal: AbortSignal) => Promise<WebhookSeen | null>,
  meter: Pick<Meter, 'webhookSeen'>,
): Job {
  const forget = () => meter.webhookSeen(null)
  return {
    name: 'webhook',
    everyMs: EVERY_MS,
    overlaps: false,
    async runOnce(over = new AbortController().signal) {
      over.addEventListener('abort', forget, { once: true })
      try {
        const seen = await ask(over)
        if (!over.aborted) meter.webhookSeen(seen)
      } catch (error) {
        // It ends the call.
        if (!over.aborted) throw error
      }
    },
  }
}
