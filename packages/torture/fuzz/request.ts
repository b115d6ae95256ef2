/** A request before it becomes bytes. */
export type Request = {
  method: string
  /** The path with its query, as it is sent. */
  target: string
  /** Sent in this order; each character is one byte. */
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer | null
}

/** The request as HTTP/1.1, with Host and, for a body, its Content-Length. */
export function bytesOf({ method, target, headers, body }: Request): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === null ? [] : [`Content-Length: ${body.length}`]),
  ]
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    body ?? Buffer.alloc(0),
  ])
}

/** A POST of JSON, as a well-behaved client sends it. */
export function postJson(path: string, key: string, body: object): Request {
  return {
    ...{ method: 'POST', target: path },
    headers: [
      ['X-API-Key', key],
      ['Content-Type', 'application/json'],
    ],
    body: Buffer.from(JSON.stringify(body)),
  }
}

export function get(target: string, key: string): Request {
  return { method: 'GET', target, headers: [['X-API-Key', key]], body: null }
}

const MAX_SHOWN = 800
const KEY = /gw_(?:live|test)_[0-9A-Za-z]{38}/g

/**
 * Bytes as text that `printf %b` turns back: what cannot be seen is escaped, keys are called KEY, and what is
 * very long is shortened.
 */
export function shown(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replace(KEY, 'KEY')
    .replace(/[^ -~]|\\/g, (character) => {
      if (character === '\r') return '\\r'
      if (character === '\n') return '\\n'
      if (character === '\\') return '\\\\'
      return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
    })
  if (text.length <= MAX_SHOWN) return text
  const left = text.length - MAX_SHOWN
  return `${text.slice(0, MAX_SHOWN / 2)} …${left} more… ${text.slice(-MAX_SHOWN / 2)}`
}
