import { sql } from 'drizzle-orm'
import {
  flag,
  index,
  instant,
  json,
  primaryKey,
  reference,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'

const CALLS = ['place', 'check', 'lookup', 'checkLookup'] as const

/** Jobs that a supplier has not finished: each open order and paid lookup, and each watched order. */
export const supplierJobs = table(
  'supplier_jobs',
  {
    /** The order's or lookup's id, which is also the ref that every call to the supplier carries. */
    reference: text().primaryKey(),
    kind: text({ enum: ['order', 'lookup'] }).notNull(),
    accountId: whole().notNull(),
    /** The current supplier, which may have acted on the job or is the next to act. */
    supplier: text().notNull(),
    /** Whether the supplier may know the ref: set before the first call, cleared by a certain "no". */
    sent: flag().notNull(),
    attempts: whole().notNull(),
    /** How many attempts do not count: made at an earlier supplier, or without any trouble. */
    attemptsNotCounted: whole().notNull().default(0),
    /** Whether the admins were notified that the job does not finish. */
    alerted: flag().notNull().default(false),
    /** Whether its holder was notified that it takes longer. */
    delayTold: flag().notNull().default(false),
    /** Set if an admin ended the order: the supplier is asked until then whether it agrees. */
    watchUntil: instant(),
    /** When the next attempt is due. Whoever claims the job moves this past its own deadline. */
    dueAt: instant().notNull(),
    /** The instance that is making an attempt; null if none is. */
    claimedBy: text(),
    /** The call that is in progress, or was when its process died; null if there is none. */
    calling: text({ enum: CALLS }),
    calledAt: instant(),
  },
  (t) => [index('supplier_jobs_due').on(t.dueAt)],
)

/** Finished calls, without any code or key. A call in progress is in its job's row. */
export const supplierCalls = table(
  'supplier_calls',
  {
    id: serial(),
    /** The order's or lookup's id. */
    reference: text().notNull(),
    supplier: text().notNull(),
    what: text({ enum: CALLS }).notNull(),
    startedAt: instant().notNull(),
    /** Null if the service ended before the answer. */
    outcome: text({
      enum: ['completed', 'processing', 'failed', 'declined', 'absent', 'not_sent', 'unknown'],
    }),
    /** In a few words, for the operator. */
    reason: text(),
    ms: whole(),
  },
  (t) => [index('supplier_calls_by_reference').on(t.reference, t.id)],
)

/** The circuit breaker of one kind of calls to a supplier, from its first failure on. */
export const circuitBreakers = table(
  'circuit_breakers',
  {
    supplier: text().notNull(),
    what: text({ enum: CALLS }).notNull(),
    /** When an order last failed at its first attempt. */
    failedAt: instant(),
    failure: text(),
    /** The breaker is half-open after this time; null while it is closed. */
    openUntil: instant(),
    /** The account whose orders it stops while it is not closed; null: all accounts' orders. */
    accountId: whole(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.what] })],
)

/** Times in which a supplier kept failing. A supplier has at most one that is open. */
export const incidents = table(
  'incidents',
  {
    id: serial(),
    supplier: text().notNull(),
    /** Why a call failed when it began. */
    reason: text().notNull(),
    openedAt: instant().notNull(),
    /** Null while it is open. */
    endedAt: instant(),
    /** It ended because nothing was open and nothing failed any more, not because a call succeeded. */
    endedQuietly: flag().notNull().default(false),
    /** Of the release before. */
    told: json().$type<OpenOrders>(),
    /** When holders of its orders were notified last. */
    holdersToldAt: instant(),
  },
  (t) => [
    index('incidents_by_supplier').on(t.supplier, t.id),
    uniqueIndex('incidents_open').on(t.supplier).where(sql`${t.endedAt} is null`),
  ],
)

/** Of the release before, which changed the messages that show incidents. */
export const incidentCards = table(
  'incident_cards',
  {
    incidentId: reference(() => incidents.id),
    telegramId: whole().notNull(),
    messageId: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.incidentId, t.telegramId] })],
)

/** Our balance at a supplier, as of the last time that it was asked, and how its price list is. */
export const supplierStates = table('supplier_states', {
  supplier: text().primaryKey(),
  balanceMicros: whole(),
  balanceAt: instant(),
  /** Why the last attempt to get the balance failed. */
  balanceProblem: text(),
  /** Whether the admins were notified that the balance is low. */
  balanceTold: flag().notNull().default(false),
  /** When its price list was last read, and when somebody last tried to. */
  listAt: instant(),
  listTriedAt: instant(),
  /** Why the last attempt to read it failed, and since when attempts fail; null if the last one did not. */
  listProblem: text(),
  listFailsSince: instant(),
  /** What the admins were notified of: `fails`, and the items that wait for a person. */
  listTold: json().$type<string[]>(),
})

/** What was bought at each supplier that has a day limit, by UTC day. */
export const supplierDays = table(
  'supplier_days',
  {
    day: text().notNull(),
    supplier: text().notNull(),
    boughtMicros: whole().notNull(),
    /** Whether the admins were notified that an order found too little left. */
    reached: flag().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.day, t.supplier] })],
)

/** Open orders that a person fulfils. */
export const manualTasks = table('manual_tasks', {
  reference: text().primaryKey(),
  supplier: text().notNull(),
  openedAt: instant().notNull(),
  remindedAt: instant().notNull(),
  /** The admin's Telegram id. */
  takenBy: whole(),
  takenAt: instant(),
})

/** The open orders of a supplier that fails: how many, and what their buyers paid. */
export type OpenOrders = {
  /** Certainly not sent: they can be cancelled, or sent elsewhere. */
  notSent: number
  /** It may have done them, and nobody knows. */
  unknown: number
  /** It says that it is working on them. */
  atWork: number
  amountMicros: number
}
