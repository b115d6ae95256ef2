import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { lockRows } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { depositReceipts, deposits } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { ownDeposit } from './deposits.ts'
import { type Deposit, MANUAL } from './payment-method.ts'

/** Each receipt is a message to every admin. */
const MAX_RECEIPTS = 10

/** A file at Telegram, and the kind of message that sends it again. */
export type ReceiptFile = { fileId: string; kind: 'photo' | 'document' }

export type NewReceipt = ReceiptFile & {
  /** Stays the same wherever the file is sent. */
  uniqueId: string
  /** The album that the file came in; null for a single file. */
  albumId: string | null
}

/**
 * Adds a receipt to a deposit, notifies the admins and returns the changed deposit. A file that was sent
 * before changes nothing and is not `isNew`.
 * @throws DomainError DEPOSIT_NOT_FOUND, DEPOSIT_OVER if it no longer waits for a receipt,
 *   RECEIPT_NOT_NEEDED if its method takes none, TOO_MANY_RECEIPTS.
 */
export async function submitReceipt(
  tx: Tx,
  accountId: number,
  { reference, ...receipt }: NewReceipt & { reference: string },
  now: Date,
): Promise<{ deposit: Deposit; isNew: boolean }> {
  await lockRows(tx, deposits.reference, reference)
  const before = await ownDeposit(tx, accountId, reference)
  if (before.method !== MANUAL) throw new DomainError('RECEIPT_NOT_NEEDED')
  if (await isKept(tx, before.id, receipt.uniqueId)) return { deposit: before, isNew: false }
  if (before.status === 'submitted' && before.receipts >= MAX_RECEIPTS)
    throw new DomainError('TOO_MANY_RECEIPTS', { max: MAX_RECEIPTS })
  const awaitsReceipt = or(
    eq(deposits.status, 'submitted'),
    and(eq(deposits.status, 'open'), gt(deposits.expiresAt, now)),
  )
  const number = before.receipts + 1
  const [deposit] = await tx
    .update(deposits)
    .set({ status: 'submitted', receipts: number })
    .where(and(eq(deposits.id, before.id), awaitsReceipt))
    .returning()
  if (!deposit) {
    const status = before.status === 'open' ? 'expired' : before.status
    throw new DomainError('DEPOSIT_OVER', { act: 'receipt', status })
  }
  const { depositId, uniqueId } = depositReceipts
  await tx
    .insert(depositReceipts)
    .values({ depositId: deposit.id, number, ...receipt })
    // An earlier version kept the row without the file.
    .onConflictDoUpdate({ target: [depositId, uniqueId], set: { number, ...receipt } })
  await notifyAdmins(tx, { kind: 'deposit_submitted', reference, receipts: number }, now)
  return { deposit, isNew: true }
}

/** The deposit's receipts whose files are known, in the order of arrival. */
export async function receiptsOf(db: Reader, depositId: number): Promise<ReceiptFile[]> {
  const rows = await db
    .select({ fileId: depositReceipts.fileId, kind: depositReceipts.kind })
    .from(depositReceipts)
    .where(and(eq(depositReceipts.depositId, depositId), isNotNull(depositReceipts.fileId)))
    .orderBy(asc(depositReceipts.number), asc(depositReceipts.uniqueId))
  return rows.flatMap(({ fileId, kind }) =>
    fileId === null ? [] : [{ fileId, kind: kind ?? 'document' }],
  )
}

/** The account's deposit that already has files of this album, if any. */
export async function depositOfAlbum(
  db: Reader,
  accountId: number,
  albumId: string,
): Promise<Deposit | null> {
  const [found] = await db
    .select({ deposit: deposits })
    .from(deposits)
    .innerJoin(depositReceipts, eq(depositReceipts.depositId, deposits.id))
    .where(and(eq(deposits.accountId, accountId), eq(depositReceipts.albumId, albumId)))
    .limit(1)
  return found?.deposit ?? null
}

/** Other deposits, of any time, that were sent one of the same receipts, newest first. */
export function receiptUses(db: Reader, depositId: number): Promise<Deposit[]> {
  const own = db
    .select({ uniqueId: depositReceipts.uniqueId })
    .from(depositReceipts)
    .where(eq(depositReceipts.depositId, depositId))
  const others = db
    .select({ depositId: depositReceipts.depositId })
    .from(depositReceipts)
    .where(and(inArray(depositReceipts.uniqueId, own), ne(depositReceipts.depositId, depositId)))
  return db.select().from(deposits).where(inArray(deposits.id, others)).orderBy(desc(deposits.id))
}

async function isKept(db: Reader, depositId: number, uniqueId: string): Promise<boolean> {
  const same = and(eq(depositReceipts.depositId, depositId), eq(depositReceipts.uniqueId, uniqueId))
  return (await db.$count(depositReceipts, and(same, isNotNull(depositReceipts.fileId)))) > 0
}
