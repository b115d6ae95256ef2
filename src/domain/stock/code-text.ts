import { inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { stockCodes } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { codeText } from '../shared/typed-text.ts'
import { addStock } from './stock.ts'

/** Longer than any real code. A longer line means that the file does not contain codes. */
export const MAX_CODE_LENGTH = 512
/** With space and what cannot be seen. A longer line is no code, and cleaning it would take long. */
const MAX_CLEANED_LENGTH = 8 * MAX_CODE_LENGTH
const SHOWN_CHARACTERS = 4
const CODES_AT_ONCE = 250

/** A code and the line or row that it was read from. `sent`: how it was sent, if that is not the same. */
export type NumberedCode = { line: number; code: string; sent?: string | undefined }

/**
 * A line that was not added. `starts`: the only part of its code that is ever shown. `sameAs`: the earlier
 * line with the same code; null if the code was in stock already.
 */
export type Duplicate = { line: number; starts: string; sameAs: number | null }

/** A code as it was sent, cleaned; empty if nothing can be seen. */
export function numberedCode(line: number, given: string): NumberedCode {
  const sent = given.trim()
  if (sent.length > MAX_CLEANED_LENGTH) return { line, code: sent }
  const code = codeText(sent)
  return code === sent ? { line, code } : { line, code, sent }
}

/** Shows at most half of a short code, so that no code is ever shown whole. */
export function duplicate({ line, code }: NumberedCode, sameAs: number | null = null): Duplicate {
  // Telegram refuses text with half of a surrogate pair.
  const characters = [...code]
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(characters.length / 2))
  return { line, starts: characters.slice(0, shown).join(''), sameAs }
}

/** How the code may be stored. Earlier versions did not clean codes. */
export function formsOf({ code, sent }: NumberedCode): string[] {
  return sent === undefined ? [code] : [code, sent]
}

/** The codes that are in stock or were sold, under any product. */
export async function knownAmong(db: Reader, codes: readonly NumberedCode[]): Promise<Duplicate[]> {
  const stored = await storedAmong(db, codes)
  return codes.filter((one) => stored.has(one)).map((one) => duplicate(one))
}

/**
 * As addStock.
 * @returns how many were added, and the codes that were skipped.
 */
export async function addNumbered(
  tx: Tx,
  pid: string,
  input: Omit<Parameters<typeof addStock>[2], 'codes'> & { codes: readonly NumberedCode[] },
  now: Date,
): Promise<{ added: number; known: NumberedCode[] }> {
  // Only what addStock itself would not find.
  const changed = input.codes.filter(({ sent }) => sent !== undefined)
  const stored = await storedAmong(tx, changed)
  const codes = input.codes.filter((one) => !stored.has(one)).map(({ code }) => code)
  const { added, duplicates } = await addStock(tx, pid, { ...input, codes }, now)
  const isKnown = new Set(duplicates)
  return { added, known: input.codes.filter((one) => stored.has(one) || isKnown.has(one.code)) }
}

/** Those that are stored, in any of their forms. */
async function storedAmong(db: Reader, codes: readonly NumberedCode[]): Promise<Set<NumberedCode>> {
  const stored = new Set<NumberedCode>()
  for (const part of chunksOf(codes, CODES_AT_ONCE)) {
    const prints = part.map((one) => [one, formsOf(one).map(db.vault.fingerprint)] as const)
    const rows = await db
      .select({ code: stockCodes.code })
      .from(stockCodes)
      .where(inArray(stockCodes.code, [...new Set(prints.flatMap(([, some]) => some))]))
    const found = new Set(rows.map(({ code }) => code))
    for (const [one, some] of prints) if (some.some((print) => found.has(print))) stored.add(one)
  }
  return stored
}

/** Shows at most 4 characters at each end, and at most a quarter of the code in total. */
const SHOWN_AT_AN_END = 4
const SHARE_AT_AN_END = 8

/** Masks a code: enough to tell it from others, too little to guess the rest. */
export function maskedCode(code: string): string {
  const characters = [...code]
  const shown = Math.min(SHOWN_AT_AN_END, Math.floor(characters.length / SHARE_AT_AN_END))
  if (shown === 0) return '•••'
  return `${characters.slice(0, shown).join('')}…${characters.slice(-shown).join('')}`
}

/** A line whose code may be wrong. `masked`: the only part of it that is ever shown. */
export type OddLine = { line: number; masked: string; length: number }

export type CodesPreview = Awaited<ReturnType<typeof previewCodes>>

/** With fewer codes there is no usual form to compare with. */
const MIN_TO_COMPARE = 3

/** What a person checks before codes are added. Other work runs meanwhile. @param codes at least one. */
export async function previewCodes(codes: readonly NumberedCode[]) {
  const slice = createTimeSlices()
  const shapes = new Map<string, number>()
  let [shortest, longest] = [Number.POSITIVE_INFINITY, 0]
  for (const { code } of codes) {
    await slice()
    const shape = shapeOf(code)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    shortest = Math.min(shortest, lengthOf(code))
    longest = Math.max(longest, lengthOf(code))
  }
  const [usual, often] = [...shapes].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])
  const comparable = codes.length >= MIN_TO_COMPARE && often >= codes.length / 2
  const withSpaces: OddLine[] = []
  /** Codes whose length or punctuation differs from most of them. */
  const unlike: OddLine[] = []
  for (const one of codes) {
    await slice()
    if (/\s/.test(one.code)) withSpaces.push(shown(one))
    else if (comparable && shapeOf(one.code) !== usual) unlike.push(shown(one))
  }
  return { count: codes.length, ...endsOf(codes), shortest, longest, withSpaces, unlike }
}

/** The first and the last of codes. @param codes at least one. */
function endsOf(codes: readonly NumberedCode[]) {
  const [first] = codes
  const last = codes.at(-1)
  if (!first || !last) throw new Error('A preview needs at least one code.')
  return { first: shown(first), last: shown(last) }
}

function shown({ line, code }: NumberedCode): OddLine {
  return { line, masked: maskedCode(code), length: lengthOf(code) }
}

function shapeOf(code: string): string {
  return code.replace(/[\p{L}\p{N}]/gu, 'x')
}

function lengthOf(code: string): number {
  return [...code].length
}
