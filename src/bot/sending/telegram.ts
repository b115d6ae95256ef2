import { Api, GrammyError, HttpError, type Transformer } from 'grammy'
import { isUnavailable } from '../../db/store.ts'
import type { Meter, TelegramOutcome } from '../../domain/shared/meter.ts'
import { LONGEST_PAUSE_MS, NotSent, type SendGate, type Sending } from './send-gate.ts'
import { refusesToken, type TokenWatch } from './token-watch.ts'

/** Telegram did not answer. Says nothing of the address, since that holds the bot's token. */
export class TelegramUnreachable extends Error {
  override name = 'TelegramUnreachable'
}

/** What every client of Telegram in this process shares. */
export type TelegramLink = {
  /** Ends every call, so that a stop of the service waits for none. */
  cutOff: AbortSignal
  token: TokenWatch
  meter: Meter
}

const CALL_TIMEOUT_SECONDS = 45
/** So often an answer that Telegram refuses as too early is sent again at once after its wait. */
const MAX_WAITS = 2
/** Where Telegram asks to wait and does not say for how long. */
const UNTOLD_WAIT_SECONDS = 1

/** What Telegram's limits of messages are about, the first of each chat, too. */
const MESSAGES = /^(send(?!ChatAction$)|edit|copy|forward)/
const PACED = /^(send|edit|copy|forward|deleteMessage|answerCallbackQuery)/

/** The settings of every client of Telegram in this process. */
export function clientOptions(apiRoot: string) {
  return { apiRoot, timeoutSeconds: CALL_TIMEOUT_SECONDS, canUseWebhookReply: () => false }
}

/** In the order in which they are installed: the first is the nearest to Telegram. */
export function transformers(link: TelegramLink): Transformer[] {
  return [counted(link), withoutToken, whileTaken(link.token), endedBy(link.cutOff)]
}

/**
 * Has what is sent go through the gate; other calls, such as the long ones for updates, do not. Installed
 * after the others. An answer that Telegram asks to wait with is sent again after the wait, unless that is long.
 * @param until ends the wait for the gate, not the call.
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
        const waitMs = (answer.parameters?.retry_after ?? UNTOLD_WAIT_SECONDS) * 1000
        gate.pause(waitMs)
        if (kind === 'notice' || waits === MAX_WAITS || waitMs > LONGEST_PAUSE_MS) return answer
      } finally {
        leave()
      }
    }
  }
}

/** Telegram's trouble or the database's, not the update's: worth another try later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TelegramUnreachable || error instanceof NotSent) return true
  if (isUnavailable(error) || waitsForToken(error)) return true
  return error instanceof GrammyError && (error.error_code === 429 || error.error_code >= 500)
}

/** Whether nothing is wrong but the bot's token, which an operator has to change. */
export function waitsForToken(error: unknown): boolean {
  if (error instanceof NotSent) return error.reason === 'token'
  return error instanceof GrammyError && refusesToken(error)
}

/** The wait that Telegram asks for, in milliseconds; undefined where it names none. */
export function retryAfterMs(error: unknown): number | undefined {
  if (error instanceof NotSent) return error.againMs ?? undefined
  const seconds = error instanceof GrammyError ? error.parameters.retry_after : undefined
  return seconds === undefined ? undefined : seconds * 1000
}

/** Whether the person blocks the bot, or has left Telegram: nothing can be sent until they come back. */
export function isBlocked(error: unknown): boolean {
  if (!(error instanceof GrammyError)) return false
  return (
    (error.error_code === 403 && !isStranger(error)) ||
    (error.error_code === 400 && /user is deactivated/i.test(error.description))
  )
}

/** Whether the person has never written to the bot, which then must not write to them. */
export function isStranger(error: unknown): boolean {
  if (!(error instanceof GrammyError)) return false
  return /chat not found|can't initiate conversation|PEER_ID_INVALID/.test(error.description)
}

/** Whether Telegram will never take this message, whoever it is for. */
export function isUnsendable(error: unknown): error is GrammyError {
  return error instanceof GrammyError && [400, 413].includes(error.error_code)
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

/** While the token is refused nothing is asked but whether it still is. */
function whileTaken(token: TokenWatch): Transformer {
  return async (prev, method, payload, signal) => {
    if (token.isRefused && method !== 'getMe') throw new NotSent('token')
    const answer = await prev(method, payload, signal)
    token.note(answer)
    return answer
  }
}

function counted({ meter }: TelegramLink): Transformer {
  return async (prev, method, payload, signal) => {
    const startedAtMs = performance.now()
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
      meter.telegramCalled({ method, outcome, ms: performance.now() - startedAtMs })
    }
  }
}

function endedBy(cutOff: AbortSignal): Transformer {
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
