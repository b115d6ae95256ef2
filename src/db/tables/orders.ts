import { sql } from 'drizzle-orm'
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
import type {
  DayPart,
  FreeQuota,
  LookupData,
  LookupInput,
  Player,
  RouteNote,
  RouteStep,
} from '../json-columns.ts'
import { accounts } from './accounts.ts'

// Orders and lookups, and the trxids that they were sent with.

export const submissions = table(
  'submissions',
  {
    trxid: text().primaryKey(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    endpoint: text({ enum: ['orders', 'gameavvfy', 'gamebvfy', 'rdmgamea'] }).notNull(),
    idempotencyKey: text(),
    /** The server or region as it was sent, perhaps a shortcut. Null if the line has no options to choose from. */
    optionSent: text(),
    /** The order's or lookup's id. */
    reference: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('submissions_by_idempotency_key').on(t.accountId, t.idempotencyKey)],
)

/** The API key that an order or lookup was sent with. */
const sentWith = {
  /** Null if an earlier version did not record it. */
  keyId: whole(),
  /** The row of `key_spends` that counts what it cost, by its key; null if no daily cap was kept. */
  spendKeyId: whole(),
}

/** Marks an order or lookup whose first call has not been answered yet. */
const inFlight = {
  /** When the call must have been answered; null once it has been. */
  inFlightUntil: instant(),
  /** The instance that answers the call. If it dies, nobody answers. */
  inFlightBy: text(),
}

export const orders = table(
  'orders',
  {
    seq: serial(),
    id: text().notNull().unique(),
    /** The trxid that it was placed with; null if an earlier version did not record it. */
    trxid: text(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    pid: text().notNull(),
    slug: text().notNull(),
    packName: text().notNull(),
    kind: text({ enum: ['topup', 'gamekey', 'giftcard'] }).notNull(),
    quantity: whole().notNull(),
    amountMicros: whole().notNull(),
    /**
     * What it cost us: what its supplier said, or else what its codes or its product cost when it was placed;
     * 0 if it was cancelled. Null if nobody knows.
     */
    costMicros: whole(),
    player: json().$type<Player>().notNull(),
    status: text({ enum: ['processing', 'completed', 'cancelled'] }).notNull(),
    error: sealable('orders.error'),
    refunded: flag().notNull(),
    /** The supplier that has it, or had it when it ended, and that supplier's name for the product. */
    supplier: text().notNull(),
    supplierRef: text(),
    /** The supplier's own id for the order, once it has sent one. */
    supplierOrderId: text(),
    /** The suppliers to try next if the current one certainly will not fulfil the order. */
    fallbacks: json().$type<RouteStep[]>().notNull().default([]),
    /** Why it went to its suppliers; null if the first of the list was asked and no other has been. */
    routed: json().$type<RouteNote[]>(),
    /** What it counts towards its supplier's day limit; null if that had none. A cancelled order counts no more. */
    dayPart: json().$type<DayPart>(),
    ...sentWith,
    ...inFlight,
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index('orders_by_account').on(t.accountId, t.seq),
    index('orders_by_supplier_order')
      .on(t.supplierOrderId)
      .where(sql`${t.supplierOrderId} is not null`),
    index('orders_not_completed').on(t.status, t.seq).where(sql`${t.status} <> 'completed'`),
  ],
)

/** Links that show one order each to whoever has the link. */
export const orderLinks = table('order_links', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id),
  token: text().notNull().unique(),
  createdAt: instant().notNull(),
})

export const lookups = table(
  'lookups',
  {
    seq: serial(),
    id: text().notNull().unique(),
    /** The trxid that it was sent with, which is free again if the lookup did not happen. */
    trxid: text(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: ['gameavvfy', 'gamebvfy', 'rdmgamea'] }).notNull(),
    /** Stored by sealedJson for a redemption, because it contains a code. */
    input: json().$type<LookupInput>().notNull(),
    feeMicros: whole().notNull(),
    feeReturned: flag().notNull(),
    freeQuota: json().$type<FreeQuota>(),
    status: text({ enum: ['processing', 'completed', 'cancelled'] }).notNull(),
    data: json().$type<LookupData>(),
    error: text(),
    ...sentWith,
    ...inFlight,
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  // A free lookup has no ledger entry to find it by. A paid one is not in this index.
  (t) => [index('lookups_free').on(t.accountId, t.seq).where(sql`${t.feeMicros} = 0`)],
)

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
