import { isIP } from 'node:net'
import { isPublicAddress } from './domain/webhooks/url.ts'

/** The only ports to which api.telegram.org posts; '' is the default port of https. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '80', '88', '8443'])

/**
 * What is wrong with a webhook's URL, or null. api.telegram.org restricts URLs. A self-hosted Bot API server,
 * recognized by an `apiRoot` in a private network, accepts any.
 */
export function problemWithWebhook(url: string, apiRoot: string): string | null {
  if (isPrivate(new URL(apiRoot).hostname)) return null
  const { protocol, port, hostname } = new URL(url)
  if (protocol !== 'https:')
    return 'must begin with https://, which Telegram requires; let your proxy forward it to HOST:PORT, or leave it empty to fetch updates'
  if (!PORTS.has(port))
    return `must have the port 443, 80, 88 or 8443, not ${port}: Telegram allows no other; let your proxy listen there, or leave it empty to fetch updates`
  if (isPrivate(hostname))
    return `must be reachable from the internet, which ${hostname} is not; leave it empty to fetch updates`
  return null
}

/** Whether the host is this machine or in a private network. Names without a dot are local, as in Docker. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return !host.includes('.') || /\.(localhost|local|internal|lan)$/.test(host)
}
