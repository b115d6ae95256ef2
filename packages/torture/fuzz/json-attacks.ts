import { deflateSync, gzipSync } from 'node:zlib'
import type { Random } from '../random.ts'

/** A body that is not what a JSON library writes. */
export type JsonAttack = {
  name: string
  body: Buffer
  headers?: readonly (readonly [string, string])[]
  /** Sent in chunks of so many bytes instead of with a Content-Length. */
  chunkBytes?: number
  /**
   * Whether the service must refuse it, everywhere or at POST /orders alone: it is no JSON object, may be read
   * in two ways, or has a value that no field takes.
   */
  refused: boolean | 'orders'
}

/** Fields of a body that is accepted, its trxid among them, as JSON texts. */
export type Fields = ReadonlyMap<string, string>

type Make = (fields: Fields, random: Random) => Omit<JsonAttack, 'name'>

const KIB_64 = 65_536

const object = (fields: Iterable<readonly [string, string]>) =>
  `{${[...fields].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
const text = (body: string, refused: JsonAttack['refused']) => ({
  body: Buffer.from(body),
  refused,
})
/** The object with more text before its closing brace. */
const withMore = (fields: Fields, more: string) => `${object(fields).slice(0, -1)},${more}}`
const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}${close.repeat(depth)}`
/** Padded with spaces to exactly so many bytes. */
const padded = (fields: Fields, bytes: number) => Buffer.from(object(fields).padEnd(bytes, ' '))

