import fc from 'fast-check'
import { bodyOf } from './bodies.ts'
import type { Operation, Parameter } from './document.ts'
import { contentType, headersOf } from './headers.ts'
import { pathOf, queryOf } from './parameters.ts'
import type { Request } from './request.ts'
import { rarely } from './values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a request says who calls. The keys themselves are put in when it is sent. */
export type KeyUse =
  | 'key'
  | 'bearer'
  | 'both-same'
  | 'name-in-capitals'
  | 'none'
  | 'both-differ'
  | 'twice'
  | 'malformed'
  | 'unknown'
  | 'empty'

/** Uses of a key that the service must refuse with 401. */
export const REFUSED_USES: ReadonlySet<KeyUse> = new Set([
  ...(['none', 'both-differ', 'malformed', 'unknown', 'empty', 'twice'] as const),
])

/** A request without its keys. */
export type Case = Request & { use: KeyUse }

const keyUse: fc.Arbitrary<KeyUse> = fc.oneof(
  { weight: 24, arbitrary: fc.constant<KeyUse>('key') },
  { weight: 3, arbitrary: fc.constantFrom<KeyUse>('bearer', 'both-same', 'name-in-capitals') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<KeyUse>(
      'none',
      'both-differ',
      'malformed',
      'unknown',
      'empty',
      'twice',
    ),
  },
)

/** Requests of an operation: valid, nearly valid and invalid ones. The same seed gives the same ones. */
export function casesOf(operation: Operation, known: Vocabulary): fc.Arbitrary<Case> {
  const { method, parameters, body } = operation
  const of = (place: Parameter['in']) => parameters.filter(({ in: where }) => where === place)
  return fc
    .record({
      use: keyUse,
      path: pathOf(operation, known),
      query: queryOf(of('query'), known),
      headers: headersOf(of('header')),
      // A GET has no body in the contract; one in forty has all the same.
      body: body
        ? bodyOf(operation.path, body, known)
        : rarely(39, fc.constant(null), fc.constant('{"a":1}')),
      type: contentType,
    })
    .map(({ use, path, query, headers, body: text, type }) => ({
      ...{ use, method, target: path + query },
      headers: text === null ? headers : [...headers, ...type],
      body: text === null ? null : Buffer.from(text),
    }))
}
