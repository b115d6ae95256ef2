import type { Store, Tx } from '../db/store.ts'
import { recordBlocked } from '../domain/accounts/holders.ts'
import type { Notice } from '../domain/notices/notice.ts'
import {
  addressToAdmins,
  type Delivery,
  type DueNotice,
  dueNotices,
  giveUpNotices,
  KEEP_TRYING_MS,
  postponeNotice,
  type Quiet,
  removeNotices,
} from '../domain/notices/notices.ts'
import { dueAfter } from '../domain/shared/due.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { sideBySide } from '../domain/shared/side-by-side.ts'
import { isWithin } from '../domain/shared/time.ts'
import { retryDelayMs } from '../domain/suppliers/backoff.ts'
import { FAILED, type Job } from './loop.ts'

export type NotifyDeps = {
  store: Store
  clock: () => Date
  log: Log
  adminIds: ReadonlySet<number>
  meter: Meter
  /** Sends the notice, or one message that stands for `count` notices of its kind. */
  deliver: (telegramId: number, notice: Notice, count: number) => Promise<Delivery>
  /** Whether sending is paused for everybody. */
  isPaused: () => boolean
}

const EVERY_MS = 500
/** How many notices one query returns, one for each person. */
const DUE_AT_ONCE = 25
/** Concurrent sends. At most this many are sent twice if the process is killed. */
const CONCURRENT = 2
/** How many queries one round makes. */
const ROUNDS = 20

/** After one message for many notices, further ones of that kind are collected for this long. */
const QUIET_MS = 60_000
/** How many of these pauses are kept in memory; people beyond that get messages more often. */
const MAX_QUIET = 100

type RoundDeps = NotifyDeps & { fail(fields: object, message: string): void }

/** Records the result of a notice. */
type Record = (tx: Tx) => Promise<void>
type Sent = Exclude<Delivery, { outcome: 'not_sent' }>

/**
 * Sends the notices that are due, urgent ones first, each at least once; if many of a kind wait for a person,
 * sends one message for all of them. Only the leader runs this, since two processes would send each notice
 * twice. The result of a notice is recorded as soon as Telegram has answered. A leader that loses its lock starts no more
 * sends; the next leader may repeat the ones it has started.
 */
export function notifyJob(given: NotifyDeps): Job {
  const { store, clock, adminIds } = given
  /** Whether this round logged an error. */
  let failed = false
  const deps: RoundDeps = {
    ...given,
    fail(fields, message) {
      failed = true
      given.log.error(fields, message)
    },
  }
  let quiet: (Quiet & { sinceMs: number })[] = []
  /** Records that are not written yet, as after a failed write. Nothing more is sent before they are. */
  const unwritten = new Set<Record>()

  async function write(record: Record): Promise<void> {
    unwritten.add(record)
    await store.transaction(record)
    unwritten.delete(record)
  }

  async function sendOne(one: DueNotice, now: Date): Promise<'go on' | 'stop'> {
    const delivery = await attempt(deps, one)
    if (delivery.outcome === 'not_sent') return 'stop'
    await write(recordOf(deps, one, delivery))
    const { telegramId, notice } = one
    if (delivery.outcome === 'delivered' && one.ids.length > 1 && quiet.length < MAX_QUIET)
      quiet.push({ telegramId, kind: notice.kind, sinceMs: now.getTime() })
    return 'go on'
  }

  return {
    name: 'notify',
    everyMs: EVERY_MS,
    afterCommits: true,
    async runOnce(signal) {
      const mustStop = () => signal?.aborted || deps.isPaused()
      failed = false
      if (mustStop()) return
      for (const record of unwritten) await write(record)
      for (let round = 0; round < ROUNDS && !mustStop(); round++) {
        const now = clock()
        await addressToAdmins(store, [...adminIds], now)
        quiet = quiet.filter(({ sinceMs }) => isWithin(QUIET_MS, sinceMs, now))
        const due = await dueNotices(store.read, { limit: DUE_AT_ONCE, quiet }, now)
        if (due.length === 0) break
        await sideBySide(due, CONCURRENT, async (one) => (mustStop() ? 'stop' : sendOne(one, now)))
      }
      return failed ? FAILED : undefined
    },
  }
}

/** What to record after a delivery. Logs and counts the end of a notice. */
function recordOf({ clock, fail, meter }: RoundDeps, due: DueNotice, delivery: Sent): Record {
  const { telegramId, ids } = due
  const now = clock()
  const about = { notice: due.notice.kind, telegramId }
  if (delivery.outcome !== 'later') meter.noticesEnded(delivery.outcome, ids.length)
  switch (delivery.outcome) {
    case 'delivered':
      return (tx) => removeNotices(tx, ids)
    case 'unreachable':
      return (tx) => giveUpNotices(tx, ids)
    case 'blocked':
      return (tx) => recordBlocked(tx, telegramId, now)
    case 'refused':
      fail(
        { ...about, why: delivery.why },
        'Telegram refused a notice: nobody received it, and it is not retried',
      )
      return (tx) => giveUpNotices(tx, ids)
    case 'later': {
      if (now.getTime() - due.createdAt.getTime() <= KEEP_TRYING_MS) {
        const waitMs = delivery.againMs ?? retryDelayMs(due.attempts + 1)
        return (tx) => postponeNotice(tx, due, dueAfter(waitMs, now))
      }
      fail(about, 'a notice was given up: it could not be sent for three days')
      meter.noticesEnded('given_up', 1)
      return (tx) => giveUpNotices(tx, [due.id])
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
