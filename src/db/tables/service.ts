import { sql } from 'drizzle-orm'
import {
  index,
  instant,
  json,
  sealable,
  sealableJson,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../dialect.ts'
import type { Audience } from '../json-columns.ts'

// The service itself.

export const settings = table('settings', {
  name: text().primaryKey(),
  value: json().notNull(),
})

export const auditLog = table(
  'audit_log',
  {
    id: serial(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    accountId: whole(),
    detail: sealableJson('audit_log.detail').$type<Record<string, unknown>>(),
  },
  (t) => [index('audit_log_by_account').on(t.accountId, t.id)],
)

/** Who helps the owners, and what they may do. The owners are in the configuration. */
export const team = table('team', {
  telegramId: whole().primaryKey(),
  role: text({ enum: ['manager', 'finance', 'support', 'stock'] }).notNull(),
  createdAt: instant().notNull(),
})

/** Decisions of admins that wait for a second person. */
export const approvals = table(
  'approvals',
  {
    id: serial(),
    /** That of a Decision, or one of an earlier version. */
    kind: text().notNull(),
    /** What is carried out; null once it has ended. */
    decision: sealableJson('approvals.decision'),
    amountMicros: whole().notNull(),
    /** The actor who decided, and their Telegram id. */
    askedBy: text().notNull(),
    askerId: whole().notNull(),
    state: text({ enum: ['open', 'confirmed', 'declined'] }).notNull(),
    createdAt: instant().notNull(),
    /** An open one counts no more after this. */
    expiresAt: instant().notNull(),
    endedBy: text(),
    endedAt: instant(),
  },
  (t) => [index('approvals_by_state').on(t.state, t.expiresAt)],
)

/** News that the team sends to many holders. */
export const broadcasts = table(
  'broadcasts',
  {
    id: serial(),
    audience: json().$type<Audience>().notNull(),
    text: sealable('broadcasts.text').notNull(),
    state: text({ enum: ['draft', 'running', 'stopped', 'done'] }).notNull(),
    /** For how many it was meant when it began; null if they were not counted. */
    total: whole(),
    /** How many it was handed over for, and the last account that was looked at. */
    handedOver: whole().notNull().default(0),
    /** How many of these cannot get it, as when they block the bot. */
    unreached: whole().notNull().default(0),
    afterAccountId: whole().notNull().default(0),
    actor: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** The message in which its author follows it: what it shows, and when it may change; null: no more. */
    cardChat: whole(),
    cardMessage: whole(),
    cardShown: text(),
    cardDueAt: instant(),
  },
  (t) => [uniqueIndex('broadcasts_running').on(t.state).where(sql`${t.state} = 'running'`)],
)

/** What processes have changed. Others read it, so that none goes on using stale cached values. */
export const changes = table(
  'changes',
  {
    id: serial(),
    /** What has changed, such as `account:7`. */
    topic: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('changes_by_age').on(t.at)],
)

/** The running processes. One that has died stays here until another notices that its lock is free. */
export const instances = table('instances', {
  /** Chosen by the process at its start. Its lock is named after it. */
  id: text().primaryKey(),
  startedAt: instant().notNull(),
})
