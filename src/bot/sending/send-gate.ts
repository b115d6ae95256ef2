/** How fast the bot may send: in total, and to one chat. */
export type SendLimits = {
  /** Calls in flight. One is reserved for answers, so that notices that hang cannot block them. */
  maxInFlight: number
  /** Calls started in any second. */
  perSecond: number
  /** The wait from a message in a chat to the next notice there, and until one more answer is allowed. */
  chatEveryMs: number
  /** How many answers a chat may get at once; Telegram allows short bursts. */
  chatBurst: number
}

/**
 * Below Telegram's limits: about 30 messages a second in total and 1 a second in a chat
 * (https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this).
 */
export const SEND_LIMITS: SendLimits = {
  maxInFlight: 3,
  perSecond: 25,
  chatEveryMs: 1000,
  chatBurst: 10,
}

/** A call to be sent. `answer`: somebody waits for it, so it goes first; `notice`: it can wait. */
export type Sending = {
  kind: 'answer' | 'notice'
  /** Null for a call that is not a message in a chat. */
  chat: string | null
  /** Aborted when the call is no longer wanted. */
  until: AbortSignal
}

export type GateClock = {
  /** Milliseconds on a monotonic clock. */
  nowMs(): number
  /** Calls `wake` after `ms`. @returns a function that cancels it */
  after(ms: number, wake: () => void): () => void
}

/** A call to Telegram that was not made, and why. It may be retried later. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly reason: 'token' | 'flood' | 'full' | 'ended'
  /** The wait before a retry makes sense; null if unknown. */
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
  ended: 'Not sent: it was cancelled while it waited.',
}

export type SendGate = ReturnType<typeof createSendGate>

/** Calls that would wait longer than this for the end of a pause are refused at once. */
export const LONGEST_PAUSE_MS = 10_000
/** The most calls of each kind that may wait; far more than the updates and notices handled in parallel. */
const MAX_WAITING = 500
/** Above this, chats that have their whole burst again are removed from memory. */
const MANY_CHATS = 1000
const SECOND_MS = 1000

type Waiting = Sending & { start(): void; refuse(error: NotSent): void }
/** `fullBurstAtMs`: when the chat has its whole burst again; `lastMs`: when a call to it last started. */
type Chat = { fullBurstAtMs: number; lastMs: number }

/**
 * Limits the rate of everything that the bot sends, so that Telegram does not refuse it. Answers go before
 * notices. Each kind goes in order, but a call whose chat has reached its limit does not block the others.
 * @param onPause called with the length in ms when a pause starts, and with 0 when it ends
 */
