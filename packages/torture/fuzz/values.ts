import fc from 'fast-check'

/** A value in JSON that is written as this text, such as a number that no double can hold. */
class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The JSON of a value in which RawJson may stand; names that are given twice stay twice. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`
  if (value instanceof Map)
    return `{${[...value].map(([name, one]) => `${JSON.stringify(name)}:${jsonText(one)}`).join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

/** Texts that break what reads them carelessly. */
const NASTY_TEXTS: readonly string[] = [
  ...['', ' ', '  a  ', '\t', '\n', '\r\n', '\0', 'a\0b', '\u007f', '\u0085', '\u2028', '\ufeff'],
  ...['\ud800', '\udc00', '\udc00\ud800', 'a\ud83d', '\ud83d\ude00', '\uffff', '\u{10ffff}'],
  ...['\u202e5123456789', '\u200f', 'e\u0301', '\u0301', 'Z\u0351\u036b\u0343', '\u200d\u200d'],
  ...['５１２３４５６７８９', '٥١٢٣٤٥', '²', 'ﬁ', 'İ', 'ß', 'ſ', 'K'],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '[object Object]'],
  ...['0', '-0', '-1', '+1', '1.0', '1e3', '1e999', '0x10', '0b1', ' 1', '1 ', '1_000', '٣', '01'],
  ...['9007199254740993', '18446744073709551616', '99999999999999999999999999999999999'],
  ...["' OR 1=1 --", '"; DROP TABLE orders; --', '%', '%00', '%n%s', '_', '\\', '$1', '?'],
  ...['<script>alert(1)</script>', '{{7*7}}', '../../etc/passwd', '..%2f', 'file:///etc/passwd'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'],
  ...['a,b', 'a;b', 'a=b', 'a&b=c', 'a#b', 'a/b', 'a?b', '2026-02-30', '2026-01-31T25:00:00Z'],
  ...[
    '0000-00-00',
    '+275760-09-13',
    '9999-12-31T23:59:59.999Z',
    '2026-01-31T12:00:00+99:99',
    'now',
  ],
]

const LONG_LENGTHS = [127, 128, 129, 255, 256, 1023, 2500] as const

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 130 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((codes) => String.fromCharCode(...codes)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '5', ' ', 'é', '😀', '\0'), fc.constantFrom(...LONG_LENGTHS))
      .map(([unit, length]) => unit.repeat(length)),
  },
)

export const nastyNumber: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.constantFrom(0, -0, -1, 1, 2, 499, 500, 501, 0.1, 0.5, 1.5, 1e-7, 1e-320, 5e-324),
    fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e21, 1e308, -1e308),
    fc
      .constantFrom(
        ...['1e999', '-1e999', '1E400', '1e-999', '-0', '0e0', '1.0', '1e0', '9007199254740993'],
        ...['0.1000000000000000055511151231257827', '1'.repeat(400), `0.${'0'.repeat(400)}1`],
      )
      .map((text) => new RawJson(text)),
    fc.double(),
    fc.integer(),
  )
  .map((value) =>
    typeof value === 'number' && !Number.isFinite(value) ? new RawJson('1e400') : value,
  )

/** A value of the wrong type, whatever the right one is. */
export const wrongType: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false),
  fc.constant([]),
  fc.constant(new Map()),
  nastyText.map((text) => [text]),
  nastyText.map((text) => new Map([['toString', text]])),
  fc.array(fc.integer(), { maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Any value at all. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(nastyText, nastyNumber, wrongType)

/** Names that no operation has. */
export const strangeName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'hasOwnProperty'],
    ...['', ' ', 'TRXID', 'Trxid', 'trxid ', ' trxid', 'pid[]', 'pid.', 'userid', 'user_id'],
    ...[
      'price',
      'amountUsd',
      'priceUsd',
      'accountId',
      'account',
      'test',
      'status',
      'orderId',
      'admin',
    ],
  ),
  nastyText,
)

/** Draws the usual one `weight` times as often as the rare one. */
export function rarely<A, B>(
  weight: number,
  usual: fc.Arbitrary<A>,
  rare: fc.Arbitrary<B>,
): fc.Arbitrary<A | B> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })
}
