import type { ReadCell, ReadRow, ReadSheet } from '../domain/shared/table.ts'
import { lineEndsAsLf } from '../domain/shared/table-text.ts'
import { builtInFormat, type NumberFormat, numberFormat } from './number-format.ts'
import { type createTally, MAX_CELLS } from './tally.ts'
import { XmlError, type XmlPiece, xmlPieces } from './xml.ts'
import { type openZip, ZipError } from './zip.ts'

// Reads the sheets of an XLSX workbook (ECMA-376) as Excel, LibreOffice, Google Sheets and phones write it: texts
// shared or in their cells, formulas by the values that were worked out last, rows and cells left out.

type Zip = ReturnType<typeof openZip>
type Tally = ReturnType<typeof createTally>

const MAX_SHARED = 200_000
const MAX_STYLES = 70_000
const MAX_SHEETS = 50
const MAX_RELATIONS = 1000
/** Excel reads up to so many characters in a cell. */
const MAX_TEXT = 32_767
/** An empty cell, the same for all. */
const EMPTY: ReadCell = { text: '', is: 'text' }

/** @throws ZipError, ZipTooLarge, XmlError; what the tally throws */
export function* readWorkbook(zip: Zip, tally: Tally): Generator<ReadSheet> {
  const places = sheetPlaces(zip)
  const shared = sharedTexts(zip)
  const formats = cellFormats(zip)
  for (const { name, path } of places) {
    const xml = zip.text(path)
    if (xml === null) throw new ZipError('a sheet is missing')
    tally.newSheet()
    yield { name, rows: rowsIn(xml, { shared, formats }, tally) }
  }
}

/** The sheets that people see, in their order. */
function sheetPlaces(zip: Zip): { name: string; path: string }[] {
  const workbook = zip.text('xl/workbook.xml')
  if (workbook === null) throw new ZipError('no workbook')
  const relations = zip.text('xl/_rels/workbook.xml.rels') ?? ''
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

function sharedTexts(zip: Zip): string[] {
  const xml = zip.text('xl/sharedStrings.xml')
  const texts: string[] = []
  if (xml === null) return texts
  const pieces = xmlPieces(xml)
  for (const piece of pieces) {
    if (piece.is !== 'open' || piece.name !== 'si') continue
    if (texts.length === MAX_SHARED) throw new XmlError('too many texts')
    // Trimmed once: a million cells may name the same long text.
    texts.push(piece.isEmpty ? '' : cellText(textUntil(pieces, 'si')))
  }
  return texts
}

/** How each style of cells shows numbers, in the order of the styles. */
function cellFormats(zip: Zip): NumberFormat[] {
  const xml = zip.text('xl/styles.xml') ?? ''
  const own = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let inCells = false
  for (const piece of xmlPieces(xml)) {
    if (piece.is === 'close' && piece.name === 'cellXfs') inCells = false
    if (piece.is !== 'open') continue
    const { name, attributes, isEmpty } = piece
    if (name === 'cellXfs') inCells = !isEmpty
    else if (name === 'numFmt')
      own.set(Number(attributes.numFmtId), formatOf(attributes.formatCode))
    else if (name === 'xf' && inCells && formats.length < MAX_STYLES) {
      const id = Number(attributes.numFmtId ?? 0)
      const format = own.get(id) ?? builtInFormat(id)
      own.set(id, format)
      formats.push(format)
    }
  }
  return formats
}

function formatOf(code = ''): NumberFormat {
  try {
    return numberFormat(code)
  } catch (error) {
    throw error instanceof RangeError ? new XmlError(error.message) : error
  }
}

type Reading = { shared: readonly string[]; formats: readonly NumberFormat[] }

function rowsIn(xml: string, reading: Reading, tally: Tally): ReadRow[] {
  const rows: ReadRow[] = []
  const pieces = xmlPieces(xml)
  let row = 0
  let cells: ReadCell[] = []
  let column = 0
  for (const piece of pieces) {
    if (piece.is === 'open' && piece.name === 'row') {
      row = rowNumber(piece.attributes.r) ?? row + 1
      cells = []
      column = 0
    } else if (piece.is === 'open' && piece.name === 'c') {
      column = columnOf(piece.attributes.r) ?? column
      const cell = cellAt(piece, pieces, reading)
      if (cell && (cell.text !== '' || cell.is !== 'text') && column < MAX_CELLS) {
        while (cells.length < column) cells.push(EMPTY)
        cells[column] = cell
      }
      column++
    } else if (piece.is === 'close' && piece.name === 'row' && cells.length > 0) {
      tally.add(cells)
      rows.push({ row, cells })
      cells = []
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
  const text = (said: string): ReadCell => ({ text: said, is: 'text' })
  switch (attributes.t) {
    case 'inlineStr':
      return inline === null ? null : text(cellText(inline))
    case 's':
      return value === null ? null : text(shared[Number(value)] ?? '')
    case 'str':
      return value === null ? null : text(cellText(value))
    case 'b':
      return value === null ? null : text(value.trim() === '1' ? 'TRUE' : 'FALSE')
    case 'e':
      return { text: '', is: 'error' }
    case 'd':
      return { text: '', is: 'date' }
    default:
      if (value !== null) return numberCell(value, formats[Number(attributes.s ?? 0)])
      return isFormula ? { text: '', is: 'error' } : null
  }
}

function numberCell(stored: string, format = GENERAL): ReadCell {
  const number = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(number)) return { text: '', is: 'error' }
  return format(number)
}

const GENERAL = builtInFormat(0)

/** `_x000D_`: how programs write a sign that XML has no place for, or an underscore before such a text. */
const ESCAPED = /_x([0-9a-f]{4})_/gi
/** Not even a program can show them. */
const UNSEEN = /(?![\t\n\u0085])\p{Cc}|[\ufffe\uffff]/gu

/** A text as the person sees it (ECMA-376, 22.9.2.19). */
function cellText(stored: string): string {
  const plain = stored.includes('_x')
    ? stored.replace(ESCAPED, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : stored
  return lineEndsAsLf(plain).replace(UNSEEN, '').toWellFormed().trim().slice(0, MAX_TEXT)
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

/** Undefined if the row does not say where it is. */
function rowNumber(place: string | undefined): number | undefined {
  const number = Number(place)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** `C5` is 2; undefined if the cell does not say where it is. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
