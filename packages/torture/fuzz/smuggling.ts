import { bodyFor, bytes, chunk, head, type Make, order } from './framing.ts'

/** How the length of a body is stated in ways that two readers may understand differently. */
const AMBIGUOUS: Readonly<Record<string, (length: number) => readonly string[]>> = {
  'two lengths': (n) => [`Content-Length: ${n}`, 'Content-Length: 5'],
  'two lengths, the other way': (n) => ['Content-Length: 5', `Content-Length: ${n}`],
  'a list of lengths': (n) => [`Content-Length: 5, ${n}`],
  'length and chunked': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: chunked'],
  'chunked and length': (n) => ['Transfer-Encoding: chunked', `Content-Length: ${n}`],
  'length and Chunked': (n) => [`Content-Length: ${n}`, 'transfer-encoding: Chunked'],
  'length and xchunked': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: xchunked'],
  'length and identity': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: identity'],
  'length and chunked, identity': (n) => [
    `Content-Length: ${n}`,
    'Transfer-Encoding: chunked, identity',
  ],
  'length and gzip, chunked': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: gzip, chunked'],
  // A proxy that does not know the first coding may not look for chunks at all.
  'gzip, chunked': () => ['Transfer-Encoding: gzip, chunked'],
  'identity, chunked': () => ['Transfer-Encoding: identity, chunked'],
  'x, chunked': () => ['Transfer-Encoding: x, chunked'],
  'chunked twice': () => ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
  'chunked, chunked': () => ['Transfer-Encoding: chunked, chunked'],
  'chunked and identity': () => ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  'length and chunked after a space': (n) => [
    `Content-Length: ${n}`,
    'Transfer-Encoding : chunked',
  ],
  'length and folded chunked': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding:\r\n chunked'],
  'length and chunked after VT': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: \x0bchunked'],
  'length and quoted chunked': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: "chunked"'],
  'length and chunked;q=1': (n) => [`Content-Length: ${n}`, 'Transfer-Encoding: chunked;q=1'],
  'length and chunked behind LF': (n) => [
    `Content-Length: ${n}`,
    'X-A: b\nTransfer-Encoding: chunked',
  ],
  'length and chunked behind CR': (n) => [
    `Content-Length: ${n}`,
    'X-A: b\rTransfer-Encoding: chunked',
  ],
  'length and chunked behind NUL': (n) => [
    `Content-Length: ${n}`,
    'X-A: b\0Transfer-Encoding: chunked',
  ],
  'plus length': (n) => [`Content-Length: +${n}`],
  'negative length': () => ['Content-Length: -1'],
  'hex length': (n) => [`Content-Length: 0x${n.toString(16)}`],
  'length with a space': () => ['Content-Length: 1 1'],
  'length with a fraction': (n) => [`Content-Length: ${n}.0`],
  'length with a dash': (n) => [`Content-Length: ${n}-`],
  'length beyond all numbers': (n) => [`Content-Length: ${n + 2 ** 64}`.replace('e+', '')],
  'folded length': (n) => ['Content-Length:', ` ${n}`],
}

/**
 * A request whose body contains another. Read by chunks, the body ends before that one; read by length, it
 * contains it.
 */
function smuggled(lines: (length: number) => readonly string[]): Make {
  return (words) => {
    const [own, hidden] = [words.trxid('own'), words.trxid('hidden')]
    const inner = order(words, hidden)
    const body = `${chunk(bodyFor(own))}0\r\n\r\n${inner}`
    return {
      parts: [bytes(head(words, lines(body.length)) + body)],
      ...{ methods: ['POST', 'POST'], open: [own], hidden: [hidden], unfinished: true },
    }
  }
}

