import type { Cell, Column, ColumnKind } from '../domain/shared/table.ts'
import { DAY_MS } from '../domain/shared/utc-day.ts'
import { exactUsd } from './csv.ts'

// The parts of an XLSX workbook (ECMA-376), as far as plain tables need them. Texts are written into their cells,
// so that nothing has to be kept until the end.

/** Excel's own limit, the heading included. */
export const MAX_ROWS = 1_048_576
const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Day 0 of Excel's calendar. */
const EPOCH_MS = Date.UTC(1899, 11, 30)
/** Excel reads up to so many characters in a cell. */
const MAX_TEXT = 32_767

/**
 * The cell formats in `styles`, by their index: plain, heading, amount, time, share, text. What is typed into a
 * column of texts stays a text, with all its digits and zeros.
 */
const STYLES: Record<ColumnKind, number> = { text: 5, whole: 0, usd: 2, instant: 3, share: 4 }
const WIDTHS: Record<ColumnKind, number> = { text: 22, whole: 12, usd: 14, instant: 20, share: 10 }

/** The files around the sheets. @param names the sheets' names, in their order */
export function workbookFiles(names: readonly string[]): Record<string, string> {
  const sheets = names.map((_, i) => i + 1)
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const package_ = 'http://schemas.openxmlformats.org/package/2006'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${sheets.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${package_}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${package_}/relationships">${sheets.map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)).join('')}${relation(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${NAMESPACE}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.00####"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}

/** The beginning of a sheet: widths, a heading that stays in view. */
export function sheetStart(columns: readonly Column[]): string {
  const widths = columns.map(
    ({ kind }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${WIDTHS[kind]}" customWidth="1" style="${STYLES[kind]}"/>`,
  )
  const names = columns.map(({ name }) => textCell(name, 1))
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${HEAD}<worksheet xmlns="${NAMESPACE}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${names.join('')}</row>`
}

export function sheetRow(cells: readonly Cell[], columns: readonly Column[]): string {
  return `<row>${cells.map((cell, i) => xlsxCell(cell, columns[i]?.kind ?? 'text')).join('')}</row>`
}

/** The end of a sheet, with a filter over all of it. @param rows with the heading */
export function sheetEnd(columns: readonly Column[], rows: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columns.length)}${rows}"/></worksheet>`
}

function xlsxCell(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return '<c/>'
  if (cell instanceof Date)
    return `<c s="${STYLES.instant}"><v>${(cell.getTime() - EPOCH_MS) / DAY_MS}</v></c>`
  if (typeof cell === 'string') return textCell(cell, STYLES.text)
  return `<c s="${STYLES[kind]}"><v>${kind === 'usd' ? exactUsd(cell) : cell}</v></c>`
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, MAX_TEXT))}</t></is></c>`
}

/** `A`, `Z`, `AA`. @param number counts from 1 */
function columnName(number: number): string {
  const last = String.fromCharCode(65 + ((number - 1) % 26))
  return number <= 26 ? last : columnName(Math.floor((number - 1) / 26)) + last
}

/** XML has no place for control characters and halves of surrogate pairs. Programs read `_x0041_` as an escape for A. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}
