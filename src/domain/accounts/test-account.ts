import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { balanceOf, isPaidIn, openWallet, post } from '../ledger/ledger.ts'
import { accounts, entries, testUsage } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { utcDay } from '../shared/utc-day.ts'
import { type Account, lockAccount } from './accounts.ts'

// The account that a holder's test keys act for. It has its own wallet, orders, lookups and trxids, so that
// queries by account keep test and live apart. Standing, the admins' switch and the allowlist are those of
// the holder's live account.

/** The balance of a new or refilled test wallet. */
const TEST_BALANCE_MICROS = 100_000_000
/** Orders and lookups of a test account in a day. */
const TEST_CALLS_DAILY = 2000
/**
 * The same of all test accounts together whose holders have never paid anything in. Bounds what a stranger with
 * many Telegram accounts can store.
 */
const NEWCOMERS_CALLS_DAILY = 10_000
/** So many each of these accounts may make in any case: nobody can use up all. */
const NEWCOMER_CALLS_DAILY = 100
const TEST_REFILLS_DAILY = 20

const NOTE = 'test money'

/** The test account of an account; null until it has had a test key. */
export async function testAccountOf(db: Reader, accountId: number): Promise<Account | null> {
  const [test] = await db.select().from(accounts).where(eq(accounts.testOf, accountId))
  return test ?? null
}

/** The test account of an account, opened with 100 USD of test money if there is none yet. */
export async function ensureTestAccount(
  tx: Tx,
  holder: Account,
  actor: Actor,
  now: Date,
): Promise<Account> {
  // Without the lock, another process could open it at the same moment.
  await lockAccount(tx, holder.id)
  const present = await testAccountOf(tx, holder.id)
  if (present) return present
  const rows = await tx
    .insert(accounts)
    .values({
      telegramId: -holder.telegramId,
      name: holder.name,
      apiEnabled: true,
      apiDisabledByAdmin: false,
      testOf: holder.id,
      createdAt: now,
    })
    .returning()
  const test = onlyRow(rows)
  await openWallet(tx, test.id)
  const credit = { accountId: test.id, kind: 'credit', note: NOTE } as const
  await post(tx, { ...credit, amountMicros: TEST_BALANCE_MICROS }, now)
  await recordAct(tx, { actor, action: 'test.open', accountId: holder.id }, now)
  return test
}

/**
 * Fills a test wallet up to 100 USD; does nothing if it has that much.
 * @throws DomainError TOO_MANY_REFILLS
 */
export async function refillTestWallet(tx: Tx, testAccountId: number, now: Date): Promise<void> {
  const used = await addUsage(tx, testAccountId, { refills: 1 }, now)
  if (!used) throw new DomainError('TOO_MANY_REFILLS', { max: TEST_REFILLS_DAILY })
  const amountMicros = TEST_BALANCE_MICROS - (await balanceOf(tx, testAccountId))
  if (amountMicros <= 0) return
  const credit = { accountId: testAccountId, kind: 'credit', note: NOTE } as const
  await post(tx, { ...credit, amountMicros }, now)
}

/**
 * Counts an order or lookup of a test account. Not exact for newcomers: calls at the same time may exceed what
 * they share by a few.
 * @throws DomainError TEST_LIMIT
 */
export async function countTestCall(tx: Tx, testAccountId: number, now: Date): Promise<void> {
  const used = await addUsage(tx, testAccountId, { calls: 1 }, now)
  if (!used) throw new DomainError('TEST_LIMIT')
  if (used.calls <= NEWCOMER_CALLS_DAILY) return
  const newcomers = await newcomersCalls(tx, testAccountId, now)
  if (newcomers.own && newcomers.calls > NEWCOMERS_CALLS_DAILY) throw new DomainError('TEST_LIMIT')
}

/**
 * The calls of this day of all test accounts whose holders have never paid anything in. `own`: whether they
 * include those of this one.
 */
async function newcomersCalls(db: Reader, testAccountId: number, now: Date) {
  const { accountId, calls, day } = testUsage
  const paidIn = db
    .select({ one: sql`1` })
    .from(entries)
    .where(and(eq(entries.accountId, accounts.testOf), isPaidIn))
  const rows = await db
    .select({
      calls: sql`coalesce(sum(${calls}), 0)`.mapWith(Number),
      own: sql`count(case when ${accountId} = ${testAccountId} then 1 end) > 0`.mapWith(Boolean),
    })
    .from(testUsage)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(day, utcDay(now)), notExists(paidIn)))
  return onlyRow(rows)
}

/** Returns null, and counts nothing, if that would exceed a limit of the day. */
async function addUsage(
  tx: Tx,
  accountId: number,
  { calls = 0, refills = 0 }: { calls?: number; refills?: number },
  now: Date,
): Promise<{ calls: number } | null> {
  const [row] = await tx
    .insert(testUsage)
    .values({ accountId, day: utcDay(now), calls, refills })
    .onConflictDoUpdate({
      target: [testUsage.accountId, testUsage.day],
      set: {
        calls: sql`${testUsage.calls} + ${calls}`,
        refills: sql`${testUsage.refills} + ${refills}`,
      },
      setWhere: sql`${testUsage.calls} + ${calls} <= ${TEST_CALLS_DAILY} and ${testUsage.refills} + ${refills} <= ${TEST_REFILLS_DAILY}`,
    })
    .returning({ calls: testUsage.calls })
  return row ?? null
}

export async function sweepTestUsage(tx: Tx, now: Date): Promise<void> {
  await tx.delete(testUsage).where(lt(testUsage.day, utcDay(now)))
}
