import type { Store } from '../db/store.ts'
import { noteBlocked } from '../domain/holders.ts'
import {
  addressToAdmins,
  type Delivery,
  type DueNotice,
  dueNotices,
  KEEP_TRYING_MS,
  type Notice,
  postponeNotice,
  removeNotice,
} from '../domain/notices.ts'
import { retryDelayMs } from '../domain/retries.ts'
import type { Log } from '../domain/supplier-calls.ts'
import type { Job } from './loop.ts'

export type NotifyDeps = {
  store: Store
  clock: () => Date
  log: Log
  adminIds: ReadonlySet<number>
  deliver: (telegramId: number, notice: Notice) => Promise<Delivery>
}

const EVERY_MS = 500
const AT_ONCE = 25
/** A round ends after so many, and the next one goes on. */
const ROUNDS = 20

/**
 * Tells people what is due to be told: at least once, and each person in order. A notice stays until it
 * is told, so two processes at once would tell it twice: one at a time does this. Where its lease is lost
 * it begins no more; what it has begun ends, as a rule, before another process may have the lease.
 */
export function notifyJob(deps: NotifyDeps): Job {
  return {
    name: 'notify',
    everyMs: EVERY_MS,
    overlaps: false,
    async runOnce(over) {
      for (let round = 0; round < ROUNDS && !over?.aborted; round++) {
        const due = await dueNotices(deps.store.read, AT_ONCE, deps.clock())
        if (due.length === 0) return
        await Promise.all(due.map((notice) => tell(deps, notice)))
      }
    },
  }
}

async function tell(deps: NotifyDeps, due: DueNotice): Promise<void> {
  const { store, clock, log } = deps
  const { telegramId } = due
  if (telegramId === null) {
    await store.transaction((tx) => addressToAdmins(tx, due, [...deps.adminIds], clock()))
    return
  }
  const delivery = await attempt(deps, telegramId, due)
  const now = clock()
  await store.transaction(async (tx) => {
    if (delivery.outcome === 'blocked') return noteBlocked(tx, telegramId, now)
    if (delivery.outcome === 'refused')
      log.error({ notice: due.notice.kind, why: delivery.why }, 'a notice cannot be sent at all')
    if (delivery.outcome !== 'later') return removeNotice(tx, due.id)
    if (now.getTime() - due.createdAt.getTime() > KEEP_TRYING_MS) {
      log.error({ notice: due.notice.kind, telegramId }, 'a notice was given up')
      return removeNotice(tx, due.id)
    }
    const waitMs = delivery.againMs ?? retryDelayMs(due.attempts + 1)
    return postponeNotice(tx, due, new Date(now.getTime() + waitMs))
  })
}

async function attempt(deps: NotifyDeps, to: number, due: DueNotice): Promise<Delivery> {
  try {
    return await deps.deliver(to, due.notice)
  } catch (error) {
    deps.log.error({ notice: due.notice.kind, err: error }, 'a notice could not be sent')
    return { outcome: 'later', againMs: null }
  }
}
