import {
  flag,
  index,
  instant,
  json,
  reference,
  sealableJson,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'
import type { Player } from '../orders/tables.ts'

/** Purchases that holders prepare. A row never changes: each step of a purchase makes the next one. */
export const orderDrafts = table(
  'order_drafts',
  {
    seq: serial(),
    /** Cannot be guessed. Its order's trxid is made of it, so that a draft is bought at most once. */
    id: text().notNull().unique(),
    accountId: reference(() => accounts.id),
    pid: text().notNull(),
    /** Null until it is chosen, and for goods that have none. */
    quantity: whole(),
    /** The fields that are known so far. */
    player: sealableJson('order_drafts.player').$type<Player>().notNull(),
    /** What the supplier calls the player, if it was asked. */
    playerName: text(),
    /** Whether the name was found, is not wanted, does not exist, or cannot be found out now; null: still open. */
    nameCheck: text({ enum: ['found', 'skipped', 'absent', 'unknown'] }),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('order_drafts_by_account').on(t.accountId, t.seq),
    index('order_drafts_by_age').on(t.createdAt),
  ],
)

/** Players that holders have bought for in the chat. */
export const savedPlayers = table(
  'saved_players',
  {
    id: serial(),
    accountId: reference(() => accounts.id),
    slug: text().notNull(),
    player: json().$type<Player>().notNull(),
    /** The player's fields in one text, so that each is saved once. */
    fingerprint: text().notNull(),
    name: text(),
    usedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('saved_players_once').on(t.accountId, t.slug, t.fingerprint)],
)

/** The messages that show orders of the chat, and change when the order ends. */
export const orderCards = table(
  'order_cards',
  {
    trxid: text().primaryKey(),
    accountId: reference(() => accounts.id),
    messageId: whole().notNull(),
    /** Whether the order's codes were sent below it. */
    codesSent: flag().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [index('order_cards_by_age').on(t.createdAt)],
)
