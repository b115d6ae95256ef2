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

/** @param codes at least one. */
export function previewCodes(codes: readonly NumberedCode[]): CodesPreview {
  const shapes = new Map<string, number>()
  let [shortest, longest] = [Number.POSITIVE_INFINITY, 0]
  for (const { code } of codes) {
    const shape = shapeOf(code)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    shortest = Math.min(shortest, lengthOf(code))
    longest = Math.max(longest, lengthOf(code))
  }
  const [usual, often] = [...shapes].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])
  const comparable = codes.length >= MIN_TO_COMPARE && often >= codes.length / 2
  const odd = (is: (code: string) => boolean) => codes.filter(({ code }) => is(code)).map(shown)
  const [first] = codes
  const last = codes.at(-1)
  if (!first || !last) throw new Error('A preview needs at least one code.')
  return {
    count: codes.length,
    first: shown(first),
    last: shown(last),
    shortest,
    longest,
    withSpaces: odd((code) => /\s/.test(code)),
    unlike: comparable ? odd((code) => !/\s/.test(code) && shapeOf(code) !== usual) : [],
  }
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
