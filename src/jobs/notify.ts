import type { Store, Tx } from '../db/store.ts'
import { noteBlocked } from '../domain/accounts/holders.ts'
import {
  addressToAdmins,
  type Delivery,
  type DueNotice,
  dueNotices,
  KEEP_TRYING_MS,
  type Notice,
  postponeNotice,
  type Quiet,
  removeNotices,
} from '../domain/service/notices.ts'
import { dueAfter } from '../domain/shared/due.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { retryDelayMs } from '../domain/suppliers/backoff.ts'
import { FAILED, type Job } from './loop.ts'

export type NotifyDeps = {
  store: Store
  clock: () => Date
  log: Log
  adminIds: ReadonlySet<number>
  meter: Meter
  /** Sends the notice, or one message in place of `count` of its kind. */
  deliver: (telegramId: number, notice: Notice, count: number) => Promise<Delivery>
  /** Whether nothing can be sent to anybody at present. */
  isPaused: () => boolean
}

const EVERY_MS = 500
/** So many are looked for together, one for each person. */
const DUE_AT_ONCE = 25
/** So many are under way, and no more can be told twice if the process is killed. */
const UNDER_WAY = 2
/** A round ends after so many, and the next one goes on. */
const ROUNDS = 20

/** After one message for many, further notices of that kind are gathered for this long. */
const QUIET_MS = 60_000
/** The most that are kept quiet; people beyond that are told more often. */
const MAX_QUIET = 100

type RoundDeps = NotifyDeps & { fail(fields: object, message: string): void }

/** What came of a notice, as it is written down. */
type Mark = (tx: Tx) => Promise<void>
type Sent = Exclude<Delivery, { outcome: 'not_sent' }>

/**
 * Tells people what is due to be told: at least once, the urgent first and otherwise in order, and one
 * message where many of a kind wait. A notice stays until it is told, so two processes at once would tell
 * it twice: one at a time does this. Each is marked as soon as its own answer is there. Where its lock is
 * lost it begins no more; what it has begun may be told twice.
 */
export function notifyJob(given: NotifyDeps): Job {
  const { store, clock, adminIds } = given
  /** Whether in this round an error of ours, or the end of a notice that nobody was told, was logged. */
  let failed = false
  const deps: RoundDeps = {
    ...given,
    fail(fields, message) {
      failed = true
      given.log.error(fields, message)
    },
  }
  let quiet: (Quiet & { sinceMs: number })[] = []
  /** Of notices that were told when the database failed: until these are written nothing more is told. */
  const unwritten = new Set<Mark>()

  async function write(mark: Mark): Promise<void> {
    unwritten.add(mark)
    await store.transaction(mark)
    unwritten.delete(mark)
  }

  async function tellOne(one: DueNotice, now: Date): Promise<'go on' | 'stop'> {
    const delivery = await attempt(deps, one)
    if (delivery.outcome === 'not_sent') return 'stop'
    await write(markOf(deps, one, delivery))
    const { telegramId, notice } = one
    if (delivery.outcome === 'told' && one.ids.length > 1 && quiet.length < MAX_QUIET)
      quiet.push({ telegramId, kind: notice.kind, sinceMs: now.getTime() })
    return 'go on'
  }

  return {
    name: 'notify',
    everyMs: EVERY_MS,
    overlaps: false,
    async runOnce(over) {
      const isOver = () => over?.aborted || deps.isPaused()
      failed = false
      if (isOver()) return
      for (const mark of unwritten) await write(mark)
      for (let round = 0; round < ROUNDS && !isOver(); round++) {
        const now = clock()
        await addressToAdmins(store, [...adminIds], now)
        quiet = quiet.filter(({ sinceMs }) => isWithin(sinceMs, now))
        const due = await dueNotices(store.read, { limit: DUE_AT_ONCE, quiet }, now)
        if (due.length === 0) break
        await sideBySide(due, async (one) => (isOver() ? 'stop' : tellOne(one, now)))
      }
      return failed ? FAILED : undefined
    },
  }
}

/**
 * Works on a few at a time, in their order, until one says stop or fails; resolves or rejects only once
 * nothing is under way.
 */
async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<'go on' | 'stop'>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        if ((await work(item)) === 'stop') waiting.length = 0
      } catch (error) {
        waiting.length = 0
        throw error
      }
  }
  const ended = await Promise.allSettled(Array.from({ length: UNDER_WAY }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** Whether it is still quiet; not where the clock was set back. */
function isWithin(sinceMs: number, now: Date): boolean {
  return sinceMs <= now.getTime() && now.getTime() < sinceMs + QUIET_MS
}

/** What has to be written after a delivery. What ends a notice is logged and counted here. */
function markOf({ clock, fail, meter }: RoundDeps, due: DueNotice, delivery: Sent): Mark {
  const { telegramId, ids } = due
  const now = clock()
  const about = { notice: due.notice.kind, telegramId }
  if (delivery.outcome !== 'later') meter.noticesEnded(delivery.outcome, ids.length)
  switch (delivery.outcome) {
    case 'told':
    case 'unreachable':
      return (tx) => removeNotices(tx, ids)
    case 'blocked':
      return (tx) => noteBlocked(tx, telegramId, now)
    case 'refused':
      fail({ ...about, why: delivery.why }, 'Telegram refuses a notice for ever: nobody was told')
      return (tx) => removeNotices(tx, ids)
    case 'later': {
      if (now.getTime() - due.createdAt.getTime() <= KEEP_TRYING_MS) {
        const waitMs = delivery.againMs ?? retryDelayMs(due.attempts + 1)
        return (tx) => postponeNotice(tx, due, dueAfter(waitMs, now))
      }
      fail(about, 'a notice was given up')
      meter.noticesEnded('given_up', 1)
      return (tx) => removeNotices(tx, [due.id])
    }
  }
}

async function attempt(deps: RoundDeps, due: DueNotice): Promise<Delivery> {
  try {
    return await deps.deliver(due.telegramId, due.notice, due.ids.length)
  } catch (error) {
    deps.fail({ notice: due.notice.kind, err: error }, 'a notice could not be sent')
    return { outcome: 'later', againMs: null }
  }
}
