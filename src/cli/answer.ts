import { Document, isMap, visit } from 'yaml'
import { toUsd } from '../domain/shared/money.ts'

/** Replaced in texts: names and notes come from strangers, and these could control the terminal. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu
const MAX_ROWS = 100

/** What a command answers. People see its data as YAML, or as its `text`. */
export type Answer = {
  /** The data, of which documentOf makes the answer with --json: rows of the domain may stand in it. */
  json: unknown
  /** The sentence that people read instead of the data. */
  text?: string
  /** A field of the data that only --json prints. */
  hidden?: string
  /** Sentences below the data: what it means, and what to do next. */
  next?: readonly string[]
  /** Why the command exits 1 although it has an answer. */
  failure?: string | undefined
}

export function answerText(answer: Answer, asJson: boolean): string {
  const document = documentOf(answer.json)
  if (asJson) return JSON.stringify(document, null, 2)
  const { text = yamlOf(document, answer.hidden), next = [] } = answer
  const parts = [text, ...(next.length > 0 ? [next.join('\n')] : [])]
  return parts.join('\n\n').replace(CONTROL_CHARACTERS, '\u{fffd}')
}

/** Each row of a list on a line, and of a long list the first ones. */
function yamlOf(data: unknown, hidden: string | undefined): string {
  const shown = (key: string, value: unknown) => (key === hidden ? undefined : shortened(value))
  const document = new Document(JSON.parse(JSON.stringify(data, shown)))
  visit(document, {
    Seq(_, { items }) {
      for (const one of items) if (isMap(one)) one.flow = true
    },
  })
  return document.toString({ lineWidth: 0 }).trimEnd()
}

function shortened(value: unknown): unknown {
  if (!Array.isArray(value) || value.length <= MAX_ROWS) return value
  const more = value.length - MAX_ROWS
  return [...value.slice(0, MAX_ROWS), `… and ${more} more: --json lists all of them`]
}

/** The data with micro-USD (`amountMicros`) as USD (`amountUsd`), and basis points (`feeBp`) as `feePercent`. */
function documentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(documentOf)
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => fieldOf(key, documentOf(one))),
  )
}

function fieldOf(key: string, value: unknown): [string, unknown] {
  const isNumber = typeof value === 'number'
  if (key === 'micros') return ['usd', isNumber ? toUsd(value) : value]
  if (key.endsWith('Micros'))
    return [key.replace(/Micros$/, 'Usd'), isNumber ? toUsd(value) : value]
  if (/[a-z]Bp$/.test(key)) return [key.replace(/Bp$/, 'Percent'), isNumber ? value / 100 : value]
  return [key, value]
}

/** Data of which documentOf changes nothing, such as what another program has sent. */
export function asItIs(value: unknown): { toJSON(): unknown } {
  return { toJSON: () => value }
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? Word | Words<Rest>
  : Text

/** The fields of a row that an answer shows. @param keys their names, such as `id text createdAt` */
export function pick<Row extends object, Keys extends string>(
  row: Row,
  keys: Keys & (Words<Keys> extends keyof Row ? unknown : never),
): Pick<Row, Words<Keys> & keyof Row> {
  const entries = keys.split(' ').map((key) => [key, row[key as keyof Row]])
  return Object.fromEntries(entries)
}

type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** Only what is not undefined, such as the options that were given. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Given<Fields>
}

/** A count with its noun: `1 code`, `2 codes`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
