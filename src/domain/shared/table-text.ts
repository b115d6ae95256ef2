// Tables as text: CSV files, and rows that were copied from a spreadsheet.

/** A row, and its number as a spreadsheet counts; the first is 1. */
export type TableRow = { row: number; cells: string[] }

/** Excel writes this line, and hides it, to say what separates the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\n/i
/** Spreadsheets read these as formulas: a file of ours, or a careful person, puts an apostrophe before them. */
const QUOTED_FORMULA = /^'(?=[=+\-@＝＋－＠])/

/** How programs keep the zeros of `="0012"`: a formula that shows a text. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/
/** How spreadsheets write what they could not work out. */
const FAILED = /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NULL|NUM|ERROR|SPILL|CALC)!|NAME\?)$/

/**
 * How spreadsheets and programs write a number that they have rounded: `1.23457E+15`, `1.234567E15`. A code of digits
 * and one E is none: it has more digits before the E, or no sign.
 */
const ROUNDED = /^-?\d{1,3}(?:[.,]\d{1,16}E[+-]?|E\+)\d{1,3}$/i

/** Whether a text of which nobody knows the kind is a number that a program has rounded. */
export function looksRounded(text: string): boolean {
  return ROUNDED.test(text)
}

/** Whether a text stands for a value that a spreadsheet could not work out. */
export function looksFailed(text: string): boolean {
  return FAILED.test(text)
}

/** A text whose lines end as those of other systems, with each line's end as one sign. */
export function lineEndsAsLf(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text
}

/** A text as it was before an apostrophe kept it from being read as a formula. */
export function withoutApostrophe(text: string): string {
  return text.replace(QUOTED_FORMULA, '')
}

/**
 * Yields the rows of a table as spreadsheets save or copy it, also blank ones: cells between tabs, semicolons or
 * commas, perhaps in quotes (RFC 4180), and lines that end in CR, LF or both.
 * @param maxCells the rest of a longer row is not read.
 */
export function* tableRows(text: string, maxCells: number): Generator<TableRow> {
  const start = lineEndsAsLf(text.startsWith('\ufeff') ? text.slice(1) : text)
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(start) ?? []
  const rest = start.slice(separatorLine.length)
  let row = 0
  for (const cells of rowsIn(rest, named ?? separatorOf(rest), maxCells)) {
    row++
    yield { row, cells }
  }
}

/**
 * The text of a file; null if it is none. Excel's "Unicode text" is UTF-16, which begins with a mark; everything
 * else must be UTF-8.
 */
export function decodedText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** What separates the cells of the first line that has something in it. A tab is never part of a cell. */
function separatorOf(text: string): string {
  const [line = ''] = /\S.*/.exec(text) ?? []
  if (line.includes('\t')) return '\t'
  const bare = line.replace(/"[^"]*"/g, '')
  const count = (separator: string) => bare.split(separator).length
  return count(';') >= count(',') && bare.includes(';') ? ';' : ','
}

function* rowsIn(text: string, separator: string, maxCells: number): Generator<string[]> {
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
    if (cells.length < maxCells) cells.push(shown(cell.trim()))
    at = to + 1
    if (text[to] === separator) continue
    yield cells
    cells = []
  }
  if (cells.length > 0) yield cells
}

/** What a spreadsheet shows for a cell of a file. */
function shown(cell: string): string {
  const [, text] = TEXT_FORMULA.exec(cell) ?? []
  return text?.replaceAll('""', '"') ?? withoutApostrophe(cell)
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
