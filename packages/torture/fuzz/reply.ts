/** One HTTP answer, as it came over a connection. */
export type Reply = {
  status: number
  /** By lower-case name; several of one name are joined by a comma. */
  headers: Record<string, string>
  body: Buffer
}

/** What can be read so far: a whole answer, that more must come, or bytes that are no HTTP. */
export type Reading =
  | { kind: 'reply'; reply: Reply; rest: Buffer }
  | { kind: 'more' }
  | { kind: 'nonsense'; why: string }

const MORE = { kind: 'more' } as const
const HEAD_END = Buffer.from('\r\n\r\n')
const LINE_END = Buffer.from('\r\n')
const MAX_HEAD_BYTES = 64 << 10

/**
 * Reads the first answer in `bytes`.
 * @param method of its request: an answer to HEAD has no body. @param ended nothing more will come.
 */
export function readReply(bytes: Buffer, method: string, ended: boolean): Reading {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) {
    if (bytes.length > MAX_HEAD_BYTES) return nonsense('the head of the answer does not end')
    return MORE
  }
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1]
  if (status === undefined) return nonsense(`no status line: ${first.slice(0, 100)}`)
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) return nonsense(`no header: ${line.slice(0, 100)}`)
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  const head = { status: Number(status), headers }
  return readBody(head, bytes.subarray(end + HEAD_END.length), method, ended)
}

function readBody(
  head: Omit<Reply, 'body'>,
  bytes: Buffer,
  method: string,
  ended: boolean,
): Reading {
  const { status, headers } = head
  const whole = (length: number): Reading => ({
    kind: 'reply',
    reply: { ...head, body: bytes.subarray(0, length) },
    rest: bytes.subarray(length),
  })
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return whole(0)
  if (headers['transfer-encoding'] !== undefined) return readChunks(head, bytes)
  const length = headers['content-length']
  if (length === undefined) return ended ? whole(bytes.length) : MORE
  if (!/^\d+$/.test(length)) return nonsense(`Content-Length: ${length.slice(0, 100)}`)
  return bytes.length < Number(length) ? MORE : whole(Number(length))
}

function readChunks(head: Omit<Reply, 'body'>, bytes: Buffer): Reading {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = bytes.indexOf(LINE_END, at)
    if (lineEnd < 0) return MORE
    const text = bytes.subarray(at, lineEnd).toString('latin1')
    const size = Number.parseInt(text, 16)
    if (!(size >= 0)) return nonsense(`the size of a chunk: ${text.slice(0, 100)}`)
    const start = lineEnd + LINE_END.length
    const next = start + size + LINE_END.length
    if (bytes.length < next) return MORE
    if (size === 0)
      return {
        kind: 'reply',
        reply: { ...head, body: Buffer.concat(chunks) },
        rest: bytes.subarray(next),
      }
    chunks.push(bytes.subarray(start, start + size))
    at = next
  }
}

const nonsense = (why: string): Reading => ({ kind: 'nonsense', why })

/** The value of a body in JSON; undefined if it is none. */
export function jsonOf({ body }: Reply): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
