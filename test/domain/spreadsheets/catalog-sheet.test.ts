// Prices and products that come back from a spreadsheet: which cells have changed, and what is wrong with others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { editProducts } from '../../../src/domain/catalog/edit.ts'
import { parseCatalog } from '../../../src/domain/catalog/file.ts'
import { importCatalog } from '../../../src/domain/catalog/import.ts'
import { setMargin } from '../../../src/domain/catalog/margins.ts'
import { changeProduct, setCost } from '../../../src/domain/catalog/products.ts'
import { addTier, setDiscount } from '../../../src/domain/catalog/tiers.ts'
import { lines, notices, products } from '../../../src/domain/schema.ts'
import { digestOf } from '../../../src/domain/spreadsheets/catalog-sheet.ts'
import { PIDS, START } from '../../helpers/factories.ts'
import { sheetShop } from '../../helpers/sheet-shop.ts'
import { exported } from '../../helpers/sheets.ts'

const actor = 'operator' as const
const PID = PIDS.userId

/** Names, references and prices that a spreadsheet could take for something else. */
async function oddGoods() {
  const at = await sheetShop()
  const { store } = at
  const odd = (pid: string, name: string, supplierRef: string, priceUsd: number) => ({
    ...{ pid, name, supplierRef, priceUsd, suppliers: ['one', 'two-2'] },
    costUsd: { one: 0.000001, 'two-2': 12.3 },
    names: { ru: `${name} рус`, es: '' },
  })
  const file = parseCatalog(
    JSON.stringify({
      lines: [
        {
          ...{ slug: 'odd', productName: 'Odd', gameName: 'Odd', kind: 'topup' },
          ...{ orderCode: 'ODD', suppliers: ['one'], fields: [{ name: 'userId', label: 'Id' }] },
          products: [
            odd('00512', '=1+1', '+49', 1.234567),
            odd('512', "'=x", "''-y", 0.1),
            odd('1e5', '  two  spaces\tand a tab ', '007', 100_000),
            odd('d', 'a "b", c;d\r\nnext', '3/4', 0.3),
            odd('e', 'none', 'none', 1),
            odd('f', '@name', 'a=b;c=d', 2),
            odd('g', 'Ann;=1+1', '＝1+1', 3),
            odd('h', 'Ann, -1; "@x"', 'x;+1', 4),
          ].map(({ names: { ru }, ...one }) => ({ ...one, names: { ru } })),
        },
      ],
    }),
  )
  await store.transaction((tx) => importCatalog(tx, { file, replace: false, actor }, START))
  await store.transaction(async (tx) => {
    const { id } = await addTier(tx, { name: 'Gold', actor }, START)
    await setDiscount(tx, id, { discountBp: 1000, actor }, START)
    const ref = { one: 'a-60', 'two-2': '00' }
    await tx.update(products).set({ supplierRef: ref }).where(eq(products.pid, 'd'))
  })
  return at
}

describe.each(['csv', 'xlsx'] as const)('%s', (format) => {
  test.each(['prices', 'products'] as const)(
    '%s that nobody changed change nothing',
    async (kind) => {
      const { store, check } = await oddGoods()
      const bytes = await exported(store, kind, format)
      const none = { edits: [], problems: [], moreProblems: 0, unread: [], ignored: [] }
      expect(await check(bytes)).toEqual(none)
    },
  )
})

test('a workbook that LibreOffice saved', async () => {
  const { check } = await sheetShop()
  const { edits, problems } = await check(
    readFileSync(join(import.meta.dirname, '../../fixtures/prices-libreoffice.xlsx')),
  )
  expect(edits.map(({ row, field, after }) => [row, field, after])).toEqual([
    [4, 'price', 3_300_000],
    [4, 'belowCost', true],
    [4, 'status', 'paused'],
    [4, 'names', '60 монет'],
    [5, 'price', 300_000],
    [10, 'price', 1_500_000],
  ])
  expect(problems).toEqual([
    { row: 6, column: 'price_usd', problem: 'date' },
    { row: 7, column: 'price_usd', problem: 'percent' },
    { row: 8, column: 'price_usd', problem: 'error' },
  ])
})

test('columns are found by their headings in any order, and what is left out stays', async () => {
  const { changes, check } = await sheetShop()
  const table = `My prices,,,\nStatus,Below cost,PID,Price (USD),notes\n,,,,\n,,,,x\npaused,,${PID},,y\n,YES,${PIDS.zoneId},1.00,`
  expect(await changes(table)).toEqual([
    `${PID} status active > paused`,
    `${PIDS.zoneId} belowCost false > true`,
  ])
  expect(await check(table)).toMatchObject({ unread: ['notes'] })
})

test('all that is wrong is told at once, and rows that name no product or one twice', async () => {
  const { check } = await sheetShop()
  const table = `pid,price_usd,price,status\n${PID},x,1,y\n,2,,\nNEW-1,3,,\n${PID},4,,\n${PIDS.zoneId},2,3,`
  const { problems } = await check(table)
  expect(problems.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [2, 'price_usd', 'amount'],
    [2, 'status', 'status'],
    [3, 'pid', 'pid_missing'],
    [4, 'pid', 'unknown_pid'],
    [5, 'pid', 'pid_twice'],
    [6, 'price_usd', 'twice'],
  ])
})

