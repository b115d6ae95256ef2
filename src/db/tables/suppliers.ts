import { index, instant, primaryKey, serial, table, text, whole } from '../dialect.ts'

// What is known of suppliers, and what was asked of them.

const CALLS = ['place', 'check', 'lookup', 'checkLookup'] as const

/** A row before a call is sent, completed once it is answered; never a code or a key. */
export const supplierCalls = table(
  'supplier_calls',
  {
    id: serial(),
    /** The order's or lookup's id. */
    reference: text().notNull(),
    supplier: text().notNull(),
    what: text({ enum: CALLS }).notNull(),
    startedAt: instant().notNull(),
    /** Null while it is under way, or where the service ended meanwhile. */
    outcome: text({
      enum: ['completed', 'processing', 'failed', 'declined', 'absent', 'not_sent', 'unknown'],
    }),
    /** In a few words, for the operator. */
    reason: text(),
    ms: whole(),
  },
  (t) => [index('supplier_calls_by_reference').on(t.reference, t.id)],
)

/** The circuit breaker of one sort of calls to a supplier, from its first failure on. */
export const circuitBreakers = table(
  'circuit_breakers',
  {
    supplier: text().notNull(),
    what: text({ enum: CALLS }).notNull(),
    /** The last order that failed at its first attempt. */
    failedAt: instant(),
    failure: text(),
    /** It is half-open after that; null while it is closed. */
    openUntil: instant(),
    /** For whose orders alone it is not closed; null: for everybody's. */
    accountId: whole(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.what] })],
)

/** What is left of our money at a supplier, as it was last asked. */
export const supplierStates = table('supplier_states', {
  supplier: text().primaryKey(),
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
