import { and, eq, gt, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import { sideBySide } from '../../db/locks.ts'
import type { Reader } from '../../db/store.ts'
import { STOCK_SUPPLIER } from '../catalog/catalog.ts'
import { debtsOfAll, ENTRY_KINDS, type Entry } from '../ledger/ledger.ts'
import { accounts, deposits, entries, products, stockCodes, wallets } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { type Days, daysLater, startOf } from '../shared/utc-day.ts'
import { supplierStatesOf } from '../suppliers/health.ts'
import { totalSales } from './sales.ts'

// Where the money is. What moved is read from the ledger, some entries at a time; what is in the wallets at the
// end is read from the wallets. So the two prove each other.

/**
 * The entries of one kind in the period; `method`: that of the deposits, or the name of the operator's own way to
 * be paid; null for entries of other kinds.
 */
export type Movement = {
  kind: Entry['kind']
  method: string | null
  count: number
  /** Micro-USD. */
  micros: number
}

/** Amounts in micro-USD, of live accounts. */
export type Books = Awaited<ReturnType<typeof readBooks>>

/** On SQLite, where a longer query would hold up other work. */
const ENTRIES_AT_ONCE = 10_000

const isLiveAccount = isNull(accounts.testOf)

/** The books of some days: the wallets at their beginning, what moved, and the wallets at their end. */
export async function readBooks(db: Reader, days: Days) {
  const { walletsMicros, sums } = await readLedger(db, days)
  const inPeriod = sums.filter(({ part }) => part === 'during').sort(byKind)
  const micros = (part: LedgerSum['part']) =>
    sums.reduce((sum, one) => (one.part === part ? sum + one.micros : sum), 0)
  const openingMicros = micros('before')
  const closingMicros = walletsMicros - micros('after')
  return {
    days,
    openingMicros,
    movements: inPeriod.map(({ part: _, ...movement }): Movement => movement),
    closingMicros,
    /** What is missing between the opening, the movements and the closing: 0, or the ledger is wrong. */
    differenceMicros: openingMicros + micros('during') - closingMicros,
    sales: await totalSales(db, days),
    /** This and what follows are as they are now, whatever the period. */
    suppliers: await supplierBalances(db),
    debts: await debtsOfAll(db),
    stock: await stockValue(db),
  }
}

function byKind(a: Movement, b: Movement): number {
  const order = ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind)
  return order || (a.method ?? '').localeCompare(b.method ?? '')
}

type LedgerSum = Movement & { part: 'before' | 'during' | 'after' }
type Ledger = { walletsMicros: number; sums: LedgerSum[] }

/** All entries by kind, and what the wallets hold, as of one moment. */
async function readLedger(db: Reader, days: Days): Promise<Ledger> {
  // One statement sees one moment. An entry of PostgreSQL may become visible after one with a higher number.
  if (sideBySide) {
    const rows = await ledgerSums(db, days, undefined, { walletsMicros: heldByWallets() })
    const sums = rows.map(({ walletsMicros: _, ...sum }) => sum)
    return { walletsMicros: rows[0]?.walletsMicros ?? 0, sums }
  }
  const { walletsMicros, last } = await walletsNow(db)
  const slice = createTimeSlices()
  const sums: LedgerSum[] = []
  for (let after = 0; after < last; after += ENTRIES_AT_ONCE) {
    const upTo = Math.min(after + ENTRIES_AT_ONCE, last)
    addTo(sums, await ledgerSums(db, days, and(gt(entries.id, after), lte(entries.id, upTo))))
    await slice()
  }
  return { walletsMicros, sums }
}

/** The id of the newest entry, which tells how long readBooks takes; 0 without any. */
export async function newestEntryId(db: Reader): Promise<number> {
  const [row] = await db.select({ id: max(entries.id) }).from(entries)
  return row?.id ?? 0
}

/** What all live wallets hold, and the number of the newest entry. */
async function walletsNow(db: Reader): Promise<{ walletsMicros: number; last: number }> {
  const newest = db
    .select({ last: sql`coalesce(max(${entries.id}), 0)`.mapWith(Number).as('last') })
    .from(entries)
    .as('newest')
  const [row] = await db.select({ last: newest.last, walletsMicros: heldByWallets() }).from(newest)
  return row ?? { walletsMicros: 0, last: 0 }
}

function heldByWallets() {
  return sql`(select coalesce(sum(${wallets.balanceMicros}), 0) from ${wallets} inner join ${accounts} on ${accounts.id} = ${wallets.accountId} where ${isLiveAccount})`.mapWith(
    Number,
  )
}

function ledgerSums<More extends Record<string, SQL<number>> = Record<never, never>>(
  db: Reader,
  { first, last }: Days,
  some: SQL | undefined,
  more?: More,
) {
  const at = (moment: Date) => sql.param(moment, entries.createdAt)
  const [start, end] = [at(startOf(first)), at(startOf(daysLater(last, 1)))]
  const part = sql<
    LedgerSum['part']
  >`case when ${entries.createdAt} < ${start} then 'before' when ${entries.createdAt} < ${end} then 'during' else 'after' end`
  const method = sql<string | null>`coalesce(${deposits.transferName}, ${deposits.method})`
  const isItsDeposit = eq(deposits.reference, entries.reference)
  return db
    .select({
      part: part.as('part'),
      kind: entries.kind,
      method: method.as('method'),
      count: sql`count(*)`.mapWith(Number),
      micros: sql`sum(${entries.amountMicros})`.mapWith(Number),
      ...(more as More),
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(deposits, and(eq(entries.house, 'deposits'), isItsDeposit))
    .where(and(isLiveAccount, some))
    .groupBy(sql`1`, entries.kind, sql`3`)
}

function addTo(sums: LedgerSum[], rows: readonly LedgerSum[]): void {
  for (const row of rows) {
    const { part, kind, method } = row
    const same = sums.find((one) => one.part === part && one.kind === kind && one.method === method)
    if (!same) sums.push({ ...row })
    else {
      same.count += row.count
      same.micros += row.micros
    }
  }
}

async function supplierBalances(db: Reader) {
  return (await supplierStatesOf(db)).flatMap(({ supplier, balanceMicros }) =>
    balanceMicros === null ? [] : [{ supplier, balanceMicros }],
  )
}

/** What the codes that can be sold have cost, as far as that is known. One without a cost costs what its product says. */
async function stockValue(db: Reader) {
  const { pid, costMicros, orderId, id } = stockCodes
  const rows = await db
    .select({
      costs: products.costs,
      codes: sql`count(${id})`.mapWith(Number),
      costed: sql`count(${costMicros})`.mapWith(Number),
      micros: sql`coalesce(sum(${costMicros}), 0)`.mapWith(Number),
    })
    .from(products)
    .innerJoin(stockCodes, and(eq(pid, products.pid), isNull(orderId)))
    .groupBy(products.pid)
  return rows.reduce(
    (sum, { costs, codes, costed, micros }) => {
      const unitMicros = (costs?.[STOCK_SUPPLIER] ?? Object.values(costs ?? {})[0])?.micros
      const others = codes - costed
      return {
        codes: sum.codes + codes,
        costMicros: sum.costMicros + micros + others * (unitMicros ?? 0),
        withoutCost: sum.withoutCost + (unitMicros === undefined ? others : 0),
      }
    },
    { codes: 0, costMicros: 0, withoutCost: 0 },
  )
}
