import { index, instant, json, serial, table, text, whole } from '../dialect.ts'

// What the bot must not forget.

/** Updates from Telegram, stored before they are confirmed; each is handled once. */
export const inbox = table(
  'inbox',
  {
    updateId: whole().primaryKey(),
    /** Updates of one lane are handled in order; usually it is the person. */
    lane: text().notNull(),
    /** As sealedJson keeps it: an admin may have typed codes. */
    update: json().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['waiting', 'handling', 'done', 'failed'] }).notNull(),
    /** How often a handler was begun: one that ends the process each time is given up. */
    attempts: whole().notNull(),
    /** Set in the transaction that carries the update out, so that it is carried out once. */
    actedAt: instant(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    index('inbox_by_status').on(t.status, t.updateId),
    index('inbox_by_age').on(t.receivedAt),
  ],
)

/** Questions that were asked and not yet answered. Never a secret, but as sealedJson keeps it all the same. */
export const conversations = table('conversations', {
  key: text().primaryKey(),
  state: json().notNull(),
})

/** What is to be told, written in the transaction that caused it; a row goes once it is told. */
export const notices = table(
  'notices',
  {
    id: serial(),
    /** Whom; null for the admins, each of whom gets a row of their own when it is sent. */
    telegramId: whole(),
    kind: text().notNull(),
    data: json().$type<Record<string, unknown>>().notNull(),
    attempts: whole().notNull(),
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('notices_in_order').on(t.telegramId, t.kind, t.id),
    index('notices_due').on(t.dueAt),
  ],
)
