import fc from 'fast-check'
import type { Schema } from './document.ts'
import { anything, jsonText, nastyText, rarely, strangeName, wrongType } from './values.ts'
import { ACCEPTED, valueFor } from './vocabulary.ts'

type Part<Value> = fc.Arbitrary<Value>
type Field = readonly [name: string, value: unknown]

/** The text of a body: an object that is accepted, one with some fields changed, or something else. */
export function bodyOf(path: string, schema: Schema): Part<string> {
  const fields = rarely(2, acceptedOf(path, schema), drawnOf(schema))
  const usual = rarely(1, fields, changedOf(fields, schema)).map((all) => new Map(all))
  return fc.oneof(
    { weight: 30, arbitrary: usual.map(jsonText) },
    { weight: 1, arbitrary: usual.map((one) => jsonText([one])) },
    { weight: 1, arbitrary: wrongType.map(jsonText) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', ' ', 'null', '"', '{', '{}', '[]', 'a=b', '0', '{"pid"'),
    },
  )
}

/** A known body, with a fresh trxid. */
function acceptedOf(path: string, schema: Schema): Part<Field[]> {
  const bodies = ACCEPTED[path] ?? []
  if (bodies.length === 0) return drawnOf(schema)
  return fc
    .tuple(fc.constantFrom(...bodies), fc.uuid())
    .map(([body, trxid]) => [...Object.entries(body), ['trxid', trxid]])
}

/** Each required field, and a few others, with values that suit each of them. */
function drawnOf(schema: Schema): Part<Field[]> {
  const properties = Object.entries(schema.properties ?? {})
  const fields = properties.map(([name, one]) => fc.tuple(fc.constant(name), valueFor(name, one)))
  const isRequired = properties.map(([name]) => schema.required?.includes(name) === true)
  const must = fc.tuple(...fields.filter((_, i) => isRequired[i]))
  const others = fields.filter((_, i) => !isRequired[i])
  const may = fc
    .subarray(others, { maxLength: Math.min(4, others.length) })
    .chain((some) => fc.tuple(...some))
  return fc.tuple(must, may).map((parts) => parts.flat())
}

/** With up to three fields removed or set to something else, which may be unknown ones. */
function changedOf(fields: Part<Field[]>, { properties = {} }: Schema): Part<Field[]> {
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.keys(properties)) },
    { weight: 1, arbitrary: strangeName },
  )
  const change = fc.record({ name, value: fc.oneof(anything, nastyText), remove: fc.boolean() })
  return fc.tuple(fields, fc.array(change, { minLength: 1, maxLength: 3 })).map(([all, changes]) =>
    changes.reduce<Field[]>((rest, { name: changed, value, remove }) => {
      const others = rest.filter(([other]) => other !== changed)
      return remove ? others : [...others, [changed, value]]
    }, all),
  )
}
