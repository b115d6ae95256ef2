import fc from 'fast-check'
import type { Case, KeyUse } from './arbitraries.ts'
import type { Operation } from './document.ts'
import { NASTY_TEXTS } from './values.ts'

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'POST', 'PROPFIND']
/** What is there for people. */
const PAGES = ['/', '/docs', '/docs/', '/docs/reference.css', '/openapi.json', '/status', '/o/x']
const ELSEWHERE = ['/order', '/v1/orders', '/admin', '/metrics', '/.env', '/favicon.ico', '//']

/** Requests to paths and with methods that the document does not have. */
export function elsewhereCases(operations: readonly Operation[]): fc.Arbitrary<Case> {
  const paths = [...new Set(operations.map(({ path }) => path.replace(/\{\w+\}/, 'x')))]
  const twisted = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...TWISTS))
    .map(([path, twist]) => twist(path))
  const invented = fc
    .array(fc.constantFrom(...NASTY_TEXTS), { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.map((one) => encodeURIComponent(one.toWellFormed())).join('/')}`)
  return fc.record({
    method: fc.constantFrom(...METHODS),
    target: fc.oneof(twisted, invented, fc.constantFrom(...PAGES, ...ELSEWHERE)),
    headers: fc.constantFrom<[string, string][]>(
      [],
      [['Accept', 'text/html']],
      [['Accept-Encoding', 'gzip, br']],
      [['X-HTTP-Method-Override', 'POST']],
    ),
    body: fc.constant(null),
    use: fc.constantFrom<KeyUse>('key', 'key', 'bearer', 'none', 'unknown'),
  })
}

const TWISTS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}%00`,
  (path) => `${path}%2f`,
  (path) => `${path};a=b`,
  (path) => `${path}/../admin`,
  (path) => `/x/..${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('/', '/%2e/'),
  (path) => path.replace('/', '\\'),
  (path) => `${path}#x`,
  (path) => `${path}?${'a'.repeat(7000)}`,
]

/** Whether an answer may be for people instead of programs. */
export function isPage({ target }: Case): boolean {
  return /^\/+(?:docs|o|status|openapi\.json|healthz|readyz)?(?:[/?#%;\\.]|$)/i.test(target)
}
