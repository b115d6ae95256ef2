import type { Update } from 'grammy/types'
import { conflict } from './errors.ts'

export type UpdateContent = Omit<Update, 'update_id'>

export type Poll = {
  /** Confirms all updates before this one; -n keeps only the last n. */
  offset: number
  limit: number
  timeoutSeconds: number
  signal: AbortSignal
}

type Waiting = { end(error?: Error): void }

export type KeptUpdates = { nextId: number; allowed: string[]; pending: Update[] }

const MAX_PENDING = 10_000
const MAX_KEPT = 1000
/** Ids that may have been given out after the last time that anything was written. */
const GIVEN_OUT = 1000
/** Kinds that Telegram sends only if the bot asks for them by name. */
const UNASKED_ARE_HELD_BACK = ['chat_member', 'message_reaction', 'message_reaction_count']

export type Updates = ReturnType<typeof createUpdates>

/**
 * The updates that wait for the bot, oldest first. An update stays until it is confirmed, so a bot that
 * crashed gets it again.
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

  /** Resolves when an update is pending, the time is over, or the caller has gone. */
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
    /** Queues it if the bot wants its kind, or `unasked`. Returns its update_id in any case. */
    push(content: UpdateContent, { unasked = false } = {}): number {
      const update: Update = { update_id: nextId++, ...content }
      if (!unasked && !isAllowed(content)) return update.update_id
      const copies = options.copies()
      for (let copy = 0; copy < copies; copy++) pending.push(update)
      if (pending.length > MAX_PENDING) pending = pending.slice(-MAX_PENDING)
      for (const listener of [...listeners]) listener()
      return update.update_id
    },

    /** Waits for updates, and ends an earlier caller's wait. @throws TelegramError 409 if a later caller ends this one */
    async poll(poll: Poll): Promise<Update[]> {
      this.endPoll(
        'terminated by other getUpdates request; make sure that only one bot instance is running',
      )
      if (poll.offset > 0) pending = pending.filter(({ update_id: id }) => id >= poll.offset)
      if (poll.offset < 0) pending = pending.slice(poll.offset)
      await somethingToSend(poll)
      return pending.slice(0, poll.limit)
    },

    /** Ends the current wait, with a conflict or, without one, as if its time were over. */
    endPoll(problem?: string): void {
      poller?.end(problem === undefined ? undefined : conflict(problem))
    },

    /** Queues only these kinds from now on; an empty list means the usual ones. */
    allow(kinds: readonly string[]): void {
      allowed = kinds
    },

    get allowed(): readonly string[] {
      return allowed
    },

    get size(): number {
      return pending.length
    },

    /** The oldest update of this kind. */
    find: (matches: (update: Update) => boolean): Update | undefined => pending.find(matches),

    /** Removes one copy of the update, which was delivered. */
    confirm(update: Update): void {
      const place = pending.indexOf(update)
      if (place >= 0) pending.splice(place, 1)
    },

    keep: (): KeptUpdates => ({
      nextId,
      allowed: [...allowed],
      pending: pending.slice(-MAX_KEPT),
    }),

    /** Continues where another process stopped: no id is given out twice. */
    restore(kept: KeptUpdates): void {
      nextId = Math.max(nextId, kept.nextId + GIVEN_OUT)
      allowed = kept.allowed
      pending = kept.pending
    },

    /** Reports every push, until the returned function is called. */
    onPush(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
