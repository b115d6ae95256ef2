import { formatUsd } from '../domain/shared/money.ts'
import { UNIT_MS } from '../domain/shared/time.ts'

// Makes the text for people from the document that --json prints. Names decide how values are shown: `amountUsd` is
// money, `createdAt` a time, `medianMs` a length of time, `feePercent` a share.

/** Replaced in texts: names and notes come from strangers, and these could control the terminal. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu

type Fields = Record<string, unknown>

export type Shape = {
  /** The fields that tables show, such as `id name createdAt`. A table without any of them shows all of its fields. */
  columns?: string
  /** Fields of the document that only --json prints. */
  hidden?: string
  /** The sentence in place of a list that is empty. */
  none?: string
}

const NOTHING = '–'
/** A value that is longer than this gets lines of its own. */
const LINE_LENGTH = 80
const MAX_TEXT = 300
/** Of a table among others. */
const MAX_ROWS = 100
const UNIT = /(?<=[a-z\d])(At|(?<!Per)Usd|Micros|Ms|Sec|Percent)$/
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** @param document anything that JSON can hold, or what JSON.stringify makes of it, such as times. */
export function rendered(document: unknown, shape: Shape): string {
  const value: unknown = JSON.parse(JSON.stringify(document))
  if (Array.isArray(value)) return listText(value, shape)
  if (!isFields(value)) return cell('', value)
  for (const key of (shape.hidden ?? '').split(' ')) delete value[key]
  const lists = Object.entries(value).filter(([, one]) => Array.isArray(one))
  const [only] = lists
  const rest = Object.values(value).filter((one) => !Array.isArray(one))
  const isAlone = lists.length === 1 && rest.every((one) => one === null || one === false)
  return only && isAlone ? listText(only[1] as unknown[], shape) : fieldsText(value, shape)
}

/** Short values as lines, and below them a section for each that has several lines. */
function fieldsText(fields: Fields, shape: Shape): string {
  const maxRows =
    Object.values(fields).filter(Array.isArray).length > 1 ? MAX_ROWS : Number.POSITIVE_INFINITY
  const lines: string[][] = []
  const sections: string[] = []
  for (const [key, value] of Object.entries(fields)) {
    const title = label(key, fields).toUpperCase()
    const isRows = Array.isArray(value) && value.some(isFields)
    const short = isRows ? '' : cell(key, value)
    if (isRows || (Array.isArray(value) && short.length > LINE_LENGTH))
      sections.push(`${title}\n${listText(value, shape, maxRows)}`)
    else if (isFields(value) && (short.length > LINE_LENGTH || isDeep(value)))
      sections.push(`${title}\n${fieldsText(value, shape)}`)
    else lines.push([sentence(label(key, fields)), short])
  }
  return [...(lines.length > 0 ? [columns(lines)] : []), ...sections].join('\n\n')
}

/** Rows as a table; other values one a line. */
function listText(
  list: unknown[],
  { columns: picked = '', none = 'None.' }: Shape,
  maxRows = Number.POSITIVE_INFINITY,
): string {
  const rows = list.filter(isFields)
  if (list.length === 0) return none
  if (rows.length < list.length) return list.map((one) => cell('', one)).join('\n')
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const some = picked.split(' ').filter((key) => all.includes(key))
  const keys = (some.length > 0 ? some : all).filter((key) => rows.some((row) => row[key] != null))
  const more = rows.length - maxRows
  const table = columns([
    keys.map((key) => label(key, rows[0] ?? {}).toUpperCase()),
    ...rows
      .slice(0, maxRows)
      .map((row) => keys.map((key) => cell(key, row[key]).replace(/\s*\n\s*/g, ' '))),
  ])
  return more > 0 ? `${table}\n… and ${more} more: --json lists all of them` : table
}

function cell(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(key, value)
  if (Array.isArray(value)) return listed(key, value)
  if (isFields(value)) return inline(value) || 'none'
  const text = String(value)
  if (ISO_TIME.test(text)) return moment(new Date(text))
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

function numberText(key: string, value: number): string {
  if (key.endsWith('Micros')) return formatUsd(value)
  if (/^usd$|(?<!Per)Usd$/.test(key)) return formatUsd(Math.round(value * 1_000_000))
  if (key.endsWith('Percent')) return `${value} %`
  if (key.endsWith('Sec')) return duration(value * 1000)
  if (/^ms$|Ms$/.test(key)) return lengthText(value)
  return String(Math.round(value * 10_000) / 10_000)
}

function lengthText(ms: number): string {
  if (ms > 0 && ms % 60_000 === 0) return duration(ms)
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

function listed(key: string, values: unknown[]): string {
  const texts = values.map((one) => (isFields(one) ? inline(one) : cell(key, one)))
  return texts.join(values.some(isFields) ? '; ' : ', ') || 'none'
}

/** `on yes, amount 10.00 USD`, without what is empty. */
function inline(fields: Fields): string {
  return Object.entries(fields)
    .filter(([key, value]) => ![NOTHING, 'none'].includes(cell(key, value)))
    .map(([key, value]) => `${words(key)} ${cell(key, value)}`)
    .join(', ')
}

/** The name of a field; with its unit where another field has the same name without it. */
function label(key: string, fields: Fields): string {
  const name = key.replace(UNIT, '')
  return name !== key && name in fields ? words(`${key}_`).replace('_', '') : words(key)
}

/** `createdAt` → `created`, `telegramId` → `telegram id` */
function words(key: string): string {
  return key
    .replace(UNIT, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeep(fields: Fields): boolean {
  return Object.values(fields).some((one) => typeof one === 'object' && one !== null)
}

/** Replaces what could control the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '\u{fffd}')
}

/** A time for people, in UTC, to the second. */
export function moment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** Milliseconds in the form that parseDuration reads: `7d`, `90s`. */
function duration(ms: number): string {
  const units = Object.entries(UNIT_MS).reverse()
  const [unit, unitMs] = units.find(([, size]) => ms > 0 && ms % size === 0) ?? ['s', UNIT_MS.s]
  return `${ms / unitMs}${unit}`
}

/** One line per row, with its cells aligned in columns. */
function columns(rows: string[][]): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows
    .map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
