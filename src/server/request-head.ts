import type { IncomingMessage } from 'node:http'

/** A part of a path that is one or two dots, however they are written. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/gi

/**
 * Whether a proxy in front may have read the request in another way than Node does: none or two names of
 * the host, or a body whose end is told in a way that HTTP/1.0 or RFC 9112, 6.1 does not know.
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

/** Makes dot segments names that nothing has. A URL would walk up there, and end at another path. */
export function keepDotSegments(incoming: IncomingMessage): void {
  const { url } = incoming
  if (!url?.includes('/.') && !url?.includes('/%2')) return
  const [path = '', ...query] = url.split('?')
  incoming.url = [path.replace(DOT_SEGMENT, '/%252e'), ...query].join('?')
}
