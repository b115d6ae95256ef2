import type { Reader } from '../../db/store.ts'
import { ordersOfClaims } from '../../domain/claims/claims.ts'
import type { Entry } from '../../domain/ledger/ledger.ts'
import { trxidsOf } from '../../domain/orders/submissions.ts'
import { toUsd } from '../../domain/shared/money.ts'

const ABOUT_ORDERS: ReadonlySet<Entry['kind']> = new Set(['charge', 'refund', 'fee', 'fee_refund'])

/** Ledger entries in the form of GET /transactions, in the given order. */
export async function transactionsJson(read: Reader, entries: readonly Entry[]) {
  const refunds = entries.filter(({ kind }) => kind === 'claim_refund')
  const references = refunds.flatMap(({ reference }) => reference ?? [])
  const ofClaims = await ordersOfClaims(read, references)
  const orderIdOf = ({ kind, reference }: Entry) =>
    ABOUT_ORDERS.has(kind) ? reference : (ofClaims.get(reference ?? '') ?? null)
  const orderIds = entries.map(orderIdOf).filter((id) => id !== null)
  const trxids = await trxidsOf(read, orderIds)
  return entries.map((entry) => {
    const { id, kind, amountMicros, balanceAfterMicros, note, reference, createdAt } = entry
    const orderId = orderIdOf(entry)
    const trxid = trxids.get(orderId ?? '')
    return {
      id,
      kind,
      amountUsd: toUsd(amountMicros),
      balanceUsd: toUsd(balanceAfterMicros),
      ...(orderId === null ? {} : { orderId }),
      ...(trxid === undefined ? {} : { trxid }),
      ...(reference !== null && reference !== orderId ? { reference } : {}),
      ...(note === null ? {} : { note }),
      createdAt: createdAt.toISOString(),
    }
  })
}
