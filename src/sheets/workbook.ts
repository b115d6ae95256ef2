import { unzipSync, zipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { DomainError } from '../domain/shared/errors.ts'
import type { ReadCell, ReadRow, ReadSheet } from '../domain/shared/table.ts'
import { lineEndsAsLf } from '../domain/shared/table-text.ts'
import { BUILT_IN, general, type NumberFormat, numberFormat } from './number-format.ts'

// The library reads what is stored in a workbook's cells. Before that, its parts are unpacked within limits, and what
// nobody sees is taken out of them; after it, the tags of the cells say how numbers are shown.

/** All parts of a workbook together. */
const MAX_UNPACKED_BYTES = 16_000_000
/** Excel reads up to so many characters in a cell. */
const MAX_TEXT = 32_767
const EMPTY: ReadCell = { text: '', is: 'text' }

const SHEET = /<(?:\w+:)?sheet(\s[^<>]*)>/g
const RELATION = /<(?:\w+:)?Relationship(\s[^<>]*)>/g
const NUMBER_FORMAT = /<(?:\w+:)?numFmt(\s[^<>]*)>/g
const STYLE = /<(?:\w+:)?xf(\s[^<>]*)>/g
const ROW = /<(?:\w+:)?row(\s[^<>]*)>/g
const CELL = /<(?:\w+:)?c(\s[^<>]*)>/g
/** Programs write them for the colour or the width of whole columns, down to the last row that there can be. */
const EMPTY_CELL = /<(?:\w+:)?c\s[^<>]*\/>/g
const EMPTY_ROW = /<(?:\w+:)?row(?:\s[^<>]*)?(?:\/>|>\s*<\/(?:\w+:)?row>)/g
const PLACE = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/

type Parts = Record<string, Uint8Array>
/** A number as it is stored, until it is known how it is shown. */
type Stored = { stored: string }
type Value = string | boolean | Date | Stored | ReadCell | null

/** @throws DomainError INVALID_SHEET */
export async function* readWorkbook(bytes: Uint8Array, tally: Tally): AsyncGenerator<ReadSheet> {
  const parts = await orDamaged(() => unpacked(bytes))
  const places = sheetPlaces(parts)
  for (const place of places.filter((one) => one in parts)) {
    const xml = xmlOf(parts, place).replace(EMPTY_CELL, '').replace(EMPTY_ROW, '')
    const { rows, columns } = sizeOf(xml)
    tally.addCells(rows * columns, rows)
    parts[place] = Buffer.from(xml, 'latin1')
  }
  const formats = cellFormats(xmlOf(parts, 'xl/styles.xml'))
  const whole = Buffer.from(zipSync(parts, { level: 0 }))
  const parseNumber = (stored: string): Stored => ({ stored })
  const sheets = await orDamaged(() => readExcelFile(whole, { parseNumber }))
  for (const [i, { sheet: name, data }] of sheets.entries()) {
    // A sheet that is a chart has no cells. The library's type names the class of a date for a date.
    const rows = (data ?? []) as unknown as Value[][]
    showNumbers(rows, xmlOf(parts, places[i]), formats)
    yield { name, rows: filledRows(rows, tally) }
  }
}

/** The libraries have many errors for what is no workbook, or a damaged one. */
async function orDamaged<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof DomainError ? error : damaged()
  }
}

function damaged() {
  return new DomainError('INVALID_SHEET', { problem: 'damaged' })
}

function unpacked(bytes: Uint8Array): Parts {
  let left = MAX_UNPACKED_BYTES
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!name.endsWith('.xml') && !name.endsWith('.rels')) return false
      left -= originalSize
      if (left < 0) throw new DomainError('INVALID_SHEET', { problem: 'unpacked' })
      return true
    },
  })
}

/** A part, with its bytes as characters: tags are ASCII, and texts are left to the library. */
function xmlOf(parts: Parts, path = ''): string {
  return Buffer.from(parts[path] ?? []).toString('latin1')
}

