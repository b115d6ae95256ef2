import { sql } from 'drizzle-orm'
import {
  index,
  instant,
  json,
  primaryKey,
  reference,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'

export const apiKeys = table(
  'api_keys',
  {
    id: serial(),
    /** The first key of its chain of rotations, whose keys share caps and addresses; null for the first one. */
    rootId: whole(),
    accountId: reference(() => accounts.id),
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
    accountId: reference(() => accounts.id),
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
    accountId: reference(() => accounts.id),
    cidr: text().notNull(),
    firstAddress: whole().notNull(),
    lastAddress: whole().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.cidr] })],
)

/** The calls that were counted between two saves, by their accounts, in ms since 1970. */
export const rateCalls = table(
  'rate_calls',
  {
    id: serial(),
    savedAt: instant().notNull(),
    calls: json().$type<Record<number, number[]>>().notNull(),
  },
  (t) => [index('rate_calls_by_age').on(t.savedAt)],
)

/** What a test account has used on a day, which begins at 00:00 UTC. */
export const testUsage = table(
  'test_usage',
  {
    accountId: reference(() => accounts.id),
    day: text().notNull(),
    /** Orders and lookups. */
    calls: whole().notNull(),
    refills: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
)

/** What an API key may be used for: GET calls, POST /orders, or lookups. */
export type KeyScope = 'read' | 'order' | 'lookup'
