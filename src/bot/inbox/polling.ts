import { type Api, GrammyError } from 'grammy'
import type { Log } from '../../domain/shared/log.ts'
import { pause } from '../../domain/shared/waiting.ts'
import { retryAfterMs, waitsForToken } from '../sending/telegram.ts'
import type { TokenWatch } from '../sending/token-watch.ts'
import type { Dispatcher } from './dispatcher.ts'

/** The kinds of updates that the bot asks Telegram for; edited messages are left out. */
export const ALLOWED_UPDATES = [
  'message',
  'callback_query',
  'pre_checkout_query',
  'my_chat_member',
] as const

const WAIT_SECONDS = 25
/** The most that Telegram returns at once. */
const MAX_FETCHED = 100
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 30_000

/**
 * Fetches updates until aborted. The next call confirms the updates of the last one, and is made only when
 * they are stored: after a crash in between Telegram delivers them again.
 */
export async function poll(
  api: Api,
  { dispatcher, log, token }: { dispatcher: Dispatcher; log: Log; token: TokenWatch },
  signal: AbortSignal,
): Promise<void> {
  let offset = 0
  let failures = 0
  while (!signal.aborted) {
    try {
      const limits = { timeout: WAIT_SECONDS, limit: MAX_FETCHED }
      const wanted = { offset, ...limits, allowed_updates: ALLOWED_UPDATES }
      const updates = await api.getUpdates(wanted, signal as Parameters<Api['getUpdates']>[1])
      const received = updates.map((update) => ({ ...update }))
      await dispatcher.receive(received, updates.length === MAX_FETCHED)
      // Not the highest so far: after a week without updates Telegram picks the next id at random.
      const last = updates.at(-1)
      if (last) offset = last.update_id + 1
      failures = 0
    } catch (error) {
      // The token watch has logged it.
      if (token.isRefused) await token.until(false, signal)
      if (signal.aborted) return
      if (waitsForToken(error)) continue
      failures++
      const backoffMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
      const againMs = Math.max(backoffMs, retryAfterMs(error) ?? 0)
      log.warn({ err: error, againMs }, problem(error))
      await pause(againMs, signal)
    }
  }
}

function problem(error: unknown): string {
  if (error instanceof GrammyError && error.error_code === 409)
    return 'another process polls for this bot, or it has a webhook; stop the other one'
  return 'updates could not be fetched'
}
