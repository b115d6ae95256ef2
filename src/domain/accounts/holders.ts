import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { exclusively, holdingKeys } from '../../db/locks.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { removeNoticesTo } from '../notices/notices.ts'
import { accounts } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { fieldText } from '../shared/typed-text.ts'
import { type Account, openAccount } from './accounts.ts'

/** A person who writes to the bot, as Telegram describes them. */
export type Person = {
  telegramId: number
  name: string
  username: string | undefined
  /** An IETF tag such as `en` or `pt-br`. */
  language: string | undefined
}

const MAX_NAME_LENGTH = 64
const MAX_LANGUAGE_LENGTH = 16
/** Line breaks and direction marks, which would also affect the text around a name. */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/**
 * The account of a person who writes to the bot: opened with their first message, then kept up to date
 * with their name and language at Telegram. Their message shows that they do not block the bot.
 */
export async function meetHolder(store: Store, person: Person, now: Date): Promise<Account> {
  const { telegramId } = person
  const profile = {
    name: cleanName(person.name),
    username: person.username?.toLowerCase() ?? null,
    language: person.language?.toLowerCase().slice(0, MAX_LANGUAGE_LENGTH) ?? null,
    botBlockedAt: null,
  }
  const byPerson = eq(accounts.telegramId, telegramId)
  const [known] = await store.read.select().from(accounts).where(byPerson)
  if (known && isDeepStrictEqual({ ...known, ...profile }, known)) return known
  return store.transaction(async (tx) => {
    // Another process may handle the same person, or somebody with the same username, right now.
    await exclusively(tx, personLock(telegramId))
    if (profile.username !== null) await freeUsername(tx, profile.username, telegramId)
    const [present] = await tx.update(accounts).set(profile).where(byPerson).returning()
    if (present) return present
    const actor = `holder:${telegramId}` as const
    const { id } = await openAccount(tx, { telegramId, name: profile.name, actor }, now)
    return onlyRow(await tx.update(accounts).set(profile).where(eq(accounts.id, id)).returning())
  })
}

/** Whoever decides which account a person has holds this lock, and then that of their username. */
export function personLock(telegramId: number): string {
  return `person ${telegramId}`
}

export function usernameLock(username: string): string {
  return `username ${username}`
}

/**
 * Makes sure that the account is still the person's until the transaction ends: it may have moved to another one
 * since it was read. @throws DomainError HOLDER_CHANGED
 */
export async function requireHolder(
  tx: Tx,
  { id, telegramId }: Pick<Account, 'id' | 'telegramId'>,
): Promise<void> {
  const present = tx
    .select({ telegramId: accounts.telegramId })
    .from(accounts)
    .where(eq(accounts.id, id))
  const [holder] = await holdingKeys(present)
  if (holder?.telegramId !== telegramId) throw new DomainError('HOLDER_CHANGED')
}

/** Records that the person blocks the bot, and deletes the notices waiting for them. */
export async function recordBlocked(tx: Tx, telegramId: number, now: Date): Promise<void> {
  await tx.update(accounts).set({ botBlockedAt: now }).where(eq(accounts.telegramId, telegramId))
  await removeNoticesTo(tx, telegramId)
}

export async function recordUnblocked(tx: Tx, telegramId: number): Promise<void> {
  await tx.update(accounts).set({ botBlockedAt: null }).where(eq(accounts.telegramId, telegramId))
}

/** The language that the person chose, or else that of their Telegram app; null if unknown. */
export async function languageOf(db: Reader, telegramId: number): Promise<string | null> {
  const [row] = await db
    .select({ chosen: accounts.chosenLanguage, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.telegramId, telegramId))
  return row?.chosen ?? row?.language ?? null
}

export const ORDER_NOTICE_MODES = accounts.orderNoticeMode.enumValues

/** Sets what the holder wants of the bot. */
export async function setPreference(
  tx: Tx,
  accountId: number,
  changes: Partial<Pick<Account, 'chosenLanguage' | 'newsOff' | 'orderNoticeMode'>>,
): Promise<void> {
  await tx.update(accounts).set(changes).where(eq(accounts.id, accountId))
}

/**
 * The account that an admin or the operator names by `@username`, Telegram id, or account id. A number that is both
 * names the person with this Telegram id.
 * @throws DomainError ACCOUNT_NOT_FOUND, NOT_A_PERSON for text that is neither.
 */
export async function accountNamed(db: Reader, typed: string): Promise<Account> {
  const text = fieldText(typed)
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null
  if (id === null && !/^@\w{1,64}$/.test(text)) throw new DomainError('NOT_A_PERSON', { text })
  const isNamed =
    id === null
      ? eq(accounts.username, text.slice(1).toLowerCase())
      : or(eq(accounts.telegramId, id), and(eq(accounts.id, id), isNull(accounts.testOf)))
  const found = await db.select().from(accounts).where(isNamed)
  const account = found.find(({ telegramId }) => telegramId === id) ?? found[0]
  if (account) return account
  throw new DomainError('ACCOUNT_NOT_FOUND', { who: text })
}

/** Puts a name on one line and removes characters that could disturb the text around it. */
function cleanName(name: string): string {
  const printable = name.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim()
  return [...printable].slice(0, MAX_NAME_LENGTH).join('')
}

/** Removes a username from its former owner, so that it finds only the new one. */
async function freeUsername(tx: Tx, username: string, telegramId: number): Promise<void> {
  await exclusively(tx, usernameLock(username))
  await tx
    .update(accounts)
    .set({ username: null })
    .where(and(eq(accounts.username, username), ne(accounts.telegramId, telegramId)))
}
