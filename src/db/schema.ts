import { sql } from 'drizzle-orm'
import {
  check,
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
} from './dialect.ts'
import type {
  FreeQuota,
  LineOption,
  LookupData,
  LookupInput,
  OrderField,
  Player,
} from './json-columns.ts'

// Every table once. Amounts are micro-USD, named …Micros.

export const accounts = table('accounts', {
  id: serial(),
  telegramId: whole().notNull().unique(),
  name: text().notNull(),
  bannedAt: instant(),
  banReason: text(),
  restrictedUntil: instant(),
  restrictionReason: text(),
  apiEnabled: flag().notNull(),
  apiDisabledByAdmin: flag().notNull(),
  createdAt: instant().notNull(),
})

export const wallets = table(
  'wallets',
  {
    accountId: whole()
      .primaryKey()
      .references(() => accounts.id),
    balanceMicros: whole().notNull(),
  },
  (t) => [check('wallet_balance_not_negative', sql`${t.balanceMicros} >= 0`)],
)

/** The ledger: append-only. Each entry moves an amount between a wallet and a house account. */
export const entries = table(
  'entries',
  {
    id: serial(),
    accountId: whole()
      .notNull()
      .references(() => wallets.accountId),
    house: text({ enum: ['deposits', 'sales', 'fees', 'adjustments'] }).notNull(),
    kind: text({
      enum: ['deposit', 'credit', 'debit', 'charge', 'refund', 'fee', 'fee_refund'],
    }).notNull(),
    /** Into the wallet, or out of it where negative; the house account's side is its opposite. */
    amountMicros: whole().notNull(),
    balanceAfterMicros: whole().notNull(),
    /** The order, lookup or deposit that moved the money. */
    reference: text(),
    note: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('entries_by_account').on(t.accountId, t.id),
    // Whatever the code above does, one order is charged once and refunded once.
    uniqueIndex('entries_once_each').on(t.reference, t.kind),
    index('entries_paid_in')
      .on(t.accountId, t.amountMicros)
      .where(sql`${t.house} in ('deposits', 'adjustments')`),
    check('entry_moves_money', sql`${t.amountMicros} <> 0`),
    check('entry_balance_not_negative', sql`${t.balanceAfterMicros} >= 0`),
  ],
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
    /** Set when the key is rotated out or revoked; null for the account's present key. */
    expiresAt: instant(),
    lastUsedAt: instant(),
    lastUsedAddress: text(),
  },
  (t) => [
    index('api_keys_by_account').on(t.accountId, t.id),
    uniqueIndex('api_keys_one_present').on(t.accountId).where(sql`${t.expiresAt} is null`),
  ],
)

/** Who may call for an account. The ends of the range as numbers let the database do the match. */
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

