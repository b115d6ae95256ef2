import type { Random } from '../../random.ts'

/** A button that somebody saw. */
export type Seen = {
  data: string
  /** What is written on it. */
  text: string
  /** The Telegram id of the person whose chat showed it, and in which message. */
  by: number
  messageId: number
}

/** How data was changed; `replay`: not at all. */
export type How = 'replay' | keyof typeof CHANGES

export type Changed = { seen: Seen; data: string; how: How }

/** Everything that buttons carried, so that changed data can have parts of others. */
export type Pool = {
  /** By verb, so that rare verbs are drawn as often as those of long lists. */
  byVerb: ReadonlyMap<string, readonly Seen[]>
  verbs: readonly string[]
  /** Ids and other parts, by their shape. */
  parts: ReadonlyMap<string, readonly { part: string; by: number }[]>
}

/** Telegram's limit. */
const MAX_BYTES = 64
const REPLAYED_SHARE = 0.4
const NUMBERS = [
  ...['-1', '0', '1', '2', '999999999', '1e9', '-0', 'NaN', 'Infinity', '1.5', '0x10', ' 1', '+1'],
  ...['9007199254740993', '99999999999999999999', '-9223372036854775809', '٣', ''],
]
const STRANGE = [
  ...['💥', 'e\u0301', '\0', '\u202e', '<b>', "'; --", '%s', '../..', '*', 'null', 'undefined'],
  ...['__proto__', 'constructor', 'toString', 'true', '[]', '{}', '\n'],
]
const FIELDS = ['0', '1', 'x', '', 'yes', '-1', 'now']

/** Draws what is pressed: data as it was seen, or changed. The same stream draws the same. */
export function drawPress(random: Random, pool: Pool): Changed {
  const seen = random.pick(pool.byVerb.get(random.pick(pool.verbs)) ?? [])
  if (random.chance(REPLAYED_SHARE)) return { seen, data: seen.data, how: 'replay' }
  const how = random.pick(HOWS)
  const data = cut(CHANGES[how](random, seen, pool))
  return data === seen.data || data === ''
    ? { seen, data: seen.data, how: 'replay' }
    : { seen, data, how }
}

/** Each way to change data. It may leave the data as they are. */
const CHANGES = {
  /** An id of somebody else, of the same kind. */
  'swapped id': (random: Random, { data, by }: Seen, { parts }: Pool) =>
    withPart(random, data, (part) => {
      const others = (parts.get(shapeOf(part)) ?? []).filter((one) => one.by !== by)
      return others.length === 0 ? part : random.pick(others).part
    }),
  number: (random: Random, { data }: Seen) => withPart(random, data, () => random.pick(NUMBERS)),
  strange: (random: Random, { data }: Seen) => withPart(random, data, () => random.pick(STRANGE)),
  'left out': (random: Random, { data }: Seen) => {
    const [verb = '', ...parts] = data.split(':')
    if (parts.length > 0) parts.splice(random.whole(0, parts.length - 1), 1)
    return [verb, ...parts].join(':')
  },
  added: (random: Random, { data }: Seen) => {
    const [verb = '', ...parts] = data.split(':')
    parts.splice(random.whole(0, parts.length), 0, random.pick(FIELDS))
    return [verb, ...parts].join(':')
  },
  /** The same parts for another verb, which may be one of admins. */
  'other verb': (random: Random, { data }: Seen, { verbs }: Pool) =>
    [random.pick(verbs), ...data.split(':').slice(1)].join(':'),
  /** A verb of admins where there is a like one for holders, and the other way round. */
  'admins verb': (_: Random, { data }: Seen) =>
    data.startsWith('a.') ? data.slice(2) : `a.${data}`,
  'no verb': (random: Random, { data }: Seen) =>
    [random.pick([...STRANGE, '', ' ']), ...data.split(':').slice(1)].join(':'),
  full: (random: Random, { data }: Seen) =>
    data.padEnd(MAX_BYTES, random.pick(['9', ':', 'x', '💥'])),
  bare: (random: Random, { data }: Seen) =>
    random.pick([verbOf(data), `${verbOf(data)}:`, `${verbOf(data)}::::`, ':', data.toUpperCase()]),
} as const

const HOWS = Object.keys(CHANGES) as (keyof typeof CHANGES)[]

export const verbOf = (data: string) => data.split(':', 1)[0] ?? ''

/** @param seen must not be empty. */
export function poolOf(seen: readonly Seen[]): Pool {
  const byVerb = Map.groupBy(seen, ({ data }) => verbOf(data))
  const parts = seen.flatMap(({ data, by }) =>
    data
      .split(':')
      .slice(1)
      .map((part) => ({ part, by })),
  )
  return {
    byVerb,
    verbs: [...byVerb.keys()],
    parts: Map.groupBy(parts, ({ part }) => shapeOf(part)),
  }
}

/** Tells kinds of ids apart: those of orders, top-ups, keys, rows and so on. */
function shapeOf(part: string): string {
  if (/^-?\d+$/.test(part)) return part.length > 6 ? 'long number' : 'number'
  return /^[A-Z]{3}-(?=[A-Z0-9]+-)|^[a-z]{1,5}[-_]|^[a-z](?=\d+$)/.exec(part)?.[0] ?? 'text'
}

function withPart(random: Random, data: string, change: (part: string) => string): string {
  const [verb = '', ...parts] = data.split(':')
  if (parts.length === 0) return `${verb}:${change('0')}`
  const at = random.whole(0, parts.length - 1)
  return [verb, ...parts.map((part, i) => (i === at ? change(part) : part))].join(':')
}

/** As many whole characters as Telegram takes. */
function cut(data: string): string {
  let rest = MAX_BYTES
  let text = ''
  for (const character of data) {
    rest -= Buffer.byteLength(character)
    if (rest < 0) break
    text += character
  }
  return text
}