/** Where the sheets that people see are, in their order. Takes the others out of the workbook. */
function sheetPlaces(parts: Parts): string[] {
  const targets = new Map<string, string>()
  for (const [, tag = ''] of xmlOf(parts, 'xl/_rels/workbook.xml.rels').matchAll(RELATION)) {
    const target = attribute(tag, /\sTarget=["']([^"']*)["']/)
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    targets.set(attribute(tag, /\sId=["']([^"']*)["']/), path)
  }
  const places: string[] = []
  const seen = xmlOf(parts, 'xl/workbook.xml').replace(SHEET, (all, tag) => {
    if (/\sstate=["'](?:hidden|veryHidden)["']/.test(tag)) return ''
    places.push(targets.get(attribute(tag, /\s\w+:id=["']([^"']*)["']/)) ?? '')
    return all
  })
  parts['xl/workbook.xml'] = Buffer.from(seen, 'latin1')
  return places
}

/** How far a sheet reaches: the library makes as many rows, and all of them as wide. */
function sizeOf(xml: string): { rows: number; columns: number } {
  let [rows, columns] = [0, 0]
  for (const [, tag = ''] of xml.matchAll(ROW))
    rows = Math.max(rows, Number(attribute(tag, /\sr=["']([^"']*)["']/)))
  for (const [, tag = ''] of xml.matchAll(CELL)) {
    const place = placeOf(tag)
    rows = Math.max(rows, place.row)
    columns = Math.max(columns, place.column)
  }
  return { rows, columns }
}

/** How each style of cells shows numbers, in the order of the styles. */
function cellFormats(xml: string): NumberFormat[] {
  const known = new Map<number, NumberFormat>()
  for (const [, tag = ''] of xml.matchAll(NUMBER_FORMAT)) {
    const code = attribute(tag, /\sformatCode=(?:"([^"]*)"|'([^']*)')/).replaceAll('&quot;', '"')
    known.set(formatId(tag), numberFormat(code))
  }
  const [, styles = ''] = xml.split(/<(?:\w+:)?cellXfs[\s>]/)
  return [...styles.matchAll(STYLE)].map(([, tag = '']) => {
    const id = formatId(tag)
    const format = known.get(id) ?? numberFormat(BUILT_IN[id] ?? '')
    known.set(id, format)
    return format
  })
}

function formatId(tag: string): number {
  return Number(attribute(tag, /\snumFmtId=["'](\d{1,9})["']/))
}

/** Puts what a person sees in the place of each number that was read, and of each error. */
function showNumbers(rows: Value[][], xml: string, formats: readonly NumberFormat[]): void {
  for (const [, tag = ''] of xml.matchAll(CELL)) {
    const { row, column } = placeOf(tag)
    const values = rows[row - 1]
    if (!values) continue
    const value = values[column - 1]
    if (/\st=["']e["']/.test(tag)) values[column - 1] = { text: '', is: 'error' }
    else if (isStored(value)) {
      const format = formats[Number(attribute(tag, /\ss=["'](\d{1,9})["']/))] ?? general
      values[column - 1] = format(value.stored)
    }
  }
}

function isStored(value: Value | undefined): value is Stored {
  return typeof value === 'object' && value !== null && 'stored' in value
}

/** Rows without any text are left out. */
function filledRows(rows: readonly Value[][], tally: Tally): ReadRow[] {
  return rows.flatMap((values, i) => {
    const cells = values.map(cellOf)
    tally.addTexts(cells)
    const last = cells.findLastIndex(({ text, is }) => text !== '' || is !== 'text')
    return last === -1 ? [] : [{ row: i + 1, cells: cells.slice(0, last + 1) }]
  })
}

function cellOf(value: Value): ReadCell {
  if (value === null) return EMPTY
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE', is: 'text' }
  if (typeof value === 'string') return { text: visible(value), is: 'text' }
  if (value instanceof Date) return { text: '', is: 'date' }
  return 'stored' in value ? general(value.stored) : value
}

/** Not even a program can show them. */
const UNSEEN = /(?![\t\n\u0085])\p{Cc}|[\ufffe\uffff]/gu

function visible(text: string): string {
  return lineEndsAsLf(text.slice(0, MAX_TEXT)).replace(UNSEEN, '').toWellFormed().trim()
}

/** @throws DomainError INVALID_SHEET if a cell does not say where it is */
function placeOf(tag: string): { row: number; column: number } {
  const [, letters, row] = PLACE.exec(tag) ?? []
  if (letters === undefined) throw damaged()
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(row), column }
}

function attribute(tag: string, pattern: RegExp): string {
  const [, double, single] = pattern.exec(tag) ?? []
  return double ?? single ?? ''
}

/** All sheets together, with the empty cells before others: as many as 20,000 rows of our widest tables. */
const MAX_CELLS_IN_ALL = 400_000
/** Characters of all cells together. Cells may share a text, and each of them counts. */
const MAX_TEXT_IN_ALL = 8_000_000

export type Tally = ReturnType<typeof createTally>

/** Counts what is read of a file, and ends it at its limits. */
export function createTally(maxRows: number) {
  let [cells, length] = [0, 0]
  return {
    /** @param rows so many has the sheet by now. @throws DomainError INVALID_SHEET */
    addCells(more: number, rows: number) {
      cells += more
      if (!(rows <= maxRows))
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_rows', max: maxRows })
      if (cells > MAX_CELLS_IN_ALL)
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_cells', max: MAX_CELLS_IN_ALL })
    },
    /** @throws DomainError INVALID_SHEET */
    addTexts(row: readonly ReadCell[]) {
      for (const { text } of row) length += text.length
      if (length > MAX_TEXT_IN_ALL) throw new DomainError('INVALID_SHEET', { problem: 'unpacked' })
    },
  }
}
