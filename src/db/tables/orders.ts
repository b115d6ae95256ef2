import { sql } from 'drizzle-orm'
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
import type { FreeQuota, LookupData, LookupInput, Player, RouteStep } from '../json-columns.ts'
import { accounts } from './accounts.ts'

// What was ordered, and what a supplier has yet to end.

export const submissions = table(
  'submissions',
  {
    trxid: text().primaryKey(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    endpoint: text({ enum: ['orders', 'gameavvfy', 'gamebvfy', 'rdmgamea'] }).notNull(),
    idempotencyKey: text(),
    /** The order's or lookup's id. */
    reference: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('submissions_by_idempotency_key').on(t.accountId, t.idempotencyKey)],
)

/** Of an order or lookup that is processing: whether its first call has been answered. */
const inFlight = {
  /** Until then it may not have been; null once it has. */
  inFlightUntil: instant(),
  /** The instance that answers it: when that has died, nobody will. */
  inFlightBy: text(),
}

export const orders = table(
  'orders',
  {
    seq: serial(),
    id: text().notNull().unique(),
    /** What it was placed with; null where a database of an earlier version does not tell. */
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
    player: json().$type<Player>().notNull(),
    status: text({ enum: ['processing', 'completed', 'cancelled'] }).notNull(),
    error: text(),
    refunded: flag().notNull(),
    /** Who has it now, or had it at its end, and what they call the product. */
    supplier: text().notNull(),
    supplierRef: text(),
    /** The supplier's own id of it, once it has told one. */
    supplierOrderId: text(),
    /** Who is tried next where the present one certainly does not do it. */
    fallbacks: json().$type<RouteStep[]>().notNull().default([]),
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

export const lookups = table('lookups', {
  seq: serial(),
  id: text().notNull().unique(),
  /** What it was sent with. Of one that did not happen the trxid is free again. */
  trxid: text(),
  accountId: whole()
    .notNull()
    .references(() => accounts.id),
  kind: text({ enum: ['gameavvfy', 'gamebvfy', 'rdmgamea'] }).notNull(),
  /** Of a redemption: as sealedJson keeps it, since it has a code. */
  input: json().$type<LookupInput>().notNull(),
  feeMicros: whole().notNull(),
  feeReturned: flag().notNull(),
  freeQuota: json().$type<FreeQuota>(),
  status: text({ enum: ['processing', 'completed', 'cancelled'] }).notNull(),
  data: json().$type<LookupData>(),
  error: text(),
  ...inFlight,
  createdAt: instant().notNull(),
  endedAt: instant(),
})

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
