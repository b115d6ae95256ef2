import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../db/store.ts'
import { notifyEachOnce } from '../../domain/notices/notices.ts'
import { type Log, oncePerMinute } from '../../domain/shared/log.ts'
import type { Meter } from '../../domain/shared/meter.ts'
import {
  type Arrival,
  beginUpdate,
  endUpdate,
  receiveUpdates,
  releaseUpdate,
  type Update,
  unhandledUpdates,
  waitingByLane,
} from '../../domain/telegram/inbox.ts'
import { isTransient, retryAfterMs, waitsForToken } from '../sending/telegram.ts'
import { admit, isUrgent, laneOf, paymentsOf, personOf } from './lanes.ts'
import { createScheduler } from './scheduler.ts'

export type Dispatcher = ReturnType<typeof createDispatcher>

export type DispatcherDeps = {
  store: Store
  clock: () => Date
  log: Log
  meter: Meter
  adminIds: ReadonlySet<number>
  /** @param late aborted when `deadlineMs` has passed */
  handle: (update: Update, late: AbortSignal) => Promise<void>
  /** How long one update may take before the next of its lane starts. */
  deadlineMs: number
  /** The first wait before the retry of an update that failed because of Telegram or the database. */
  retryMs: number
  /** How long `stop` waits for running updates; 5 s by default. */
  stopWaitMs?: number
}

/** An update that was started this often and never ended is skipped: it may be what kills the process. */
const MAX_ATTEMPTS = 3
/** How long an update is retried while Telegram or the database fails. */
const GIVE_UP_MS = 30 * 60 * 1000
const LONGEST_RETRY_MS = 60_000
const STOP_WAIT_MS = 5000
/** How often the inbox is read for updates that other processes have stored. */
const READ_EVERY_MS = 250
/** When a webhook brings this many at once, more are expected. */
const MANY_AT_ONCE = 10
/** More than admission lets wait. Only an inbox that an older version filled is read in parts. */
const MAX_PENDING = 10_000

/**
 * Stores updates and handles those that any process has stored. Updates of one lane (a person) are handled
 * one at a time, in order; lanes run in parallel.
 */
