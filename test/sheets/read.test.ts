// Spreadsheets as people's programs write them.
import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheets } from '../../src/sheets/read.ts'
import { oneSheet, sheetFixture, workbook } from '../helpers/sheets.ts'

const MAX_ROWS = 100
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
const fault = (problem: string) => expect.objectContaining({ problem })
const read = (bytes: Uint8Array, maxRows = MAX_ROWS) => Array.fromAsync(readSheets(bytes, maxRows))
const refusal = (bytes: Uint8Array, maxRows: number) =>
  read(bytes, maxRows).then(
    () => null,
    (error) => error.data,
  )

/** Each row as its number and the texts of its cells, with what else a cell is. */
async function rowsOf(bytes: Uint8Array) {
  const [sheet] = await read(bytes)
  return sheet?.rows.map(({ row, cells }) => [
    row,
    ...cells.map(({ text, is }) => (is === 'text' ? text : `${is}:${text}`)),
  ])
}

test('Excel: shared texts with runs, styles, rows and cells left out, formulas', async () => {
  const sheet = `<row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="C1" s="1" t="s"><v>1</v></c></row>
    <row r="4"><c r="A4" s="0"><v>0.30000000000000004</v></c><c r="B4" s="2"><v>46037</v></c><c r="C4" s="3"><v>0.5</v></c><c r="D4" t="b"><v>1</v></c></row>
    <row r="5"><c r="A5" t="str"><f>A1&amp;"x"</f><v>pidx</v></c><c r="B5"><f>1/3*3</f><v>1</v></c><c r="C5" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D5" t="e"><v>#N/A</v></c></row>
    <row r="6"/><row r="7"><c r="A7" s="1"/></row>`
  const bytes = oneSheet(sheet, {
    'xl/sharedStrings.xml':
      '<sst xmlns="x" count="2"><si><t>pid</t></si><si><r><rPr><b/></rPr><t>pri</t></r><r><t xml:space="preserve">ce </t></r><rPh sb="0" eb="1"><t>NO</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm&quot;d&quot;"/><numFmt numFmtId="165" formatCode="[Red]0.00\\ &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="165"/><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>',
  })
  expect(await rowsOf(bytes)).toEqual([
    [1, 'pid', '', 'price'],
    [4, 'rounded:0.30', 'date:', 'percent:0.5', 'TRUE'],
    [5, 'pidx', 'rounded:1.00', 'error:', 'error:'],
  ])
})

test('LibreOffice and Google: prefixes, texts in cells, times, no numbers of rows', async () => {
  const bytes = oneSheet(
    `<x:row><x:c t="inlineStr"><x:is><x:t>pid</x:t></x:is></x:c><x:c><x:v>1e3</x:v></x:c></x:row><!-- a comment --><row><c t="inlineStr"><is><t>&lt;a &amp; b&gt;</t></is></c><c t="d"><v>2026-01-05</v></c><c t="inlineStr"><is><t>&#x41;&#66;&quot;</t></is></c></row>`,
  )
  expect(await rowsOf(bytes)).toEqual([
    [1, 'pid', 'number:1000'],
    [2, '<a & b>', 'date:', 'AB"'],
  ])
})

test('rows and cells without content are not read, down to the last row of a sheet', async () => {
  const bytes = oneSheet(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>pid</t></is></c><c r="XFD1" s="0"/></row><row r="1048575" ht="12"/><row r="1048576"><c r="A1048576" s="0"/></row>',
  )
  expect(await rowsOf(bytes)).toEqual([[1, 'pid']])
})

