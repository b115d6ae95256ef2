import { GrammyError } from 'grammy'
import type { Delivery } from '../../domain/notices/notices.ts'
import { NotSent } from './send-gate.ts'
import {
  isBlocked,
  isStranger,
  isTransient,
  isUnsendable,
  retryAfterMs,
  waitsForToken,
} from './telegram.ts'

/** The outcome of sending a notice. @throws errors that come neither from Telegram nor from the gate */
export async function sent(send: () => Promise<void>): Promise<Delivery> {
  try {
    await send()
    return { outcome: 'delivered' }
  } catch (error) {
    return outcomeOf(error)
  }
}

/**
 * The outcome of a notice that could not be sent. It is sent later, unless the person or the message is the
 * cause.
 * @throws errors that come neither from Telegram nor from the gate
 */
function outcomeOf(error: unknown): Delivery {
  if (waitsForToken(error) || error instanceof NotSent) return { outcome: 'not_sent' }
  if (isBlocked(error)) return { outcome: 'blocked' }
  if (isStranger(error)) return { outcome: 'unreachable' }
  if (isUnsendable(error)) return { outcome: 'refused', why: error.description }
  if (error instanceof GrammyError || isTransient(error))
    return { outcome: 'later', againMs: retryAfterMs(error) ?? null }
  throw error
}
