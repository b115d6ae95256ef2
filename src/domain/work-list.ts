import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { fulfilments } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'

/** An order or lookup that a supplier has yet to end. `attempts` counts the one being made. */
export type Errand = typeof fulfilments.$inferSelect

const { placeholder } = sql

const insertErrand = prepared<Tx, Errand, unknown>('errand_add', (tx) =>
  tx.insert(fulfilments).values({
    reference: placeholder('reference'),
    kind: placeholder('kind'),
    sent: placeholder('sent'),
    attempts: placeholder('attempts'),
    alerted: placeholder('alerted'),
    dueAt: placeholder('dueAt'),
  }),
)

const deleteErrand = prepared<Tx, { reference: string }, unknown>('errand_end', (tx) =>
  tx.delete(fulfilments).where(eq(fulfilments.reference, placeholder('reference'))),
)

/**
 * Adds an errand whose first attempt the caller makes itself: it counts as sent from now on, and
 * nobody else takes it until `leaseMs` have passed.
 */
export async function enlist(
  tx: Tx,
  errand: Pick<Errand, 'reference' | 'kind'>,
  leaseMs: number,
  now: Date,
): Promise<Errand> {
  const dueAt = new Date(now.getTime() + leaseMs)
  const row = { ...errand, sent: true, attempts: 1, alerted: false, dueAt }
  await insertErrand(tx, row)
  return row
}

/** Whether anything is due: asked before takeDue, so that an idle service writes nothing. */
export async function anyDue(db: Reader, now: Date): Promise<boolean> {
  const due = await db
    .select({ reference: fulfilments.reference })
    .from(fulfilments)
    .where(lte(fulfilments.dueAt, now))
    .limit(1)
  return due.length > 0
}

/**
 * Takes errands that are due, the longest due first, for `leaseMs`.
 * @param batch except: references that the caller is at work on already.
 */
export async function takeDue(
  tx: Tx,
  batch: { limit: number; leaseMs: number; except: string[] },
  now: Date,
): Promise<Errand[]> {
  const due = tx
    .select({ reference: fulfilments.reference })
    .from(fulfilments)
    .where(and(lte(fulfilments.dueAt, now), notInArray(fulfilments.reference, batch.except)))
    .orderBy(asc(fulfilments.dueAt))
    .limit(batch.limit)
  return tx
    .update(fulfilments)
    .set({
      attempts: sql`${fulfilments.attempts} + 1`,
      dueAt: new Date(now.getTime() + batch.leaseMs),
    })
    .where(and(inArray(fulfilments.reference, due), lte(fulfilments.dueAt, now)))
    .returning()
}

/**
 * Puts an errand back until `dueAt`, unless another worker has taken it since.
 * @param sent whether the supplier may know of it.
 */
export async function putBack(
  tx: Tx,
  errand: Errand,
  changes: { sent: boolean; dueAt: Date; alerted?: boolean },
): Promise<void> {
  await tx.update(fulfilments).set(changes).where(stillHeld(errand))
}

/**
 * Commits the intent to act, for `leaseMs` from now: a crash after this asks the supplier before it
 * acts again. False where another worker has taken the errand since; the caller must then not act.
 */
export async function holdToAct(
  tx: Tx,
  errand: Errand,
  leaseMs: number,
  now: Date,
): Promise<boolean> {
  const held = await tx
    .update(fulfilments)
    .set({ sent: true, dueAt: new Date(now.getTime() + leaseMs) })
    .where(stillHeld(errand))
    .returning({ reference: fulfilments.reference })
  return held.length > 0
}

/** Takes an errand off the list, in the transaction that ends its order or lookup. */
export async function endErrand(tx: Tx, reference: string): Promise<void> {
  await deleteErrand(tx, { reference })
}

/**
 * Takes an errand off the list for the worker that holds it. False where another has taken it since:
 * what this one learnt may not be how it ends, and nothing that gives money back may follow from it.
 */
export async function endHeld(tx: Tx, errand: Errand): Promise<boolean> {
  const ended = await tx
    .delete(fulfilments)
    .where(stillHeld(errand))
    .returning({ reference: fulfilments.reference })
  return ended.length > 0
}

/** The number of attempts is a fence: a worker whose lease ran out has an older one. */
function stillHeld(errand: Errand) {
  return and(eq(fulfilments.reference, errand.reference), eq(fulfilments.attempts, errand.attempts))
}
