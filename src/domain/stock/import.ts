import { DomainError } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { linesOf } from '../shared/typed-text.ts'
import {
  type Duplicate,
  duplicate,
  MAX_CODE_LENGTH,
  type NumberedCode,
  numberedCode,
} from './code-text.ts'

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
