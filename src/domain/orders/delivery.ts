import { sealedCode } from '../../db/codes-at-rest.ts'
import { stockCodes } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { DomainError } from '../shared/errors.ts'
import type { OrderRow } from './orders.ts'

/** Longer than any real code. */
const MAX_CODE_LENGTH = 512

/**
 * Gives an order the codes that its supplier delivered. No code is ever delivered twice, whoever
 * delivers it.
 * @throws DomainError INVALID_DELIVERY where they are not as many as were ordered, or one of them is
 * known already; the caller's transaction must end. It holds no code.
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
    const rests = sealedCode(tx, pid, code.trim())
    const row = { pid, ...rests, addedAt: now, orderId, takenAt: now }
    const added = await tx
      .insert(stockCodes)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: stockCodes.id })
    if (added.length === 0) throw new DomainError('INVALID_DELIVERY', { problem: 'known' })
  }
}
