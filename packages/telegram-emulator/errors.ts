import type { ResponseParameters } from 'grammy/types'

/** An answer of the Bot API that is not ok, in Telegram's words. */
export class TelegramError extends Error {
  override name = 'TelegramError'
  readonly code: number
  readonly parameters: ResponseParameters | undefined

  constructor(code: number, description: string, parameters?: ResponseParameters) {
    super(description)
    this.code = code
    this.parameters = parameters
  }
}

export function badRequest(problem: string): TelegramError {
  return new TelegramError(400, `Bad Request: ${problem}`)
}

export function forbidden(problem: string): TelegramError {
  return new TelegramError(403, `Forbidden: ${problem}`)
}

export function conflict(problem: string): TelegramError {
  return new TelegramError(409, `Conflict: ${problem}`)
}

export function tooManyRequests(seconds: number): TelegramError {
  const parameters = { retry_after: seconds }
  return new TelegramError(429, `Too Many Requests: retry after ${seconds}`, parameters)
}

/** The answer to a person's action that cannot be carried out. */
export class DoorError extends Error {
  override name = 'DoorError'
  readonly status: 400 | 404

  constructor(status: 400 | 404, problem: string) {
    super(problem)
    this.status = status
  }
}