const MAKERS: Readonly<Record<string, Make>> = {
  plain: (fields) => text(object(fields), false),
  'a name twice': (fields, random) => {
    const [name, value] = random.pick([...fields])
    return text(withMore(fields, `${JSON.stringify(name)}:${value}`), true)
  },
  'a name twice, once escaped': (fields) =>
    text(withMore(fields, '"\\u0074rxid":"fz-other"'), true),
  'a name twice in an unknown object': (fields) =>
    text(withMore(fields, '"x":{"a":1,"a":2}'), true),
  proto: (fields) => text(withMore(fields, '"__proto__":{"pid":"KEY-1","admin":true}'), false),
  'only proto': (fields) => text(`{"__proto__":${object(fields)}}`, true),
  'constructor prototype': (fields) =>
    text(withMore(fields, '"constructor":{"prototype":{"test":true}}'), false),
  'deep arrays': (fields) => text(withMore(fields, `"x":${nested('[', ']', 10_000)}`), false),
  'deep objects': (fields) =>
    text(withMore(fields, `"x":${nested('{"a":', '}', 8000).replace(':}', ':1}')}`), false),
  'deep arrays alone': () => text(nested('[', ']', 30_000), true),
  'deep and open': () => text('['.repeat(60_000), true),
  'open objects': () => text('{"a":'.repeat(13_000), true),
  'a huge number': (fields) => text(withMore(fields, `"maxPrice":1${'0'.repeat(2000)}`), false),
  'a huge exponent': (fields) => text(withMore(fields, '"maxPrice":1e99999999999'), false),
  'a tiny exponent': (fields) => text(withMore(fields, '"maxPrice":1e-99999999999'), false),
  'digits without end': (fields) =>
    text(withMore(fields, `"quantity":${'9'.repeat(60_000)}`), 'orders'),
  // To a double, this is 1.
  'decimals without end': (fields) =>
    text(withMore(fields, `"quantity":1.${'0'.repeat(60_000)}1`), false),
  'quantity 1e0': (fields) => text(withMore(fields, '"quantity":1e0'), false),
  'quantity -0': (fields) => text(withMore(fields, '"quantity":-0'), 'orders'),
  'a leading zero': (fields) => text(withMore(fields, '"quantity":01'), true),
  'a plus': (fields) => text(withMore(fields, '"quantity":+1'), true),
  hex: (fields) => text(withMore(fields, '"quantity":0x1'), true),
  NaN: (fields) => text(withMore(fields, '"maxPrice":NaN'), true),
  Infinity: (fields) => text(withMore(fields, '"maxPrice":-Infinity'), true),
  'a lone surrogate in a value': (fields) => text(withMore(fields, '"trxId":"\\ud800"'), true),
  'a lone surrogate in a name': (fields) => text(withMore(fields, '"\\udc00":1'), false),
  'a NUL in a value': (fields) => text(withMore(fields, '"trxId":"a\\u0000b"'), true),
  'a raw control character': (fields) => text(withMore(fields, '"region":"a\tb"'), true),
  'an invalid escape': (fields) => text(withMore(fields, '"region":"\\x41"'), true),
  'half an escape': (fields) => text(withMore(fields, '"region":"\\u00"'), true),
  'a byte order mark': (fields) => text(`\ufeff${object(fields)}`, false),
  'two byte order marks': (fields) => text(`\ufeff\ufeff${object(fields)}`, true),
  'UTF-16': (fields) => ({ body: Buffer.from(object(fields), 'utf16le'), refused: true }),
  'UTF-16 with a mark': (fields) => ({
    body: Buffer.from(`\ufeff${object(fields)}`, 'utf16le'),
    refused: true,
  }),
  'invalid UTF-8': (fields, random) => {
    const bad = random.pick(['ff', 'c0af', 'e28028', 'eda080', 'f4908080', 'c3', 'f0808080'])
    const [before, after = ''] = withMore(fields, '"region":"?"').split('?')
    const parts = [Buffer.from(before ?? ''), Buffer.from(bad, 'hex'), Buffer.from(after)]
    return { body: Buffer.concat(parts), refused: true }
  },
  'a trailing comma': (fields) => text(object(fields).replace(/\}$/, ',}'), true),
  comments: (fields) => text(`/* a */ ${object(fields)} // b`, true),
  'two documents': (fields) => text(`${object(fields)}${object(fields)}`, true),
  'two lines of JSON': (fields) => text(`${object(fields)}\n${object(fields)}`, true),
  'single quotes': (fields) => text(object(fields).replaceAll('"', "'"), true),
  'names without quotes': (fields) => text(object(fields).replace(/"(\w+)":/g, '$1:'), true),
  'a NUL after it': (fields) => text(`${object(fields)}\0`, true),
  'odd white space': (fields) => text(`\u00a0${object(fields)}\v`, true),
  'an array of it': (fields) => text(`[${object(fields)}]`, true),
  'a text of it': (fields) => text(JSON.stringify(object(fields)), true),
  nothing: () => text('', true),
  'cut off': (fields, random) => {
    const whole = object(fields)
    return text(whole.slice(0, random.whole(1, whole.length - 1)), true)
  },
  '64 KiB less one': (fields) => ({ body: padded(fields, KIB_64 - 1), refused: false }),
  '64 KiB': (fields) => ({ body: padded(fields, KIB_64), refused: false }),
  '64 KiB and one': (fields) => ({ body: padded(fields, KIB_64 + 1), refused: true }),
  '64 KiB in chunks': (fields) => ({
    ...{ body: padded(fields, KIB_64), chunkBytes: 4096, refused: false },
  }),
  '64 KiB and one in chunks': (fields) => ({
    ...{ body: padded(fields, KIB_64 + 1), chunkBytes: 4096, refused: true },
  }),
  'many names': (fields) =>
    text(withMore(fields, Array.from({ length: 5000 }, (_, i) => `"n${i}":0`).join(',')), false),
  gzip: (fields) => ({
    body: gzipSync(object(fields)),
    ...{ headers: [['Content-Encoding', 'gzip']], refused: true },
  }),
  'a bomb of gzip': () => ({
    body: gzipSync(Buffer.alloc(20 << 20, ' ')),
    ...{ headers: [['Content-Encoding', 'gzip']], refused: true },
  }),
  deflate: (fields) => ({
    body: deflateSync(object(fields)),
    ...{ headers: [['Content-Encoding', 'deflate']], refused: true },
  }),
  'identity as coding': (fields) => ({
    ...{ ...text(object(fields), false), headers: [['Content-Encoding', 'identity']] },
  }),
  'chunks of one byte': (fields) => ({ ...text(object(fields), false), chunkBytes: 1 }),
  'too many chunks': (fields) => ({ body: padded(fields, 3000), chunkBytes: 1, refused: true }),
}

export const ATTACK_NAMES: readonly string[] = Object.keys(MAKERS)

/** @throws if there is no attack of this name. */
export function jsonAttack(name: string, fields: Fields, random: Random): JsonAttack {
  const make = MAKERS[name]
  if (!make) throw new Error(`There is no attack "${name}".`)
  return { name, ...make(fields, random) }
}