test.each([
  ['no column pid', 'a,b\n1,2', 'no_heading'],
  ['no rows', 'pid,price_usd\n', 'no_rows'],
  ['a column twice', 'pid,price_usd,Price USD\n1,2,3', 'heading_twice'],
])('%s: the file is refused', async (_, text, problem) => {
  const { check } = await sheetShop()
  await expect(check(text)).rejects.toMatchObject({ code: 'INVALID_SHEET', data: { problem } })
})

test('a price that follows the cost is set only together with the pricing', async () => {
  const { store, changes, problems, make, product } = await sheetShop()
  await store.transaction(async (tx) => {
    await setMargin(tx, { slug: null, tierId: null, marginBp: 2000, actor }, START)
    await setCost(tx, PID, { costMicros: 500_000, actor }, START)
  })
  await make(`pid,pricing\n${PID},margin`)
  expect(await product(PID)).toMatchObject({ priceMicros: 600_000, pricing: 'margin' })
  expect(await problems(`pid,price_usd\n${PID},5`)).toEqual(['2 price_usd follows_cost'])
  expect(await changes(`pid,price_usd\n${PID},0.6`)).toEqual([])
  await make(`pid,price_usd,pricing\n${PID},5,fixed`)
  expect(await product(PID)).toMatchObject({ priceMicros: 5_000_000, pricing: 'fixed' })
})

test('cost and price change together: nothing pauses in between, and each is in the log', async () => {
  const { store, make, acts, product } = await sheetShop()
  await make(`pid,cost_usd\n${PID},0.5`)
  const [change] = await make(`pid,cost_usd,price_usd,status\n${PID},2,2.5,paused`)
  expect(change).toMatchObject({
    before: { priceMicros: 990_000, heldFor: null },
    after: { priceMicros: 2_500_000, heldFor: null },
  })
  expect(await store.read.$count(notices)).toBe(0)
  expect(await acts('product.change')).toEqual([
    { pid: PID, name: '60 UC', priceMicros: 2_500_000, beforeMicros: 990_000 },
    { pid: PID, name: '60 UC', status: 'paused' },
  ])
  expect((await acts('product.cost')).at(-1)).toMatchObject({
    ...{ supplier: 'sandbox', costMicros: 2_000_000, beforeMicros: 500_000 },
  })
  expect((await acts('catalog.sheet')).at(-1)).toEqual({ products: 1, changes: 3 })
  // Below cost, which the product does not allow: it pauses itself, and the admins are told.
  await make(`pid,price_usd,status\n${PID},1.5,active`)
  expect(await product(PID)).toMatchObject({ heldFor: 'below_cost' })
  expect(await store.read.$count(notices)).toBeGreaterThan(0)
})

test('a product that changed after the file was compared is left alone, and so are the others', async () => {
  const { store, check, product } = await sheetShop()
  const file = `pid,price_usd\n${PID},1.5\n${PIDS.zoneId},2.5`
  const { edits } = await check(file)
  await store.transaction((tx) =>
    changeProduct(tx, PID, { changes: { priceMicros: 1_200_000 }, actor }, START),
  )
  await expect(
    store.transaction((tx) => editProducts(tx, { edits, actor }, START)),
  ).rejects.toMatchObject({ code: 'SHEET_STALE', data: { pids: [PID], more: 0 } })
  expect(await product(PIDS.zoneId)).toMatchObject({ priceMicros: 1_000_000 })
  const again = await check(file)
  expect(digestOf(again.edits)).not.toBe(digestOf(edits))
  await store.transaction((tx) => editProducts(tx, { edits: again.edits, actor }, START))
  expect(await product(PID)).toMatchObject({ priceMicros: 1_500_000 })
})

test('a line of codes is sold from stock as soon as one of its products is', async () => {
  const { store, make } = await sheetShop()
  const line = async () =>
    (await store.read.select().from(lines).where(eq(lines.slug, 'gamekeys')))[0]?.stockBased
  await make(`pid,suppliers\n${PIDS.gamekey},sandbox`)
  expect(await line()).toBe(true)
  await store.transaction((tx) =>
    tx
      .update(lines)
      .set({ suppliers: ['sandbox'] })
      .where(eq(lines.slug, 'gamekeys')),
  )
  await make(`pid,suppliers\n${PIDS.gamekey},none`)
  expect(await line()).toBe(false)
  await make(`pid,suppliers\n${PIDS.gamekey},"stock,sandbox"`)
  expect(await line()).toBe(true)
})

test('names and references are written as they are, and cleared with none', async () => {
  const { make, product } = await sheetShop()
  await make(`pid,name,name_ru,name_es,supplier_ref\n${PIDS.region},"'=Sum",Сто,none,x=1`)
  expect(await product(PIDS.region)).toMatchObject({
    ...{ name: '=Sum', names: { ru: 'Сто' }, supplierRef: 'x=1' },
  })
  await make(`pid,name_ru\n${PIDS.region},none`)
  expect(await product(PIDS.region)).toMatchObject({ names: null })
})

test('columns that are only read are named if they differ', async () => {
  const { check } = await sheetShop()
  const { edits, ignored } = await check(`pid,product,line\n${PID},Other,gamea\n${PIDS.zoneId},y,z`)
  expect(edits).toEqual([])
  expect(ignored).toEqual([
    { column: 'product', cells: 2 },
    { column: 'line', cells: 1 },
  ])
})
