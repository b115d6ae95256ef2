import { asc, eq } from 'drizzle-orm'
import type { Rows } from '../../src/db/store.ts'
import type { Action } from '../../src/domain/audit/audit-log.ts'
import { auditLog } from '../../src/domain/schema.ts'

/** The entries of the audit log, or those of one action, oldest first: without an order, PostgreSQL gives any. */
export async function actsOf(store: Pick<Rows, 'read'>, action?: Action) {
  return await store.read
    .select()
    .from(auditLog)
    .where(action === undefined ? undefined : eq(auditLog.action, action))
    .orderBy(asc(auditLog.id))
}
