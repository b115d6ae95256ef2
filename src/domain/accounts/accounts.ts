import { eq, inArray } from 'drizzle-orm'
import { lockRows } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { openWallet, type Posted, post } from '../ledger/ledger.ts'
import { notifyAccount } from '../notices/notices.ts'
import { accounts } from '../schema.ts'
import { endSessions } from '../sessions/sessions.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { type GivenRole, storeRole } from '../team/team.ts'

export type Account = typeof accounts.$inferSelect

const MAX_NAME_LENGTH = 256

/**
 * Opens an account with an empty wallet and API access off.
 * @throws DomainError ACCOUNT_EXISTS if the Telegram id has one; INVALID_TELEGRAM_ID,
 *   NAME_TOO_LONG.
 */
export async function openAccount(
  tx: Tx,
  input: { telegramId: number; name: string; actor: Actor },
  now: Date,
): Promise<Account> {
  const { telegramId, name, actor } = input
  if (!Number.isSafeInteger(telegramId) || telegramId <= 0)
    throw new DomainError('INVALID_TELEGRAM_ID')
  if (name.length > MAX_NAME_LENGTH)
    throw new DomainError('NAME_TOO_LONG', { max: MAX_NAME_LENGTH })
  const [account] = await tx
    .insert(accounts)
    .values({ telegramId, name, apiEnabled: false, apiDisabledByAdmin: false, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!account) throw new DomainError('ACCOUNT_EXISTS', { telegramId })
  await openWallet(tx, account.id)
  await recordAct(tx, { actor, action: 'account.open', accountId: account.id }, now)
  return account
}

/** Locks the account until the transaction ends: for rules that span several of its rows. */
export function lockAccount(tx: Tx, accountId: number): Promise<void> {
  return lockRows(tx, accounts.id, accountId)
}

async function accountById(db: Reader, id: number): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account ?? null
}

/** An account that is there. */
export async function accountOf(db: Reader, id: number): Promise<Account> {
  return onlyRow(await db.select().from(accounts).where(eq(accounts.id, id)))
}

/** @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountByTelegramId(db: Reader, telegramId: number): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.telegramId, telegramId))
  if (!account) throw new DomainError('ACCOUNT_NOT_FOUND', { who: String(telegramId) })
  return account
}

/**
 * Books an admin's adjustment: adds to a wallet, or takes from it if the amount is negative.
 * A credit pays the account's debt first.
 * @param input reference: allows one adjustment of this kind with this reference; absent: no such limit.
 * @throws DomainError INSUFFICIENT_BALANCE if the wallet does not cover a debit.
 */
export async function adjustBalance(
  tx: Tx,
  accountId: number,
  input: { amountMicros: number; note: string | undefined; actor: Actor; reference?: string },
  now: Date,
): Promise<Posted> {
  const { amountMicros, note, actor, reference } = input
  const kind = amountMicros < 0 ? 'debit' : 'credit'
  const noted = {
    ...(note === undefined ? {} : { note }),
    ...(reference === undefined ? {} : { reference }),
  }
  const posted = await post(tx, { accountId, kind, amountMicros, ...noted }, now)
  const { paidOffMicros } = posted
  const detail = { amountMicros, ...noted, ...(paidOffMicros > 0 ? { paidOffMicros } : {}) }
  await recordAct(tx, { actor, action: `account.${kind}`, accountId, detail }, now)
  const notice = { kind: 'balance_adjusted', amountMicros, note: note ?? null } as const
  await notifyAccount(tx, accountId, { ...notice, paidOffMicros }, now)
  return posted
}

/** The names of those who acted, by actor, such as `admin:123`; undefined for no person, or one without an account. */
export async function namesOfActors(
  db: Reader,
  actors: readonly string[],
): Promise<Map<string, string | undefined>> {
  const rows = await db
    .select({ telegramId: accounts.telegramId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.telegramId, [...new Set(actors.map(personIn))]))
  const names = new Map(rows.map(({ telegramId, name }) => [telegramId, name]))
  return new Map(actors.map((actor) => [actor, names.get(personIn(actor))]))
}

/** The name of the person who acted; null if no person did, or they have no account. */
export async function nameOfActor(db: Reader, actor: string | null): Promise<string | null> {
  if (actor === null) return null
  return (await namesOfActors(db, [actor])).get(actor) ?? null
}

/** The Telegram id in an actor; 0, which nobody has, if no person acted. */
function personIn(actor: string): number {
  return Number(/^\w+:(\d+)$/.exec(actor)?.[1] ?? 0)
}

/**
 * Gives an account's holder a role, or with null takes it. They are notified, and it counts from their next message
 * on.
 * @returns whether that changed anything.
 */
export async function setRole(
  tx: Tx,
  { id, telegramId }: Pick<Account, 'id' | 'telegramId'>,
  input: { role: GivenRole | null; actor: Actor },
  now: Date,
): Promise<boolean> {
  const { role, actor } = input
  const before = await storeRole(tx, telegramId, role, now)
  if (before === role) return false
  const detail = { role, before }
  await recordAct(tx, { actor, action: 'team.role', accountId: id, detail }, now)
  if (role === null) await endSessions(tx, { telegramId }, actor, now)
  await notifyAccount(tx, id, { kind: 'role_changed', role }, now)
  return true
}

/** `accountId`: absent in what was stored before it was known. */
export type Whose = { telegramId: number; accountId?: number }

/** The account that something stored is about, also after it moved. @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountMeant(db: Reader, { telegramId, accountId }: Whose): Promise<Account> {
  const meant = accountId === undefined ? null : await accountById(db, accountId)
  return meant ?? (await accountByTelegramId(db, telegramId))
}
