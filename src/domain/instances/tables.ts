import { instant, table, text } from '../../db/dialect.ts'

/** The running processes. One that has died stays here until another notices that its lock is free. */
export const instances = table('instances', {
  /** Chosen by the process at its start. Its lock is named after it. */
  id: text().primaryKey(),
  startedAt: instant().notNull(),
})
