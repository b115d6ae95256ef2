import { decimalsOf } from '../domain/shared/currency.ts'
import { toUsd } from '../domain/shared/money.ts'
import { type Html, html } from './html.ts'

/** A language that people choose: a folder under `locales`, and nothing else. */
export type Language = {
  /** Its ISO 639-1 code, the first part of Telegram's `language_code`: the folder's name. */
  code: string
  /** Its name in the language itself. */
  name: string
  /** As most of its readers here write it, with Latin digits: what people copy can be typed back. */
  locale: string
  rightToLeft: boolean
}

/**
 * Bidirectional isolates: what is between them does not change the order of the text around it. The
 * right-to-left mark before them gives a direction to a line that has nothing else.
 */
const ISOLATE = '\u200F\u2068'
const END_ISOLATE = '\u2069'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const DURATIONS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1000],
] as const

/** In which unit a length of time is written roughly, up to which length. */
const TOOK = [
  ['second', 1000, 90 * 1000],
  ['minute', MINUTE_MS, 90 * MINUTE_MS],
  ['hour', HOUR_MS, 48 * HOUR_MS],
] as const
const LONGEST = ['day', DAY_MS] as const

/**
 * How a language writes amounts, numbers and times. Digits are Latin in every language, so that what people
 * copy from the bot can be typed into it and into other programs.
 * @param zone the one in which the reader sees times; days and months are those of UTC
 */
