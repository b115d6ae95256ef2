import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../db/store.ts'
import { notifyEachOnce } from '../../domain/service/notices.ts'
import type { Log } from '../../domain/shared/log.ts'
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
import { admit } from './admission.ts'
import { isUrgent, laneOf, paymentsOf, personOf } from './lanes.ts'
import { oncePerMinute } from './sampling.ts'
import { createScheduler } from './scheduler.ts'

export interface Dispatcher {
  /**
   * Stores updates, so that their arrival can be confirmed to Telegram; handles them while it is open. What
   * one person sends beyond their limit is dropped, and so is what anybody sends while very many updates
   * wait, except payments and what admins send. Who sent it is told.
   * @param hasMore whether Telegram has more, which is then fetched before much else is done.
   */
  receive(updates: readonly Update[], hasMore?: boolean): Promise<void>
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
  meter: Meter
  adminIds: ReadonlySet<number>
  /** @param late aborted where the update has had its time. */
  handle: (update: Update, late: AbortSignal) => Promise<void>
  /** How long one update may take before the next of its lane is begun. */
  deadlineMs: number
  /** The wait before an update is handled again that Telegram's trouble has cut short. */
  retryMs: number
  /** How long a stop waits for what is being handled; 5 s unless told. */
  stopWaitMs?: number
}

/** An update that ended the process so often is given up. */
const MAX_ATTEMPTS = 3
/** Telegram's trouble that lasts longer than this ends an update, too. */
const GIVE_UP_MS = 30 * 60 * 1000
const LONGEST_RETRY_MS = 60_000
const STOP_WAIT_MS = 5000
/** So long at most an update waits that another process has stored. */
const LOOK_EVERY_MS = 250
/** With so many posted at once there are more to come. */
const MANY_AT_ONCE = 10
/** More than admission lets wait: only an older inbox, without bounds, is read in parts. */
const MAX_PENDING = 10_000

/**
 * Handles stored updates, by whatever process they were stored: those of a lane (a person) one after the
 * other, in the order in which they came, and the lanes side by side.
 */
