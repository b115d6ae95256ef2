import { Api, GrammyError, HttpError, type Transformer } from 'grammy'
import { unavailability } from '../../db/store.ts'
import type { Meter, TelegramOutcome } from '../../domain/shared/meter.ts'
import { LONGEST_PAUSE_MS, NotSent, type SendGate, type Sending } from './send-gate.ts'
import { refusesToken, type TokenWatch } from './token-watch.ts'

/** Telegram did not answer. The message leaves out the URL, which contains the bot's token. */
export class TelegramUnreachable extends Error {
  override name = 'TelegramUnreachable'
}

/** What all Telegram clients of this process share. */
export type TelegramLink = {
  /** Aborted when the service stops: cancels every call, so that the stop does not wait. */
  cutOff: AbortSignal
  token: TokenWatch
  meter: Meter
}

const CALL_TIMEOUT_SECONDS = 45
/** How many times an answer is sent again when Telegram asks to wait. */
const MAX_WAITS = 2
/** The wait when Telegram asks for one without naming its length. */
const DEFAULT_WAIT_SECONDS = 1

/** The calls that count towards Telegram's limit for a chat. */
const MESSAGES = /^(send(?!ChatAction$)|edit|copy|forward)/
const PACED = /^(send|edit|copy|forward|deleteMessage|answerCallbackQuery)/

export function clientOptions(apiRoot: string) {
  return { apiRoot, timeoutSeconds: CALL_TIMEOUT_SECONDS, canUseWebhookReply: () => false }
}

/** What every call to Telegram passes through. The first in the list is the nearest to Telegram. */
export function transformers(link: TelegramLink): Transformer[] {
  return [counted(link), withoutToken, unlessTokenRefused(link.token), cancelledBy(link.cutOff)]
}

/**
 * Sends messages through the gate; other calls, such as getUpdates, bypass it. Install it after the other
 * transformers. When Telegram asks to wait, an answer is sent again after the wait, unless that is long.
 * @param until aborts the wait at the gate, not the call itself
 */
export function paced(
  gate: SendGate,
  kind: Sending['kind'],
  until: () => AbortSignal,
): Transformer {
  return async (prev, method, payload, signal) => {
    if (!PACED.test(method)) return prev(method, payload, signal)
    const chatId = MESSAGES.test(method) && 'chat_id' in payload ? payload.chat_id : null
    const chat = chatId === null ? null : String(chatId)
    for (let waits = 0; ; waits++) {
      const leave = await gate.enter({ kind, chat, until: until() })
      try {
        const answer = await prev(method, payload, signal)
        if (answer.ok || answer.error_code !== 429) return answer
        const waitMs = (answer.parameters?.retry_after ?? DEFAULT_WAIT_SECONDS) * 1000
        gate.pause(waitMs)
        if (kind === 'notice' || waits === MAX_WAITS || waitMs > LONGEST_PAUSE_MS) return answer
      } finally {
        leave()
      }
    }
  }
}

/** Whether a retry may succeed: Telegram or the database failed, not the update. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TelegramUnreachable || error instanceof NotSent) return true
  if (unavailability(error) !== null || waitsForToken(error)) return true
  return error instanceof GrammyError && (error.error_code === 429 || error.error_code >= 500)
}

/** Whether Telegram refused the bot's token, which an operator has to change. */
export function waitsForToken(error: unknown): boolean {
  if (error instanceof NotSent) return error.reason === 'token'
  return error instanceof GrammyError && refusesToken(error)
}

/** The wait that Telegram asked for, in ms; undefined if it named none. */
export function retryAfterMs(error: unknown): number | undefined {
  if (error instanceof NotSent) return error.againMs ?? undefined
  const seconds = error instanceof GrammyError ? error.parameters.retry_after : undefined
  return seconds === undefined ? undefined : seconds * 1000
}

/** Whether the person blocked the bot or left Telegram: nothing can be sent until they come back. */
export function isBlocked(error: unknown): boolean {
  if (!(error instanceof GrammyError)) return false
  return (
    (error.error_code === 403 && !isStranger(error)) ||
    (error.error_code === 400 && /user is deactivated/i.test(error.description))
  )
}

/** Whether the person has never written to the bot: Telegram does not let it write first. */
export function isStranger(error: unknown): boolean {
  if (!(error instanceof GrammyError)) return false
  return /chat not found|can't initiate conversation|PEER_ID_INVALID/.test(error.description)
}

/** Whether Telegram will never accept this message, whoever the recipient is. */
export function isUnsendable(error: unknown): error is GrammyError {
  return error instanceof GrammyError && [400, 413].includes(error.error_code)
}

/** grammY's HttpError wraps an error that contains the URL, and with it the token. */
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

/** While Telegram refuses the token, only getMe is called, to see whether it still does. */
function unlessTokenRefused(token: TokenWatch): Transformer {
  return async (prev, method, payload, signal) => {
    if (token.isRefused && method !== 'getMe') throw new NotSent('token')
    const answer = await prev(method, payload, signal)
    token.note(answer)
    return answer
  }
}

function counted({ meter }: TelegramLink): Transformer {
  return async (prev, method, payload, signal) => {
    let outcome: TelegramOutcome = 'unreachable'
    try {
      const answer = await prev(method, payload, signal)
      if (answer.ok) outcome = 'ok'
      else if (answer.error_code === 429) outcome = '429'
      else outcome = answer.error_code >= 500 ? '5xx' : '4xx'
      return answer
    } catch (error) {
      if (signal?.aborted) outcome = 'aborted'
      throw error
    } finally {
      meter.telegramCalled({ method, outcome })
    }
  }
}

function cancelledBy(cutOff: AbortSignal): Transformer {
  return (prev, method, payload, signal) => {
    const signals = signal ? [signal as AbortSignal, cutOff] : [cutOff]
    return prev(method, payload, AbortSignal.any(signals) as typeof signal)
  }
}

export function createTelegramApi(token: string, apiRoot: string, link: TelegramLink): Api {
  const api = new Api(token, clientOptions(apiRoot))
  api.config.use(...transformers(link))
  return api
}
