import { csvText } from '../domain/shared/csv-text.ts'

const NUMBER = /^-?\d+(\.\d+)?$/

/** A row of a CSV file. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((text) => (NUMBER.test(text) ? text : csvText(text))).join(',')}\r\n`
}