export function createDispatcher(deps: DispatcherDeps) {
  const { store, clock, log, meter, adminIds, stopWaitMs = STOP_WAIT_MS } = deps
  /** Set while the dispatcher is open, aborted when it closes. */
  let closing: AbortController | null = null
  const scheduler = createScheduler({
    handle: handleSafely,
    isUrgent: (lane) => isUrgent(lane, adminIds),
    laneBefore: paymentsOf,
    pause,
  })
  /** Updates that are being retried, because Telegram or the database failed. */
  const retried = new Map<number, { tries: number; giveUpAt: number }>()
  /** How many attempts at an update the process has outlived that the database may still count. */
  const outlived = new Map<number, number>()
  /** Updates that ended while the inbox was being read. */
  const ended = new Set<number>()
  const mayReport = oncePerMinute()
  let reading: Promise<void> = Promise.resolve()
  let nextReading: Promise<void> | null = null
  let readLoop: Promise<void> = reading
  /** Updates that came while others were being stored. */
  const arrived: Arrival[] = []
  let storing: Promise<void> = Promise.resolve()
  let nextStoring: Promise<void> | null = null

  /** Schedules what waits in the inbox. Reads do not overlap; calls during a read share the next one. */
  function readInbox(): Promise<void> {
    nextReading ??= reading.then(async () => {
      nextReading = null
      ended.clear()
      if (!closing) return
      const waiting = await unhandledUpdates(store.read, MAX_PENDING)
      if (!closing) return
      for (const { updateId, lane } of waiting)
        if (!ended.has(updateId)) scheduler.add(updateId, lane)
      // Another process may have ended them.
      for (const id of outlived.keys())
        if (!waiting.some(({ updateId }) => updateId === id)) outlived.delete(id)
      scheduler.run()
    })
    reading = nextReading.catch(() => undefined)
    return nextReading
  }

  async function keepReading({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      await pause(READ_EVERY_MS)
      try {
        if (!signal.aborted) await readInbox()
      } catch (error) {
        log.error({ err: error }, 'the inbox could not be read')
        await pause(deps.retryMs)
      }
    }
  }

  async function handleSafely(updateId: number): Promise<number | null> {
    try {
      const againMs = await handle(updateId)
      if (againMs !== null) return againMs
    } catch (error) {
      // The database failed. Later updates of the lane must not overtake this one.
      log.error({ updateId, err: error }, 'an update could not be taken from the inbox')
      outlived.set(updateId, (outlived.get(updateId) ?? 0) + 1)
      return deps.retryMs
    }
    retried.delete(updateId)
    ended.add(updateId)
    return null
  }

  /** Handles an update once. @returns null if it has ended, else the wait before the retry in ms. */
  async function handle(updateId: number): Promise<number | null> {
    const attempts = { most: MAX_ATTEMPTS, outlived: outlived.get(updateId) ?? 0 }
    const begun = await store.transaction((tx) => beginUpdate(tx, updateId, attempts))
    outlived.delete(updateId)
    if (!begun) {
      log.warn(
        { updateId },
        'skipped an update: it was handled already, or was started too often and never ended',
      )
      return null
    }
    // Closed in the meantime: another process may be the leader now.
    if (!closing) return 0
    const handling = { updateId, attempt: begun.attempt }
    const { tries, giveUpAt } = retried.get(updateId) ?? {
      tries: 0,
      giveUpAt: clock().getTime() + GIVE_UP_MS,
    }
    const error = await attempt(begun.update)
    if (error === null) {
      await store.transaction((tx) => endUpdate(tx, handling, 'done'))
      return null
    }
    // A refused token is retried without a limit: the operator has to change it.
    const waits = waitsForToken(error)
    if (!isTransient(error) || (!waits && clock().getTime() > giveUpAt)) {
      log.error({ updateId, err: error }, 'an update was not handled')
      await store.transaction((tx) => endUpdate(tx, handling, 'failed'))
      return null
    }
    const againMs = retryAfterMs(error) ?? Math.min(deps.retryMs * 2 ** tries, LONGEST_RETRY_MS)
    if (!waits)
      log.warn(
        { updateId, err: error, againMs },
        'an update will be retried: Telegram or the database failed',
      )
    const next = waits ? clock().getTime() + GIVE_UP_MS : giveUpAt
    retried.set(updateId, { tries: tries + 1, giveUpAt: next })
    await store.transaction((tx) => releaseUpdate(tx, handling))
    return againMs
  }

  /** Waits for the handler until the deadline. @returns what it threw, or null. */
  async function attempt(update: Update): Promise<unknown> {
    const { update_id: updateId } = update
    const late = Promise.withResolvers<never>()
    const deadline = new AbortController()
    const handled = deps.handle(update, deadline.signal)
    const timer = setTimeout(() => {
      late.reject(new Error(`The handler took longer than ${deps.deadlineMs} ms.`))
      deadline.abort()
      // Nobody awaits the handler any more: log what it throws from now on.
      handled.catch((error) => log.warn({ updateId, err: error }, 'a late handler failed'))
    }, deps.deadlineMs)
    try {
      await Promise.race([handled, late.promise])
      return null
    } catch (error) {
      return error ?? new Error('A handler threw nothing.')
    } finally {
      clearTimeout(timer)
    }
  }

  async function pause(ms: number): Promise<void> {
    // Rejects only when the dispatcher closes, and then the pause is over.
    if (closing) await sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined)
  }

  /** Counts and logs dropped updates, and notifies each sender once a minute. */
  async function reportDropped(dropped: readonly Arrival[], full: number): Promise<void> {
    const now = clock()
    if (full > 0) meter.updatesRejected('full', full)
    if (full < dropped.length) meter.updatesRejected('flood', dropped.length - full)
    if (full > 0 && mayReport('full', now))
      log.warn({}, 'the inbox is full: only payments and admins are served until there is room')
    const people: number[] = []
    for (const person of new Set(dropped.map(({ update }) => personOf(update)))) {
      if (person === undefined || !mayReport(String(person), now)) continue
      if (full === 0)
        log.warn({ telegramId: person }, 'a person sends too many messages: dropping the rest')
      people.push(person)
    }
    if (people.length > 0)
      await store.transaction((tx) => notifyEachOnce(tx, people, { kind: 'slow_down' }, now))
  }

  /** Stores everything that has arrived, in one transaction. */
  async function storeArrived(): Promise<void> {
    const arrivals = arrived.splice(0)
    const { admitted, dropped, full } = await store.transaction(async (tx) => {
      const admission = admit(arrivals, await waitingByLane(tx), adminIds)
      await receiveUpdates(tx, admission.admitted, clock())
      return admission
    })
    if (dropped.length > 0) await reportDropped(dropped, full)
    if (admitted.length > 0) await readInbox()
  }

  return {
    /**
     * Stores updates. Once this resolves, their arrival may be confirmed to Telegram. Drops updates of a person
     * who has too many waiting and, while the inbox is full, those of everybody but admins; payments are never
     * dropped. The sender is notified.
     * @param hasMore whether Telegram has more updates: few are handled until those are fetched
     */
    receive(updates: readonly Update[], hasMore = false): Promise<void> {
      arrived.push(...updates.map((update) => ({ update, lane: laneOf(update) })))
      nextStoring ??= storing.then(async () => {
        nextStoring = null
        // A webhook does not say whether Telegram has more; many at once suggest it.
        scheduler.behind = hasMore || arrived.length >= MANY_AT_ONCE
        await storeArrived()
        if (hasMore || arrived.length > 0) return
        scheduler.behind = false
        scheduler.run()
      })
      storing = nextStoring.catch(() => undefined)
      return nextStoring
    },
    /**
     * Starts handling, first the updates that an earlier process left, including those that it was handling
     * when it ended. Only one process may have its dispatcher open.
     */
    async open(): Promise<void> {
      const opened = new AbortController()
      // An earlier attempt to open may have failed half-way: ends its pauses.
      closing?.abort()
      closing = opened
      retried.clear()
      scheduler.behind = false
      scheduler.open()
      await readInbox()
      readLoop = keepReading(opened)
    },
    /** How many updates wait or are being handled. */
    get pending(): number {
      return scheduler.size
    },
    /** Resolves when nothing waits. */
    idle: scheduler.idle,
    /** Starts no more updates and waits up to `stopWaitMs` for the running ones. The rest stay in the inbox. */
    async stop(): Promise<void> {
      closing?.abort()
      closing = null
      scheduler.close()
      const waited = new AbortController()
      const limit = sleep(stopWaitMs, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([Promise.all([scheduler.idle(), readLoop]), limit])
      waited.abort()
    },
  }
}
