import { type BlockList, isIP, SocketAddress } from 'node:net'
import type { ApiContext } from '../context.ts'

const MAPPED_PREFIX = '::ffff:'
/** With the port that some proxies write: `[2001:db8::1]:443`, `1.2.3.4:5678`, `::ffff:1.2.3.4:5678`. */
const IN_BRACKETS = /^\[([^\]]*)\](?::[\w.-]*)?$/
const WITH_PORT = /^(.*\.\d+):[\w.-]*$/

/** The address that a call comes from, as reported by the trusted proxies in front; null if it is not known. */
export type ClientAddress = (c: ApiContext) => string | null

/**
 * Returns the socket's address. If that is a trusted proxy, returns the first hop of X-Forwarded-For, from
 * the right, that is not a trusted proxy. The client wrote everything further left, so it proves nothing. If
 * that hop cannot be read, or there is none, nobody knows who calls: the proxy's address would be everybody's.
 */
export function clientAddress(trustedProxies: BlockList): ClientAddress {
  return (c) => {
    let address = readAddress(c.env.incoming.socket.remoteAddress ?? '')
    if (!isTrusted(address)) return address
    const hops = c.req.header('x-forwarded-for')?.split(',') ?? []
    address = null
    for (const hop of hops.reverse()) {
      // An empty element of a list means nothing (RFC 9110, 5.6.1.2).
      if (hop.trim() === '') continue
      address = readAddress(hop)
      if (!isTrusted(address)) break
    }
    return address
  }

  function isTrusted(address: string | null): boolean {
    return address !== null && trustedProxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * The canonical form of an address, however a proxy writes it: in quotes, in brackets, with a port or a zone.
 * An IPv4 address on an IPv6 socket becomes plain IPv4. Null for anything else.
 */
function readAddress(text: string): string | null {
  const written = text.trim().replace(/^"|"$/g, '').trim()
  const bare = (IN_BRACKETS.exec(written) ?? WITH_PORT.exec(written))?.[1] ?? written
  const [address = ''] = isIP(bare) === 0 ? [] : bare.split('%')
  if (isIP(address) !== 6) return address === '' ? null : address
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const mapped = canonical.startsWith(MAPPED_PREFIX) ? canonical.slice(MAPPED_PREFIX.length) : ''
  return isIP(mapped) === 4 ? mapped : canonical
}
