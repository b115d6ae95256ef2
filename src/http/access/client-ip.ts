import { type BlockList, isIP, SocketAddress } from 'node:net'
import type { ApiContext } from '../context.ts'

const MAPPED_PREFIX = '::ffff:'

/** The address that a call comes from, as reported by the trusted proxies in front. */
export type ClientAddress = (c: ApiContext) => string

/**
 * Returns the socket's address. If that is a trusted proxy, returns the first hop of X-Forwarded-For, from
 * the right, that is not a trusted proxy. The client wrote everything further left, so it proves nothing.
 */
export function clientAddress(trustedProxies: BlockList): ClientAddress {
  return (c) => {
    let address = plainAddress(c.env.incoming.socket.remoteAddress ?? '')
    if (!isTrusted(address)) return address
    const hops = c.req.header('x-forwarded-for')?.split(',') ?? []
    for (const hop of hops.reverse()) {
      const next = plainAddress(hop.trim())
      if (!isIP(next)) break
      address = next
      if (!isTrusted(address)) break
    }
    return address
  }

  function isTrusted(address: string): boolean {
    const version = isIP(address)
    return version !== 0 && trustedProxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** The canonical form of an address. An IPv4 address on an IPv6 socket becomes plain IPv4. */
function plainAddress(address: string): string {
  if (isIP(address) !== 6) return address
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const mapped = canonical.startsWith(MAPPED_PREFIX) ? canonical.slice(MAPPED_PREFIX.length) : ''
  return isIP(mapped) === 4 ? mapped : canonical
}
