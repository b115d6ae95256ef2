import type { Update } from 'grammy/types'
import { conflict } from './errors.ts'

export type UpdateContent = Omit<Update, 'update_id'>

export type Poll = {
  /** Everything before it is confirmed; -n leaves the last n. */
  offset: number
  limit: number
  timeoutSeconds: number
  signal: AbortSignal
}

type Waiting = { end(error?: Error): void }

const MAX_PENDING = 10_000
/** Kinds that Telegram sends only where they are asked for by name. */
const UNASKED_ARE_HELD_BACK = ['chat_member', 'message_reaction', 'message_reaction_count']

export type Updates = ReturnType<typeof createUpdates>

/**
 * What waits for the bot, oldest first. An update stays until it is confirmed, so that a bot that
 * crashed is given it again.
 */
export function createUpdates(options: { firstId: number; copies: () => number }) {
  let pending: Update[] = []
  let nextId = options.firstId
  let allowed: readonly string[] = []
  let poller: Waiting | null = null
  const listeners = new Set<() => void>()

  function isAllowed(content: UpdateContent): boolean {
    return Object.keys(content).some((kind) =>
      allowed.length > 0 ? allowed.includes(kind) : !UNASKED_ARE_HELD_BACK.includes(kind),
    )
  }

  /** Resolves when something is pending, the time is over or the caller gone. */
  function somethingToSend({ timeoutSeconds, signal }: Poll): Promise<void> {
    if (pending.length > 0 || timeoutSeconds <= 0 || signal.aborted) return Promise.resolve()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { end: (error) => (error ? reject(error) : resolve()) }
    const end = () => waiting.end()
    const timer = setTimeout(end, timeoutSeconds * 1000)
    listeners.add(end)
    signal.addEventListener('abort', end)
    poller = waiting
    return promise.finally(() => {
      clearTimeout(timer)
      listeners.delete(end)
      signal.removeEventListener('abort', end)
      if (poller === waiting) poller = null
    })
  }

  return {
    /** Puts it in the queue and tells its update_id, also where the bot asked for no such kind. */
    push(content: UpdateContent): number {
      const update: Update = { update_id: nextId++, ...content }
      if (!isAllowed(content)) return update.update_id
      const copies = options.copies()
      for (let copy = 0; copy < copies; copy++) pending.push(update)
      if (pending.length > MAX_PENDING) pending = pending.slice(-MAX_PENDING)
      for (const listener of [...listeners]) listener()
      return update.update_id
    },

    /** Waits for updates. Ends the wait of an earlier caller. @throws TelegramError 409 likewise. */
    async poll(poll: Poll): Promise<Update[]> {
      this.endPoll(
        'terminated by other getUpdates request; make sure that only one bot instance is running',
      )
      if (poll.offset > 0) pending = pending.filter(({ update_id: id }) => id >= poll.offset)
      if (poll.offset < 0) pending = pending.slice(poll.offset)
      await somethingToSend(poll)
      return pending.slice(0, poll.limit)
    },

    /** Ends the wait under way, with a conflict or, without one, as if its time were over. */
    endPoll(problem?: string): void {
      poller?.end(problem === undefined ? undefined : conflict(problem))
    },

    /** From now on only these kinds are queued; an empty list stands for the usual ones. */
    allow(kinds: readonly string[]): void {
      allowed = kinds
    },

    get allowed(): readonly string[] {
      return allowed
    },

    get size(): number {
      return pending.length
    },

    /** The oldest that is of this kind. */
    find: (matches: (update: Update) => boolean): Update | undefined => pending.find(matches),

    /** Takes away one copy of the update, which was delivered. */
    confirm(update: Update): void {
      const place = pending.indexOf(update)
      if (place >= 0) pending.splice(place, 1)
    },

    drop(): void {
      pending = []
    },

    /** Tells of every push, until the returned function is called. */
    onPush(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
