import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { depositReceipts, deposits } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAdmins } from '../service/notices.ts'
import { DomainError } from '../shared/errors.ts'
import { lockDeposit, ownDeposit } from './deposits.ts'
import { type Deposit, MANUAL } from './payment-method.ts'

/** Each is a message to every admin. */
const MAX_RECEIPTS = 10

/** A file at Telegram, and how it is sent again. */
export type ReceiptFile = { fileId: string; kind: 'photo' | 'document' }

export type NewReceipt = ReceiptFile & {
  /** The same for the same file, wherever it is sent. */
  uniqueId: string
  /** Of the album that it came in; null for a file alone. */
  albumId: string | null
}

/**
 * Puts a receipt before the admins, beside those that came before. Returns the deposit as it is then;
 * the same file once more changes nothing and is not `isNew`.
 * @throws DomainError DEPOSIT_NOT_FOUND, DEPOSIT_OVER where it waits for none any more,
 *   RECEIPT_NOT_NEEDED where its method takes none, TOO_MANY_RECEIPTS.
 */
export async function submitReceipt(
  tx: Tx,
  accountId: number,
  { reference, ...receipt }: NewReceipt & { reference: string },
  now: Date,
): Promise<{ deposit: Deposit; isNew: boolean }> {
  await lockDeposit(tx, reference)
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
    // One of which an earlier version did not keep the file.
    .onConflictDoUpdate({ target: [depositId, uniqueId], set: { number, ...receipt } })
  await notifyAdmins(tx, { kind: 'deposit_submitted', reference, receipts: number }, now)
  return { deposit, isNew: true }
}

/** The deposit's receipts that can be looked at, in the order in which they came. */
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

/** The account's deposit for which the first files of an album came, if any did. */
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

/** The other deposits that came, at any time, with a receipt of this one, newest first. */
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
