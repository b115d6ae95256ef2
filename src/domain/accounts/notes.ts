import { and, desc, eq } from 'drizzle-orm'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { accountNotes } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { lockAccount, namesOfActors } from './accounts.ts'

// What the team writes down about an account. Its holder never sees it.

/** `by`: the name of who wrote it; null if that is not known. */
export type Note = typeof accountNotes.$inferSelect & { by: string | null }

const MAX_LENGTH = 500
/** All of them fit on a few screens. */
const MAX_NOTES = 50

/** Newest first. */
export async function notesOf(db: Reader, accountId: number): Promise<Note[]> {
  const rows = await db
    .select()
    .from(accountNotes)
    .where(eq(accountNotes.accountId, accountId))
    .orderBy(desc(accountNotes.id))
  const actors = rows.map(({ actor }) => actor)
  const names = await namesOfActors(db, actors)
  return rows.map((row) => ({ ...row, by: names.get(row.actor) ?? null }))
}

/** @throws DomainError NOTE_LENGTH, TOO_MANY_NOTES */
export async function addNote(
  tx: Tx,
  accountId: number,
  input: { text: string; actor: Actor },
  now: Date,
): Promise<number> {
  const text = input.text.trim()
  if (text === '' || text.length > MAX_LENGTH)
    throw new DomainError('NOTE_LENGTH', { max: MAX_LENGTH })
  await lockAccount(tx, accountId)
  if ((await tx.$count(accountNotes, eq(accountNotes.accountId, accountId))) >= MAX_NOTES)
    throw new DomainError('TOO_MANY_NOTES', { max: MAX_NOTES })
  const { actor } = input
  const row = { accountId, text: sealedText(tx, 'account_notes.text', text), actor, createdAt: now }
  const { id } = onlyRow(await tx.insert(accountNotes).values(row).returning())
  await recordAct(tx, { actor, action: 'account.note', accountId, detail: { note: text } }, now)
  return id
}

/** The text stays in the audit log. @throws DomainError NOTE_GONE */
export async function removeNote(
  tx: Tx,
  accountId: number,
  { id, actor }: { id: number; actor: Actor },
  now: Date,
): Promise<void> {
  const [gone] = await tx
    .delete(accountNotes)
    .where(and(eq(accountNotes.id, id), eq(accountNotes.accountId, accountId)))
    .returning()
  if (!gone) throw new DomainError('NOTE_GONE')
  const detail = { note: gone.text }
  await recordAct(tx, { actor, action: 'account.note_removed', accountId, detail }, now)
}
