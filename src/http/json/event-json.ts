import type { Reader } from '../../db/store.ts'
import { accountOf } from '../../domain/accounts/accounts.ts'
import { cursorOf, type EventRow, eventId } from '../../domain/events/log.ts'
import { entriesById } from '../../domain/ledger/entries.ts'
import { lookupsById } from '../../domain/orders/lookups.ts'
import { ordersWithoutCodes } from '../../domain/orders/orders.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { lookupJson } from './lookup-json.ts'
import { orderJson } from './order-json.ts'
import { transactionsJson } from './transaction-json.ts'

/** By the events' references. */
type Data = Map<string, object>

/**
 * The JSON of events, of any accounts, as GET /events answers it and webhooks send it. Reads what they are about in one query for each kind: orders,
 * lookups and ledger entries never change after their events.
 * @returns null for an event of a test account whose order, lookup or entry is not kept any more.
 */
export async function eventsJson(read: Reader, rows: readonly EventRow[]) {
  const referencesOf = (kind: string) =>
    rows.flatMap(({ type, reference }) =>
      reference !== null && type.startsWith(kind) ? [reference] : [],
    )
  const referred = await Promise.all([
    orderData(read, referencesOf('order.')),
    lookupData(read, referencesOf('lookup.')),
    entryData(read, referencesOf('wallet.')),
  ])
  const subjects = new Map(referred.flatMap((some) => [...some]))
  const dataOf = (row: EventRow) =>
    row.reference === null ? stateJson(row) : subjects.get(row.reference)
  const lost = rows.filter((row) => !dataOf(row))
  for (const accountId of new Set(lost.map((row) => row.accountId)))
    if ((await accountOf(read, accountId)).testOf === null)
      throw new Error(`An event of account ${accountId} refers to what does not exist.`)
  return rows.map((row) => {
    const { type, accountId, createdAt } = row
    const id = eventId(accountId, cursorOf(row))
    const data = dataOf(row)
    return data ? { id, type, createdAt: createdAt.toISOString(), data } : null
  })
}

/** Without the codes: a log of events holds no goods. */
async function orderData(read: Reader, ids: string[]): Promise<Data> {
  const orders = await ordersWithoutCodes(read, ids)
  return new Map(
    orders.map((order) => [order.id, orderJson(order, order.endedAt ?? order.createdAt)]),
  )
}

async function lookupData(read: Reader, ids: string[]): Promise<Data> {
  const lookups = await lookupsById(read, ids)
  return new Map(lookups.map((lookup) => [lookup.id, lookupJson(lookup)]))
}

async function entryData(read: Reader, references: string[]): Promise<Data> {
  const entries = await entriesById(read, references.map(Number))
  const transactions = await transactionsJson(read, entries)
  return new Map(transactions.map((one) => [String(one.id), one]))
}

function stateJson({ data }: EventRow): object | undefined {
  if (!data) return undefined
  if ('balanceMicros' in data) {
    const { balanceMicros, lowBelowMicros } = data
    return {
      balanceUsd: toUsd(balanceMicros),
      currency: 'USD',
      lowBalanceUsd: toUsd(lowBelowMicros),
    }
  }
  const { restrictedUntilMs, ...state } = data
  const until = restrictedUntilMs === null ? null : new Date(restrictedUntilMs).toISOString()
  return { ...state, ...(until === null ? {} : { restrictedUntil: until }) }
}
