import { index, instant, json, serial, table, text, whole } from '../dialect.ts'

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
    detail: json().$type<Record<string, unknown>>(),
  },
  (t) => [index('audit_log_by_account').on(t.accountId, t.id)],
)