test('sheets that are hidden are not read, others are, whatever their files are called', async () => {
  const sheet = (text: string) =>
    `<worksheet><sheetData><row><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`
  const bytes = workbook({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A &amp; B" r:id="b"/><sheet name="no" state="hidden" r:id="a"/><sheet name="two" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${TYPE}" Target="/xl/worksheets/two.xml"/><Relationship Id="b" Type="${TYPE}" Target="worksheets/sheet7.xml"/></Relationships>`,
    'xl/worksheets/two.xml': sheet('second'),
    'xl/worksheets/sheet7.xml': sheet('first'),
  })
  const sheets = await read(bytes)
  expect(sheets.map(({ name, rows }) => [name, rows[0]?.cells[0]?.text])).toEqual([
    ['A & B', 'first'],
    ['two', 'second'],
  ])
})

test.each([
  ['\ufeffpid;price\r\n1;"1,50"\r\n', 'semicolons'],
  ['pid\tprice\n1\t1,50\n', 'tabs'],
  ['sep=;\npid;price\n1;1,50', 'a named separator'],
  ['pid,price\n\n\n1,"1,50"', 'commas'],
])('CSV %j: %s', async (text) => {
  const rows = await rowsOf(Buffer.from(text))
  expect(rows?.map(([, ...cells]) => cells)).toEqual([
    ['pid', 'price'],
    ['1', '1,50'],
  ])
})

describe('a number is what a person sees of it', () => {
  test.each<[format: string | number, value: string, seen: string]>([
    [0, '1234567', 'number:1234567'],
    [0, '0.30000000000000004', 'number:0.3'],
    [0, '123456789012345', 'number:123456789012345'],
    [0, '1234567890123456', 'rounded:1234567890123460'],
    [0, '-12.5', 'number:-12.5'],
    [1, '2.5', 'number:3'],
    [2, '5', 'number:5.00'],
    [2, '1.005', 'number:1.01'],
    [3, '1234567', 'rounded:1234567'],
    [4, '1234.5', 'rounded:1234.50'],
    [9, '0.5', 'percent:0.5'],
    [11, '1234567', 'rounded:1234567'],
    [12, '0.25', 'rounded:0.25'],
    [14, '46037', 'date:'],
    [49, '42', 'number:42'],
    ['00000000', '1234', 'number:00001234'],
    ['0000000000000000', '123456789012', 'number:0000123456789012'],
    ['0000000000000000', '1234567890123456', 'rounded:1234567890123460'],
    ['"ID-"0000', '42', 'rounded:0042'],
    ['"%"0', '7', 'rounded:7'],
    ['0000;-0000', '-7', 'number:-0007'],
    ['0.00##', '1.5', 'number:1.50'],
    ['0,', '12345', 'rounded:12'],
    ['[$€-407]0.00', '1.5', 'rounded:1.50'],
    ['[Red]0', '7', 'number:7'],
    ['[<=9999999]###\\-####', '5551234', 'rounded:5551234'],
    ['[h]', '1.5', 'date:'],
    ['yyyy\\-mm', '46037', 'date:'],
    ['0.0E+00', '12345', 'rounded:12345'],
    ['General" pcs"', '7', 'rounded:7'],
  ])('%s of %s is %s', async (format, value, seen) => {
    const id = typeof format === 'number' ? format : 170
    const code = String(format).replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    const own = typeof format === 'number' ? '' : `<numFmt numFmtId="170" formatCode="${code}"/>`
    const bytes = oneSheet(`<row><c s="0"><v>${value}</v></c><c t="b"><v>1</v></c></row>`, {
      'xl/styles.xml': `<styleSheet>${own}<cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
    })
    expect(await rowsOf(bytes)).toEqual([[1, seen, 'TRUE']])
  })
})

test('a text is what a person sees of it: escapes, line ends, and what looks like a number', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const texts = [
    'A_x000D_\nB&#13;C',
    '_x005F_x0041__x0042_',
    '_xD83D__xDE00_ _xd83d_',
    '_x0000_A_x0007_',
  ]
  const bytes = oneSheet(`<row>${texts.map(cell).join('')}<c t="str"><v>1E_x002B_15</v></c></row>`)
  expect(await rowsOf(bytes)).toEqual([
    [1, 'A\nB\nC', '_x0041_B', '\u{1f600} \ufffd', 'A', '1E+15'],
  ])
})

