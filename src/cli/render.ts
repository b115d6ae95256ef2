import { Document, isMap, visit } from 'yaml'

// Makes the text for people from the document that --json prints: a list as a table, everything else as YAML.

/** Replaced in texts: names and notes come from strangers, and these could control the terminal. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu
const NOTHING = '–'
/** Of a list that is no table. */
const MAX_ROWS = 100

type Fields = Record<string, unknown>

export type Shape = {
  /** The fields of its only list that a table shows, such as `id name createdAt`. */
  columns?: string
  /** Fields of the document that only --json prints. */
  hidden?: string
}

/** @param document anything that JSON can hold, or what JSON.stringify makes of it, such as times. */
export function rendered(document: unknown, { columns, hidden = '' }: Shape): string {
  const value: unknown = JSON.parse(JSON.stringify(document))
  if (Array.isArray(value)) return table(value, columns)
  const fields = Object.entries(value as Fields).filter(([key]) => !hidden.split(' ').includes(key))
  const list = columns === undefined ? undefined : fields.find(([, one]) => Array.isArray(one))
  const rest = fields.filter((one) => one !== list && !(list && (one[1] ?? false) === false))
  const parts = [
    ...(list ? [table(list[1] as Fields[], columns)] : []),
    ...(rest.length > 0 ? [yaml(Object.fromEntries(rest))] : []),
  ]
  return parts.join('\n\n')
}

/** Each row of a list on a line. */
function yaml(fields: Fields): string {
  const document = new Document(JSON.parse(JSON.stringify(fields), (_, value) => shortened(value)))
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

/** One line per row, with its cells aligned in columns. */
function table(rows: Fields[], columns: string | undefined): string {
  if (rows.length === 0) return 'None.'
  const keys = columns?.split(' ') ?? Object.keys(rows[0] ?? {})
  const cells = [keys, ...rows.map((row) => keys.map((key) => cell(row[key])))]
  const widths = keys.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  return cells
    .map((row) => row.map((one, i) => one.padEnd(widths[i] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/\s*\n\s*/g, ' ')
}

/** Replaces what could control the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '\u{fffd}')
}
