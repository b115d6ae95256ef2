import type { ReadCell, ReadRow, ReadSheet } from '../domain/shared/table.ts'
import { createTimeSlices } from '../domain/shared/time-slices.ts'
import { XmlError, type XmlPiece, xmlPieces } from './xml.ts'
import { type openZip, ZipError } from './zip.ts'

// Reads the sheets of an XLSX workbook (ECMA-376) as Excel, LibreOffice, Google Sheets and phones write it: texts
// shared or in their cells, formulas by the values that were worked out last, rows and cells left out.

type Zip = ReturnType<typeof openZip>
type Format = 'number' | 'percent' | 'date'
export class TooManyRows extends Error {
  override name = 'TooManyRows'
}

/** More columns than any of our tables has. The rest of a row is not read. */
const MAX_CELLS = 200
const MAX_SHARED = 200_000
const MAX_STYLES = 70_000
const MAX_SHEETS = 50
const MAX_RELATIONS = 1000
/** Excel reads up to so many characters in a cell. */
const MAX_TEXT = 32_767
/** Those of Excel's own formats that show a number as a date or a time. */
const DATES = [[14, 22] as const, [27, 36] as const, [45, 47] as const, [50, 58] as const]
const PERCENTS = [9, 10]
/** Excel keeps so many digits of a number. */
const DIGITS = 15

/** @throws ZipError, ZipTooLarge, XmlError, TooManyRows */
export async function readWorkbook(zip: Zip, maxRows: number): Promise<ReadSheet[]> {
  const places = await sheetPlaces(zip)
  const shared = await sharedTexts(zip)
  const formats = await cellFormats(zip)
  const sheets: ReadSheet[] = []
  for (const { name, path } of places) {
    const xml = await zip.text(path)
    if (xml === null) throw new ZipError('a sheet is missing')
    sheets.push({ name, rows: await rowsIn(xml, { shared, formats, maxRows }) })
  }
  return sheets
}

