import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ReportTable, WriteTables } from '../domain/shared/table.ts'
import { BYTE_ORDER_MARK, csvRow } from './csv.ts'
import { MAX_ROWS, sheetEnd, sheetRow, sheetStart, workbookFiles } from './xlsx.ts'

/** Text is passed on in pieces of this length. */
const PIECE = 64 * 1024

/**
 * A CSV file has the tables one below the other with an empty line between; an XLSX file has a sheet for each, and
 * more if a table is longer than a sheet.
 */
export const writeTables: WriteTables = (format, tables, output) =>
  format === 'csv' ? writeCsv(tables, output) : writeXlsx(tables, output)

async function writeCsv(tables: readonly ReportTable[], output: Writable): Promise<number> {
  let count = 0
  let text = BYTE_ORDER_MARK
  for (const [i, { columns, rows }] of tables.entries()) {
    const kinds = columns.map(({ kind }) => kind)
    const names = columns.map(({ name }) => name)
    text += (i > 0 ? '\r\n' : '') + csvRow(names, kinds)
    for await (const row of rows) {
      text += csvRow(row, kinds)
      count += 1
      if (text.length < PIECE) continue
      await send(output, text)
      text = ''
    }
  }
  await send(output, text)
  return count
}

async function writeXlsx(tables: readonly ReportTable[], output: Writable): Promise<number> {
  const zipped: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, data) => {
    if (error) failure = error
    else zipped.push(data)
  })
  const flush = async () => {
    if (failure) throw failure
    for (const piece of zipped.splice(0)) await send(output, piece)
  }
  const names: string[] = []
  let count = 0
  for (const { name, columns, rows } of tables) {
    const sheets = createSheets(zip, names, { name, columns })
    for await (const row of rows) {
      count += 1
      if (sheets.add(sheetRow(row, columns))) await flush()
    }
    sheets.end()
    await flush()
  }
  for (const [path, text] of Object.entries(workbookFiles(names))) {
    const file = new ZipDeflate(path)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  zip.end()
  await flush()
  return count
}

/** The sheets of one table: the next one begins when one is full. @param names gets each sheet's name */
function createSheets(
  zip: Zip,
  names: string[],
  { name, columns }: Pick<ReportTable, 'name' | 'columns'>,
) {
  let number = 1
  let [file, rows, text] = begin()

  function begin(): [file: ZipDeflate, rows: number, text: string] {
    names.push(number > 1 ? `${name} (${number})` : name)
    const made = new ZipDeflate(`xl/worksheets/sheet${names.length}.xml`)
    zip.add(made)
    return [made, 1, sheetStart(columns)]
  }

  function end(): void {
    file.push(strToU8(text + sheetEnd(columns, rows)), true)
  }

  return {
    /** @returns whether there may be something to write. */
    add(row: string): boolean {
      if (rows === MAX_ROWS) {
        end()
        number += 1
        ;[file, rows, text] = begin()
      }
      rows += 1
      text += row
      if (text.length < PIECE) return false
      file.push(strToU8(text))
      text = ''
      return true
    },
    end,
  }
}

/** @throws the output's error, also one from before. */
async function send(output: Writable, piece: string | Uint8Array): Promise<void> {
  if (output.destroyed) throw output.errored ?? new Error('The output was closed.')
  if (piece.length > 0 && !output.write(piece)) await once(output, 'drain')
}
