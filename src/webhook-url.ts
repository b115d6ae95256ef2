import { BlockList, isIP } from 'node:net'

/** The only ports to which api.telegram.org posts; the first stands in no address. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '80', '88', '8443'])

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix)
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/**
 * What is wrong with a webhook's address, or null. api.telegram.org posts to few addresses; a Bot API
 * server of one's own, known by an `apiRoot` within one's own network, posts to any.
 */
export function problemWithWebhook(url: string, apiRoot: string): string | null {
  if (isPrivate(new URL(apiRoot).hostname)) return null
  const { protocol, port, hostname } = new URL(url)
  if (protocol !== 'https:')
    return 'must begin with https://, since Telegram posts to nothing else; have your proxy pass it on to HOST:PORT, or leave it empty to fetch updates'
  if (!PORTS.has(port))
    return `must have the port 443, 80, 88 or 8443 and not ${port}, since Telegram posts to no other; have your proxy listen there, or leave it empty to fetch updates`
  if (isPrivate(hostname))
    return `must be where Telegram reaches it, which ${hostname} is not; leave it empty to fetch updates`
  return null
}

/** Whether the host is this machine or in its network: a name without a dot is one of Docker, say. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version === 0) return !host.includes('.') || /\.(localhost|local|internal|lan)$/.test(host)
  return PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