export function createSendGate({
  limits,
  clock,
  onPause,
}: {
  limits: SendLimits
  clock: GateClock
  onPause: (ms: number) => void
}) {
  const { maxInFlight, perSecond, chatEveryMs, chatBurst } = limits
  const answers = new Set<Waiting>()
  const notices = new Set<Waiting>()
  const chats = new Map<string, Chat>()
  /** When the calls of the last second started. */
  const started: number[] = []
  let inFlight = 0
  let noticesInFlight = 0
  let pausedUntilMs: number | null = null
  let cancelWake: (() => void) | null = null

  const queueOf = ({ kind }: Sending) => (kind === 'answer' ? answers : notices)

  /** When the total limits allow the next call. */
  function openAtMs(nowMs: number): number {
    while (started[0] !== undefined && started[0] <= nowMs - SECOND_MS) started.shift()
    const [first = 0] = started
    return Math.max(pausedUntilMs ?? 0, started.length < perSecond ? 0 : first + SECOND_MS)
  }

  /** When the limit of its chat allows this call. Notices are also spread evenly over a second. */
  function mayStartAtMs({ kind, chat }: Waiting): number {
    const { fullBurstAtMs, lastMs } = (chat !== null && chats.get(chat)) || {
      fullBurstAtMs: 0,
      lastMs: Number.NEGATIVE_INFINITY,
    }
    if (kind === 'answer') return fullBurstAtMs - (chatBurst - 1) * chatEveryMs
    // An answer that comes in between then waits at most this long.
    const apart = (started.at(-1) ?? Number.NEGATIVE_INFINITY) + SECOND_MS / perSecond
    return Math.max(apart, lastMs + chatEveryMs)
  }

  function start(waiting: Waiting, nowMs: number): void {
    queueOf(waiting).delete(waiting)
    inFlight++
    if (waiting.kind === 'notice') noticesInFlight++
    started.push(nowMs)
    const { chat } = waiting
    if (chat !== null) {
      const fullBurstAtMs = Math.max(chats.get(chat)?.fullBurstAtMs ?? 0, nowMs) + chatEveryMs
      chats.set(chat, { fullBurstAtMs, lastMs: nowMs })
    }
    if (chats.size > MANY_CHATS)
      for (const [one, { fullBurstAtMs }] of chats) if (fullBurstAtMs <= nowMs) chats.delete(one)
    waiting.start()
  }

  /** The first call that may start now, or else the time when one may. */
  function next(nowMs: number): Waiting | number {
    const openAt = openAtMs(nowMs)
    if (openAt > nowMs) return answers.size + notices.size > 0 ? openAt : Number.POSITIVE_INFINITY
    let soonest = Number.POSITIVE_INFINITY
    for (const queue of noticesInFlight < maxInFlight - 1 ? [answers, notices] : [answers])
      for (const waiting of queue) {
        const at = mayStartAtMs(waiting)
        if (at <= nowMs) return waiting
        soonest = Math.min(soonest, at)
      }
    return soonest
  }

  /** Starts every call that may start, and runs again when the next one may. */
  function run(): void {
    cancelWake?.()
    cancelWake = null
    const nowMs = clock.nowMs()
    if (pausedUntilMs !== null && pausedUntilMs <= nowMs) {
      pausedUntilMs = null
      onPause(0)
    }
    let wakeAtMs = pausedUntilMs ?? Number.POSITIVE_INFINITY
    while (inFlight < maxInFlight) {
      const found = next(nowMs)
      if (typeof found !== 'number') {
        start(found, nowMs)
        continue
      }
      wakeAtMs = Math.min(wakeAtMs, found)
      break
    }
    if (wakeAtMs < Number.POSITIVE_INFINITY) cancelWake = clock.after(wakeAtMs - nowMs, run)
  }

  /** The rest of a pause that is too long to wait for; null if calls may wait. */
  function longPauseMs(): number | null {
    const leftMs = (pausedUntilMs ?? 0) - clock.nowMs()
    return leftMs > LONGEST_PAUSE_MS ? leftMs : null
  }

  function leave(kind: Sending['kind']): void {
    inFlight--
    if (kind === 'notice') noticesInFlight--
    run()
  }

  return {
    /**
     * Waits until the call may be made. @returns a function to call once, when the call has ended
     * @throws NotSent when it would wait too long, or `until` is aborted
     */
    enter(sending: Sending): Promise<() => void> {
      const queue = queueOf(sending)
      const pauseMs = longPauseMs()
      if (sending.until.aborted) return Promise.reject(new NotSent('ended'))
      if (pauseMs !== null) return Promise.reject(new NotSent('flood', pauseMs))
      if (queue.size >= MAX_WAITING) return Promise.reject(new NotSent('full', SECOND_MS))
      return new Promise((resolve, reject) => {
        const stopListening = () => sending.until.removeEventListener('abort', end)
        const waiting: Waiting = {
          ...sending,
          start() {
            stopListening()
            resolve(() => leave(sending.kind))
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
    /** Starts nothing for `ms`, because Telegram asked to wait. */
    pause(ms: number): void {
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
    /** How many calls are in flight. */
    get inFlight(): number {
      return inFlight
    },
    /** How many answers wait to be sent. */
    get answersWaiting(): number {
      return answers.size
    },
  }
}

/** The real clock. Its timers do not keep the process alive. */
export const realTime: GateClock = {
  nowMs: () => performance.now(),
  after(ms, wake) {
    const timer = setTimeout(wake, Math.ceil(ms))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
