import { isIP } from 'node:net'
import { DomainError } from '../shared/errors.ts'
import type { WebhookUrlProblem } from '../shared/problems.ts'
import { typedUrl, withHttps } from '../shared/typed-url.ts'
import { isPublicAddress } from './public-address.ts'

const MAX_LENGTH = 500
const HTTPS_PORT = 443
/** Ports below belong to services such as mail, which must not be reached by this way. */
const FIRST_FREE_PORT = 1024

/**
 * Checks the URL of an endpoint and returns it in its normal form. A name is resolved and
 * checked only when something is sent to it.
 * @param allowPrivate also accepts http, any port, and addresses that are not public.
 * @throws DomainError INVALID_WEBHOOK_URL, with the URL that the person may have meant
 */
export function parseWebhookUrl(text: string, how: { allowPrivate: boolean }): string {
  const checked = check(text.trim(), how)
  if ('url' in checked) return checked.url
  const typed = typedUrl(text)
  const meant = typed && check(withHttps(typed.url), how)
  throw new DomainError('INVALID_WEBHOOK_URL', {
    problem: checked.problem,
    meant: meant && 'url' in meant ? meant.url : null,
  })
}

function check(
  given: string,
  { allowPrivate }: { allowPrivate: boolean },
): { url: string } | { problem: WebhookUrlProblem } {
  // Before parsing, which is lenient about spaces and backslashes.
  if (given.length > MAX_LENGTH || !URL.canParse(given) || /[\s\\]/.test(given))
    return { problem: 'not_a_url' }
  const url = new URL(given)
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return { problem: 'not_https' }
  if (url.username !== '' || url.password !== '') return { problem: 'has_password' }
  url.hash = ''
  if (url.href.length > MAX_LENGTH) return { problem: 'not_a_url' }
  if (allowPrivate) return { url: url.href }
  const port = Number(url.port || HTTPS_PORT)
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT) return { problem: 'port' }
  // The parser has converted decimal, octal and hexadecimal forms to an IPv4 address.
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isPublicAddress(host)) return { problem: 'not_public' }
  if (host === 'localhost' || host.endsWith('.localhost')) return { problem: 'not_public' }
  return { url: url.href }
}

/** The host of a URL: a name, or an address without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
