import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Store } from '../../src/db/store.ts'
import type { SheetFormat } from '../../src/domain/shared/table.ts'
import { eachRow } from '../../src/domain/shared/table-text.ts'
import { MAX_ROWS, productTable } from '../../src/domain/spreadsheets/headings.ts'
import { type SheetKind, sheetTable } from '../../src/domain/spreadsheets/sheets.ts'
import { readSheets } from '../../src/sheets/read.ts'
import { writeSheet } from '../../src/sheets/write.ts'
import type { testBot } from './bot.ts'
import type { TestPerson } from './person.ts'

/** A table to change, as the service writes it. */
export async function exported(
  store: Store,
  kind: SheetKind,
  format: SheetFormat,
): Promise<Uint8Array> {
  return writeSheet(format, await sheetTable(store.read, kind))
}

export async function found(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return productTable(await Array.fromAsync(readSheets(bytes, MAX_ROWS)))
}

/** The cells of each row of a CSV file. */
export function rowsOfCsv(bytes: Uint8Array): string[][] {
  const rows: string[][] = []
  eachRow(Buffer.from(bytes).toString(), 200, ({ cells }) => {
    if (cells.length > 1) rows.push(cells)
  })
  return rows
}

/** A spreadsheet of test/fixtures/sheets. */
export function sheetFixture(name: string): Uint8Array {
  return readFileSync(join(import.meta.dirname, `../fixtures/sheets/${name}.xlsx`))
}

/** A workbook of parts written by hand. */
export function workbook(parts: Record<string, string>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  )
}

/** With the place of each cell, where it is not said. */
function placed(sheet: string): string {
  let [row, column] = [0, 0]
  return sheet.replace(/<(x:)?(row|c)((?:\s[^>]*?)?\/?)>/g, (all, prefix = '', name, rest) => {
    if (name === 'row') {
      row = Number(/\sr="(\d+)"/.exec(rest)?.[1] ?? row + 1)
      column = 0
      return all
    }
    column += 1
    if (/\sr="/.test(rest)) return all
    return `<${prefix}c r="${String.fromCharCode(64 + column)}${row}"${rest}>`
  })
}

/** A workbook with one sheet. @param sheet the content of its `sheetData` */
export function oneSheet(sheet: string, more: Record<string, string> = {}): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return workbook({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${relations}"><sheets><sheet name="one" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${placed(sheet)}</sheetData></worksheet>`,
    ...more,
  })
}

/** The newest file that the bot sent to a person. */
export async function newestDocument(
  { chatUrl }: Pick<Awaited<ReturnType<typeof testBot>>, 'chatUrl'>,
  person: TestPerson,
): Promise<{ name: string; bytes: Uint8Array; caption: string }> {
  const sent = (await person.messages()).filter((one) => one.from?.is_bot && one.document).at(-1)
  const response = await fetch(`${chatUrl}/chats/${person.id}/files/${sent?.document?.file_id}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { name: sent?.document?.file_name ?? '', bytes, caption: sent?.caption ?? '' }
}
