import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalsOf } from '../../../src/domain/shared/currency.ts'
import { DomainError } from '../../../src/domain/shared/errors.ts'
import {
  amountAndRest,
  isTypedIn,
  typedAmount,
  typedCount,
  typedPercent,
  typedRate,
  typedUnits,
} from '../../../src/domain/shared/typed-amount.ts'
import { inLatin } from '../../../src/domain/shared/typed-number.ts'
import { LANGUAGES } from '../../../src/locales/languages.ts'

/** The value, or the code of the refusal; both readings if there are two. */
function read(value: () => unknown): unknown {
  try {
    return value()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'AMOUNT_UNCLEAR' ? error.data.readings.join(' | ') : error.code
  }
}

describe('an amount in USD', () => {
  it.each([
    ['25', 25],
    ['$25', 25],
    ['US$ 25', 25],
    ['25 usd', 25],
    ['25 dollars', 25],
    ['1,50', 1.5],
    ['.50', 0.5],
    ['$.50', 0.5],
    ['0,0017', 0.0017],
    ['1.250,500', 1250.5],
    ['1 250', 1250],
    ['1,00,000', 100_000],
    ['12,50,000.50', 1_250_000.5],
    ['1.5k', 1500],
    ['1.5 k$', 1500],
    ['150,-', 150],
    ['150/-', 150],
    ['١٬٢٥٠٫٥٠', 1250.5],
    ['１，２５０．５０', 1250.5],
    ['\u200f\u206812.50 USD\u2069', 12.5],
  ])('%s', (text, usd) => {
    expect(read(() => typedAmount(text))).toBe(Math.round(usd * 1e6))
  })

  it.each([
    ['155.000', '155000 USD | 155.00 USD'],
    ['$1,250', '1250 USD | 1.25 USD'],
    ['1.125 USD', '1125 USD | 1.1250 USD'],
    ['1.250k', '1250000 USD | 1250 USD'],
    ['১,২৫০', '1250 USD | 1.25 USD'],
    ['-5', 'AMOUNT_NEGATIVE'],
    ['−5 USD', 'AMOUNT_NEGATIVE'],
    ['5-', 'AMOUNT_NEGATIVE'],
    ['150.000 IDR', 'OTHER_CURRENCY'],
    ['Rp150.000', 'OTHER_CURRENCY'],
    ['150rb', 'OTHER_CURRENCY'],
    ['5 lakh', 'OTHER_CURRENCY'],
    ['€5', 'OTHER_CURRENCY'],
    ['5 USDT', 'OTHER_CURRENCY'],
    ['1e3', 'NOT_AN_AMOUNT'],
    ['0x10', 'NOT_AN_AMOUNT'],
    ['10²', 'NOT_AN_AMOUNT'],
    ['5 mil', 'NOT_AN_AMOUNT'],
    ['1.25.000', 'NOT_AN_AMOUNT'],
    ['1,2,3', 'NOT_AN_AMOUNT'],
    ['1.250.50', 'NOT_AN_AMOUNT'],
    ['5-10', 'NOT_AN_AMOUNT'],
    ['5 or 6', 'NOT_AN_AMOUNT'],
    ['', 'NOT_AN_AMOUNT'],
    ['5'.repeat(5000), 'NOT_AN_AMOUNT'],
  ])('is not guessed: %s', (text, refusal) => {
    expect(read(() => typedAmount(text))).toBe(refusal)
  })
})

