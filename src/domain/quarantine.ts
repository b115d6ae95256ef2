import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { products, stockCodes } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'
import { type Actor, recordAct } from './audit-log.ts'
import { DomainError } from './errors.ts'
import { notifyAdmins } from './notices.ts'

// Vouchers of cancelled orders of which nobody knows whether they were used. They are neither sold
// again nor written off before a person has looked.

export type QuarantinedCode = {
  id: number
  pid: string
  productName: string
  orderId: string
  since: Date
}

/** Sets the voucher of a cancelled order aside. */
export async function quarantineCodes(tx: Tx, orderId: string, now: Date): Promise<void> {
  const aside = await tx
    .update(stockCodes)
    .set({ quarantinedAt: now })
    .where(eq(stockCodes.orderId, orderId))
    .returning({ id: stockCodes.id })
  if (aside.length > 0) await notifyAdmins(tx, { kind: 'code_quarantined', orderId }, now)
}

/** What waits for a person, oldest first. The codes themselves are shown with their order. */
export async function quarantinedCodes(
  db: Reader,
  page: { limit: number; offset: number },
): Promise<QuarantinedCode[]> {
  const rows = await db
    .select({
      id: stockCodes.id,
      pid: stockCodes.pid,
      productName: products.name,
      orderId: stockCodes.orderId,
      since: stockCodes.quarantinedAt,
    })
    .from(stockCodes)
    .innerJoin(products, eq(products.pid, stockCodes.pid))
    .where(isNotNull(stockCodes.quarantinedAt))
    .orderBy(asc(stockCodes.quarantinedAt), asc(stockCodes.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ orderId, since, ...row }) => ({
    ...row,
    orderId: orderId ?? '',
    since: since ?? new Date(0),
  }))
}

/**
 * Ends a quarantine: `release` puts the voucher back on sale, `discard` writes it off.
 * @throws DomainError OUT_OF_DATE where somebody has decided meanwhile.
 */
export async function endQuarantine(
  tx: Tx,
  orderId: string,
  input: { decision: 'release' | 'discard'; actor: Actor },
  now: Date,
): Promise<void> {
  const { decision, actor } = input
  const free = { orderId: null, takenAt: null, quarantinedAt: null }
  const ended = await tx
    .update(stockCodes)
    .set(decision === 'release' ? free : { quarantinedAt: null, discardedAt: now })
    .where(and(eq(stockCodes.orderId, orderId), isNotNull(stockCodes.quarantinedAt)))
    .returning({ pid: stockCodes.pid })
  if (ended.length === 0)
    throw new DomainError('OUT_OF_DATE', `No code of ${orderId} is in quarantine any more.`)
  const detail = { orderId, pid: ended[0]?.pid }
  await recordAct(tx, { actor, action: `stock.${decision}`, detail }, now)
}