const IN_BODIES: Readonly<Record<string, Make>> = {
  'a request in a body of the right length': (words) => {
    const hidden = words.trxid('hidden')
    const inner = order(words, hidden)
    return {
      parts: [bytes(head(words, [`Content-Length: ${inner.length}`]) + inner)],
      ...{ methods: ['POST', 'POST'], open: [], hidden: [hidden], unfinished: true },
    }
  },
  'a request in a chunk': (words) => {
    const hidden = words.trxid('hidden')
    const body = `${chunk(order(words, hidden))}0\r\n\r\n`
    return {
      parts: [bytes(head(words, ['Transfer-Encoding: chunked']) + body)],
      ...{ methods: ['POST', 'POST'], open: [], hidden: [hidden], unfinished: true },
    }
  },
  'a request in a trailer': (words) => {
    const [own, hidden] = [words.trxid('own'), words.trxid('hidden')]
    const trailer = order(words, hidden).replace('\r\n\r\n', '\r\nX: ')
    const body = `${chunk(bodyFor(own))}0\r\nX-T: ${trailer}\r\n\r\n`
    return {
      parts: [bytes(head(words, ['Transfer-Encoding: chunked']) + body)],
      ...{ methods: ['POST'], open: [own], hidden: [hidden], unfinished: true },
    }
  },
  'a request after an answered refusal': (words) => {
    const hidden = words.trxid('hidden')
    const inner = order(words, hidden)
    return {
      // The key is wrong, so that the answer may come before the body.
      parts: [
        bytes(
          `POST /orders HTTP/1.1\r\nHost: x\r\nX-API-Key: wrong\r\nContent-Length: ${inner.length}\r\n\r\n`,
        ),
        { ...bytes(inner), afterMs: 100 },
      ],
      ...{ methods: ['POST', 'POST'], open: [], hidden: [hidden], unfinished: true },
    }
  },
  'a request in the body of a GET': (words) => {
    const hidden = words.trxid('hidden')
    const inner = order(words, hidden)
    const first = head(words, [`Content-Length: ${inner.length}`], 'GET /balance HTTP/1.1')
    return {
      parts: [bytes(first + inner)],
      ...{ methods: ['GET', 'POST'], open: [], hidden: [hidden], unfinished: true },
    }
  },
  'a bare LF in a chunk extension': (words) => {
    const [own, hidden] = [words.trxid('own'), words.trxid('hidden')]
    const body = `5;a\n${bodyFor(own)}\r\n0\r\n\r\n${order(words, hidden)}`
    return {
      parts: [bytes(head(words, ['Transfer-Encoding: chunked']) + body)],
      ...{ methods: ['POST', 'POST'], open: [own], hidden: [hidden], unfinished: true },
    }
  },
  'a bad chunk size': (words) => {
    const [own, hidden] = [words.trxid('own'), words.trxid('hidden')]
    const size = words.random.pick(['g', '-1', '0x5', '+5', ' 5', '5 ', '', '1'.repeat(17), '5_0'])
    const body = `${size}\r\n${bodyFor(own)}\r\n0\r\n\r\n${order(words, hidden)}`
    return {
      parts: [bytes(head(words, ['Transfer-Encoding: chunked']) + body)],
      ...{ methods: ['POST', 'POST'], open: [own], hidden: [hidden], unfinished: true },
    }
  },
  'chunks without their line ends': (words) => {
    const [own, hidden] = [words.trxid('own'), words.trxid('hidden')]
    const body = `${chunk(bodyFor(own)).replace(/\r\n$/, 'XX')}0\r\n\r\n${order(words, hidden)}`
    return {
      parts: [bytes(head(words, ['Transfer-Encoding: chunked']) + body)],
      ...{ methods: ['POST', 'POST'], open: [own], hidden: [hidden], unfinished: true },
    }
  },
  'HTTP/1.0 and chunked': (words) => {
    const [own, hidden] = [words.trxid('own'), words.trxid('hidden')]
    const first = head(
      words,
      ['Connection: keep-alive', 'Transfer-Encoding: chunked'],
      'POST /orders HTTP/1.0',
    )
    const body = `${chunk(bodyFor(own))}0\r\n\r\n${order(words, hidden)}`
    return {
      parts: [bytes(first + body)],
      ...{ methods: ['POST', 'POST'], open: [own], hidden: [hidden], unfinished: true },
    }
  },
}

/** Orders in the bodies of other requests, by how the length of those bodies is stated. */
export const SMUGGLING: Readonly<Record<string, Make>> = {
  ...IN_BODIES,
  ...Object.fromEntries(
    Object.entries(AMBIGUOUS).map(([name, lines]) => [`smuggled: ${name}`, smuggled(lines)]),
  ),
}
