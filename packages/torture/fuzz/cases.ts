import fc from 'fast-check'
import { bodyOf } from './bodies.ts'
import type { Operation, Parameter } from './document.ts'
import { pathOf, queryOf } from './parameters.ts'
import { nastyText, rarely } from './values.ts'
import { valueFor } from './vocabulary.ts'

/** How a request says who calls. The keys themselves are put in when it is sent. */
export type KeyUse = (typeof ACCEPTED_USES)[number] | (typeof REFUSED_USES)[number]

const ACCEPTED_USES = ['key', 'bearer', 'both-same', 'name-in-capitals'] as const
/** Uses of a key that the service must refuse with 401. */
export const REFUSED_USES = ['none', 'both-differ', 'malformed', 'unknown', 'empty'] as const

/** A request without its keys. */
export type Case = {
  method: string
  /** The path with its query, as it is sent. */
  target: string
  headers: Readonly<Record<string, string>>
  body: string | null
  use: KeyUse
}

const keyUse: fc.Arbitrary<KeyUse> = fc.oneof(
  { weight: 24, arbitrary: fc.constant<KeyUse>('key') },
  { weight: 3, arbitrary: fc.constantFrom<KeyUse>(...ACCEPTED_USES) },
  { weight: 3, arbitrary: fc.constantFrom<KeyUse>(...REFUSED_USES) },
)
/** Headers that servers react to. */
const COMMON = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'X-Request-Id', 'X-Forwarded-For', 'Range'],
  ...['If-None-Match', 'If-Modified-Since', 'X-HTTP-Method-Override', 'Forwarded', 'Cookie'],
  ...['Origin', 'traceparent', 'Prefer', 'Idempotency-Key', 'Via', 'X-Original-URL'],
]
const TYPES = [
  ...['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', ''],
  ...['application/json; charset=utf-16', 'application/problem+json', 'APPLICATION/JSON', ';'],
]

/** Requests of an operation: valid, nearly valid and invalid ones. The same seed gives the same ones. */
export function casesOf(operation: Operation): fc.Arbitrary<Case> {
  const { method, parameters, body } = operation
  const of = (place: Parameter['in']) => parameters.filter(({ in: where }) => where === place)
  return fc
    .record({
      use: keyUse,
      path: pathOf(operation),
      query: queryOf(of('query')),
      headers: headersOf(of('header')),
      body: body ? bodyOf(operation.path, body) : fc.constant(null),
      type: rarely(15, fc.constant('application/json'), fc.constantFrom(...TYPES)),
    })
    .map(({ use, path, query, headers, body: text, type }) => ({
      ...{ use, method, target: path + query, body: text },
      headers: text === null ? headers : { ...headers, 'Content-Type': type },
    }))
}

/** Headers of the operation and others; none in most cases. */
function headersOf(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, string>> {
  const visible = nastyText.map((text) => text.replace(/[^ -~]/g, '').trim())
  const own = parameters.map(({ name, schema }) =>
    fc.tuple(fc.constant(name), rarely(1, valueFor(name, schema).map(textOf), visible)),
  )
  const common = fc.tuple(fc.constantFrom(...COMMON), visible)
  const some = fc.array(own.length === 0 ? common : fc.oneof(common, ...own), { maxLength: 4 })
  return rarely(1, fc.constant({}), some.map(Object.fromEntries))
}

const textOf = (value: unknown) => String(value).replace(/[^ -~]/g, '')

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'POST', 'PROPFIND']
/** What is there for people, and what is not there. */
const PAGES = ['/', '/docs', '/docs/', '/docs/reference.css', '/openapi.json', '/status', '/o/x']
const NOWHERE = ['/order', '/v1/orders', '/admin', '/metrics', '/.env', '/favicon.ico', '//']
const TWISTS: readonly ((path: string) => string)[] = [
  ...[(path: string) => path, (path: string) => `${path}/`, (path: string) => `/${path}`],
  ...[(path: string) => path.toUpperCase(), (path: string) => `${path}%00`],
  ...[(path: string) => `${path}%2f`, (path: string) => `${path};a=b`],
  ...[(path: string) => `${path}/../admin`, (path: string) => `/x/..${path}`],
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('/', '/%2e/'),
  (path) => `${path}?${'a'.repeat(7000)}`,
]

/** A longer one is refused before its method is known, so that the answer has a body. */
const MAX_HEAD_TARGET = 4000

/** Requests to paths and with methods that the document does not have. */
export function elsewhereCases(operations: readonly Operation[]): fc.Arbitrary<Case> {
  const paths = [...new Set(operations.map(({ path }) => path.replace(/\{\w+\}/, 'x')))]
  const twisted = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...TWISTS))
    .map(([path, twist]) => twist(path))
  const invented = fc
    .array(nastyText, { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.map((one) => encodeURIComponent(one.toWellFormed())).join('/')}`)
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      target: fc.oneof(twisted, invented, fc.constantFrom(...PAGES, ...NOWHERE)),
      headers: fc.constantFrom<Record<string, string>>({}, { Accept: 'text/html' }),
      body: fc.constant(null),
      use: keyUse,
    })
    .filter(({ method, target }) => method !== 'HEAD' || target.length < MAX_HEAD_TARGET)
}

/** Whether an answer may be for people instead of programs. */
export function isPage({ target }: Case): boolean {
  return /^\/+(?:docs|o|status|openapi\.json|healthz|readyz)?(?:[/?#%;\\.]|$)/i.test(target)
}
