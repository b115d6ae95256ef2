/** A spreadsheet takes a cell that begins so for a formula, and would carry it out. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** A row of a CSV file (RFC 4180). Text that somebody else wrote stays text in a spreadsheet. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
