/** How fast may be sent: to everyone together, and to one chat. */
export type SendLimits = {
  /** Calls under way; notices leave one of them to answers, so that calls that hang hold up nobody. */
  atOnce: number
  /** Calls begun in any second. */
  perSecond: number
  /** From any message in a chat to the next notice there. Answers earn one more in that time. */
  chatEveryMs: number
  /** So many answers go to a chat at once; Telegram lets short bursts pass. */
  chatBurst: number
}

/**
 * Below what Telegram lets through: about 30 messages a second in all and 1 a second in a chat
 * (https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this).
 */
export const SEND_LIMITS: SendLimits = {
  atOnce: 3,
  perSecond: 25,
  chatEveryMs: 1000,
  chatBurst: 10,
}

/** `answer`: somebody waits for it, and it goes ahead; `notice`: it can wait. */
export type Sending = {
  kind: 'answer' | 'notice'
  /** Null for what is no message in a chat. */
  chat: string | null
  /** Aborted where nobody wants it sent any more. */
  until: AbortSignal
}

export type GateClock = {
  /** Milliseconds since any moment; it never goes back. */
  nowMs(): number
  /** Calls back once so many milliseconds have passed, unless what it returns is called before. */
  after(ms: number, wake: () => void): () => void
}

/** Why a call of Telegram was not made. Worth another try later. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly reason: 'token' | 'flood' | 'full' | 'ended'
  /** When it is worth another try, in milliseconds; null where nobody knows. */
  readonly againMs: number | null

  constructor(reason: NotSent['reason'], againMs: number | null = null) {
    super(WORDS[reason])
    this.reason = reason
    this.againMs = againMs
  }
}

const WORDS: Record<NotSent['reason'], string> = {
  token: 'Not sent: Telegram refuses the token of the bot.',
  flood: 'Not sent: Telegram asked the bot to wait.',
  full: 'Not sent: too many messages wait to be sent.',
  ended: 'Not sent: its wait was ended.',
}

export interface SendGate {
  /**
   * Resolves once the call may be made, to what has to be called when it has ended.
   * @throws NotSent where it would wait for too long, or its signal is aborted.
   */
  enter(sending: Sending): Promise<() => void>
  /** Telegram asks to wait: nothing is begun for so long. */
  pause(ms: number): void
  readonly isPaused: boolean
  /** How many calls are under way, and how many answers wait to be begun. */
  readonly underWay: number
  readonly answersWaiting: number
}

/** Whoever would wait longer for the end of a pause is told at once. */
export const LONGEST_PAUSE_MS = 10_000
/** Of each kind; far more than updates and notices are handled side by side. */
const MAX_WAITING = 500
/** Chats are looked through for those that may be forgotten when there are more. */
const MANY_CHATS = 1000
const SECOND_MS = 1000

type Waiting = Sending & { begin(): void; refuse(error: NotSent): void }
/** `wholeAtMs`: when the chat has its whole burst again; `lastMs`: when something was last begun. */
type Chat = { wholeAtMs: number; lastMs: number }

/**
 * Through this goes everything that is sent, so that Telegram never has to refuse it. Answers go ahead
 * of notices, and each kind in its order as far as the limits of its chats let it.
 * @param onPause told at the beginning of a pause, with its length in milliseconds, and at its end, with 0.
 */
