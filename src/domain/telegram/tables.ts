import { index, instant, json, table, text, whole } from '../../db/dialect.ts'

/** Updates from Telegram, stored before they are confirmed; each is handled once. */
export const inbox = table(
  'inbox',
  {
    updateId: whole().primaryKey(),
    /** Updates of one lane are handled in order. Usually a lane is one person. */
    lane: text().notNull(),
    /** Stored by sealedJson: an admin may have typed codes. */
    update: json().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['waiting', 'handling', 'done', 'failed'] }).notNull(),
    /** How often handling was started. An update that ends the process each time is given up. */
    attempts: whole().notNull(),
    /** Set in the transaction that carries out the update, so that it is carried out only once. */
    actedAt: instant(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    index('inbox_by_status').on(t.status, t.updateId),
    index('inbox_by_age').on(t.receivedAt),
  ],
)

/** Questions that the bot asked and that are not answered yet. Stored by sealedJson, although none is secret. */
export const conversations = table('conversations', {
  key: text().primaryKey(),
  state: json().notNull(),
})