test.each<[string, Buffer]>([
  ['CR', Buffer.from('pid;code\r1;"A\rB"\r')],
  ['CR LF', Buffer.from('pid;code\r\n1;"A\r\nB"\r\n')],
  ['UTF-8 with its mark', Buffer.from('\ufeffpid;code\n1;"A\nB"')],
  ['UTF-16, as Excel calls Unicode text', Buffer.from('\ufeffpid\tcode\r\n1\t"A\r\nB"', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\ufeffpid;code\n1;"A\nB"', 'utf16le').swap16()],
])('text with %s', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([
    [1, 'pid', 'code'],
    [2, '1', 'A\nB'],
  ])
})

test.each([
  ['1.23457E+15', 'rounded'],
  ['1,23457e+15', 'rounded'],
  ['1E+21', 'rounded'],
  ['1.234567890123E12', 'rounded'],
  ['7420E81593460217', 'text'],
  ['5E12', 'text'],
])('in CSV, where nothing says what a cell is, %s is %s', async (text, is) => {
  const [sheet] = await read(Buffer.from(`pid;code\n1;${text}`))
  expect(sheet?.rows[1]?.cells[1]).toEqual({ text, is })
})

describe('refuses', () => {
  const zeros = 'A'.repeat(17_000_000)
  const many = '<row><c><v>1</v></c></row>'.repeat(MAX_ROWS + 1)

  test.each<[string, () => Uint8Array, string]>([
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old_format'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a00ff', 'hex'), 'not_a_sheet'],
    ['what only begins like a ZIP file', () => Buffer.from('PK\x03\x04 and nothing'), 'damaged'],
    ['another ZIP file', () => zipSync({ 'a.txt': strToU8('x') }), 'damaged'],
    ['a workbook that is cut off', () => oneSheet('<row/>').slice(0, 400), 'damaged'],
    ['XML that ends too early', () => oneSheet('<row><c><v>1'), 'damaged'],
    ['a zip bomb that says that it is small', () => lying(zeros), 'damaged'],
    ['a zip bomb', () => oneSheet('', { 'xl/worksheets/sheet1.xml': zeros }), 'unpacked'],
    [
      'many cells',
      () => oneSheet('<row r="2001"><c r="GR2001"><v>1</v></c></row>'),
      'too_many_cells',
    ],
    [
      'many cells of text',
      () => Buffer.from(`${','.repeat(199)}x\n`.repeat(2001)),
      'too_many_cells',
    ],
    ['a long text in many cells', () => sharing(), 'unpacked'],
    ['a number format without an end', () => sheetFixture('long-number-format'), 'damaged'],
    ['a sheet of wide rows', () => sheetFixture('wide-rows'), 'damaged'],
    ['many rows', () => oneSheet(many), 'too_many_rows'],
    ['many rows of text', () => Buffer.from('1\n'.repeat(MAX_ROWS + 1)), 'too_many_rows'],
  ])('%s', async (_, bytes, problem) => {
    expect(await refusal(bytes(), problem === 'too_many_rows' ? MAX_ROWS : 20_000)).toEqual(
      fault(problem),
    )
  })

  test('a file that is damaged anywhere, without failing otherwise', async () => {
    const whole = oneSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>pid</t></is></c></row>')
    for (let at = 0; at < whole.length; at += 3) {
      const bytes = Uint8Array.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0x55
      await read(bytes).catch((error) => expect(error.code).toBe('INVALID_SHEET'))
    }
  })
})

/** 1,000 cells that name one text of 30,000 characters. */
function sharing(): Uint8Array {
  return oneSheet('<row><c t="s"><v>0</v></c></row>'.repeat(1000), {
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
  })
}

/** Its directory says that a part has 10 bytes. */
function lying(content: string): Uint8Array {
  const bytes = Buffer.from(oneSheet('', { 'xl/worksheets/sheet1.xml': content }))
  const packed = deflateRawSync(Buffer.from(content)).length
  expect(packed).toBeLessThan(1_000_000)
  for (let at = 0; at < bytes.length - 4; at++)
    if (bytes.readUInt32LE(at) === content.length) bytes.writeUInt32LE(10, at)
  return bytes
}
