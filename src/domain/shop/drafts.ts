import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import { sealedObject } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { orderDrafts } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { newDraftId } from '../shared/ids.ts'

// A purchase that a holder prepares in the chat. A draft never changes: what a button says when it is shown is
// what it does when it is pressed, whatever was pressed elsewhere since.

export type Draft = Omit<typeof orderDrafts.$inferSelect, 'seq' | 'createdAt'>
export type DraftContent = Omit<Draft, 'id' | 'accountId'>

/** A purchase takes a handful of drafts. The oldest ones go, so a flood of taps stores no more than this. */
const MAX_PER_ACCOUNT = 40
const KEEP_MS = 24 * 60 * 60 * 1000

export async function newDraft(
  tx: Tx,
  accountId: number,
  content: DraftContent,
  now: Date,
): Promise<Draft> {
  const { pid, quantity, player, playerName, nameCheck } = content
  const draft = { id: newDraftId(), accountId, pid, quantity, player, playerName, nameCheck }
  const sealed = sealedObject(tx, 'order_drafts.player', player)
  await tx.insert(orderDrafts).values({ ...draft, player: sealed, createdAt: now })
  const { seq } = orderDrafts
  const ofAccount = eq(orderDrafts.accountId, accountId)
  const all = tx.select({ seq }).from(orderDrafts).where(ofAccount)
  const kept = all.orderBy(desc(seq)).limit(MAX_PER_ACCOUNT)
  await tx.delete(orderDrafts).where(and(ofAccount, notInArray(seq, kept)))
  return draft
}

/** @throws DomainError DRAFT_GONE if it is too old, or another account's */
export async function ownDraft(db: Reader, accountId: number, id: string): Promise<Draft> {
  const [row] = await db.select().from(orderDrafts).where(eq(orderDrafts.id, id))
  if (row?.accountId !== accountId) throw new DomainError('DRAFT_GONE')
  const { seq: _, createdAt: __, ...draft } = row
  return draft
}

export async function sweepDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(orderDrafts).where(lt(orderDrafts.createdAt, new Date(now.getTime() - KEEP_MS)))
}
