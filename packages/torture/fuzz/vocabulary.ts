import fc from 'fast-check'
import type { Schema } from './document.ts'

/** What is known to be there, so that not everything is refused at once. */
export type Vocabulary = {
  /** By the name of a field or parameter: products, orders, events. */
  values: Readonly<Record<string, readonly string[]>>
  /** By path: bodies that are accepted once a fresh trxid is added. */
  bodies: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

export const NOTHING_KNOWN: Vocabulary = { values: {}, bodies: {} }

/** A value as the schema says, or at its bounds. */
export function valueFor(name: string, schema: Schema, known: Vocabulary): fc.Arbitrary<unknown> {
  const own = known.values[name] ?? []
  const examples = [schema.example ?? [], schema.examples ?? [], schema.enum ?? []].flat()
  const choices = [...own, ...own, ...examples]
  return choices.length === 0
    ? fromSchema(schema)
    : fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...choices) },
        { weight: 1, arbitrary: fromSchema(schema) },
      )
}

function fromSchema({
  type,
  minimum = -10,
  maximum = 1000,
  minLength,
  maxLength,
}: Schema): fc.Arbitrary<unknown> {
  const bounds = [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1]
  if (type === 'integer')
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(...bounds))
  if (type === 'number')
    return fc.oneof(
      fc.double({ min: minimum, max: maximum, noNaN: true }),
      fc.constantFrom(...bounds),
    )
  if (type === 'boolean') return fc.boolean()
  const lengths = [minLength ?? 0, (maxLength ?? 128) - 1, maxLength ?? 128, (maxLength ?? 128) + 1]
  return fc.oneof(
    { weight: 4, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...lengths).map((length) => 'x'.repeat(length)) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 128 }) },
  )
}