export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const { store, clock, log, meter, adminIds, stopWaitMs = STOP_WAIT_MS } = deps
  /** Set while it is open. */
  let closing: AbortController | null = null
  const scheduler = createScheduler({
    handle: handleSafely,
    isUrgent: (lane) => isUrgent(lane, adminIds),
    laneBefore: paymentsOf,
    pause,
  })
  /** The updates that cannot be handled because Telegram fails. */
  const troubled = new Map<number, { tries: number; giveUpAt: number }>()
  /** What ended while the inbox was being read. */
  const ended = new Set<number>()
  const mayComplain = oncePerMinute()
  let looking: Promise<void> = Promise.resolve()
  let nextLook: Promise<void> | null = null
  let kept: Promise<void> = looking
  /** What has come while other updates were being stored. */
  const arrived: Arrival[] = []
  let storing: Promise<void> = Promise.resolve()
  let nextStoring: Promise<void> | null = null

  /** Takes in what waits in the inbox. One look at a time, each begun after it was asked for. */
  function look(): Promise<void> {
    nextLook ??= looking.then(async () => {
      nextLook = null
      ended.clear()
      if (!closing) return
      const waiting = await unhandledUpdates(store.read, MAX_PENDING)
      if (!closing) return
      for (const { updateId, lane } of waiting)
        if (!ended.has(updateId)) scheduler.add(updateId, lane)
      scheduler.begin()
    })
    looking = nextLook.catch(() => undefined)
    return nextLook
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

  async function handleSafely(updateId: number): Promise<number | null> {
    try {
      const againMs = await handle(updateId)
      if (againMs !== null) return againMs
    } catch (error) {
      // The database failed. What comes after this update must not overtake it.
      log.error({ updateId, err: error }, 'an update could not be taken from the inbox')
      return deps.retryMs
    }
    troubled.delete(updateId)
    ended.add(updateId)
    return null
  }

  /** Handles an update once. Resolves to null if it has ended, or to the wait before the next try. */
  async function handle(updateId: number): Promise<number | null> {
    const begun = await store.transaction((tx) => beginUpdate(tx, updateId, MAX_ATTEMPTS))
    if (!begun) {
      log.warn({ updateId }, 'skipped an update that has ended, or has ended the process too often')
      return null
    }
    // Closed meanwhile: another process may lead by now.
    if (!closing) return 0
    const handling = { updateId, attempt: begun.attempt }
    const { tries, giveUpAt } = troubled.get(updateId) ?? {
      tries: 0,
      giveUpAt: clock().getTime() + GIVE_UP_MS,
    }
    const error = await attempt(begun.update)
    if (error === null) {
      await store.transaction((tx) => endUpdate(tx, handling, 'done'))
      return null
    }
    // However long it takes: an operator has to act first, and knows it.
    const waits = waitsForToken(error)
    if (!isTransient(error) || (!waits && clock().getTime() > giveUpAt)) {
      log.error({ updateId, err: error }, 'an update was not handled')
      await store.transaction((tx) => endUpdate(tx, handling, 'failed'))
      return null
    }
    const againMs = retryAfterMs(error) ?? Math.min(deps.retryMs * 2 ** tries, LONGEST_RETRY_MS)
    if (!waits)
      log.warn({ updateId, err: error, againMs }, 'Telegram kept an update from being handled')
    const next = waits ? clock().getTime() + GIVE_UP_MS : giveUpAt
    troubled.set(updateId, { tries: tries + 1, giveUpAt: next })
    await store.transaction((tx) => releaseUpdate(tx, handling))
    return againMs
  }

  /** Handles it once. Returns what kept it from being handled, or null. */
  async function attempt(update: Update): Promise<unknown> {
    try {
      await withDeadline(update)
      return null
    } catch (error) {
      return error ?? new Error('A handler threw nothing.')
    }
  }

  async function withDeadline(update: Update): Promise<void> {
    const { update_id: updateId } = update
    const late = Promise.withResolvers<never>()
    const deadline = new AbortController()
    const handled = deps.handle(update, deadline.signal)
    const timer = setTimeout(() => {
      late.reject(new Error(`The handler took longer than ${deps.deadlineMs} ms.`))
      deadline.abort()
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

  /** Tells each person once a minute that what they sent was dropped. */
  async function slowDown(dropped: readonly Arrival[], full: number): Promise<void> {
    const now = clock()
    if (full > 0) meter.updatesRejected('full', full)
    if (full < dropped.length) meter.updatesRejected('flood', dropped.length - full)
    if (full > 0 && mayComplain('full', now))
      log.warn({}, 'too many updates wait: until there is room only payments and admins are served')
    const people: number[] = []
    for (const person of new Set(dropped.map(({ update }) => personOf(update)))) {
      if (person === undefined || !mayComplain(String(person), now)) continue
      if (full === 0)
        log.warn({ telegramId: person }, 'a person sends too many messages: dropping the rest')
      people.push(person)
    }
    if (people.length > 0)
      await store.transaction((tx) => notifyEachOnce(tx, people, { kind: 'slow_down' }, now))
  }

  /** Stores what has arrived meanwhile, in one transaction. */
  async function storeArrived(): Promise<void> {
    const arrivals = arrived.splice(0)
    const { admitted, dropped, full } = await store.transaction(async (tx) => {
      const admission = admit(arrivals, await waitingByLane(tx), adminIds)
      await receiveUpdates(tx, admission.admitted, clock())
      return admission
    })
    if (dropped.length > 0) await slowDown(dropped, full)
    if (admitted.length > 0) await look()
  }

  return {
    receive(updates, hasMore = false) {
      arrived.push(...updates.map((update) => ({ update, lane: laneOf(update) })))
      nextStoring ??= storing.then(async () => {
        nextStoring = null
        // By webhook many come at once where Telegram has more.
        scheduler.behind = hasMore || arrived.length >= MANY_AT_ONCE
        await storeArrived()
        if (hasMore || arrived.length > 0) return
        scheduler.behind = false
        scheduler.begin()
      })
      storing = nextStoring.catch(() => undefined)
      return nextStoring
    },
    async open() {
      const opened = new AbortController()
      // Of an attempt that failed: nothing may wait for it any more.
      closing?.abort()
      closing = opened
      troubled.clear()
      scheduler.behind = false
      scheduler.open()
      await look()
      kept = keepLooking(opened)
    },
    get pending() {
      return scheduler.size
    },
    idle: scheduler.idle,
    async stop() {
      closing?.abort()
      closing = null
      scheduler.close()
      const waited = new AbortController()
      const limit = sleep(stopWaitMs, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([Promise.all([scheduler.idle(), kept]), limit])
      waited.abort()
    },
  }
}