/** The sheets that people see, in their order. */
async function sheetPlaces(zip: Zip): Promise<{ name: string; path: string }[]> {
  const workbook = await zip.text('xl/workbook.xml')
  if (workbook === null) throw new ZipError('no workbook')
  const relations = (await zip.text('xl/_rels/workbook.xml.rels')) ?? ''
  const targets = new Map<string, string>()
  for (const { attributes } of opened(relations, 'Relationship')) {
    if (targets.size === MAX_RELATIONS) throw new XmlError('too many relations')
    targets.set(attributes.Id ?? '', attributes.Target ?? '')
  }
  const places: { name: string; path: string }[] = []
  for (const { attributes } of opened(workbook, 'sheet')) {
    const { name = '', id = '', state = 'visible' } = attributes
    if (state !== 'visible') continue
    const target = targets.get(id) ?? ''
    places.push({ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` })
    if (places.length === MAX_SHEETS) break
  }
  return places
}

async function sharedTexts(zip: Zip): Promise<string[]> {
  const xml = await zip.text('xl/sharedStrings.xml')
  const texts: string[] = []
  if (xml === null) return texts
  const slice = createTimeSlices()
  const pieces = xmlPieces(xml)
  for (const piece of pieces) {
    if (piece.is !== 'open' || piece.name !== 'si') continue
    if (texts.length === MAX_SHARED) throw new XmlError('too many texts')
    // Trimmed once: a million cells may name the same long text.
    texts.push(piece.isEmpty ? '' : textUntil(pieces, 'si').trim().slice(0, MAX_TEXT))
    await slice()
  }
  return texts
}

/** How each style of cells shows numbers, in the order of the styles. */
async function cellFormats(zip: Zip): Promise<Format[]> {
  const xml = (await zip.text('xl/styles.xml')) ?? ''
  const own = new Map<number, Format>()
  const formats: Format[] = []
  const slice = createTimeSlices()
  let inCells = false
  for (const piece of xmlPieces(xml)) {
    await slice()
    if (piece.is === 'close' && piece.name === 'cellXfs') inCells = false
    if (piece.is !== 'open') continue
    const { name, attributes, isEmpty } = piece
    if (name === 'cellXfs') inCells = !isEmpty
    else if (name === 'numFmt')
      own.set(Number(attributes.numFmtId), formatOf(attributes.formatCode ?? ''))
    else if (name === 'xf' && inCells && formats.length < MAX_STYLES) {
      const id = Number(attributes.numFmtId ?? 0)
      formats.push(own.get(id) ?? builtIn(id))
    }
  }
  return formats
}

function builtIn(id: number): Format {
  if (PERCENTS.includes(id)) return 'percent'
  return DATES.some(([first, last]) => id >= first && id <= last) ? 'date' : 'number'
}

/** What is quoted, escaped or in brackets is not part of the format itself. */
function formatOf(code: string): Format {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
  if (bare.includes('%')) return 'percent'
  return /[dmyhs]/i.test(bare.replace(/general/i, '')) ? 'date' : 'number'
}

type Reading = { shared: readonly string[]; formats: readonly Format[]; maxRows: number }

async function rowsIn(xml: string, reading: Reading): Promise<ReadRow[]> {
  const slice = createTimeSlices()
  const rows: ReadRow[] = []
  const pieces = xmlPieces(xml)
  let row = 0
  let cells: ReadCell[] = []
  let column = 0
  for (const piece of pieces) {
    if (piece.is === 'open' && piece.name === 'row') {
      row = Number(piece.attributes.r ?? row + 1)
      cells = []
      column = 0
    } else if (piece.is === 'open' && piece.name === 'c') {
      column = columnOf(piece.attributes.r) ?? column
      const cell = cellAt(piece, pieces, reading)
      if (cell && column < MAX_CELLS) {
        while (cells.length < column) cells.push({ text: '', is: 'text' })
        cells[column] = cell
      }
      column++
      await slice()
    } else if (piece.is === 'close' && piece.name === 'row') {
      if (cells.some(({ text, is }) => text !== '' || is !== 'text')) rows.push({ row, cells })
      if (rows.length > reading.maxRows) throw new TooManyRows('too many rows')
      await slice()
    }
  }
  return rows
}

type Opened = Extract<XmlPiece, { is: 'open' }>

/** Null for an empty cell. */
function cellAt(
  { attributes, isEmpty }: Opened,
  pieces: Iterator<XmlPiece> & Iterable<XmlPiece>,
  { shared, formats }: Reading,
): ReadCell | null {
  if (isEmpty) return null
  let value: string | null = null
  let inline: string | null = null
  let isFormula = false
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    const piece = next.value
    if (piece.is === 'close' && piece.name === 'c') break
    if (piece.is !== 'open') continue
    if (piece.name === 'v' && !piece.isEmpty) value = textUntil(pieces, 'v', true)
    if (piece.name === 'is' && !piece.isEmpty) inline = textUntil(pieces, 'is')
    if (piece.name === 'f') {
      isFormula = true
      if (!piece.isEmpty) textUntil(pieces, 'f', true)
    }
  }
  const text = (said: string): ReadCell => ({ text: said.trim(), is: 'text' })
  switch (attributes.t) {
    case 'inlineStr':
      return inline === null ? null : text(inline)
    case 's':
      return value === null ? null : text(shared[Number(value)] ?? '')
    case 'str':
      return value === null ? null : text(value)
    case 'b':
      return value === null ? null : text(value.trim() === '1' ? 'true' : 'false')
    case 'e':
      return { text: '', is: 'error' }
    case 'd':
      return { text: '', is: 'date' }
    default:
      if (value !== null) return numberCell(value, formats[Number(attributes.s ?? 0)] ?? 'number')
      return isFormula ? { text: '', is: 'error' } : null
  }
}

function numberCell(value: string, is: Format): ReadCell {
  if (is === 'date') return { text: '', is }
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return { text: '', is: 'error' }
  // 0.1 + 0.2 is stored as 0.30000000000000004, and shown as 0.3.
  return { text: String(Number(number.toPrecision(DIGITS))), is }
}

/** The text up to the end of an element, in runs (`t`) or as it stands. Leaves out how it is pronounced. */
function textUntil(pieces: Iterator<XmlPiece>, end: string, isPlain = false): string {
  let text = ''
  let inText = isPlain
  let inPhonetic = false
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    const piece = next.value
    if (piece.is === 'close' && piece.name === end) return text
    if (piece.is === 'text') text += inText && !inPhonetic ? piece.text : ''
    else if (piece.name === 'rPh') inPhonetic = piece.is === 'open' && !piece.isEmpty
    else if (piece.name === 't') inText = piece.is === 'open' && !piece.isEmpty
  }
  throw new XmlError('it ends too early')
}

function* opened(xml: string, name: string): Generator<Opened> {
  for (const piece of xmlPieces(xml)) if (piece.is === 'open' && piece.name === name) yield piece
}

/** `C5` is 2; undefined if the cell does not say where it is. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
