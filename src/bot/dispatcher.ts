import { setTimeout as sleep } from 'node:timers/promises'
import { GrammyError } from 'grammy'
import type { Store } from '../db/store.ts'
import {
  type Arrival,
  beginUpdate,
  endUpdate,
  receiveUpdates,
  releaseUpdate,
  type Update,
  unhandledUpdates,
  type Waiting,
} from '../domain/inbox.ts'
import type { Log } from '../domain/supplier-calls.ts'
import { isTransient } from './telegram.ts'

export interface Dispatcher {
  /** Stores updates, so that Telegram may be told that they arrived; handles them where it is open. */
  receive(updates: readonly Update[]): Promise<void>
  /**
   * Begins to handle, first what an earlier process left. Only one process's may be open: what another
   * was handling when it ended is begun again.
   */
  open(): Promise<void>
  /** How many updates wait or are being handled. */
  readonly pending: number
  /** Resolves when nothing waits. */
  idle(): Promise<void>
  /** Begins no more updates and waits a while for those being handled; the others wait to be opened for. */
  stop(): Promise<void>
}

export type DispatcherDeps = {
  store: Store
  clock: () => Date
  log: Log
  handle: (update: Update) => Promise<void>
  /** How long one update may take before the next of its lane is begun. */
  deadlineMs: number
  /** The wait before an update is handled again that Telegram's trouble has cut short. */
  retryMs: number
}

/** An update that ended the process so often is given up. */
const MAX_ATTEMPTS = 3
/** Telegram's trouble that lasts longer than this ends an update, too. */
const GIVE_UP_MS = 30 * 60 * 1000
const LONGEST_RETRY_MS = 60_000
const STOP_WAIT_MS = 5000
/** So long at most an update waits that another process has stored. */
const LOOK_EVERY_MS = 250
/** No more wait in memory; the inbox has the rest. */
const MAX_PENDING = 2000

/**
 * Handles stored updates, by whatever process they were stored: those of a lane (a person) one after the
 * other, in the order in which they came, and the lanes side by side.
 */
