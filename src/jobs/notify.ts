import type { Store } from '../db/store.ts'
import { dueAfter } from '../domain/due.ts'
import { noteBlocked } from '../domain/holders.ts'
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
} from '../domain/notices.ts'
import { retryDelayMs } from '../domain/retries.ts'
import type { Log } from '../domain/supplier-calls.ts'
import type { Job } from './loop.ts'

export type NotifyDeps = {
  store: Store
  clock: () => Date
  log: Log
  adminIds: ReadonlySet<number>
  /** Sends the notice, or one message in place of `count` of its kind. */
  deliver: (telegramId: number, notice: Notice, count: number) => Promise<Delivery>
}

const EVERY_MS = 500
const AT_ONCE = 25
/** A round ends after so many, and the next one goes on. */
const ROUNDS = 20

/** After one message for many, further notices of that kind are gathered for this long. */
const QUIET_MS = 60_000
/** The most that are kept quiet; people beyond that are told more often. */
const MAX_QUIET = 100

/**
 * Tells people what is due to be told: at least once, the urgent first and otherwise in order, and one
 * message where many of a kind wait. A notice stays until it is told, so two processes at once would tell
 * it twice: one at a time does this. Where its lock is lost it begins no more; what it has begun may be
 * told twice.
 */
export function notifyJob(deps: NotifyDeps): Job {
  const { store, clock, adminIds } = deps
  let quiet: (Quiet & { sinceMs: number })[] = []
  return {
    name: 'notify',
    everyMs: EVERY_MS,
    overlaps: false,
    async runOnce(over) {
      for (let round = 0; round < ROUNDS && !over?.aborted; round++) {
        const now = clock()
        await addressToAdmins(store, [...adminIds], now)
        quiet = quiet.filter(({ sinceMs }) => isWithin(sinceMs, now))
        const due = await dueNotices(store.read, { limit: AT_ONCE, quiet }, now)
        if (due.length === 0) return
        await Promise.all(
          due.map(async (one) => {
            const told = await tell(deps, one)
            if (!told || one.ids.length === 1 || quiet.length >= MAX_QUIET) return
            const { telegramId, notice } = one
            quiet.push({ telegramId, kind: notice.kind, sinceMs: now.getTime() })
          }),
        )
      }
    },
  }
}

/** Whether it is still quiet; not where the clock was set back. */
function isWithin(sinceMs: number, now: Date): boolean {
  return sinceMs <= now.getTime() && now.getTime() < sinceMs + QUIET_MS
}

/** Returns whether the person was told. */
async function tell(deps: NotifyDeps, due: DueNotice): Promise<boolean> {
  const { store, clock, log } = deps
  const { telegramId } = due
  const delivery = await attempt(deps, due)
  const now = clock()
  await store.transaction(async (tx) => {
    if (delivery.outcome === 'blocked') return noteBlocked(tx, telegramId, now)
    if (delivery.outcome === 'refused')
      log.error({ notice: due.notice.kind, why: delivery.why }, 'a notice cannot be sent at all')
    if (delivery.outcome !== 'later') return removeNotices(tx, due.ids)
    if (now.getTime() - due.createdAt.getTime() > KEEP_TRYING_MS) {
      log.error({ notice: due.notice.kind, telegramId }, 'a notice was given up')
      return removeNotices(tx, [due.id])
    }
    const waitMs = delivery.againMs ?? retryDelayMs(due.attempts + 1)
    return postponeNotice(tx, due, dueAfter(waitMs, now))
  })
  return delivery.outcome === 'told'
}

async function attempt(deps: NotifyDeps, due: DueNotice): Promise<Delivery> {
  try {
    return await deps.deliver(due.telegramId, due.notice, due.ids.length)
  } catch (error) {
    deps.log.error({ notice: due.notice.kind, err: error }, 'a notice could not be sent')
    return { outcome: 'later', againMs: null }
  }
}
