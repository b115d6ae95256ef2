import { notifyAdmins } from '../notices/notices.ts'
import type { Log } from '../shared/log.ts'
import type { WatchedStore } from './writes.ts'

const MAX_LOGGED = 10

type Parts = { store: WatchedStore; clock: () => Date; log: Log }

/**
 * Checks the database file after an unclean shutdown, while the service answers requests. Damage is logged,
 * makes /readyz fail and is reported to the admins: a damaged file may show wrong amounts of money.
 * @param signal cancels the check.
 */
export async function checkAfterCrash(
  { store, clock, log }: Parts,
  signal: AbortSignal,
): Promise<void> {
  if (!store.checkAfterCrash) return
  log.info({}, 'the database was not shut down cleanly, or is in use: checking its file')
  try {
    const damage = await store.checkAfterCrash(signal)
    if (damage.length === 0) log.info({}, 'the database file is intact')
    else await reportDamage({ store, clock, log }, damage)
  } catch (error) {
    if (signal.aborted) return
    log.error({ err: error }, 'the database file could not be checked')
  }
}

/** Reports damage as checkAfterCrash does, but when a later query finds it. Reports it once. */
export function reportFoundDamage(parts: Parts): void {
  const { foundDamage } = parts.store
  const report = () =>
    reportDamage(parts, [String(foundDamage.reason)]).catch((error) =>
      parts.log.error({ err: error }, 'the admins could not be notified of the damage'),
    )
  if (foundDamage.aborted) void report()
  else foundDamage.addEventListener('abort', report)
}

async function reportDamage({ store, clock, log }: Parts, damage: string[]): Promise<void> {
  const [first = ''] = damage
  log.error({ damage: damage.slice(0, MAX_LOGGED) }, 'the database file is damaged')
  store.noteDamage(`The database file is damaged: ${first}`)
  const notice = { kind: 'database_damaged', damage: first } as const
  await store.transaction((tx) => notifyAdmins(tx, notice, clock()))
}
