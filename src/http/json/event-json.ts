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
  const [orders, lookups, entries] = await Promise.all([
    // Without the codes: a log of events holds no goods.
    ordersWithoutCodes(read, referencesOf('order.')),
    lookupsById(read, referencesOf('lookup.')),
    entriesById(read, referencesOf('wallet.').map(Number)),
  ])
  const subjects = new Map<string, object>()
  for (const order of orders)
    subjects.set(order.id, orderJson(order, order.endedAt ?? order.createdAt))
  for (const lookup of lookups) subjects.set(lookup.id, lookupJson(lookup))
  for (const one of await transactionsJson(read, entries)) subjects.set(String(one.id), one)
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