describe('an amount in another currency', () => {
  it.each([
    ['150.000 IDR', 'IDR', 150_000],
    ['150,000', 'IDR', 150_000],
    ['Rp150.000', 'IDR', 150_000],
    ['Rp. 150.000,-', 'IDR', 150_000],
    ['150.000,00', 'IDR', 150_000],
    ['1.500.000', 'IDR', 1_500_000],
    ['150k', 'IDR', 150_000],
    ['150rb', 'IDR', 150_000],
    ['150 ribu rupiah', 'IDR', 150_000],
    ['1.5jt', 'IDR', 1_500_000],
    ['1,5 jt', 'IDR', 1_500_000],
    ['1.500 jt', 'IDR', '1500000000 IDR | 1500000 IDR'],
    ['150٫000', 'IDR', '150000 IDR | 150.00 IDR'],
    ['1.500 ₫', 'VND', 1500],
    ['￥1,500', 'JPY', 1500],
    ['1,250', 'BDT', '1250 BDT | 1.25 BDT'],
    ['৳1,250.50', 'BDT', 125_050],
    ['500/- tk', 'BDT', 50_000],
    ['১,০০,০০০ টাকা', 'BDT', 10_000_000],
    ['2 লাখ', 'BDT', 20_000_000],
    ['5 тыс. руб.', 'RUB', 500_000],
    ['1 500,50 ₽', 'RUB', 150_050],
    ['50 د.إ', 'AED', 5000],
    ['د.إ.‏ 50', 'AED', 5000],
    ['$150', 'MXN', 'OTHER_CURRENCY'],
    ['150 USD', 'IDR', 'OTHER_CURRENCY'],
    ['0', 'BDT', 'AMOUNT_IS_ZERO'],
  ])('%s in %s', (text, currency, meant) => {
    expect(read(() => typedUnits(text, currency))).toBe(meant)
  })

  it('is told from USD by its name, and by words that are used nowhere else', () => {
    const named = ['Rp150.000', '150rb', '150k', '150 idr'].map((one) => isTypedIn(one, 'IDR'))
    expect(named).toEqual([true, true, true, true])
    expect(['150', '$150', '150k usd'].map((one) => isTypedIn(one, 'IDR'))).not.toContain(true)
    expect(isTypedIn('2k', 'BDT')).toBe(false)
  })
})

it.each([
  ['121.5', 121_500_000],
  ['121,50', 121_500_000],
  ['16.200,50', 16_200_500_000],
  ['16 200', 16_200_000_000],
  ['0.012345', 12_345],
  ['16,200', '16200 | 16.20'],
  ['16.200', '16200 | 16.20'],
  ['1e3', null],
  ['', null],
])('reads the rate %s', (text, meant) => {
  expect(read(() => typedRate(text))).toBe(meant)
})

it.each([
  ['12.5', 1250],
  ['12,5 %', 1250],
  ['١٢٪', 1200],
  ['12.500', '12500 | 12.50'],
  ['-5', 'INVALID_PERCENT'],
  ['101', 'INVALID_PERCENT'],
])('reads the percentage %s', (text, meant) => {
  expect(read(() => typedPercent(text, 100))).toBe(meant)
})

it.each([
  ['12', 12],
  ['1,000', 1000],
  ['1.000', 1000],
  ['১২', 12],
  ['1,00', null],
  ['1.5', null],
  ['-4', null],
  ['1e3', null],
])('reads the count %s', (text, meant) => {
  expect(typedCount(text)).toBe(meant)
})

it.each([
  ['25 and a note', '25', 'and a note'],
  ['25 USD and a note', '25 USD', 'and a note'],
  ['$ 25 note', '$ 25', 'note'],
  ['25 top up', '25', 'top up'],
  ['25 к заказу', '25', 'к заказу'],
  ['25 IDR note', '25 IDR', 'note'],
  ['25k note', '25k', 'note'],
  ['5.00 200 codes', '5.00', '200 codes'],
  ['25', '25', ''],
])('parts %s into the amount and the rest', (text, amount, rest) => {
  expect(amountAndRest(text)).toEqual({ amount, rest })
})

it.each([
  ['5 200 codes', '5200 | 5.00 200'],
  ['$5 200 codes', '5200 | 5.00 200'],
  ['$ 5 200 codes', '5200 | 5.00 200'],
  ['USD 1 250,50 codes', '1250,50 | 1.00 250,50'],
  ['1 000 000 codes', '1000000 | 1.00 000 000'],
])('does not part what may be one amount: %s', (text, readings) => {
  expect(read(() => amountAndRest(text))).toBe(readings)
})

