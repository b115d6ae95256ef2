/** The log for operators. A pino logger can be used. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A log that also gets one line for each request of the API. */
export interface RequestLog extends Log {
  request(line: RequestLine): void
}

/** No field may contain a code: these lines are not searched for codes. */
export type RequestLine = {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
  /** Set if the key was accepted. */
  accountId: number | undefined
  address: string | undefined
}

const MINUTE_MS = 60_000
/** The most keys that are reported within a minute. */
const MAX_KEYS = 1000

/** Limits how often something is logged or sent: returns true once a minute for each key. */
export function oncePerMinute(): (key: string, now: Date) => boolean {
  const reportedAt = new Map<string, number>()
  return (key, now) => {
    const nowMs = now.getTime()
    // A Map keeps the order of insertion, so the oldest come first.
    for (const [oldest, at] of reportedAt)
      if (nowMs - at >= MINUTE_MS || nowMs < at) reportedAt.delete(oldest)
      else break
    if (reportedAt.has(key) || reportedAt.size >= MAX_KEYS) return false
    reportedAt.set(key, nowMs)
    return true
  }
}

const MAX_LENGTH = 200

/**
 * What somebody else's program said, in one line that can be stored and shown: the beginning of it, without
 * what no database takes. The text must have been masked before: half a secret would not be recognized.
 */
export function said(by: unknown, maxLength = MAX_LENGTH): string {
  const text = by instanceof Error ? by.message : String(by)
  return text
    .slice(0, 2 * maxLength)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
}
