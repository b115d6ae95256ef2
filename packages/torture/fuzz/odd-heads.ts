import { bytes, type FramingCase, head, type Make, type Words } from './framing.ts'

const ASIDE = { open: [], hidden: [] } as const
const asked = (text: string, more: Partial<FramingCase> = {}): FramingCase => ({
  ...{ parts: [bytes(text)], methods: ['GET'], ...ASIDE, ...more },
})
const host = 'Host: 127.0.0.1'

/** A GET of the balance with other first lines or headers. */
const balance = (words: Words, first: string, lines: readonly string[] = []) =>
  asked(`${first}\r\n${[host, `X-API-Key: ${words.key}`, ...lines].join('\r\n')}\r\n\r\n`)

/** Requests that are odd from their first line or header on, or that break off. */
export const ODD_HEADS: Readonly<Record<string, Make>> = {
  'absolute form': (words) => balance(words, 'GET http://127.0.0.1/balance HTTP/1.1'),
  'absolute form of another host': (words) =>
    balance(words, 'GET http://user:pw@evil.test:99999/balance HTTP/1.1'),
  'absolute form of another scheme': (words) => balance(words, 'GET gopher://x/balance HTTP/1.1'),
  'asterisk form': (words) => balance(words, 'OPTIONS * HTTP/1.1'),
  'asterisk form of GET': (words) => balance(words, 'GET * HTTP/1.1'),
  'authority form': (words) => balance(words, 'CONNECT 127.0.0.1:22 HTTP/1.1'),
  'an empty target': (words) => balance(words, 'GET  HTTP/1.1'),
  'a target without a slash': (words) => balance(words, 'GET balance HTTP/1.1'),
  'a target with a space': (words) => balance(words, 'GET /bal ance HTTP/1.1'),
  'a target with high bytes': (words) => balance(words, 'GET /b\xe4l\xff HTTP/1.1'),
  'a target with NUL': (words) => balance(words, 'GET /bal\0ance HTTP/1.1'),
  'a target of two slashes': (words) => balance(words, 'GET //evil.test/balance HTTP/1.1'),
  'a long target': (words) => balance(words, `GET /${'a'.repeat(20_000)} HTTP/1.1`),
  'an invented method': (words) => balance(words, 'GETT /balance HTTP/1.1'),
  'a method in lower case': (words) => balance(words, 'get /balance HTTP/1.1'),
  'bare LF': (words) => asked(`GET /balance HTTP/1.1\n${host}\nX-API-Key: ${words.key}\n\n`),
  'bare CR': (words) =>
    asked(`GET /balance HTTP/1.1\r${host}\rX-API-Key: ${words.key}\r\r`, { unfinished: true }),
  'empty lines before': (words) => ({
    ...asked(`\r\n\r\n\r\n${head(words, [], 'GET /balance HTTP/1.1')}`),
  }),
  'HTTP/0.9': () => asked('GET /healthz\r\n\r\n'),
  'HTTP/1.0 without Host': (words) =>
    asked(`GET /balance HTTP/1.0\r\nX-API-Key: ${words.key}\r\n\r\n`),
  'HTTP/1.2': (words) => balance(words, 'GET /balance HTTP/1.2'),
  'HTTP/2.0': (words) => balance(words, 'GET /balance HTTP/2.0'),
  'HTTP/9.9': (words) => balance(words, 'GET /balance HTTP/9.9'),
  'an odd version': (words) => balance(words, 'GET /balance HTTP/1.1.1'),
  'the preface of HTTP/2': () => asked('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'),
  'a TLS hello': () => asked('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'),
  'random bytes': ({ random }) =>
    asked(String.fromCharCode(...Array.from({ length: 400 }, () => random.whole(0, 255))), {
      unfinished: true,
    }),
  'no Host': (words) => asked(`GET /balance HTTP/1.1\r\nX-API-Key: ${words.key}\r\n\r\n`),
  'two Hosts': (words) => balance(words, 'GET /balance HTTP/1.1', ['Host: evil.test']),
  'an odd Host': (words) =>
    asked(
      `GET /balance HTTP/1.1\r\nHost: ${words.random.pick(ODD_HOSTS)}\r\nX-API-Key: ${words.key}\r\n\r\n`,
    ),
  'a folded header': (words) => balance(words, 'GET /balance HTTP/1.1', ['X-A: b\r\n c']),
  'a fold before all headers': (words) =>
    asked(`GET /balance HTTP/1.1\r\n X: y\r\n${host}\r\nX-API-Key: ${words.key}\r\n\r\n`),
  'NUL in a header': (words) => balance(words, 'GET /balance HTTP/1.1', ['X-A: b\0c']),
  'a space before the colon': (words) => balance(words, 'GET /balance HTTP/1.1', ['X-A : b']),
  'a header without a name': (words) => balance(words, 'GET /balance HTTP/1.1', [': b']),
  'a header without a colon': (words) => balance(words, 'GET /balance HTTP/1.1', ['X-A']),
  'a header named __proto__': (words) =>
    balance(words, 'GET /balance HTTP/1.1', ['__proto__: x', 'constructor: y']),
  'a header of 20 kB': (words) =>
    balance(words, 'GET /balance HTTP/1.1', [`X-A: ${'b'.repeat(20_000)}`]),
  'a thousand headers': (words) =>
    balance(
      words,
      'GET /balance HTTP/1.1',
      Array.from({ length: 1000 }, (_, i) => `X-${i}: b`),
    ),
  'a header without end': (words) =>
    asked(`GET /balance HTTP/1.1\r\n${host}\r\nX-A: ${'b'.repeat(300_000)}${words.key}`),
  'Upgrade to a WebSocket': (words) =>
    balance(words, 'GET /balance HTTP/1.1', ['Connection: Upgrade', 'Upgrade: websocket']),
  'Upgrade to h2c': (words) =>
    balance(words, 'GET /balance HTTP/1.1', [
      'Connection: Upgrade, HTTP2-Settings',
      ...['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
    ]),
  'Connection names the key': (words) =>
    balance(words, 'GET /balance HTTP/1.1', ['Connection: close, X-API-Key, Host']),
  'Connection that wants both': (words) =>
    balance(words, 'GET /balance HTTP/1.1', ['Connection: keep-alive, close']),
  'closed halfway through the head': (words) => ({
    ...asked(head(words, [], 'GET /balance HTTP/1.1').slice(0, words.random.whole(1, 60))),
    unfinished: true,
  }),
}

const ODD_HOSTS = ['', 'evil.test', '127.0.0.1:99999', '[::1', 'a b', 'a/b', 'a@b', '%00', 'ü']
