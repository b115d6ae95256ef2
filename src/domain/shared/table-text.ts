import Papa from 'papaparse'

// Tables as text: CSV files, and rows that were copied from a spreadsheet.

/** A row, and its number as a spreadsheet counts; the first is 1. */
export type TableRow = { row: number; cells: string[] }

/** In no text. */
const NO_QUOTE = '\0'
/** Excel writes this line, and hides it, to say what separates the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\n/i
/** Spreadsheets read these as formulas: a file of ours, or a careful person, puts an apostrophe before them. */
const QUOTED_FORMULA = /^'(?=[=+\-@＝＋－＠])/
/** How programs keep the zeros of `="0012"`: a formula that shows a text. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

/**
 * How spreadsheets and programs write a number that they have rounded: `1.23457E+15`, `1.234567E15`. A code of digits
 * and one E is none: it has more digits before the E, or no sign.
 */
const ROUNDED = /^-?\d{1,3}(?:[.,]\d{1,16}E[+-]?|E\+)\d{1,3}$/i

/** Whether a text of which nobody knows the kind is a number that a program has rounded. */
export function looksRounded(text: string): boolean {
  return ROUNDED.test(text)
}

/** A text whose lines end as those of other systems, with each line's end as one sign. */
function lineEndsAsLf(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text
}

/**
 * Calls `onRow` for each row of a table as spreadsheets save or copy it, also for blank ones: cells between tabs,
 * semicolons or commas, perhaps in quotes (RFC 4180), and lines that end in CR, LF or both. What `onRow` throws ends it.
 * @param maxCells the rest of a longer row is not read.
 */
export function eachRow(text: string, maxCells: number, onRow: (row: TableRow) => void): void {
  const start = lineEndsAsLf(text.startsWith('\ufeff') ? text.slice(1) : text)
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(start) ?? []
  const rest = start.slice(separatorLine.length)
  const delimiter = named ?? separatorOf(rest)
  let row = 0
  const read = (part: string, quoteChar: string): number | null => {
    let [readTo, isBroken] = [0, false]
    Papa.parse<string[]>(part, {
      ...{ delimiter, quoteChar, newline: '\n', fastMode: false },
      step({ data, errors, meta }, parser) {
        isBroken = errors.some(({ type }) => type === 'Quotes')
        if (isBroken) return parser.abort()
        row += 1
        onRow({ row, cells: data.slice(0, maxCells).map((cell) => shown(cell.trim())) })
        readTo = meta.cursor
      },
    })
    return isBroken ? readTo : null
  }
  // After a quote without an end, quotes are read as part of the text.
  const broken = read(rest, '"')
  if (broken !== null) read(rest.slice(broken), NO_QUOTE)
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

/** What a spreadsheet shows for a cell of a file. */
function shown(cell: string): string {
  const [, text] = TEXT_FORMULA.exec(cell) ?? []
  return text?.replaceAll('""', '"') ?? cell.replace(QUOTED_FORMULA, '')
}

// Spreadsheets run a cell that begins like a formula, and a stranger may have written it. Programs whose cells end at
// another sign than ours see more beginnings, and some skip spaces or know full-width signs. An apostrophe before it
// keeps the text a text.

const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])(?:[^\S\t\r\n]|")*)|^(?=[\t\r\n])/g

const NUMBER = /^-?\d+(\.\d+)?$/
/** Programs whose cells end at another sign than ours. */
const OTHER_SEPARATOR = /[;\t]/

/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A row of a CSV file (RFC 4180), of which nobody's program runs a cell. */
export function csvRow(cells: readonly string[]): string {
  const safe = cells.map((text) => (NUMBER.test(text) ? text : text.replace(FORMULA, "'")))
  return `${Papa.unparse([safe], { quotes: (text) => OTHER_SEPARATOR.test(text) })}\r\n`
}