export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const { store, clock, log } = deps
  /** Set while it is open. */
  let closing: AbortController | null = null
  const lanes = new Map<string, number[]>()
  const running = new Map<string, Promise<void>>()
  /** What is in the lanes, and what has left them while the inbox was being read. */
  const known = new Set<number>()
  const left = new Set<number>()
  let looked: Promise<void> = Promise.resolve()
  let kept: Promise<void> = looked

  /** Takes in what waits in the inbox. One look at a time, each begun after it was asked for. */
  function look(): Promise<void> {
    const result = looked.then(async () => {
      left.clear()
      if (!closing || known.size >= MAX_PENDING) return
      const waiting = await unhandledUpdates(store.read, 2 * MAX_PENDING)
      if (!closing) return
      for (const update of waiting)
        if (!known.has(update.updateId) && !left.has(update.updateId)) enqueue(update)
    })
    looked = result.catch(() => undefined)
    return result
  }

  async function keepLooking({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS)
      try {
        if (!signal.aborted) await look()
      } catch (error) {
        log.error({ err: error }, 'the inbox could not be read')
        await pause(deps.retryMs)
      }
    }
  }

  function enqueue({ updateId, lane }: Waiting) {
    known.add(updateId)
    const queue = lanes.get(lane)
    if (queue) queue.push(updateId)
    else lanes.set(lane, [updateId])
    if (!running.has(lane)) running.set(lane, run(lane))
  }

  async function run(lane: string): Promise<void> {
    // So that it is known to run before it can have ended.
    await Promise.resolve()
    const queue = lanes.get(lane) ?? []
    while (queue[0] !== undefined && closing) {
      try {
        await handleToItsEnd(queue[0])
        forget(queue.shift())
      } catch (error) {
        // The database failed, and with it everything else; what comes after must wait for its turn.
        log.error({ updateId: queue[0], err: error }, 'an update could not be taken from the inbox')
        await pause(deps.retryMs)
      }
    }
    queue.forEach(forget)
    lanes.delete(lane)
    running.delete(lane)
  }

  function forget(updateId: number | undefined): void {
    if (updateId === undefined) return
    known.delete(updateId)
    left.add(updateId)
  }

  async function handleToItsEnd(updateId: number): Promise<void> {
    const giveUpAt = clock().getTime() + GIVE_UP_MS
    for (let tries = 0; ; tries++) {
      const begun = await store.transaction((tx) => beginUpdate(tx, updateId, MAX_ATTEMPTS))
      if (!begun)
        return log.warn({ updateId }, 'an update had ended, or ended the process too often')
      // Closed meanwhile, it may be another process's turn.
      if (!closing) return
      const handling = { updateId, attempt: begun.attempt }
      const trouble = await attempt(begun.update)
      if (trouble === null) {
        await store.transaction((tx) => endUpdate(tx, handling, 'done'))
        return
      }
      const lasting = !isTransient(trouble) || clock().getTime() > giveUpAt
      if (lasting) {
        log.error({ updateId, err: trouble }, 'an update was not handled')
        await store.transaction((tx) => endUpdate(tx, handling, 'failed'))
        return
      }
      const againMs = retryAfterMs(trouble) ?? Math.min(deps.retryMs * 2 ** tries, LONGEST_RETRY_MS)
      log.warn({ updateId, err: trouble, againMs }, 'Telegram kept an update from being handled')
      await store.transaction((tx) => releaseUpdate(tx, handling))
      await pause(againMs)
      if (!closing) return
    }
  }

  /** Handles it once. Returns what kept it from being handled, or null. */
  async function attempt(update: Update): Promise<unknown> {
    try {
      await withDeadline(deps.handle(update), update.update_id)
      return null
    } catch (error) {
      return error ?? new Error('A handler threw nothing.')
    }
  }

  async function withDeadline(handled: Promise<void>, updateId: number): Promise<void> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.reject(new Error(`The handler took longer than ${deps.deadlineMs} ms.`))
      // What it throws from now on still belongs into the log.
      handled.catch((error) => log.warn({ updateId, err: error }, 'a late handler failed'))
    }, deps.deadlineMs)
    try {
      await Promise.race([handled, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  async function pause(ms: number): Promise<void> {
    // Rejects alone where it is closed, and then nothing is waited for.
    if (closing) await sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined)
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values())
  }

  return {
    async receive(updates) {
      const arrivals: Arrival[] = updates.map((update) => ({ update, lane: laneOf(update) }))
      await store.transaction((tx) => receiveUpdates(tx, arrivals, clock()))
      await look()
    },
    async open() {
      const opened = new AbortController()
      closing = opened
      await look()
      kept = keepLooking(opened)
    },
    get pending() {
      return lanes.values().reduce((sum, queue) => sum + queue.length, 0)
    },
    idle,
    async stop() {
      closing?.abort()
      closing = null
      const waited = new AbortController()
      const limit = sleep(STOP_WAIT_MS, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([Promise.all([idle(), kept]), limit])
      waited.abort()
    },
  }
}

/** One lane a person. A checkout must be answered within ten seconds and so waits for nothing else. */
function laneOf(update: Update): string {
  const parts = Object.values(update).filter((part) => typeof part === 'object' && part !== null)
  const [{ id, from, chat } = {}] = parts as { id?: string; from?: Named; chat?: Named }[]
  if ('pre_checkout_query' in update) return `checkout ${id}`
  return String(from?.id ?? chat?.id ?? 'others')
}

type Named = { id?: number }

function retryAfterMs(error: unknown): number | undefined {
  const seconds = error instanceof GrammyError ? error.parameters.retry_after : undefined
  return seconds === undefined ? undefined : seconds * 1000
}
