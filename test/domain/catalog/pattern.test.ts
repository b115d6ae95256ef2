import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesWhole, patternProblem } from '../../../src/domain/catalog/pattern.ts'
import { english } from '../../../src/locales/languages.ts'
import { patternSaid } from '../../../src/locales/refusals.ts'

describe('a pattern means what it means in JavaScript', () => {
  const ATOMS = String.raw`a é 😀 . \d \D \w \W \s \S \b \B ^ $ \. \/ / - # \u0041 \u{1F600} \uD83D\uDE00 \cJ \0 \t \v \x41 \p{L} \P{Lu} \p{Script=Greek} \p{gc=Nd}`
  const IN_CLASS = String.raw`a b-d \d \W \s \S [ ^ && \b \- \] \u0041 \u{1F600} \uD83D\uDE00 \cJ \0 . $ ( : \p{L} \P{Lu} é 😀 | /`
  const CHARACTERS = [...'abcdAZ09_ \n\r\t\v\f\u2028\u00a0\ufeff\u1680éÉ😀αΩ-.$^[](&|:/#\0\bß字']

  const set = fc
    .tuple(
      fc.constantFrom('', '^'),
      fc.array(fc.constantFrom(...IN_CLASS.split(' ')), { maxLength: 4 }),
    )
    .map(([not, parts]) => `[${not}${parts.join('')}]`)
  const atom = fc.oneof(set, fc.constantFrom(...ATOMS.split(' ')))
  const count = fc.constantFrom('*', '+', '?', '{2}', '{0,3}', '{1,}', '*?')
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.tuple(atom, count).map((parts) => parts.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc.tuple(tie('pattern'), count).map(([a, many]) => `(${a})${many}`),
    ),
  }))
  const text = fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 6 }).map((all) => all.join(''))

  test('for any text', () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 10, maxLength: 10 }), (pattern, texts) => {
        const native = nativeOf(pattern)
        fc.pre(native !== null && pattern.length <= 256)
        expect(patternProblem(pattern)).toBeNull()
        for (const text of texts)
          expect([text, matchesWhole(pattern, text)]).toEqual([text, native?.test(text)])
      }),
      { numRuns: 500 },
    )
  })
})

/** Null where JavaScript has no such expression. */
function nativeOf(pattern: string): RegExp | null {
  try {
    new RegExp(pattern, 'u')
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return null
  }
}

describe('a pattern is refused', () => {
  test.each([
    ['(', 'must be a regular expression'],
    ['a)|(?:b', 'must be a regular expression'],
    ['\\d{5', 'must be a regular expression'],
    ['\\A\\d+', 'must be a regular expression'],
    ['(?=5)\\d+', 'must not look ahead or behind: "(?="'],
    ['(?!5)\\d+', 'must not look ahead or behind: "(?!"'],
    ['\\d+(?<=5)', 'must not look ahead or behind: "(?<="'],
    ['\\d+(?<!5)', 'must not look ahead or behind: "(?<!"'],
    ['(\\d)\\1', 'must not refer back to a group: "\\1"'],
    [`${'(a)'.repeat(12)}\\12`, 'must not refer back to a group: "\\1"'],
    ['(?<one>\\d)\\k<one>', 'must not refer back to a group: "\\k"'],
    [
      '\\p{scx=Greek}',
      'must use only what RE2 supports: invalid character class range: `\\p{scx=Greek}`',
    ],
    ['(?:.{1,100}){1,100}', 'must use only what RE2 supports: invalid repeat count: `{1,100}`'],
    ['.{1,1000}', 'must be smaller: each repetition counts as many times as it may repeat'],
    ['a'.repeat(257), 'must not be longer than 256 characters'],
  ])('%s', (pattern, problem) => {
    const found = patternProblem(pattern)
    expect(found && patternSaid(english, found)).toBe(problem)
  })
})

test.each(['[(?=]', '\\(\\?=', '[\\w.]{2,30}', '\\d{4,20}', '.{0,128}', '(?<name>\\d)', '\\\\1'])(
  '%s is fine',
  (pattern) => {
    expect(patternProblem(pattern)).toBeNull()
  },
)

test('a text on which a backtracking engine would go through 2^127 ways takes no time', () => {
  expect(matchesWhole('(\\d+)+', `${'1'.repeat(127)}x`)).toBe(false)
  expect(matchesWhole('(\\d+)+', '1'.repeat(127))).toBe(true)
})
