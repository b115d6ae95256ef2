import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { reprice } from '../catalog/reprice.ts'
import { stockBatches } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { linesOf } from '../shared/typed-text.ts'
import {
  addNumbered,
  type Duplicate,
  duplicate,
  MAX_CODE_LENGTH,
  type NumberedCode,
  numberedCode,
} from './code-text.ts'
import { requireStocked } from './stock.ts'

/** The pause after each transaction: longer than another process waits between two attempts to write. */
export const BATCH_PAUSE_MS = 12

/**
 * Reads codes from a text, one per line, and numbers them. Ignores blank lines, space around a code, and what
 * codeText removes.
 * Other work runs meanwhile.
 * @returns each code once, and in `repeated` the later lines with the same code.
 * @throws DomainError CODE_TOO_LONG for a line that cannot be a code.
 */
export async function numberedCodes(
  text: string,
): Promise<{ codes: NumberedCode[]; repeated: Duplicate[] }> {
  const slice = createTimeSlices()
  const codes = new Map<string, NumberedCode>()
  const repeated: Duplicate[] = []
  for (const one of numbered(text)) {
    await slice()
    const first = codes.get(one.code)
    if (first === undefined) codes.set(one.code, one)
    else repeated.push(duplicate(one, first.line))
  }
  return { codes: [...codes.values()], repeated }
}

/**
 * Adds codes to a product in several transactions, so that a large import does not block the service.
 * Safe to run again: codes that an earlier run added are reported as known.
 * @param input batchSize: codes in one transaction; each takes 0.02 ms, during which the process does
 *   nothing else. costMicros: what each code cost us. onAdded: called after each transaction with the number of codes that it added. signal:
 *   stops the import between two transactions.
 * @returns how many were added, those that were not, and the batch with which they can be removed again.
 * @throws DomainError those of addStock; the signal's reason.
 */
export async function addInBatches(
  store: Store,
  pid: string,
  input: {
    codes: NumberedCode[]
    batchSize: number
    actor: Actor
    onAdded: (count: number) => void
    costMicros?: number | null
    signal?: AbortSignal
  },
  now: Date,
): Promise<{ added: number; known: Duplicate[]; batchId: number }> {
  const { codes: all, batchSize, actor, costMicros = null, onAdded, signal } = input
  const batchId = await store.transaction(async (tx) => {
    await requireStocked(tx, pid)
    // It needs no confirmation, so it counts as added from the start.
    const about = { pid, actor, codes: all.length, costMicros, createdAt: now }
    const row = { ...about, status: 'added' as const }
    return onlyRow(await tx.insert(stockBatches).values(row).returning()).id
  })
  const known: Duplicate[] = []
  let added = 0
  for (let from = 0; from < all.length; from += batchSize) {
    if (from > 0) await sleep(BATCH_PAUSE_MS)
    signal?.throwIfAborted()
    const batch = all.slice(from, from + batchSize)
    const result = await store.transaction((tx) =>
      addNumbered(tx, pid, { codes: batch, actor, batchId, costMicros }, now),
    )
    added += result.added
    onAdded(result.added)
    known.push(...result.known.map((one) => duplicate(one)))
  }
  if (costMicros !== null)
    await store.transaction((tx) => reprice(tx, { pids: [pid] }, { actor }, now))
  return { added, known, batchId }
}

/** Yields the lines with a code one at a time, so that a large file is not held in memory twice. */
function* numbered(text: string): Generator<NumberedCode> {
  let line = 0
  for (const given of linesOf(text)) {
    line++
    const one = numberedCode(line, given)
    if (one.code.length > MAX_CODE_LENGTH)
      throw new DomainError('CODE_TOO_LONG', { line, max: MAX_CODE_LENGTH })
    if (one.code !== '') yield one
  }
}
