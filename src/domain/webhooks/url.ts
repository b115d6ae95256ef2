import { BlockList, isIP } from 'node:net'
import { DomainError } from '../shared/errors.ts'
import type { WebhookUrlProblem } from '../shared/problems.ts'
import { visibleText } from '../shared/typed-text.ts'

const MAX_LENGTH = 500
const HTTPS_PORT = 443
/** Ports below belong to services such as mail, which must not be reached by this way. */
const FIRST_FREE_PORT = 1024

/**
 * Checks the URL of an endpoint and returns it in its normal form. A name is resolved and
 * checked only when something is sent to it.
 * @param allowPrivate also accepts http, any port, and addresses that are not public.
 * @throws DomainError INVALID_WEBHOOK_URL
 */
export function parseWebhookUrl(text: string, how: { allowPrivate: boolean }): string {
  const checked = check(visibleText(text).trim(), how)
  if ('problem' in checked) throw new DomainError('INVALID_WEBHOOK_URL', checked)
  return checked.url
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

// Which addresses a webhook may reach. Everything that is not on the public internet is refused, so that
// nobody can make the service call its own network.

/** IPv4 blocks that are not global: IANA's special-purpose registry, multicast and the reserved rest. */
const IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]

/** The only IPv6 block that is global. */
const GLOBAL_IPV6 = '2000::/3'

/**
 * Blocks of GLOBAL_IPV6 that are special, or carry an IPv4 address that a router may reach in our place:
 * protocol assignments with Teredo, documentation, 6to4, direct delegation, documentation.
 */
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const refused = blockList([...IPV4, ...IPV6])
const global = blockList([GLOBAL_IPV6])

/**
 * Whether an IP address is on the public internet. IPv6 addresses that stand for IPv4 addresses (mapped,
 * compatible, NAT64, 6to4, Teredo) are not: a public host has an address of its own.
 */
export function isPublicAddress(address: string): boolean {
  // An address with a zone, such as fe80::1%eth0, belongs to one network.
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  if (family === 6) return global.check(address, 'ipv6') && !refused.check(address, 'ipv6')
  return false
}

function blockList(blocks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const block of blocks) {
    const [address = '', bits] = block.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
