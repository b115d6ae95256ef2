import { bodyFor, bytes, chunk, head, type Make, order, single } from './framing.ts'

/** Orders that are sent in unusual ways, most of which are allowed. */
export const ODD_ORDERS: Readonly<Record<string, Make>> = {
  'a plain order': (words) => {
    const trxid = words.trxid('a')
    return { parts: [bytes(order(words, trxid))], methods: ['POST'], open: [trxid], hidden: [] }
  },
  'one order many times in a packet': (words) => {
    const times = words.random.whole(2, 9)
    const trxid = words.trxid('a')
    return {
      parts: [bytes(order(words, trxid).repeat(times))],
      ...{ methods: Array.from({ length: times }, () => 'POST'), open: [trxid], hidden: [] },
    }
  },
  'more orders ahead than may wait': (words) => {
    const trxids = Array.from({ length: 20 }, (_, i) => words.trxid(String(i)))
    return {
      parts: [bytes(trxids.map((trxid) => order(words, trxid)).join(''))],
      ...{ methods: trxids.map(() => 'POST'), open: trxids, hidden: [], unfinished: true },
    }
  },
  'a length that is too short': (words) =>
    single(words, (body) => head(words, [`Content-Length: ${body.length - 5}`]) + body),
  'a length with a zero before it': (words) =>
    single(words, (body) => head(words, [`Content-Length: 0${body.length}`]) + body),
  'the same length twice': (words) =>
    single(words, (body) => {
      const line = `Content-Length: ${body.length}`
      return head(words, [line, line]) + body
    }),
  'chunk extensions': (words) =>
    single(words, (body) => {
      const [size, ...rest] = chunk(body).split('\r\n')
      const extended = [`${size};a=b;c="d;\\"e"`, ...rest].join('\r\n')
      return `${head(words, ['Transfer-Encoding: chunked'])}${extended}0;x\r\n\r\n`
    }),
  'a chunk extension without end': (words) =>
    single(words, (body) => {
      const extended = chunk(body).replace('\r\n', `;${'a'.repeat(40_000)}\r\n`)
      return `${head(words, ['Transfer-Encoding: chunked'])}${extended}0\r\n\r\n`
    }),
  'Expect: 100-continue': (words) =>
    single(
      words,
      (body) => head(words, [`Content-Length: ${body.length}`, 'Expect: 100-continue']) + body,
    ),
  'Expect: something else': (words) =>
    single(
      words,
      (body) => head(words, [`Content-Length: ${body.length}`, 'Expect: 200-ok']) + body,
    ),
  'closed halfway through the body': (words) => {
    const [trxid, whole] = [words.trxid('a'), order(words, words.trxid('a'))]
    const length = whole.length - words.random.whole(1, bodyFor(trxid).length)
    return {
      parts: [bytes(whole.slice(0, length))],
      ...{ methods: ['POST'], open: [], hidden: [trxid], unfinished: true },
    }
  },
  'closed before the answer': (words) => {
    const trxid = words.trxid('a')
    return {
      parts: [bytes(order(words, trxid))],
      ...{ methods: [], open: [trxid], hidden: [], unfinished: true },
    }
  },
  'an order byte by byte': (words) => {
    const trxid = words.trxid('a')
    const each = Array.from(order(words, trxid), (byte) => bytes(byte))
    return { parts: each, methods: ['POST'], open: [trxid], hidden: [] }
  },
}
