// Spreadsheets as people's programs write them.
import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheets } from '../../src/sheets/read.ts'
import { oneSheet, workbook } from '../helpers/sheets.ts'

const MAX_ROWS = 100
const fault = (problem: string) => expect.objectContaining({ problem })
const read = async (bytes: Uint8Array, maxRows = MAX_ROWS) => [...readSheets(bytes, maxRows)]
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
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
    <row r="5"><c r="A5" t="str"><f>A1&amp;"x"</f><v>pidx</v></c><c r="B5"><f>1/3*3</f><v>1</v></c><c r="C5" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D5"><f>SUM(A1)</f></c></row>
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

test('LibreOffice and Google: prefixes, texts in cells, times, no numbers of rows and cells', async () => {
  const bytes = oneSheet(
    `<x:row><x:c t="inlineStr"><x:is><x:t>pid</x:t></x:is></x:c><x:c><x:v>1e3</x:v></x:c></x:row><!-- a comment --><row><c t="inlineStr"><is><t><![CDATA[<a & b>]]></t></is></c><c t="d"><v>2026-01-05</v></c><c t="inlineStr"><is><t>&#x41;&#66;&quot;</t></is></c></row>`,
  )
  expect(await rowsOf(bytes)).toEqual([
    [1, 'pid', 'number:1000'],
    [2, '<a & b>', 'date:', 'AB"'],
  ])
})

test('sheets that are hidden are not read, others are, whatever their files are called', async () => {
  const sheet = (text: string) =>
    `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`
  const bytes = workbook({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A &amp; B" r:id="b"/><sheet name="no" state="hidden" r:id="a"/><sheet name="two" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="/xl/worksheets/two.xml"/><Relationship Id="b" Target="worksheets/Sheet7.xml"/></Relationships>',
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

describe('refuses', () => {
  const zeros = 'A'.repeat(30_000_000)
  const many = '<row><c><v>1</v></c></row>'.repeat(MAX_ROWS + 1)

  test.each<[string, () => Uint8Array, string]>([
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old_format'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a00ff', 'hex'), 'not_a_sheet'],
    ['what only begins like a ZIP file', () => Buffer.from('PK\x03\x04 and nothing'), 'damaged'],
    ['another ZIP file', () => zipSync({ 'a.txt': strToU8('x') }), 'damaged'],
    ['a workbook that is cut off', () => oneSheet('<row/>').slice(0, 400), 'damaged'],
    ['XML that ends too early', () => oneSheet('<row><c><v>1'), 'damaged'],
    ['own entities', () => oneSheet('', { 'xl/sharedStrings.xml': bomb() }), 'damaged'],
    ['a zip bomb', () => oneSheet('', { 'xl/worksheets/sheet1.xml': zeros }), 'unpacked'],
    ['a zip bomb that says that it is small', () => lying(zeros), 'unpacked'],
    ['many rows', () => oneSheet(many), 'too_many_rows'],
    ['many rows of text', () => Buffer.from('1\n'.repeat(MAX_ROWS + 1)), 'too_many_rows'],
  ])('%s', async (_, bytes, problem) => {
    expect(await refusal(bytes())).toEqual(fault(problem))
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

function bomb(): string {
  return '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>'
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
