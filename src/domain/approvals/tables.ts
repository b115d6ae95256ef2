import { index, instant, sealableJson, serial, table, text, whole } from '../../db/dialect.ts'

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
