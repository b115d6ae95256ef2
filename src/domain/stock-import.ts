import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../db/store.ts'
import type { Actor } from './audit-log.ts'
import { addStock, parseCodes } from './stock.ts'

/** The pause after each transaction, in which everything else gets its turn. */
const BATCH_PAUSE_MS = 25

const SHOWN_CHARACTERS = 4

export type NumberedCode = { line: number; code: string }
/** A line that was not added; `starts` is all of its code that is ever shown. */
export type Duplicate = { line: number; starts: string; reason: string }

/**
 * The codes of a text with their line numbers, each once; `repeated` are the later lines of the same
 * code.
 * @throws DomainError INVALID_INPUT for a line that is too long to be a code.
 */
export function numberedCodes(text: string): { codes: NumberedCode[]; repeated: Duplicate[] } {
  parseCodes(text)
  const firstLines = new Map<string, number>()
  const repeated: Duplicate[] = []
  for (const [i, row] of text.split(/\r?\n/).entries()) {
    const [code] = parseCodes(row)
    if (code === undefined) continue
    const first = firstLines.get(code)
    if (first === undefined) firstLines.set(code, i + 1)
    else repeated.push(duplicate({ line: i + 1, code }, `the same as line ${first}`))
  }
  return { codes: [...firstLines].map(([code, line]) => ({ code, line })), repeated }
}

/**
 * Adds codes to a product in several transactions, so that many of them do not hold up the service.
 * What an earlier run has added is reported as known, and so it is safe to run again.
 * @param input batchSize: codes in one transaction, a tenth of a millisecond each, during which the
 *   process does nothing else. onAdded: told after each transaction how many it has added.
 * @throws DomainError those of addStock.
 */
export async function addInBatches(
  store: Store,
  pid: string,
  input: {
    codes: NumberedCode[]
    batchSize: number
    actor: Actor
    onAdded: (count: number) => void
  },
  now: Date,
): Promise<{ added: number; known: Duplicate[] }> {
  const { codes: numbered, batchSize, actor, onAdded } = input
  const lineOf = new Map(numbered.map(({ code, line }) => [code, line]))
  const known: Duplicate[] = []
  let added = 0
  for (let from = 0; from < numbered.length; from += batchSize) {
    if (from > 0) await sleep(BATCH_PAUSE_MS)
    const codes = numbered.slice(from, from + batchSize).map(({ code }) => code)
    const result = await store.transaction((tx) => addStock(tx, pid, { codes, actor }, now))
    added += result.added
    onAdded(result.added)
    for (const code of result.duplicates)
      known.push(duplicate({ line: lineOf.get(code) ?? 0, code }, 'in stock already'))
  }
  return { added, known }
}

/** Of a short code at most half is shown, so that no code is ever shown whole. */
function duplicate({ line, code }: NumberedCode, reason: string): Duplicate {
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(code.length / 2))
  return { line, starts: code.slice(0, shown), reason }
}
