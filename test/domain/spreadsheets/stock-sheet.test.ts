// Codes for several products in one spreadsheet.
import { describe, expect, test } from 'vitest'
import { checkStockSheet } from '../../../src/domain/spreadsheets/stock-sheet.ts'
import { addTestStock, importTestCatalog, PIDS } from '../../helpers/factories.ts'
import { exported, found, oneSheet, sheetFixture } from '../../helpers/sheets.ts'
import { testStore } from '../../helpers/store.ts'

const { gamekey, giftcard, userId } = PIDS

async function shop() {
  const store = await testStore()
  await importTestCatalog(store)
  const check = async (content: string | Uint8Array) =>
    checkStockSheet(store.read, await found(content))
  return { store, check }
}

test.each(['csv', 'xlsx'] as const)(
  '%s: has what is sold from stock, and no code',
  async (format) => {
    const { store, check } = await shop()
    const codes = await addTestStock(store, gamekey, 3)
    const bytes = await exported(store, 'stock', format)
    const { rows } = await found(bytes)
    expect(rows.map(({ cells }) => cells.map(({ text }) => text).slice(0, 5))).toContainEqual([
      ...[gamekey, 'gamekeys', 'Game K standard', '3', 'low'],
    ])
    expect(rows.map(({ cells }) => cells[0]?.text)).not.toContain(userId)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    await expect(check(bytes)).rejects.toMatchObject({ data: { problem: 'no_codes' } })
  },
)

test.each([
  ['line-breaks-in-a-cell', 'CARD-10', ['AAAA-1111', 'BBBB-2222', 'CCCC-3333']],
  ['text-that-looks-like-an-exponent', 'CARD-20', ['7420E81593460217']],
])('codes as a person sees them: %s', async (name, pid, codes) => {
  const { store } = await shop()
  const { heading, rows } = await found(sheetFixture(name))
  const own = rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((one) => (one.text === pid ? { ...one, text: gamekey } : one)),
  }))
  const { groups, problems } = await checkStockSheet(store.read, { heading, rows: own })
  expect(problems).toEqual([])
  expect(groups[0]?.codes.map(({ code }) => code)).toEqual(codes)
})

test('codes are grouped by product and cost; a cell may have several', async () => {
  const { check } = await shop()
  const table = `code,pid,cost_usd,product\nA-1,${gamekey},"1,50",x\n"B-1\nB-2",${giftcard},,\n'-A-2,${gamekey},1.5,\nA-3,${gamekey},2,\nA-1,${gamekey},,\n,${gamekey},9,\n`
  const { groups, repeated, problems } = await check(table)
  expect(problems).toEqual([])
  expect(
    groups.map(({ pid, costMicros, codes }) => [pid, costMicros, codes.map((one) => one.code)]),
  ).toEqual([
    [gamekey, 1_500_000, ['A-1', '-A-2']],
    [giftcard, null, ['B-1', 'B-2']],
    [gamekey, 2_000_000, ['A-3']],
  ])
  expect(repeated).toEqual([{ line: 6, starts: 'A', sameAs: 2 }])
})

describe('what is wrong is told by row and column, without what is in the cells', () => {
  test.each([
    [`,SECRET-1,`, 'pid', 'pid_missing'],
    [`NEW-1,SECRET-1,`, 'pid', 'unknown_pid'],
    [`${userId},SECRET-1,`, 'pid', 'not_from_stock'],
    [`${gamekey},SECRET-1,SECRET-2`, 'cost_usd', 'amount'],
    [`${gamekey},SECRET-1,50%`, 'cost_usd', 'percent'],
    [`${gamekey},1.23457E+15,`, 'code', 'rounded'],
    [`${gamekey},${'S'.repeat(513)},`, 'code', 'code_too_long'],
    [`${gamekey},SECRET-1,\n${giftcard},SECRET-1,`, 'code', 'code_elsewhere'],
  ])('%j: %s %s', async (rows, column, problem) => {
    const { check } = await shop()
    const checked = await check(`pid,code,cost_usd\n${rows}`)
    expect(checked.problems).toMatchObject([{ column, problem }])
    expect(JSON.stringify(checked.problems)).not.toMatch(/SECRET|SSS/)
  })

  test('a code that a program has rounded or made a date of', async () => {
    const { check } = await shop()
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const row = (code: string) => `<row>${cell(gamekey)}${code}</row>`
    const sheet = [
      `<row>${cell('pid')}${cell('code')}</row>`,
      row('<c><v>123456789012345</v></c>'),
      row('<c><v>1.2345678901234567E+19</v></c>'),
      row('<c s="1"><v>46037</v></c>'),
    ].join('')
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
    const { groups, problems } = await check(oneSheet(sheet, { 'xl/styles.xml': styles }))
    expect(groups).toMatchObject([{ codes: [{ code: '123456789012345' }] }])
    expect(problems.map(({ row, problem }) => [row, problem])).toEqual([
      [3, 'rounded'],
      [4, 'date'],
    ])
  })
})

test('more codes than one file may have are refused, in however few cells', async () => {
  const { check } = await shop()
  const cell = `"${Array.from({ length: 2001 }, (_, i) => i).join('\n')}"`
  await expect(check(`pid,code\n${`${gamekey},${cell}\n`.repeat(50)}`)).rejects.toMatchObject({
    data: { problem: 'too_many_codes', max: 100_000 },
  })
})

test.each([
  ['="0012"', ['0012'], null],
  ['"=""00,12"""', ['00,12'], null],
  [`'="0012"`, ['="0012"'], null],
  ['#N/A', undefined, 'error'],
  ['#DIV/0!', undefined, 'error'],
])('%s in a CSV file is what a spreadsheet shows', async (cell, codes, problem) => {
  const { check } = await shop()
  const { groups, problems } = await check(`pid,code\n${gamekey},${cell}\n`)
  expect(groups[0]?.codes.map(({ code }) => code)).toEqual(codes)
  expect(problems[0]?.problem ?? null).toBe(problem)
})