export function createSendGate({
  limits,
  clock,
  onPause,
}: {
  limits: SendLimits
  clock: GateClock
  onPause: (ms: number) => void
}): SendGate {
  const { atOnce, perSecond, chatEveryMs, chatBurst } = limits
  const answers = new Set<Waiting>()
  const notices = new Set<Waiting>()
  const chats = new Map<string, Chat>()
  /** When the calls of the last second were begun. */
  const begun: number[] = []
  let underWay = 0
  let noticesUnderWay = 0
  let pausedUntilMs: number | null = null
  let sleeping: (() => void) | null = null

  const queueOf = ({ kind }: Sending) => (kind === 'answer' ? answers : notices)

  /** When the limits of all let one more begin. */
  function openAtMs(nowMs: number): number {
    while (begun[0] !== undefined && begun[0] <= nowMs - SECOND_MS) begun.shift()
    const [first = 0] = begun
    return Math.max(pausedUntilMs ?? 0, begun.length < perSecond ? 0 : first + SECOND_MS)
  }

  /** When the limits of its chat let it begin; of notices also those that keep them evenly apart. */
  function mayBeginAtMs({ kind, chat }: Waiting): number {
    const { wholeAtMs, lastMs } = (chat !== null && chats.get(chat)) || {
      wholeAtMs: 0,
      lastMs: Number.NEGATIVE_INFINITY,
    }
    if (kind === 'answer') return wholeAtMs - (chatBurst - 1) * chatEveryMs
    // An answer that comes now finds room within this time.
    const apart = (begun.at(-1) ?? Number.NEGATIVE_INFINITY) + SECOND_MS / perSecond
    return Math.max(apart, lastMs + chatEveryMs)
  }

  function begin(waiting: Waiting, nowMs: number): void {
    queueOf(waiting).delete(waiting)
    underWay++
    if (waiting.kind === 'notice') noticesUnderWay++
    begun.push(nowMs)
    const { chat } = waiting
    if (chat !== null) {
      const wholeAtMs = Math.max(chats.get(chat)?.wholeAtMs ?? 0, nowMs) + chatEveryMs
      chats.set(chat, { wholeAtMs, lastMs: nowMs })
    }
    if (chats.size > MANY_CHATS)
      for (const [one, { wholeAtMs }] of chats) if (wholeAtMs <= nowMs) chats.delete(one)
    waiting.begin()
  }

  /** The first that may begin now, or the moment when the next one may. */
  function next(nowMs: number): Waiting | number {
    const openAt = openAtMs(nowMs)
    if (openAt > nowMs) return answers.size + notices.size > 0 ? openAt : Number.POSITIVE_INFINITY
    let soonest = Number.POSITIVE_INFINITY
    for (const queue of noticesUnderWay < atOnce - 1 ? [answers, notices] : [answers])
      for (const waiting of queue) {
        const at = mayBeginAtMs(waiting)
        if (at <= nowMs) return waiting
        soonest = Math.min(soonest, at)
      }
    return soonest
  }

  /** Begins what may begin, and comes back when more may. */
  function run(): void {
    sleeping?.()
    sleeping = null
    const nowMs = clock.nowMs()
    if (pausedUntilMs !== null && pausedUntilMs <= nowMs) {
      pausedUntilMs = null
      onPause(0)
    }
    let wakeAtMs = pausedUntilMs ?? Number.POSITIVE_INFINITY
    while (underWay < atOnce) {
      const found = next(nowMs)
      if (typeof found !== 'number') {
        begin(found, nowMs)
        continue
      }
      wakeAtMs = Math.min(wakeAtMs, found)
      break
    }
    if (wakeAtMs < Number.POSITIVE_INFINITY) sleeping = clock.after(wakeAtMs - nowMs, run)
  }

  /** The wait that is left of a pause, where it is too long to be waited for. */
  function longPauseMs(): number | null {
    const leftMs = (pausedUntilMs ?? 0) - clock.nowMs()
    return leftMs > LONGEST_PAUSE_MS ? leftMs : null
  }

  function leaveOnce(kind: Sending['kind']): () => void {
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      underWay--
      if (kind === 'notice') noticesUnderWay--
      run()
    }
  }

  return {
    enter(sending) {
      const queue = queueOf(sending)
      const pauseMs = longPauseMs()
      if (sending.until.aborted) return Promise.reject(new NotSent('ended'))
      if (pauseMs !== null) return Promise.reject(new NotSent('flood', pauseMs))
      if (queue.size >= MAX_WAITING) return Promise.reject(new NotSent('full', SECOND_MS))
      return new Promise((resolve, reject) => {
        const stopListening = () => sending.until.removeEventListener('abort', end)
        const waiting: Waiting = {
          ...sending,
          begin() {
            stopListening()
            resolve(leaveOnce(sending.kind))
          },
          refuse(error) {
            stopListening()
            queue.delete(waiting)
            reject(error)
          },
        }
        const end = () => waiting.refuse(new NotSent('ended'))
        sending.until.addEventListener('abort', end)
        queue.add(waiting)
        run()
      })
    },
    pause(ms) {
      const untilMs = clock.nowMs() + ms
      if (untilMs <= (pausedUntilMs ?? 0)) return
      pausedUntilMs = untilMs
      onPause(ms)
      const tooLong = longPauseMs()
      if (tooLong !== null)
        for (const waiting of [...answers, ...notices])
          waiting.refuse(new NotSent('flood', tooLong))
      run()
    },
    get isPaused() {
      return pausedUntilMs !== null && pausedUntilMs > clock.nowMs()
    },
    get underWay() {
      return underWay
    },
    get answersWaiting() {
      return answers.size
    },
  }
}

/** The time that passes. A wait for it keeps no process from its end. */
export const realTime: GateClock = {
  nowMs: () => performance.now(),
  after(ms, wake) {
    const timer = setTimeout(wake, Math.ceil(ms))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
