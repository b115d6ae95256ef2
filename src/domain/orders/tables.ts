import { sql } from 'drizzle-orm'
import {
  flag,
  index,
  instant,
  json,
  primaryKey,
  reference,
  sealable,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'
import type { OrderFieldName } from '../catalog/tables.ts'

export const submissions = table(
  'submissions',
  {
    trxid: text().primaryKey(),
    accountId: reference(() => accounts.id),
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
    accountId: reference(() => accounts.id),
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
    accountId: reference(() => accounts.id),
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
    accountId: reference(() => accounts.id),
    day: text().notNull(),
    used: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
)

/** What ended on a day, of live orders. */
export const dailySales = table(
  'daily_sales',
  {
    /** Such as `2026-01-31`. */
    day: text().notNull(),
    pid: text().notNull(),
    supplier: text().notNull(),
    /** Spreads the writers of one sum over several rows on PostgreSQL, where they would wait for each other. */
    part: whole().notNull(),
    slug: text().notNull(),
    completed: whole().notNull(),
    cancelled: whole().notNull(),
    /** Decisions that paid back or replaced something, perhaps of orders of an earlier day. */
    claims: whole().notNull(),
    /** The amounts of the completed orders, less what claims paid back. */
    amountMicros: whole().notNull(),
    costMicros: whole().notNull(),
    /** How many completed orders there are whose cost nobody knows, and what is in the amount of them. */
    withoutCost: whole().notNull(),
    withoutCostMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.pid, t.supplier, t.part] })],
)

/** How long the completed orders of a day took. */
export const dailyTimes = table(
  'daily_times',
  {
    day: text().notNull(),
    slug: text().notNull(),
    supplier: text().notNull(),
    /** They took at most this long, and longer than the next smaller step: see took.ts. 0: no time. */
    tookMs: whole().notNull(),
    part: whole().notNull(),
    count: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.slug, t.supplier, t.tookMs, t.part] })],
)

/** What each account bought on a day, less what claims paid back. */
export const dailyAccounts = table(
  'daily_accounts',
  {
    day: text().notNull(),
    accountId: reference(() => accounts.id),
    completed: whole().notNull(),
    amountMicros: whole().notNull(),
    costMicros: whole().notNull(),
    withoutCost: whole().notNull(),
    withoutCostMicros: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.accountId] })],
)

/** The player that an order is for, in the fields of its line. */
export type Player = Partial<Record<OrderFieldName, string>>

export type LookupInput = {
  [Name in 'playerId' | 'userId' | 'zoneId' | 'code']?: string | undefined
}

export type FreeQuota = { usedToday: number; limitDaily: number; leftToday: number }

export type BonusTier = { tier: string; status: 'available' | 'already_claimed' | 'unknown' }

/** The supplier's answer. Its fields depend on the kind of lookup. */
export type LookupData = {
  playerName?: string
  region?: string
  firstTimeBonus?: BonusTier[]
  ucAmount?: number
  productName?: string
}

/** A supplier to try, its name for the product, and what one unit costs us there if that is known. */
export type RouteStep = {
  supplier: string
  supplierRef: string
  unitCostMicros?: number | undefined
}

type UnitCost = { supplier: string; unitCostMicros: number | null }

/**
 * Why a supplier was chosen for an order, or not. `next`: the supplier before it certainly did not do the order;
 * `by_hand`: an admin gave it the order.
 */
export type RouteNote =
  | { supplier: string; chosen: 'listed' | 'healthy' | 'by_hand' }
  | ({ chosen: 'cheapest'; others: UnitCost[] } & UnitCost)
  | { supplier: string; chosen: 'next'; after: string; why: LeftWhy }
  | { supplier: string; skipped: SkippedWhy }

export type LeftWhy = 'declined' | 'unavailable' | 'breaker_open'

export type SkippedWhy = 'breaker_open' | 'day_limit' | 'full' | 'no_codes'

/** The part of a supplier's day limit that an order uses: the UTC day, and how much. */
export type DayPart = { day: string; micros: number }

/** A problem with a field of a request. Never contains the value: it may be a player's id or a code. */
export type FieldProblem = { field: string; label?: string | undefined } & FieldFault

export type FieldFault =
  | { problem: 'missing' }
  | { problem: 'pattern'; pattern: string }
  /** `more`: how many further values are allowed. */
  | { problem: 'options'; options: string[]; more: number }
