import { DomainError } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'

/** A row that is not blank, and its number as a spreadsheet counts; the first is 1. */
export type TableRow = { row: number; cells: string[] }

/** The most rows of one bulk order, without the heading. */
export const MAX_ROWS = 1500
/** For a heading, and rows too many, so that there is an answer that says so. */
const ROWS_READ = MAX_ROWS + 2
/** More cells than any product has columns. The rest of the row is not read. */
const MAX_CELLS = 30

/** Excel writes this line, and hides it, to say what separates the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i
/** Spreadsheets read these as formulas: a file of ours, or a careful person, puts an apostrophe before them. */
const QUOTED_FORMULA = /^'(?=[=+\-@])/

/**
 * Reads a table as spreadsheets save or copy it: cells between tabs, semicolons or commas, perhaps in quotes
 * (RFC 4180). Leaves out blank rows. Lets other work run in between.
 * @throws DomainError TABLE_TOO_LONG
 */
export async function readTable(text: string): Promise<TableRow[]> {
  const slice = createTimeSlices()
  const start = text.startsWith('\ufeff') ? text.slice(1) : text
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(start) ?? []
  const rest = start.slice(separatorLine.length)
  const rows: TableRow[] = []
  let row = 0
  for (const cells of rowsIn(rest, named ?? separatorOf(rest))) {
    row++
    if (cells.some((cell) => cell !== '')) rows.push({ row, cells })
    if (rows.length === ROWS_READ) throw new DomainError('TABLE_TOO_LONG', { max: MAX_ROWS })
    await slice()
  }
  return rows
}

/** What separates the cells of the first line that has something in it. A tab is never part of a cell. */
function separatorOf(text: string): string {
  const [line = ''] = /\S.*/.exec(text) ?? []
  if (line.includes('\t')) return '\t'
  const bare = line.replace(/"[^"]*"/g, '')
  const count = (separator: string) => bare.split(separator).length
  return count(';') >= count(',') && bare.includes(';') ? ';' : ','
}

function* rowsIn(text: string, separator: string): Generator<string[]> {
  let cells: string[] = []
  let at = 0
  /** After a quote without an end, quotes are read as part of the text. */
  let quotes = true
  while (at < text.length) {
    let cell = ''
    if (quotes && text[at] === '"') {
      const end = endOfQuotes(text, at + 1)
      if (end === -1) quotes = false
      else {
        cell = text.slice(at + 1, end).replaceAll('""', '"')
        at = end + 1
      }
    }
    const to = endOfCell(text, separator, at)
    cell += text.slice(at, to)
    if (cells.length < MAX_CELLS) cells.push(cell.trim().replace(QUOTED_FORMULA, ''))
    at = to + 1
    if (text[to] === separator) continue
    yield cells
    cells = []
  }
  if (cells.length > 0) yield cells
}

/** Where the quotes that opened before `from` close; -1 if they do not. */
function endOfQuotes(text: string, from: number): number {
  let end = text.indexOf('"', from)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end
}

function endOfCell(text: string, separator: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
  return at
}
