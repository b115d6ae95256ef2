import { eq } from 'drizzle-orm'
import { instances } from '../../src/db/schema.ts'
import type { Store } from '../../src/db/store.ts'

export { type Death, mortal } from '../../src/conformance/mortal.ts'

/**
 * Has a process that goes on count as dead, as others take it to be once the database has lost its
 * connection and its lock with it: what it had claimed is anybody's when it is due.
 */
export async function takenForDead(lost: { store: Store; app: { instance: string } }) {
  await lost.store.transaction((tx) =>
    tx.delete(instances).where(eq(instances.id, lost.app.instance)),
  )
}