const FORMATS = LANGUAGES.map(({ format }) => format)
const CURRENCIES = ['IDR', 'BDT', 'VND', 'RUB', 'KWD', 'USDT', 'EUR']

it('gives the same amount for what the bot shows in any language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMATS),
      fc.oneof(fc.integer({ min: 0, max: 9_999_999_999_999 }), fc.integer({ min: 0, max: 5e6 })),
      (format, micros) => {
        expect(typedAmount(format.usd(micros))).toBe(micros)
        const [, rate = ''] = /= (.+) BDT/.exec(format.rate(micros, 'BDT')) ?? []
        if (micros < 1e13) expect(typedRate(rate)).toBe(micros)
      },
    ),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMATS),
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: 1, max: 999_999_999_999 }),
      (format, currency, units) => {
        expect(typedUnits(format.units(units, currency), currency)).toBe(units)
      },
    ),
  )
})

it('reads a number grouped in any way as that number, or asks', () => {
  const amounts = fc.record({
    whole: fc.integer({ min: 0, max: 9_999_999 }),
    decimals: fc.constantFrom('', '0', '5', '50', '125', '500', '1250', '123456'),
    grouping: fc.constantFrom('', ',', '.', ' ', '\u00a0', '\u202f', "'", '’'),
    decimal: fc.constantFrom('.', ','),
  })
  fc.assert(
    fc.property(amounts, ({ whole, decimals, grouping, decimal }) => {
      fc.pre(grouping !== decimal)
      const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, grouping)
      const text = decimals === '' ? grouped : grouped + decimal + decimals
      const micros = whole * 1e6 + Number(decimals.padEnd(6, '0'))
      const got = read(() => typedAmount(text))
      if (typeof got === 'string') {
        const readings = got.split(' | ').map((one) => typedAmount(one))
        expect(readings).toContain(micros)
        expect(text).toMatch(/^[1-9]\d{0,2}[.,]\d{3}$/)
      } else expect(got).toBe(micros)
    }),
  )
})

it('gives the same amount for what programs write in any language, grouped and in its own digits', () => {
  const locales = 'en ar-EG bn bn-u-nu-beng es-419 id ru de-CH fr hi fa pt-BR en-IN my'.split(' ')
  const formats = locales.map(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
  )
  const wholes = locales.map((locale) => new Intl.NumberFormat(locale))
  fc.assert(
    fc.property(
      fc.nat(locales.length - 1),
      fc.integer({ min: 0, max: 999_999_999 }),
      (at, cents) => {
        expect(typedAmount(formats[at]?.format(cents / 100) ?? '')).toBe(cents * 10_000)
        expect(typedUnits(`${wholes[at]?.format(cents + 1)} IDR`, 'IDR')).toBe(cents + 1)
        expect(typedCount(wholes[at]?.format(cents) ?? '')).toBe(cents)
      },
    ),
  )
})

it('never throws anything but a refusal, and asks with readings that are clear', () => {
  const signs = fc.constantFrom(..."0123456789.,' ٫٬-k$%rtjb৳Rp٣３USDe+/".split(''))
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
      for (const currency of CURRENCIES) {
        const got = read(() => typedUnits(text, currency))
        if (typeof got !== 'string' || !got.includes(' | ')) continue
        const [larger, smaller] = got
          .split(' | ')
          .map((one) => read(() => typedUnits(one, currency)))
        expect(larger).not.toBe(smaller)
        for (const one of [larger, smaller]) expect(String(one)).not.toContain('|')
        expect(decimalsOf(currency)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

it('knows the digits of every script', () => {
  const zeros = '0٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０𑁦𝟎𝟘🯰'
  for (const zero of zeros)
    for (let value = 0; value < 10; value++)
      expect(inLatin(String.fromCodePoint((zero.codePointAt(0) ?? 0) + value))).toBe(String(value))
})
