import { index, instant, serial, table, text, whole } from '../dialect.ts'

// What is known of suppliers, and what was asked of them.

/** A row before a call is sent, completed once it is answered; never a code or a key. */
export const supplierCalls = table(
  'supplier_calls',
  {
    id: serial(),
    /** The order's or lookup's id. */
    reference: text().notNull(),
    supplier: text().notNull(),
    what: text({ enum: ['place', 'check', 'lookup', 'checkLookup'] }).notNull(),
    startedAt: instant().notNull(),
    /** Null while it is under way, or where the service ended meanwhile. */
    outcome: text({
      enum: ['completed', 'processing', 'failed', 'declined', 'absent', 'not_sent', 'unknown'],
    }),
    /** In a few words, for the operator. */
    reason: text(),
    ms: whole(),
  },
  (t) => [
    index('supplier_calls_by_reference').on(t.reference, t.id),
    index('supplier_calls_by_supplier').on(t.supplier, t.startedAt),
    index('supplier_calls_by_age').on(t.startedAt),
  ],
)

/** A supplier as it was last seen. */
export const supplierStates = table('supplier_states', {
  supplier: text().primaryKey(),
  /** Calls that failed one after the other; 0 after one that did not. */
  failures: whole().notNull().default(0),
  failedAt: instant(),
  failure: text(),
  /** It is not called before. */
  restsUntil: instant(),
  balanceMicros: whole(),
  balanceAt: instant(),
  /** Why its balance could not be had at the last try. */
  balanceProblem: text(),
})

/** Orders that a person fulfils, until they have ended. */
export const manualTasks = table('manual_tasks', {
  reference: text().primaryKey(),
  supplier: text().notNull(),
  openedAt: instant().notNull(),
  remindedAt: instant().notNull(),
  /** The admin's Telegram id. */
  takenBy: whole(),
  takenAt: instant(),
})
