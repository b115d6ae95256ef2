// Tables as CSV files, written while their rows come.
import { Writable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, type ReportTable, writeCsv } from '../../../src/domain/reports/csv.ts'
import { exactUsd } from '../../../src/domain/shared/money.ts'
import { csvRow } from '../../../src/domain/shared/table-text.ts'

const COLUMNS: ReportTable['columns'] = [
  { name: 'id', kind: 'text' },
  { name: 'count', kind: 'whole' },
  { name: 'amount_usd', kind: 'usd' },
  { name: 'at', kind: 'instant' },
]
const AT = new Date('2026-01-15T12:00:00.000Z')

function table(rows: Cell[][]): ReportTable {
  async function* all() {
    yield* rows
  }
  return { columns: COLUMNS, rows: all() }
}

/** Takes a piece at a time, and is slower than what writes to it. */
async function written(one: ReportTable): Promise<Buffer> {
  const pieces: Buffer[] = []
  const output = new Writable({
    highWaterMark: 1,
    write(piece, _, done) {
      pieces.push(piece)
      setImmediate(done)
    },
  })
  await writeCsv(one, output)
  return Buffer.concat(pieces)
}

test('CSV keeps every digit, and makes no formula of what a stranger wrote', async () => {
  const csv = await written(
    table([
      ['00512', 3, 1700, AT],
      ['=HYPERLINK("x")', -1, -12_500_000, null],
      ['a "b", c\r\nd', null, 0, null],
    ]),
  )
  expect(csv.toString('utf8')).toBe(
    [
      '\uFEFFid,count,amount_usd,at',
      '00512,3,0.0017,2026-01-15 12:00:00',
      '"\'=HYPERLINK(""x"")",-1,-12.50,',
      '"a ""b"", c\r\nd",,0.00,',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['  +1', `"  '+1"`],
  ['Ann;=1+1', `"Ann;'=1+1"`],
  ['Ann; \u3000"@x"', `"Ann; \u3000""'@x"""`],
  ['Ann\t-1, =2', `"Ann\t'-1, '=2"`],
  ['Ann\n＝1\r＋1', `"Ann\n'＝1\r'＋1"`],
  ['\tAnn', `"'\tAnn"`],
  ['＠Ann', "'＠Ann"],
  ['user|-pass', 'user|-pass'],
  ['a-b = c', 'a-b = c'],
])('CSV has no beginning of a formula behind any separator: %j', async (text, cell) => {
  const csv = await written(table([[text, null, null, null]]))
  expect(csv.toString().split('\r\n')[1]).toBe(`${cell},,,`)
  expect(csvRow([text])).toBe(`${cell}\r\n`)
})

test('an amount keeps all its digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (micros) => {
      const [whole = '', decimals = ''] = exactUsd(micros).replace('-', '').split('.')
      expect(Number(whole) * 1e6 + Number(decimals.padEnd(6, '0'))).toBe(Math.abs(micros))
      expect(decimals.length).toBeGreaterThanOrEqual(2)
    }),
  )
})

test('what fails while rows are read fails the whole', async () => {
  async function* broken(): AsyncGenerator<Cell[]> {
    yield ['1', null, null, null]
    throw new Error('as if the database were away')
  }
  const all = { ...table([]), rows: broken() }
  await expect(written(all)).rejects.toThrow('as if the database were away')
})
