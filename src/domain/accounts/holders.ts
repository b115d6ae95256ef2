import { and, eq, ne } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import { accounts } from '../../db/schema.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { removeNoticesTo } from '../service/notices.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { type Account, openAccount } from './accounts.ts'

/** Who writes to the bot, as Telegram tells it. */
export type Person = {
  telegramId: number
  name: string
  username: string | undefined
  /** An IETF tag such as `en` or `pt-br`. */
  language: string | undefined
}

const MAX_NAME_LENGTH = 64
const MAX_LANGUAGE_LENGTH = 16
/** Line breaks and marks that turn the direction of text would reach beyond the name they stand in. */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/**
 * The account of a person who writes to the bot: opened at their first word, and kept to the name and
 * language that Telegram knows now. Who writes does not block the bot.
 */
export async function meetHolder(store: Store, person: Person, now: Date): Promise<Account> {
  const { telegramId } = person
  const told = {
    name: cleanName(person.name),
    username: person.username?.toLowerCase() ?? null,
    language: person.language?.toLowerCase().slice(0, MAX_LANGUAGE_LENGTH) ?? null,
    botBlockedAt: null,
  }
  const byPerson = eq(accounts.telegramId, telegramId)
  const [known] = await store.read.select().from(accounts).where(byPerson)
  if (known && isAsTold(known, told)) return known
  return store.transaction(async (tx) => {
    // Another process may be meeting them, or somebody of the same name, at the same moment.
    await exclusively(tx, `person ${telegramId}`)
    if (told.username !== null) await freeUsername(tx, told.username, telegramId)
    const [present] = await tx.update(accounts).set(told).where(byPerson).returning()
    if (present) return present
    const actor = `holder:${telegramId}` as const
    const { id } = await openAccount(tx, { telegramId, name: told.name, actor }, now)
    return onlyRow(await tx.update(accounts).set(told).where(eq(accounts.id, id)).returning())
  })
}

/** Notes that the person blocks the bot, and forgets what they were to be told. */
export async function noteBlocked(tx: Tx, telegramId: number, now: Date): Promise<void> {
  await tx.update(accounts).set({ botBlockedAt: now }).where(eq(accounts.telegramId, telegramId))
  await removeNoticesTo(tx, telegramId)
}

export async function noteUnblocked(tx: Tx, telegramId: number): Promise<void> {
  await tx.update(accounts).set({ botBlockedAt: null }).where(eq(accounts.telegramId, telegramId))
}

/** What the person reads, as Telegram last said; null where nothing is known. */
export async function languageOf(db: Reader, telegramId: number): Promise<string | null> {
  const [row] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.telegramId, telegramId))
  return row?.language ?? null
}

/** The holder's switch for notices of orders that end. */
export async function setOrderNotices(tx: Tx, accountId: number, on: boolean): Promise<void> {
  await tx.update(accounts).set({ orderNotices: on }).where(eq(accounts.id, accountId))
}

/**
 * The account that an admin names: by `@name`, or by its number at Telegram.
 * @throws DomainError ACCOUNT_NOT_FOUND, NOT_A_PERSON for text that is neither.
 */
export async function accountNamed(db: Reader, text: string): Promise<Account> {
  const byId = /^\d{1,15}$/.test(text)
  if (!byId && !/^@\w{1,64}$/.test(text)) throw new DomainError('NOT_A_PERSON', { text })
  const condition = byId
    ? eq(accounts.telegramId, Number(text))
    : eq(accounts.username, text.slice(1).toLowerCase())
  const [account] = await db.select().from(accounts).where(condition)
  if (account) return account
  throw new DomainError('ACCOUNT_NOT_FOUND', { who: text })
}

/** A name on one line, without what could disturb the text around it. */
function cleanName(name: string): string {
  const printable = name.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim()
  return [...printable].slice(0, MAX_NAME_LENGTH).join('')
}

/** A username that moved to somebody else no longer finds its former owner. */
async function freeUsername(tx: Tx, username: string, telegramId: number): Promise<void> {
  await exclusively(tx, `username ${username}`)
  await tx
    .update(accounts)
    .set({ username: null })
    .where(and(eq(accounts.username, username), ne(accounts.telegramId, telegramId)))
}

function isAsTold(account: Account, told: Partial<Account>): boolean {
  return (
    account.name === told.name &&
    account.username === told.username &&
    account.language === told.language &&
    account.botBlockedAt === null
  )
}
