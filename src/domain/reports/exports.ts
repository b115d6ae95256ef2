import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Column as DbColumn, Reader } from '../../db/store.ts'
import { amountToPay } from '../deposits/payment-method.ts'
import { accounts, deposits, entries, orders } from '../schema.ts'
import { serialsOf } from '../shared/since.ts'
import { isLive } from '../shared/test-world.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { type Days, daysLater, startOf } from '../shared/utc-day.ts'
import type { Cell, Column, ColumnKind, ReportTable } from './csv.ts'
import { orderProfit } from './order.ts'

// What the operator takes into a spreadsheet. Rows are read some at a time by their serial numbers, so that the
// memory stays flat and no call waits long. Names of columns are the same in every language: programs read them.

export const EXPORTS = ['orders', 'ledger', 'deposits'] as const
export type ExportKind = (typeof EXPORTS)[number]

const ROWS_AT_ONCE = 500

/** The rows of these days, of live accounts only. */
export function exportTable(db: Reader, kind: ExportKind, days: Days): ReportTable {
  return { orders: ordersTable, ledger: ledgerTable, deposits: depositsTable }[kind](db, days)
}

const holder = {
  accountId: accounts.id,
  telegramId: accounts.telegramId,
  accountName: accounts.name,
}
const HOLDER: Column[] = columns({ account_id: 'whole', telegram_id: 'text', account_name: 'text' })
const holderCells = (row: { accountId: number; telegramId: number; accountName: string }) => [
  row.accountId,
  String(row.telegramId),
  row.accountName,
]

function columns(kinds: Record<string, ColumnKind>): Column[] {
  return Object.entries(kinds).map(([name, kind]) => ({ name, kind }))
}

/** A table whose rows are numbered in the order of time. */
type Numbered = { serial: DbColumn; at: DbColumn }

/**
 * The rows of these days, some at a time, in their order. Each read is bounded at both ends: with a limit alone,
 * PostgreSQL without statistics reads all that follow, every time.
 * @param read reads those that meet the condition
 */
async function* inParts<Row extends { serial: number }>(
  db: Reader,
  { serial, at }: Numbered,
  { first, last }: Days,
  read: (condition: SQL | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  const [from, to] = [startOf(first), startOf(daysLater(last, 1))]
  const range = await serialsOf({ from, to }, async (least) => {
    const one = db.select({ serial, at }).from(serial.table).where(gte(serial, least))
    const [row] = await one.orderBy(asc(serial)).limit(1)
    return row ? (row as { serial: number; at: Date }) : null
  })
  const isOfDays = and(gte(at, from), lt(at, to))
  const slice = createTimeSlices()
  for (let next = range.first; next < range.end; next += ROWS_AT_ONCE) {
    const end = Math.min(next + ROWS_AT_ONCE, range.end)
    yield* await read(and(gte(serial, next), lt(serial, end), isOfDays))
    await slice()
  }
}

async function* cells<Row>(
  rows: AsyncIterable<Row>,
  of: (row: Row) => Cell[],
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield of(row)
}

async function* live<Row extends { testOf: number | null }>(
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for await (const row of rows) if (row.testOf === null) yield row
}

function ordersTable(db: Reader, days: Days): ReportTable {
  const by = { serial: orders.seq, at: orders.createdAt }
  const rows = inParts(db, by, days, (condition) =>
    db
      .select({ serial: orders.seq, order: orders, profitMicros: orderProfit, ...holder })
      .from(orders)
      .innerJoin(accounts, eq(accounts.id, orders.accountId))
      .where(and(condition, isLive(orders.supplier)))
      .orderBy(asc(orders.seq)),
  )
  return {
    columns: [
      ...columns({ order_id: 'text', trxid: 'text', placed_at: 'instant', ended_at: 'instant' }),
      ...columns({ status: 'text', error: 'text', line: 'text', product: 'text', pack: 'text' }),
      ...columns({ quantity: 'whole', player: 'text', amount_usd: 'usd', cost_usd: 'usd' }),
      ...columns({ profit_usd: 'usd', supplier: 'text', supplier_order_id: 'text' }),
      ...HOLDER,
    ],
    rows: cells(rows, ({ order, profitMicros, ...row }) => [
      ...[order.id, order.trxid, order.createdAt, order.endedAt],
      ...[order.status, order.error, order.slug, order.pid, order.packName],
      ...[order.quantity, Object.values(order.player).join(' '), order.amountMicros],
      ...[order.costMicros, profitMicros, order.supplier, order.supplierOrderId],
      ...holderCells(row),
    ]),
  }
}

function ledgerTable(db: Reader, days: Days): ReportTable {
  const by = { serial: entries.id, at: entries.createdAt }
  const rows = inParts(db, by, days, (condition) =>
    db
      .select({ serial: entries.id, entry: entries, testOf: accounts.testOf, ...holder })
      .from(entries)
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      // Without those of test accounts in the condition: PostgreSQL would begin with all accounts.
      .where(condition)
      .orderBy(asc(entries.id)),
  )
  return {
    columns: [
      ...columns({ entry_id: 'whole', at: 'instant', kind: 'text', house: 'text' }),
      ...columns({ amount_usd: 'usd', balance_after_usd: 'usd', reference: 'text', note: 'text' }),
      ...HOLDER,
    ],
    rows: cells(live(rows), ({ entry, ...row }) => [
      ...[entry.id, entry.createdAt, entry.kind, entry.house, entry.amountMicros],
      ...[entry.balanceAfterMicros, entry.reference, entry.note, ...holderCells(row)],
    ]),
  }
}

function depositsTable(db: Reader, days: Days): ReportTable {
  const by = { serial: deposits.id, at: deposits.createdAt }
  const rows = inParts(db, by, days, (condition) =>
    db
      .select({ serial: deposits.id, deposit: deposits, ...holder })
      .from(deposits)
      .innerJoin(accounts, eq(accounts.id, deposits.accountId))
      .where(condition)
      .orderBy(asc(deposits.id)),
  )
  return {
    columns: [
      ...columns({ reference: 'text', opened_at: 'instant', ended_at: 'instant', status: 'text' }),
      ...columns({ method: 'text', transfer: 'text', amount_usd: 'usd', credited_usd: 'usd' }),
      ...columns({ to_pay: 'usd', currency: 'text', rate: 'usd', fee: 'share' }),
      ...columns({ paid_in: 'text', payment_id: 'text', decided_by: 'text', reason: 'text' }),
      ...HOLDER,
    ],
    rows: cells(rows, ({ deposit, ...row }) => [
      ...[deposit.reference, deposit.createdAt, deposit.endedAt, deposit.status, deposit.method],
      ...[deposit.transferName, deposit.amountMicros, deposit.creditedMicros],
      ...[...amountToPay(deposit), deposit.rateMicros],
      ...[deposit.feeBp === null ? null : deposit.feeBp / 10_000, deposit.paidIn],
      ...[deposit.paymentId, deposit.decidedBy, deposit.reason, ...holderCells(row)],
    ]),
  }
}
