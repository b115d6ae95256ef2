import fc from 'fast-check'
import type { Operation, Parameter, Schema } from './document.ts'
import { jsonText, nastyNumber, nastyText, strangeName } from './values.ts'
import { valueFor } from './vocabulary.ts'

type Part<Value> = fc.Arbitrary<Value>

/** The path with its parameters filled in. */
export function pathOf({ path, parameters }: Operation): Part<string> {
  const names = parameters.filter(({ in: place }) => place === 'path')
  return fc
    .tuple(...names.map(({ name, schema }) => segmentOf(name, schema)))
    .map((values) =>
      names.reduce((text, { name }, i) => text.replace(`{${name}}`, () => values[i] ?? ''), path),
    )
}

/** Without text, or with a slash in it, this is another path. */
function segmentOf(name: string, schema: Schema): Part<string> {
  return textOf(name, schema)
    .chain(encoded)
    .filter((text) => /^[^/?\\]+$/.test(text))
}

/** A query, empty or with its question mark. */
export function queryOf(parameters: readonly Parameter[]): Part<string> {
  const own = parameters.map(({ name, schema }) =>
    textOf(name, schema.items ?? schema)
      .chain(encoded)
      .map((value) => `${name}=${value}`),
  )
  const strange = fc
    .tuple(strangeName.chain(encoded), nastyText.chain(encoded))
    .map((pair) => pair.join('='))
  const raw = fc.constantFrom(
    '',
    '=',
    '&',
    '%',
    '%zz',
    '%ff=%fe',
    '[]=1',
    'a=1&a=2',
    '?',
    '=1',
    '+',
  )
  const one =
    own.length === 0
      ? strange
      : fc.oneof(
          { weight: 12, arbitrary: fc.oneof(...own) },
          { weight: 1, arbitrary: strange },
          { weight: 1, arbitrary: raw },
        )
  // Often several of one name.
  return fc
    .array(one, { maxLength: 5 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
}

/** Percent-encoded text; sometimes not as UTF-8 or not encoded where it must be. */
function encoded(text: string): Part<string> {
  const usual = encodeURIComponent(text.toWellFormed())
  const lax = Buffer.from(text)
    .toString('latin1')
    .replace(/[^!-~]|[#]/g, '%')
    .slice(0, 2000)
  const bytes = Buffer.from(text, 'utf16le').toString('hex').replace(/../g, '%$&').slice(0, 900)
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(lax, bytes, usual.replaceAll('%20', '+')) },
  )
}

/** A value of a parameter as text. */
function textOf(name: string, schema: Schema): Part<string> {
  // A call that waits is answered late, which is no hang.
  if (name === 'wait')
    return fc.constantFrom('0', '-1', '', 'x', '0.5', '1e1', ' 0', '00', '+0', '-99')
  const valid = valueFor(name, schema).map(String)
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 2, arbitrary: nastyText },
    { weight: 1, arbitrary: nastyNumber.map(jsonText) },
  )
}
