import Papa from 'papaparse'

// Spreadsheets run a cell that begins like a formula, and a stranger may have written it. Programs whose cells end at
// another sign than ours see more beginnings, and some skip spaces or know full-width signs. An apostrophe before it
// keeps the text a text.

const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])(?:[^\S\t\r\n]|")*)|^(?=[\t\r\n])/g
const APOSTROPHE = /(?='[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])(?:[^\S\t\r\n]|")*)'/g

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

/** A text as it was before csvRow put apostrophes into it. */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHE, '')
}
