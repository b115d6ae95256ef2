/** How many messages the bot may send. As at Telegram, edits count too. */
export type Limits = {
  /** To one person: `burst` at once, and one more after each interval. */
  chat: { burst: number; everyMs: number }
  /** To one group in any window of this length. */
  group: { messages: number; perMs: number }
  /** To everyone together in any window of this length. */
  all: { messages: number; perMs: number }
  /** The shortest wait of a refused caller. */
  retryAfterSeconds: number
}

/**
 * From https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this. Telegram does not
 * say how large a burst may be or how long it then refuses: both values come from the experience of bots.
 */
export const TELEGRAM_LIMITS: Limits = {
  chat: { burst: 20, everyMs: 1000 },
  group: { messages: 20, perMs: 60_000 },
  all: { messages: 30, perMs: 1000 },
  retryAfterSeconds: 3,
}

export type LimitCounts = {
  /** Answers with 429, including those that a fault caused. */
  refused: number
  /** Calls that were made before the retry_after of an earlier answer had passed. */
  tooEarly: number
}

const MESSAGES = /^(send(?!ChatAction$)|edit|copy|forward)/
const EVERYONE = 'everyone'

/** Counts what the bot sends, and how long it must wait. Without limits, counts only refusals. */
export function createLimits(limits: Limits | null, clock: () => Date) {
  /** When the chat has its full burst again, in milliseconds. */
  const wholeAt = new Map<string, number>()
  const refusedUntil = new Map<string, number>()
  const sent = new Map<string, number[]>()
  const counts: LimitCounts = { refused: 0, tooEarly: 0 }

  /** The calls that share a wait: all messages to a chat, or all calls of another method. */
  function placeOf(method: string, chatId: unknown): string {
    return MESSAGES.test(method) && chatId !== undefined ? `chat ${chatId}` : `method ${method}`
  }

  function refuse(place: string, seconds: number, now: number): number {
    counts.refused += 1
    for (const [one, until] of refusedUntil) if (until <= now) refusedUntil.delete(one)
    refusedUntil.set(place, Math.max(refusedUntil.get(place) ?? 0, now + seconds * 1000))
    return seconds
  }

  /** Milliseconds until one more message fits into the window. */
  function spanWait(place: string, span: Limits['all'], now: number): number {
    const recent = (sent.get(place) ?? []).filter((at) => at > now - span.perMs)
    sent.set(place, recent)
    return recent.length < span.messages ? 0 : (recent[0] ?? now) + span.perMs - now
  }

  function chatWait(place: string, { burst, everyMs }: Limits['chat'], now: number): number {
    return Math.max((wholeAt.get(place) ?? now) - (burst - 1) * everyMs - now, 0)
  }

  /** Counts the message, or returns for how many seconds it is refused. */
  function takeMessage(place: string, isGroup: boolean, to: Limits): number | null {
    const now = clock().getTime()
    const running = Math.max(refusedUntil.get(place) ?? 0, refusedUntil.get(EVERYONE) ?? 0) - now
    if (running > 0) {
      counts.refused += 1
      return Math.ceil(running / 1000)
    }
    const waits = [
      [place, isGroup ? spanWait(place, to.group, now) : chatWait(place, to.chat, now)],
      [EVERYONE, spanWait(EVERYONE, to.all, now)],
    ] as const
    const [full] = waits.filter(([, waitMs]) => waitMs > 0)
    if (full) return refuse(full[0], Math.max(Math.ceil(full[1] / 1000), to.retryAfterSeconds), now)
    sent.get(EVERYONE)?.push(now)
    if (isGroup) sent.get(place)?.push(now)
    else wholeAt.set(place, Math.max(wholeAt.get(place) ?? 0, now) + to.chat.everyMs)
    return null
  }

  return {
    /** How many seconds the call must wait; null if it may be made now. */
    take(method: string, chatId: unknown, isGroup: boolean): number | null {
      if (!limits || !MESSAGES.test(method) || chatId === undefined) return null
      return takeMessage(placeOf(method, chatId), isGroup, limits)
    },

    /** Counts a call that did not wait as it had to. */
    noteCall(method: string, chatId: unknown): void {
      const now = clock().getTime()
      const until = Math.max(
        refusedUntil.get(placeOf(method, chatId)) ?? 0,
        MESSAGES.test(method) ? (refusedUntil.get(EVERYONE) ?? 0) : 0,
      )
      if (until > now) counts.tooEarly += 1
    },

    /** Records that a fault refused the call for this long. Other calls are not refused. */
    noteFault(method: string, chatId: unknown, seconds: number): void {
      refuse(placeOf(method, chatId), seconds, clock().getTime())
    },

    counts: (): LimitCounts => ({ ...counts }),
  }
}