/** The calls of the last minute, saved so that a restart does not forget them. */
export const rateWindows = table(
  'rate_windows',
  {
    accountId: whole().primaryKey(),
    callsAtMs: json().$type<number[]>().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [index('rate_windows_by_age').on(t.savedAt)],
)

export const lines = table('lines', {
  slug: text().primaryKey(),
  position: whole().notNull(),
  productName: text().notNull(),
  gameName: text().notNull(),
  kind: text({ enum: ['topup', 'gamekey', 'giftcard'] }).notNull(),
  /** Its products are counted and sold from stock codes. */
  stockBased: flag().notNull(),
  fields: json().$type<OrderField[]>().notNull(),
  serverOptions: json().$type<LineOption[]>(),
  regionOptions: json().$type<LineOption[]>(),
  supplier: text().notNull(),
  /** The game's part of an order id. */
  orderCode: text().notNull(),
  status: text({ enum: ['active', 'paused', 'hidden', 'removed'] }).notNull(),
})

export const products = table(
  'products',
  {
    pid: text().primaryKey(),
    slug: text()
      .notNull()
      .references(() => lines.slug),
    position: whole().notNull(),
    name: text().notNull(),
    priceMicros: whole(),
    /** What the line's supplier calls this product. */
    supplierItem: text(),
    status: text({ enum: ['active', 'paused', 'archived'] }).notNull(),
  },
  (t) => [index('products_by_line').on(t.slug)],
)

export const stockCodes = table(
  'stock_codes',
  {
    id: serial(),
    pid: text()
      .notNull()
      .references(() => products.pid),
    /** Unique over all products: the same code under two of them would be sold twice. */
    code: text().notNull().unique(),
    addedAt: instant().notNull(),
    orderId: text(),
    takenAt: instant(),
  },
  (t) => [
    index('stock_codes_available').on(t.pid, t.id).where(sql`${t.orderId} is null`),
    index('stock_codes_by_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
)

/** Who used a trxid first, where, and what came of it. A rejected submit leaves no row. */
export const submissions = table(
  'submissions',
  {
    trxid: text().primaryKey(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    endpoint: text({ enum: ['orders', 'gameavvfy', 'gamebvfy', 'rdmgamea'] }).notNull(),
    idempotencyKey: text(),
    /** The order's or lookup's id. Several trxids may replay one order by its idempotencyKey. */
    reference: text().notNull(),
    /** Until then the first call may not have answered; null once it has. */
    inFlightUntil: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('submissions_by_idempotency_key').on(t.accountId, t.idempotencyKey),
    index('submissions_by_reference').on(t.reference),
  ],
)

export const orders = table(
  'orders',
  {
    seq: serial(),
    id: text().notNull().unique(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    pid: text().notNull(),
    slug: text().notNull(),
    packName: text().notNull(),
    kind: text({ enum: ['topup', 'gamekey', 'giftcard'] }).notNull(),
    quantity: whole().notNull(),
    amountMicros: whole().notNull(),
    player: json().$type<Player>().notNull(),
    status: text({ enum: ['processing', 'completed', 'cancelled'] }).notNull(),
    error: text(),
    refunded: flag().notNull(),
    supplier: text().notNull(),
    supplierItem: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index('orders_by_account').on(t.accountId, t.seq)],
)

/** Paid calls that order nothing from the catalog: player verifications and code redemptions. */
export const lookups = table('lookups', {
  seq: serial(),
  id: text().notNull().unique(),
  accountId: whole()
    .notNull()
    .references(() => accounts.id),
  kind: text({ enum: ['gameavvfy', 'gamebvfy', 'rdmgamea'] }).notNull(),
  input: json().$type<LookupInput>().notNull(),
  feeMicros: whole().notNull(),
  feeReturned: flag().notNull(),
  freeQuota: json().$type<FreeQuota>(),
  status: text({ enum: ['processing', 'completed', 'cancelled'] }).notNull(),
  data: json().$type<LookupData>(),
  error: text(),
  createdAt: instant().notNull(),
  endedAt: instant(),
})

/** The work list: a row for each order or lookup that a supplier has yet to end. */
export const fulfilments = table(
  'fulfilments',
  {
    /** The order's or lookup's id, which is also the ref that every call to the supplier carries. */
    reference: text().primaryKey(),
    kind: text({ enum: ['order', 'lookup'] }).notNull(),
    /** Whether the supplier may know the ref: set before the first call, unset by a sure "no". */
    sent: flag().notNull(),
    attempts: whole().notNull(),
    /** When the next attempt is due. Whoever takes it moves this past its own deadline. */
    dueAt: instant().notNull(),
  },
  (t) => [index('fulfilments_due').on(t.dueAt)],
)

/** Free verifications used, by account and UTC day (YYYY-MM-DD). */
export const freeLookups = table(
  'free_lookups',
  {
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    day: text().notNull(),
    used: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
)

export const settings = table('settings', {
  name: text().primaryKey(),
  value: json().notNull(),
})

/** Every act of an admin or operator, and every change of access. */
export const auditLog = table(
  'audit_log',
  {
    id: serial(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    accountId: whole(),
    detail: json().$type<Record<string, unknown>>(),
  },
  (t) => [index('audit_log_by_account').on(t.accountId, t.id)],
)
