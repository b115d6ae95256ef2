import { createTimeSlices } from '../shared/time-slices.ts'
import { maskedCode } from './masked-code.ts'
import type { NumberedCode } from './numbered-code.ts'

/** A line whose code may be wrong. `masked`: the only part of it that is ever shown. */
export type OddLine = { line: number; masked: string; length: number }

/** What a person checks before codes are added. Lengths are in characters. */
export type CodesPreview = {
  /** How many codes there are. */
  count: number
  first: OddLine
  last: OddLine
  shortest: number
  longest: number
  withSpaces: OddLine[]
  /** Codes whose length or punctuation differs from most of them. */
  unlike: OddLine[]
}

/** With fewer codes there is no usual form to compare with. */
const MIN_TO_COMPARE = 3

/** Other work runs meanwhile. @param codes at least one. */
export async function previewCodes(codes: readonly NumberedCode[]): Promise<CodesPreview> {
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
  const unlike: OddLine[] = []
  for (const one of codes) {
    await slice()
    if (/\s/.test(one.code)) withSpaces.push(shown(one))
    else if (comparable && shapeOf(one.code) !== usual) unlike.push(shown(one))
  }
  return { count: codes.length, ...endsOf(codes), shortest, longest, withSpaces, unlike }
}

/** The first and the last of codes. @param codes at least one. */
export function endsOf(codes: readonly NumberedCode[]): { first: OddLine; last: OddLine } {
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
