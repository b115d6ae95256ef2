import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { supplierStates } from '../schema.ts'
import type { SupplierState } from '../suppliers/health.ts'

// When a price list was last read, and whether that works.

export async function listStateOf(db: Reader, supplier: string): Promise<SupplierState | null> {
  const [row] = await db.select().from(supplierStates).where(eq(supplierStates.supplier, supplier))
  return row ?? null
}

/** @param told what the admins know of now; absent: as before. */
export function noteListRead(
  tx: Tx,
  supplier: string,
  now: Date,
  told?: readonly string[],
): Promise<void> {
  const read = { listAt: now, listTriedAt: now, listProblem: null, listFailsSince: null }
  return keep(tx, supplier, { ...read, ...(told ? { listTold: [...told] } : {}) })
}

export function noteListFailed(
  tx: Tx,
  supplier: string,
  failed: { problem: string; since: Date; told: readonly string[] },
  now: Date,
): Promise<void> {
  const { problem, since, told } = failed
  return keep(tx, supplier, {
    ...{ listTriedAt: now, listProblem: problem, listFailsSince: since },
    listTold: [...told],
  })
}

async function keep(tx: Tx, supplier: string, changes: Partial<SupplierState>): Promise<void> {
  await tx
    .insert(supplierStates)
    .values({ supplier, ...changes })
    .onConflictDoUpdate({ target: supplierStates.supplier, set: changes })
}
