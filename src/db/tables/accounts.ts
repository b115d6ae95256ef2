import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  flag,
  index,
  instant,
  json,
  primaryKey,
  sealable,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../dialect.ts'
import type { KeyScope } from '../json-columns.ts'

// Account holders and their access to the API.

/** Named groups of accounts with prices of their own. */
export const tiers = table('tiers', {
  id: serial(),
  name: text().notNull().unique(),
  /** What it pays less for products with fixed prices, in hundredths of a percent. */
  discountBp: whole().notNull().default(0),
  createdAt: instant().notNull(),
})

export const accounts = table(
  'accounts',
  {
    id: serial(),
    /** That of the holder. A test account has the negative of it, so that no message reaches it. */
    telegramId: whole().notNull().unique(),
    name: text().notNull(),
    /** The holder's Telegram name without the @, in lower case. If another account takes it, this one loses it. */
    username: text().unique(),
    /** The holder's language as Telegram reports it, such as `en` or `pt-br`. */
    language: text(),
    /** The language that they chose in the bot instead, such as `es`. */
    chosenLanguage: text(),
    bannedAt: instant(),
    banReason: sealable('accounts.ban_reason'),
    restrictedUntil: instant(),
    restrictionReason: sealable('accounts.restriction_reason'),
    apiEnabled: flag().notNull(),
    apiDisabledByAdmin: flag().notNull(),
    /** Whether the holder may buy in the chat. Only an admin changes it. */
    shopAllowed: flag().notNull().default(true),
    /** Whether a charge from an address that was never used with its key waits until the holder allows it. */
    addressGuard: flag().notNull().default(false),
    /** Which notices the holder wants about orders that end after they were answered. */
    orderNoticeMode: text({ enum: ['each', 'hourly', 'failures', 'none'] })
      .notNull()
      .default('each'),
    /** Whether the holder wants no news from the shop. */
    newsOff: flag().notNull().default(false),
    /** Set while the holder blocks the bot: nothing is sent to them then. */
    botBlockedAt: instant(),
    /** The tier whose prices it pays; null for those of everybody. A test account pays its holder's. */
    tierId: whole().references(() => tiers.id),
    /** The live account that this test account belongs to; null for a live account. */
    testOf: whole().references((): AnyPgColumn => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('accounts_by_test_of').on(t.testOf).where(sql`${t.testOf} is not null`)],
)

/** What the team has written down about an account. */
export const accountNotes = table(
  'account_notes',
  {
    id: serial(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    text: sealable('account_notes.text').notNull(),
    /** Who wrote it, as in the audit log. */
    actor: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('account_notes_by_account').on(t.accountId, t.id)],
)

/** Moves of accounts to another person's Telegram id: what was ordered, and how it ended. */
export const accountMoves = table(
  'account_moves',
  {
    id: serial(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    /** Its holder when the move was ordered. */
    fromTelegramId: whole().notNull(),
    /** Who is to be its holder. Only rows of earlier versions lack it. */
    toTelegramId: whole(),
    /** Their Telegram id: that is all that the holder learns of them. */
    named: sealable('account_moves.named').notNull(),
    /** holder: the holder offered it to the other person, in an earlier version. */
    by: text({ enum: ['holder', 'owner'] }).notNull(),
    /** refused: it was not possible any more when it was due. */
    state: text({
      enum: ['open', 'moved', 'declined', 'stopped', 'cancelled', 'refused'],
    }).notNull(),
    /** Why it was refused. */
    problem: text(),
    /** Why an owner ordered it. */
    reason: sealable('account_moves.reason'),
    /** Who ordered it and who ended it, as in the audit log. */
    actor: text().notNull(),
    endedBy: text(),
    createdAt: instant().notNull(),
    /** When it is carried out. */
    dueAt: instant().notNull(),
    remindedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    index('account_moves_by_account').on(t.accountId, t.id),
    index('account_moves_from').on(t.fromTelegramId, t.id),
    index('account_moves_by_age').on(t.createdAt),
    uniqueIndex('account_moves_open').on(t.accountId).where(sql`${t.state} = 'open'`),
  ],
)

export const apiKeys = table(
  'api_keys',
  {
    id: serial(),
    /** The first key of its chain of rotations, whose keys share caps and addresses; null for the first one. */
    rootId: whole(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    /** Unique among the account's keys that are not retired. */
    name: text().notNull().default('default'),
    /** SHA-256 of the key, in hex: the key itself is shown once and kept nowhere. */
    hash: text().notNull().unique(),
    /** The beginning of the key, for people; null until a key of an earlier version is used again. */
    prefix: text(),
    scopes: json().$type<KeyScope[]>().notNull().default(['read', 'order', 'lookup']),
    /** The most that the key and those rotated before it may charge in a UTC day; null: no limit. */
    dailyCapMicros: whole(),
    /** The most that one order or lookup may cost; null: no limit. */
    orderCapMicros: whole(),
    createdAt: instant().notNull(),
    /** The key is valid until then; null: until it is rotated out or revoked. */
    expiresAt: instant(),
    /** The last notice about its expiry: that it expires soon, or that it has expired. */
    expiryNotice: text({ enum: ['soon', 'expired'] }),
    /** Set when the key is rotated out or revoked; null for the current key of its name. */
    retiredAt: instant(),
    lastUsedAt: instant(),
    lastUsedAddress: text(),
  },
  (t) => [
    index('api_keys_by_account').on(t.accountId, t.id),
    index('api_keys_by_expiry')
      .on(t.expiresAt)
      .where(sql`${t.retiredAt} is null and ${t.expiresAt} is not null`),
    uniqueIndex('api_keys_one_of_a_name')
      .on(t.accountId, t.name)
      .where(sql`${t.retiredAt} is null`),
  ],
)

/** What each key with a daily cap has charged on a UTC day, less what was refunded of it. */
export const keySpends = table(
  'key_spends',
  {
    /** Such as `2026-01-31`. */
    day: text().notNull(),
    /** The first key of its chain of rotations. */
    keyId: whole().notNull(),
    spentMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.keyId] })],
)

/** The addresses from which each key was used, and those that the holder has been asked about. */
export const keyAddresses = table(
  'key_addresses',
  {
    /** The first key of its chain of rotations. */
    keyId: whole().notNull(),
    /** An IPv4 address, or an IPv6 network of 64 bits. */
    address: text().notNull(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    state: text({ enum: ['known', 'asked'] }).notNull(),
    /** The key of the refused call that the holder was asked about; null if there was none. */
    askedKeyId: whole(),
    /** When it was last used or allowed, or when the holder was asked. */
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyId, t.address] }),
    index('key_addresses_by_account').on(t.accountId, t.at),
  ],
)

export const allowlistEntries = table(
  'allowlist_entries',
  {
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    cidr: text().notNull(),
    firstAddress: whole().notNull(),
    lastAddress: whole().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.cidr] })],
)

export const rateWindows = table(
  'rate_windows',
  {
    accountId: whole().primaryKey(),
    callsAtMs: json().$type<number[]>().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [index('rate_windows_by_age').on(t.savedAt)],
)

/** What a test account has used on a day, which begins at 00:00 UTC. */
export const testUsage = table(
  'test_usage',
  {
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    day: text().notNull(),
    /** Orders and lookups. */
    calls: whole().notNull(),
    refills: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
)
