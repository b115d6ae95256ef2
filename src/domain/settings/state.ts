import { eq, inArray, like } from 'drizzle-orm'
import { lockRows } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { settings } from '../schema.ts'

/** The name of a value that the service stores for itself among the settings. No setting has a colon. */
export type StateName = `${string}:${string}`

export async function readState(db: Reader, name: StateName): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value
}

/** Makes other transactions that would change the state wait until this one ends. */
export function lockState(tx: Tx, name: StateName): Promise<void> {
  return lockRows(tx, settings.name, name)
}

export async function writeState(tx: Tx, name: StateName, value: unknown): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
}

export async function removeState(tx: Tx, name: StateName): Promise<void> {
  await tx.delete(settings).where(eq(settings.name, name))
}

/**
 * Removes states whose names begin so and that nobody needs any more, of at most as many as the limit.
 * @param isOver gets the value of one
 */
export async function sweepStates(
  tx: Tx,
  begins: StateName,
  limit: number,
  isOver: (value: unknown) => boolean,
): Promise<void> {
  const rows = await tx
    .select()
    .from(settings)
    .where(like(settings.name, `${begins}%`))
    .limit(limit)
  const over = rows.filter(({ value }) => isOver(value)).map(({ name }) => name)
  if (over.length > 0) await tx.delete(settings).where(inArray(settings.name, over))
}
