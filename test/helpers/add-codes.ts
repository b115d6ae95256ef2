import type { Store } from '../../src/db/store.ts'
import type { Actor } from '../../src/domain/audit/audit-log.ts'
import { addStaged, stageCodes } from '../../src/domain/stock/batches.ts'
import type { NumberedCode } from '../../src/domain/stock/code-text.ts'

/** Adds codes as the command does. */
export async function addInBatches(
  store: Store,
  pid: string,
  input: { codes: NumberedCode[]; actor: Actor; costMicros?: number | null },
  now: Date,
): Promise<{ batchId: number }> {
  const { actor } = input
  const { id: batchId } = await stageCodes(store, pid, { ...input, isConfirmed: true }, now)
  await addStaged(store, batchId, { actor, onAdded: () => undefined }, now)
  return { batchId }
}
