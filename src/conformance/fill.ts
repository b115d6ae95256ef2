import type { Example } from '../suppliers/adapter/schema.ts'

// Rewrites the answer of an example for another order.

export type HttpAnswer = { status: number; headers: Record<string, string>; text: string }

/** The order that an answer is about. */
export type About = {
  ref: string
  id: string
  item: string
  /** Of the player, or of a lookup. */
  fields: Record<string, string>
  quantity: number
  /** Empty where none are sold. */
  codes: readonly string[]
}

/** Shorter values are in too many texts by chance. */
const MIN_WITHIN = 6
const QUANTITY = /^(qty|quantity|count|amount_of_codes)$/i

export function fill(example: Example, about: About): HttpAnswer {
  const { status, headers = {}, json, text = '' } = example.answer
  const values = replacements(example, about)
  const codes = codesOf(example)
  const change = (value: unknown, key: string): unknown => {
    const listed = codesIn(value, codes, about.codes)
    if (listed !== undefined) return listed
    if (Array.isArray(value)) return value.map((one) => change(one, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, change(one, name)]),
      )
    if (QUANTITY.test(key) && String(value) === String(example.order?.quantity ?? 1))
      return typeof value === 'number' ? about.quantity : String(about.quantity)
    return replaced(value, values)
  }
  return {
    status,
    headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    text: json === undefined ? String(replaced(text, values)) : JSON.stringify(change(json, '')),
  }
}

function replacements({ order = {}, means }: Example, about: About): Map<string, string> {
  const fields = { ...order.player, ...order.input }
  const pairs: [unknown, string][] = [
    [order.ref, about.ref],
    [means.id, about.id],
    [order.id, about.id],
    [order.item, about.item],
    ...Object.entries(fields).map(([name, value]): [unknown, string] => [
      value,
      about.fields[name] ?? value,
    ]),
  ]
  return new Map(pairs.flatMap(([from, to]) => (from === undefined ? [] : [[String(from), to]])))
}

function replaced(value: unknown, values: Map<string, string>): unknown {
  if (typeof value === 'number') {
    const to = values.get(String(value))
    return to === undefined ? value : /^\d{1,15}$/.test(to) ? Number(to) : to
  }
  if (typeof value !== 'string') return value
  const whole = values.get(value)
  if (whole !== undefined) return whole
  const all = [...values.keys()]
    .filter((from) => from !== '')
    .sort((one, other) => other.length - one.length)
  const known = (names: string[]) => names.map(RegExp.escape).join('|')
  // Such as the player's id and zone, one after the other.
  const isMadeOfThem = new RegExp(`^(?:(?:${known(all)})[^\\p{L}\\d]*)+$`, 'u').test(value)
  const within = isMadeOfThem ? all : all.filter((from) => from.length >= MIN_WITHIN)
  return within.length === 0
    ? value
    : value.replace(new RegExp(known(within), 'gu'), (from) => values.get(from) ?? from)
}

function codesOf({ means }: Example): string[] {
  const { codes } = means
  return Array.isArray(codes) ? codes.map(String) : typeof codes === 'string' ? [codes] : []
}

/** A list of codes, or a text of them, with other codes; undefined if it is none. */
function codesIn(value: unknown, from: string[], to: readonly string[]): unknown {
  const [first] = from
  if (first === undefined) return undefined
  if (Array.isArray(value)) {
    const isList =
      value.length === from.length &&
      value.every((one, i) => JSON.stringify(one).includes(from[i] ?? ''))
    if (!isList) return undefined
    return to.map((code) => JSON.parse(JSON.stringify(value[0]).replaceAll(first, code)))
  }
  if (typeof value !== 'string' || !from.every((code) => value.includes(code))) return undefined
  const [, second] = from
  if (second === undefined) return value.replace(first, to.join('\n'))
  const start = value.indexOf(first)
  const last = from.at(-1) ?? ''
  const between = value.slice(start + first.length, value.indexOf(second))
  const end = value.indexOf(last) + last.length
  return value.slice(0, start) + to.join(between) + value.slice(end)
}

/** `NAME-1-SECRETCODE` and so on. */
export function numberedCodes(name: string, quantity: number): string[] {
  return Array.from({ length: quantity }, (_, i) => `${name}-${i + 1}-SECRETCODE`)
}

/** Another value of the same form, so that no two orders of a supplier are alike. */
export function variant(value: string, n: number): string {
  const digits = String(n)
  if (/^\d+$/.test(value) && value.length > digits.length)
    return value.slice(0, value.length - digits.length) + digits
  return /^\d+$/.test(value) ? value : `${value}-${n}`
}
