import { DomainError } from '../shared/errors.ts'
import type { ReadCell, ReadRow, ReadSheet } from '../shared/table.ts'

/** The most rows of a spreadsheet that is read. */
export const MAX_ROWS = 20_000
/** Above the heading, people write titles. */
const ROWS_BEFORE_HEADING = 10

/** Longer than any heading. */
const MAX_HEADING = 200
const MAX_SAID = 12
const MAX_SAID_LENGTH = 30
const WORDS = /^[\p{L}\p{M} _()]+$/u

/** The table in a file: the rows below the heading. */
export type FoundTable = { heading: ReadCell[]; rows: ReadRow[] }

/**
 * Finds the table of products: its heading names `pid`. Other sheets of the file are not read.
 * @throws DomainError INVALID_SHEET if there is none, if there are several, or if it has no rows
 */
export function productTable(sheets: readonly ReadSheet[]): FoundTable {
  const found = sheets.flatMap(({ name, rows }) => {
    const at = rows.slice(0, ROWS_BEFORE_HEADING).findIndex(isHeading)
    const heading = rows[at]?.cells
    return heading ? [{ name, heading, rows: rows.slice(at + 1) }] : []
  })
  const [table] = found
  if (!table) {
    const [first] = sheets.find(({ rows }) => rows.length > 0)?.rows ?? []
    const texts = first?.cells.map(({ text }) => text) ?? []
    throw new DomainError('INVALID_SHEET', { problem: 'no_heading', found: headingsSaid(texts) })
  }
  if (found.length > 1) {
    const names = found.map(({ name }) => name ?? '')
    throw new DomainError('INVALID_SHEET', { problem: 'several', names: names.slice(0, 5) })
  }
  requireOnce(table.heading)
  if (table.rows.length === 0) throw new DomainError('INVALID_SHEET', { problem: 'no_rows' })
  return table
}

/** Whether a file has a table of products, and which: of codes, or of what the catalog says about them. */
export function tableKind({ heading }: FoundTable): 'stock' | 'catalog' {
  return heading.some(({ text }) => plain(text) === CODE) ? 'stock' : 'catalog'
}

/** The headings in a row, as they are said to its sender; not what may be a code, a price or an id. */
export function headingsSaid(cells: readonly string[]): string[] {
  return cells
    .map((text) => text.trim())
    .filter((text) => text.length <= MAX_SAID_LENGTH && WORDS.test(text))
    .slice(0, MAX_SAID)
}

/** A heading in letters and digits only, so that `Price (USD)` and `price_usd` are the same. */
export function plain(text: string): string {
  return text
    .slice(0, MAX_HEADING)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

export const PID = 'pid'
export const CODE = 'code'

function isHeading({ cells }: ReadRow): boolean {
  return cells.some(({ text }) => plain(text) === PID)
}

/** @throws DomainError INVALID_SHEET if two columns have the same heading */
function requireOnce(heading: readonly ReadCell[]): void {
  const seen = new Set<string>()
  for (const { text } of heading) {
    const name = plain(text)
    if (name !== '' && seen.has(name))
      throw new DomainError('INVALID_SHEET', { problem: 'heading_twice', name: text.slice(0, 40) })
    seen.add(name)
  }
}

/** Products by their ids, also as spreadsheets leave them: without zeros at the beginning. */
export function byTypedPid<Row extends { pid: string }>(
  all: readonly Row[],
): (text: string) => Row | undefined {
  const exact = new Map(all.map((one) => [one.pid, one]))
  const bare = Map.groupBy(all, ({ pid }) => withoutZeros(pid))
  return (text) => {
    const found = exact.get(text)
    if (found || !/^\d+$/.test(text)) return found
    const alike = bare.get(withoutZeros(text)) ?? []
    return alike.length === 1 ? alike[0] : undefined
  }
}

/** What a spreadsheet makes of digits that it takes for a number. */
export function withoutZeros(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text
}
