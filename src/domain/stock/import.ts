import { setTimeout as sleep } from 'node:timers/promises'
import { stockBatches } from '../../db/schema.ts'
import type { Store } from '../../db/store.ts'
import { reprice } from '../catalog/reprice.ts'
import type { Actor } from '../service/audit-log.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { addStock, requireStocked } from './stock.ts'

/** The pause after each transaction: longer than another process waits between two attempts to write. */
export const BATCH_PAUSE_MS = 12

/** Longer than any real code. A longer line means that the file does not contain codes. */
export const MAX_CODE_LENGTH = 512
const SHOWN_CHARACTERS = 4

export type NumberedCode = { line: number; code: string }
/**
 * A line that was not added. `starts`: the only part of its code that is ever shown. `sameAs`: the earlier
 * line with the same code; null if the code was in stock already.
 */
export type Duplicate = { line: number; starts: string; sameAs: number | null }

/**
 * Reads codes from a text, one per line, and numbers them. Ignores blank lines and space around a code.
 * @returns each code once, and in `repeated` the later lines with the same code.
 * @throws DomainError CODE_TOO_LONG for a line that cannot be a code.
 */
export function numberedCodes(text: string): { codes: NumberedCode[]; repeated: Duplicate[] } {
  const firstLines = new Map<string, number>()
  const repeated: Duplicate[] = []
  for (const { line, code } of numbered(text)) {
    const first = firstLines.get(code)
    if (first === undefined) firstLines.set(code, line)
    else repeated.push(duplicate({ line, code }, first))
  }
  return { codes: Array.from(firstLines, ([code, line]) => ({ code, line })), repeated }
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
    const row = { pid, actor, codes: all.length, costMicros, createdAt: now }
    return onlyRow(
      await tx
        .insert(stockBatches)
        .values({ ...row, status: 'added' })
        .returning(),
    ).id
  })
  const known: Duplicate[] = []
  let added = 0
  for (let from = 0; from < all.length; from += batchSize) {
    if (from > 0) await sleep(BATCH_PAUSE_MS)
    signal?.throwIfAborted()
    const batch = all.slice(from, from + batchSize)
    const codes = batch.map(({ code }) => code)
    const result = await store.transaction((tx) =>
      addStock(tx, pid, { codes, actor, batchId, costMicros }, now),
    )
    added += result.added
    onAdded(result.added)
    if (result.duplicates.length === 0) continue
    const duplicates = new Set(result.duplicates)
    for (const numbered of batch) if (duplicates.has(numbered.code)) known.push(duplicate(numbered))
  }
  if (costMicros !== null)
    await store.transaction((tx) => reprice(tx, { pids: [pid] }, { actor }, now))
  return { added, known, batchId }
}

/** Shows at most half of a short code, so that no code is ever shown whole. */
export function duplicate({ line, code }: NumberedCode, sameAs: number | null = null): Duplicate {
  // Telegram refuses text with half of a surrogate pair.
  const characters = [...code]
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(characters.length / 2))
  return { line, starts: characters.slice(0, shown).join(''), sameAs }
}

/** Yields the lines with a code one at a time, so that a large file is not held in memory twice. */
function* numbered(text: string): Generator<NumberedCode> {
  for (let from = 0, line = 1; from <= text.length; line++) {
    const end = text.indexOf('\n', from)
    const to = end === -1 ? text.length : end
    const code = text.slice(from, to).trim()
    if (code.length > MAX_CODE_LENGTH)
      throw new DomainError('CODE_TOO_LONG', { line, max: MAX_CODE_LENGTH })
    if (code !== '') yield { line, code }
    from = to + 1
  }
}
