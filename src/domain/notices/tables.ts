import { index, instant, sealableJson, serial, table, text, whole } from '../../db/dialect.ts'

/** Messages to send. Each is written in the transaction that causes it, and deleted once it is sent. */
export const notices = table(
  'notices',
  {
    id: serial(),
    /** The recipient; null for the admins: each of them gets a separate row when it is sent. */
    telegramId: whole(),
    kind: text().notNull(),
    data: sealableJson('notices.data').$type<Record<string, unknown>>().notNull(),
    attempts: whole().notNull(),
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('notices_in_order').on(t.telegramId, t.kind, t.id)],
)
