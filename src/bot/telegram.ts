import { autoRetry } from '@grammyjs/auto-retry'
import { Api, GrammyError, HttpError, type Transformer } from 'grammy'
import { isUnavailable } from '../db/store.ts'

/** Telegram did not answer. Says nothing of the address, since that holds the bot's token. */
export class TelegramUnreachable extends Error {
  override name = 'TelegramUnreachable'
}

/** Waits that Telegram asks for are waited at once up to this; longer ones come back as errors. */
const LONGEST_WAIT_SECONDS = 10
const CALL_TIMEOUT_SECONDS = 45

/** The settings of every client of Telegram in this process. */
export function clientOptions(apiRoot: string) {
  return { apiRoot, timeoutSeconds: CALL_TIMEOUT_SECONDS, canUseWebhookReply: () => false }
}

/**
 * In the order in which they are installed: the first is the nearest to Telegram.
 * @param cutOff ends every call, so that a stop of the service waits for none.
 */
export function transformers(cutOff: AbortSignal): Transformer[] {
  return [
    ...impatient(cutOff),
    autoRetry({
      maxDelaySeconds: LONGEST_WAIT_SECONDS,
      maxRetryAttempts: 2,
      rethrowHttpErrors: true,
      rethrowInternalServerErrors: true,
    }),
  ]
}

/** Telegram's trouble or the database's, not the update's: worth another try later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TelegramUnreachable || isUnavailable(error)) return true
  return error instanceof GrammyError && (error.error_code === 429 || error.error_code >= 500)
}

/** Whether the person blocks the bot, or has left Telegram: nothing can be sent until they come back. */
export function isBlocked(error: unknown): boolean {
  return error instanceof GrammyError && error.error_code === 403 && !isStranger(error)
}

/** Whether the person has never written to the bot, which then must not write to them. */
export function isStranger(error: unknown): boolean {
  if (!(error instanceof GrammyError)) return false
  return /chat not found|can't initiate conversation/.test(error.description)
}

/** grammY's error for a call without an answer has one below it that tells the address. */
const withoutToken: Transformer = async (prev, method, payload, signal) => {
  try {
    return await prev(method, payload, signal)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const cause = error.error
    const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    throw new TelegramUnreachable(`Telegram did not answer ${method}${why}.`)
  }
}

function endedBy(cutOff: AbortSignal): Transformer {
  return (prev, method, payload, signal) => {
    const signals = signal ? [signal as AbortSignal, cutOff] : [cutOff]
    return prev(method, payload, AbortSignal.any(signals) as typeof signal)
  }
}

/** As transformers, but whoever is told to wait decides what to do meanwhile. */
function impatient(cutOff: AbortSignal): Transformer[] {
  return [withoutToken, endedBy(cutOff)]
}

/** @param patient whether it waits by itself where Telegram asks for it. */
export function createTelegramApi(
  token: string,
  apiRoot: string,
  { cutOff, patient }: { cutOff: AbortSignal; patient: boolean },
): Api {
  const api = new Api(token, clientOptions(apiRoot))
  api.config.use(...(patient ? transformers(cutOff) : impatient(cutOff)))
  return api
}
