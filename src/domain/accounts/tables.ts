import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  flag,
  index,
  instant,
  reference,
  sealable,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'

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
    accountId: reference(() => accounts.id),
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
    accountId: reference(() => accounts.id),
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
