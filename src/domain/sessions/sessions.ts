import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { panelForms, panelSessions } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'

// Who may use the panel in which browser. A session begins as a link, or with data that Telegram signed; either opens
// one session. The database has digests only, so that no copy of it lets anybody in.

/** How long a link may be opened. */
export const LINK_MS = 60_000
/** How long a session lasts, from its opening. */
export const SESSION_MS = 12 * 60 * 60 * 1000
/** Of one person; the oldest ends when another one is opened. */
const MAX_OPEN = 10
const SECRET_BYTES = 32
const MAX_BROWSER = 200

export type Session = typeof panelSessions.$inferSelect
/** Where it is opened. */
export type Opening = { address: string | null; browser: string | null; framed: boolean }

/** @returns the link's secret; the person's earlier links are over */
export async function makeLink(tx: Tx, telegramId: number, now: Date): Promise<string> {
  const link = newSecret()
  const { openedAt, endedAt } = panelSessions
  await tx
    .update(panelSessions)
    .set({ endedAt: now })
    .where(and(eq(panelSessions.telegramId, telegramId), isNull(openedAt), isNull(endedAt)))
  const expiresAt = new Date(now.getTime() + LINK_MS)
  await tx
    .insert(panelSessions)
    .values({ telegramId, entry: digestOf(link), createdAt: now, expiresAt })
  return link
}

/** Opens the session of a link, once. @returns what its browser shows from now on @throws DomainError NOT_LET_IN */
export async function openByLink(tx: Tx, link: string, at: Opening, now: Date): Promise<string> {
  const { entry, openedAt, endedAt, expiresAt } = panelSessions
  const [row] = await tx
    .select()
    .from(panelSessions)
    .where(and(eq(entry, digestOf(link)), isNull(openedAt), isNull(endedAt), gt(expiresAt, now)))
  if (!row) throw new DomainError('NOT_LET_IN', { problem: 'link_over' })
  return open(tx, row, at, now)
}

/**
 * Opens a session with data that Telegram signed for this person; the same data opens no other.
 * @param signed the signature, which names the data
 * @throws DomainError NOT_LET_IN
 */
export async function openSigned(
  tx: Tx,
  { telegramId, signed }: { telegramId: number; signed: string },
  at: Opening,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(panelSessions)
    .values({ telegramId, entry: digestOf(signed), createdAt: now, expiresAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new DomainError('NOT_LET_IN', { problem: 'used_before' })
  return open(tx, row, at, now)
}

async function open(tx: Tx, { id, telegramId }: Session, at: Opening, now: Date): Promise<string> {
  const secret = newSecret()
  const opened = await tx
    .update(panelSessions)
    .set({
      ...{ address: at.address, browser: at.browser?.slice(0, MAX_BROWSER), framed: at.framed },
      ...{ secret: digestOf(secret), openedAt: now },
      expiresAt: new Date(now.getTime() + SESSION_MS),
    })
    .where(and(eq(panelSessions.id, id), isNull(panelSessions.openedAt)))
    .returning()
  if (opened.length === 0) throw new DomainError('NOT_LET_IN', { problem: 'link_over' })
  const actor = `admin:${telegramId}` as const
  await recordAct(tx, { actor, action: 'session.open', detail: { id, address: at.address } }, now)
  const older = (await openSessions(tx, telegramId, now)).slice(MAX_OPEN).map((one) => one.id)
  if (older.length > 0)
    await tx.update(panelSessions).set({ endedAt: now }).where(inArray(panelSessions.id, older))
  return secret
}

/** The session that this secret belongs to; null if there is none, or it is over. */
export async function sessionWith(db: Reader, secret: string, now: Date): Promise<Session | null> {
  const [row] = await db
    .select()
    .from(panelSessions)
    .where(and(eq(panelSessions.secret, digestOf(secret)), isOpen(now)))
  return row ?? null
}

/** Open sessions, the newest first. @param telegramId only this person's */
export function openSessions(
  db: Reader,
  telegramId: number | undefined,
  now: Date,
): Promise<Session[]> {
  const whose = telegramId === undefined ? undefined : eq(panelSessions.telegramId, telegramId)
  return db
    .select()
    .from(panelSessions)
    .where(and(isOpen(now), isNotNull(panelSessions.openedAt), whose))
    .orderBy(desc(panelSessions.id))
}

/** Ends these sessions, and links that were not used yet. @param except a session that goes on */
export async function endSessions(
  tx: Tx,
  which: { id: number } | { telegramId: number } | 'all',
  actor: Actor,
  now: Date,
  except = 0,
): Promise<void> {
  const { id, telegramId } = panelSessions
  const chosen =
    which === 'all'
      ? undefined
      : 'id' in which
        ? eq(id, which.id)
        : eq(telegramId, which.telegramId)
  const ended = await tx
    .update(panelSessions)
    .set({ endedAt: now })
    .where(and(isOpen(now), chosen, ne(id, except)))
    .returning()
  const ids = ended.filter(({ openedAt }) => openedAt !== null).map((one) => one.id)
  if (ids.length > 0) await recordAct(tx, { actor, action: 'session.end', detail: { ids } }, now)
}

/**
 * Uses a form up, in the transaction that carries it out.
 * @param form the number that the page gave it
 * @throws DomainError FORM_SENT if it was carried out before
 */
export async function useForm(tx: Tx, form: string, now: Date): Promise<void> {
  const used = await tx
    .insert(panelForms)
    .values({ form: digestOf(form), sentAt: now })
    .onConflictDoNothing()
    .returning()
  if (used.length === 0) throw new DomainError('FORM_SENT')
}

/** What each form of a session carries, so that no other page can send one in its name. */
export function formKey(secret: string): string {
  return digestOf(`form ${secret}`)
}

/** Forgets what is over, and forms that no session can send any more. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SESSION_MS)
  await tx.delete(panelSessions).where(lt(panelSessions.expiresAt, before))
  await tx.delete(panelForms).where(lt(panelForms.sentAt, before))
}

function isOpen(now: Date) {
  return and(isNull(panelSessions.endedAt), gt(panelSessions.expiresAt, now))
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
