import { flag, index, instant, serial, table, text, uniqueIndex, whole } from '../../db/dialect.ts'

/** Who may use the panel. Secrets are stored as digests. */
export const panelSessions = table(
  'panel_sessions',
  {
    id: serial(),
    telegramId: whole().notNull(),
    /** What it is opened with, once: a link, or data that Telegram signed. */
    entry: text().notNull().unique(),
    /** What the browser shows with each request; null until it is opened. */
    secret: text(),
    /** Whether Telegram's web version shows it in a frame. */
    framed: flag().notNull().default(false),
    /** Where it was opened, for the list of sessions. */
    address: text(),
    browser: text(),
    createdAt: instant().notNull(),
    openedAt: instant(),
    /** Of a link that was not used yet, its own end. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('panel_sessions_by_secret').on(t.secret),
    index('panel_sessions_by_person').on(t.telegramId, t.id),
    index('panel_sessions_by_end').on(t.expiresAt),
  ],
)

/** Forms that were carried out: each counts once, however often it is sent. */
export const panelForms = table(
  'panel_forms',
  {
    /** The form's own number, which the page made. */
    form: text().primaryKey(),
    sentAt: instant().notNull(),
  },
  (t) => [index('panel_forms_by_age').on(t.sentAt)],
)
