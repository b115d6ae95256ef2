import type { IncomingMessage } from 'node:http'

/** A path segment of one or two dots, percent-encoded or not. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/gi

/**
 * Whether a proxy in front may have read the request differently from Node: it has no Host header or more
 * than one, or its Transfer-Encoding is not allowed by HTTP/1.0 or by RFC 9112, 6.1.
 */
export function isMalformed({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  const coding = headers['transfer-encoding']
  if (coding === undefined) return hosts !== 1
  return hosts !== 1 || httpVersion === '1.0' || coding.toLowerCase() !== 'chunked'
}

/** Replaces dot segments with names that do not exist. The URL parser would resolve them to another path. */
export function keepDotSegments(incoming: IncomingMessage): void {
  const { url } = incoming
  if (!url?.includes('/.') && !url?.includes('/%2')) return
  const [path = '', ...query] = url.split('?')
  incoming.url = [path.replace(DOT_SEGMENT, '/%252e'), ...query].join('?')
}
