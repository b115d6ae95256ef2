import { flag, index, instant, primaryKey, serial, table, text, whole } from '../dialect.ts'

// What is known of suppliers, and what was asked of them.

const CALLS = ['place', 'check', 'lookup', 'checkLookup'] as const

/** What a supplier has yet to end: each order and paid lookup that is open, and orders that are watched. */
export const supplierJobs = table(
  'supplier_jobs',
  {
    /** The order's or lookup's id, which is also the ref that every call to the supplier carries. */
    reference: text().primaryKey(),
    kind: text({ enum: ['order', 'lookup'] }).notNull(),
    accountId: whole().notNull(),
    /** Whose turn it is: who may have acted on it, or is to act. */
    supplier: text().notNull(),
    /** Whether the supplier may know the ref: set before the first call, unset by a sure "no". */
    sent: flag().notNull(),
    attempts: whole().notNull(),
    /** How many of them are no sign of trouble: made elsewhere, or while all went well. */
    attemptsNotCounted: whole().notNull().default(0),
    /** Whether the admins were told that it does not come to an end. */
    alerted: flag().notNull().default(false),
    /** Set where an admin ended it: until then the supplier is asked whether it agrees. */
    watchUntil: instant(),
    /** When the next attempt is due. Whoever claims the job moves this past its own deadline. */
    dueAt: instant().notNull(),
    /** The instance that makes the present attempt; null while none is made. */
    claimedBy: text(),
    /** The call that is under way, or was when its process died; null where none is. */
    calling: text({ enum: CALLS }),
    calledAt: instant(),
  },
  (t) => [index('supplier_jobs_due').on(t.dueAt)],
)

/** The calls that have ended; never a code or a key. One under way is on its job. */
export const supplierCalls = table(
  'supplier_calls',
  {
    id: serial(),
    /** The order's or lookup's id. */
    reference: text().notNull(),
    supplier: text().notNull(),
    what: text({ enum: CALLS }).notNull(),
    startedAt: instant().notNull(),
    /** Null where the service ended before the answer. */
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
