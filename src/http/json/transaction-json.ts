import type { Reader } from '../../db/store.ts'
import { ordersOfClaims } from '../../domain/claims/claims.ts'
import type { Entry } from '../../domain/ledger/ledger.ts'
import { trxidsOf } from '../../domain/orders/submissions.ts'
import { toUsd } from '../../domain/shared/money.ts'

const ABOUT_ORDERS: ReadonlySet<Entry['kind']> = new Set(['charge', 'refund', 'fee', 'fee_refund'])

/** Ledger entries in the form of GET /transactions, in the given order. */
export async function transactionsJson(read: Reader, entries: readonly Entry[]) {
  const ofClaims = await ordersOfClaims(
    read,
    entries.flatMap(({ kind, reference }) =>
      kind === 'claim_refund' && reference !== null ? [reference] : [],
    ),
  )
  const orderIdOf = ({ kind, reference }: Entry) =>
    ABOUT_ORDERS.has(kind) ? reference : (ofClaims.get(reference ?? '') ?? null)
  const trxids = await trxidsOf(
    read,
    entries.map(orderIdOf).filter((id) => id !== null),
  )
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
