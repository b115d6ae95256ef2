import { and, desc, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { AWAY, type MovedAway } from '../../db/move/state.ts'
import type { Reader } from '../../db/store.ts'
import { accounts, apiKeys, entries, orderLinks, orders, webhookEndpoints } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { readState } from '../settings/state.ts'
import { isLive } from '../shared/test-world.ts'
import { teamMembers } from '../team/team.ts'

export type Contents = { accounts: number; orders: number; newestEntryAt: Date | null }

/** A few facts by which a person can recognize a database. */
export async function contentsOf(db: Reader): Promise<Contents> {
  const newest = db.select({ at: entries.createdAt }).from(entries).orderBy(desc(entries.id))
  const [entry] = await newest.limit(1)
  return {
    accounts: await db.$count(accounts, isNull(accounts.testOf)),
    orders: await db.$count(orders, isLive(orders.supplier)),
    newestEntryAt: entry?.at ?? null,
  }
}

export type AccessGiven = Awaited<ReturnType<typeof accessIn>>

/** Access that a database gives, for whoever does not know which of it was taken away since. */
export async function accessIn(db: Reader, now: Date) {
  const settings = await readSettings(db)
  const { maintenance, apiOrders, shop, transfers, stars, secondPerson } = settings
  return {
    team: (await teamMembers(db)).map(({ telegramId, role }) => ({ telegramId, role })),
    keys: await db.$count(apiKeys, or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))),
    /** Accounts that are banned or restricted now. */
    shut: await db.$count(
      accounts,
      and(
        isNull(accounts.testOf),
        or(isNotNull(accounts.bannedAt), gt(accounts.restrictedUntil, now)),
      ),
    ),
    webhooks: await db.$count(webhookEndpoints, isNull(webhookEndpoints.offAt)),
    links: await db.$count(orderLinks),
    waysToPay: [
      ...transfers.methods.filter(({ on }) => on).map(({ name }) => name),
      ...(stars.on ? ['Telegram Stars'] : []),
    ],
    open: [
      ...(apiOrders && !maintenance ? (['api'] as const) : []),
      ...(shop && !maintenance ? (['shop'] as const) : []),
    ],
    /** 0: nobody needs a second person. */
    secondPersonMicros: secondPerson.aboveMicros,
  }
}

/**
 * Where the database was moved, so that no process may use it: it would sell the same stock from two databases. Null
 * if it was not.
 */
export async function whyMoved(db: Reader): Promise<MovedAway | null> {
  return ((await readState(db, AWAY)) as MovedAway | undefined) ?? null
}