export function createFormat(
  { locale, rightToLeft }: Pick<Language, 'locale' | 'rightToLeft'>,
  zone = 'UTC',
) {
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  })
  const point = amounts.format(0.5).replaceAll(/\d/g, '')
  const fourDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 4 })
  /** Three decimals get a fourth: 1.125 could be a thousand when somebody reads it or types it back. */
  const amount = (value: number): string => {
    const text = amounts.format(value)
    return value >= 1 && /[.,]/.test(text.at(-4) ?? '') ? fourDecimals.format(value) : text
  }
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  // Not `dateStyle`, which in Arabic has slashes, as commands do.
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const
  const dates = new Intl.DateTimeFormat(locale, day)
  const months = new Intl.DateTimeFormat(locale, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  } as const)
  const times = new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone: zone })
  const timeSaid = (at: Date) => `${times.format(at)}${zone === 'UTC' ? ' UTC' : ''}`
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  const durations = new Map(
    DURATIONS.map(([unit]) => [
      unit,
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
    ]),
  )
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const all = new Intl.ListFormat(locale, { type: 'conjunction' })
  // Not that of `Intl`, which in Russian has no commas and in Arabic says “and”.
  const comma = locale.startsWith('ar') ? '، ' : ', '

  /** Keeps a piece of another direction, such as an id or an amount, together in right-to-left text. */
  function apart<Piece extends string | Html>(piece: Piece): Piece {
    if (!rightToLeft) return piece
    const isolated =
      typeof piece === 'string'
        ? `${ISOLATE}${piece}${END_ISOLATE}`
        : { html: `${ISOLATE}${piece.html}${END_ISOLATE}` }
    return isolated as Piece
  }

  /** An amount. In right-to-left text a line that ends in it would show its currency alone on the next one. */
  function money(text: string): string {
    return rightToLeft ? apart(text.replaceAll(' ', '\u00a0')) : text
  }

  /** What something was and what it becomes, in the reading direction: `0.50 USD → 0.55 USD`. */
  function change<Piece extends string | Html>(from: Piece, to: Piece): Piece {
    const arrow = rightToLeft ? '←' : '→'
    const [before, after] = [apart<string | Html>(from), apart<string | Html>(to)]
    const whole =
      typeof before === 'string' && typeof after === 'string'
        ? `${before} ${arrow} ${after}`
        : html`${before} ${arrow} ${after}`
    return apart(whole as Piece)
  }

  /** A time for places where Telegram shows plain text only: `21 Nov 2026, 06:05 UTC`. */
  const moment = (at: Date): string => apart(timeSaid(at))

  return {
    /** For what formats numbers by itself, such as a chart. */
    locale,
    apart,
    change,
    moment,
    /** A time that Telegram shows in the reader's own time zone. Older apps show it in UTC, and say so. */
    time: (at: Date): Html =>
      apart(
        html`<tg-time unix="${Math.floor(at.getTime() / 1000)}" format="Dt">${timeSaid(at)}</tg-time>`,
      ),
    /** Only the day, in UTC: `21 Nov 2026`. */
    day: (at: Date): string => apart(dates.format(at)),
    /** The month of a time, in UTC: `November 2026`. */
    month: (at: Date): string => apart(months.format(at)),
    /** How long ago, roughly: `3 min ago`. */
    ago(at: Date, now: Date): string {
      const ms = at.getTime() - now.getTime()
      if (ms > -MINUTE_MS) return relative.format(0, 'second')
      if (ms > -HOUR_MS) return relative.format(Math.ceil(ms / MINUTE_MS), 'minute')
      if (ms > -2 * DAY_MS) return relative.format(Math.ceil(ms / HOUR_MS), 'hour')
      return relative.format(Math.ceil(ms / DAY_MS), 'day')
    },
    /** A length of time in its largest whole unit: `7 days`. */
    duration(ms: number): string {
      const [unit, unitMs] = DURATIONS.find(([, size]) => ms > 0 && ms % size === 0) ?? DURATIONS[0]
      return durations.get(unit)?.format(ms / unitMs) ?? ''
    },
    /** Roughly how long something took: `1.5 sec`, `3 min`. */
    took(ms: number): string {
      const [unit, unitMs] = TOOK.find(([, , upTo]) => ms < upTo) ?? LONGEST
      const one = { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 } as const
      return apart(new Intl.NumberFormat(locale, one).format(ms / unitMs))
    },
    /** Micro-USD with all decimals of the amount, at least two: `1,012.50 USD`. */
    usd: (micros: number): string => money(`${amount(toUsd(micros))} USD`),
    /** The same with its sign, for what was earned or lost: `+0.50 USD`. */
    signedUsd: (micros: number): string =>
      money(`${micros < 0 ? '−' : '+'}${amount(toUsd(Math.abs(micros)))} USD`),
    /**
     * Micro-USD in a column whose head names the currency: all with as many decimals as one of them needs.
     * @param all those of the column; absent: each with its own decimals
     */
    usdColumn(all: readonly number[] = []) {
      const decimals = all.map(
        (micros) =>
          amount(toUsd(Math.abs(micros)))
            .split(point)
            .at(-1)?.length,
      )
      const digits = Math.max(2, ...decimals.map((count = 2) => count))
      const even = new Intl.NumberFormat(locale, { minimumFractionDigits: digits })
      const write = (micros: number) => {
        const size = toUsd(Math.abs(micros))
        return all.length > 0 ? even.format(size) : amount(size)
      }
      return {
        usd: (micros: number): string => apart(`${micros < 0 ? '−' : ''}${write(micros)}`),
        signedUsd: (micros: number): string => apart(`${micros < 0 ? '−' : '+'}${write(micros)}`),
      }
    },
    /** An amount in a currency's smallest units, with all its decimals: `1,215.00 BDT`. */
    units(units: number, currency: string): string {
      const decimals = decimalsOf(currency)
      const shown = decimals === 3 ? 4 : decimals
      const exact = { minimumFractionDigits: shown, maximumFractionDigits: shown }
      const amount = new Intl.NumberFormat(locale, exact)
      return money(`${amount.format(units / 10 ** decimals)} ${currency}`)
    },
    /** What one USD costs, from millionths of the currency: `1 USD = 121.50 BDT`. */
    rate: (rateMicros: number, currency: string): string =>
      apart(`1 USD = ${amount(rateMicros / 1_000_000)} ${currency}`),
    number: (value: number): string => numbers.format(value),
    /** A share from 0 to 1: `97.5%`. */
    percent: (share: number): string => apart(percents.format(share)),
    /** `a, b and c`; with plain commas: `a, b, c`. */
    list: (items: Iterable<string>, how: 'and' | 'plain' = 'and'): string =>
      how === 'and' ? all.format(items) : [...items].join(comma),
    /** What amounts are, above a column of them or beside a field: `Price, USD`. */
    inUsd: (label: string): string => `${label}${comma}USD`,
    /** A line with a label and its value. */
    field: (label: string, value: string | number | Html): Html =>
      html`${label}  ${typeof value === 'number' ? numbers.format(value) : apart(value)}`,
  }
}

export type Format = ReturnType<typeof createFormat>
