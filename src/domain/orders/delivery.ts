import { sealedCode } from '../../db/codes-at-rest.ts'
import type { Tx } from '../../db/store.ts'
import { stockCodes } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import type { OrderRow } from './orders.ts'

/** Longer than any real code. */
const MAX_CODE_LENGTH = 512

/**
 * Stores the codes that were delivered for an order. No code is ever delivered twice, whoever delivers it.
 * @throws DomainError INVALID_DELIVERY if the number of codes is wrong, a code is empty or too long, or
 *   one is known already; the caller must roll back. The error contains no code.
 */
export async function deliverCodes(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'pid' | 'quantity'>,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  const { id: orderId, pid, quantity } = order
  const given = codes.length
  if (given !== quantity)
    throw new DomainError('INVALID_DELIVERY', { problem: 'count', given, ordered: quantity })
  if (codes.some((code) => code.trim() === '' || code.length > MAX_CODE_LENGTH))
    throw new DomainError('INVALID_DELIVERY', { problem: 'length' })
  for (const code of codes) {
    const sealed = sealedCode(tx, pid, code.trim())
    const row = { pid, ...sealed, addedAt: now, orderId, takenAt: now }
    const added = await tx
      .insert(stockCodes)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: stockCodes.id })
    if (added.length === 0) throw new DomainError('INVALID_DELIVERY', { problem: 'known' })
  }
}
