import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  flag,
  index,
  instant,
  json,
  primaryKey,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../dialect.ts'

// Account holders and their access to the API.

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
    bannedAt: instant(),
    banReason: text(),
    restrictedUntil: instant(),
    restrictionReason: text(),
    apiEnabled: flag().notNull(),
    apiDisabledByAdmin: flag().notNull(),
    /** Whether the holder wants a notice when an order ends. */
    orderNotices: flag().notNull().default(true),
    /** Set while the holder blocks the bot: nothing is sent to them then. */
    botBlockedAt: instant(),
    /** The account whose test keys this one serves. Null for an account of a person. */
    testOf: whole().references((): AnyPgColumn => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('accounts_by_test_of').on(t.testOf).where(sql`${t.testOf} is not null`)],
)

export const apiKeys = table(
  'api_keys',
  {
    id: serial(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the key, in hex: the key itself is shown once and kept nowhere. */
    hash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** Set when the key is rotated out or revoked; null for the account's current key. */
    expiresAt: instant(),
    lastUsedAt: instant(),
    lastUsedAddress: text(),
  },
  (t) => [
    index('api_keys_by_account').on(t.accountId, t.id),
    uniqueIndex('api_keys_one_present').on(t.accountId).where(sql`${t.expiresAt} is null`),
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
