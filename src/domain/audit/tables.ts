import { index, instant, sealableJson, serial, table, text, whole } from '../../db/dialect.ts'

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
