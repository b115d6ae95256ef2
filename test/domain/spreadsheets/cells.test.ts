// Cells as people's programs write them, and what is wrong with others.
import { expect, test } from 'vitest'
import { PIDS } from '../../helpers/factories.ts'
import { sheetShop } from '../../helpers/sheet-shop.ts'

const PID = PIDS.userId

test.each([
  [' 1.10 USD ', '1.10'],
  ['1 250,50', '1250.5'],
  ["'2", '2'],
])('the price %j is %s', async (cell, usd) => {
  const { changes } = await sheetShop()
  const after = Math.round(Number(usd) * 1e6)
  expect(await changes(`pid;price_usd\n${PID};"${cell}"`)).toEqual([
    `${PID} price 990000 > ${after}`,
  ])
})

test.each([
  ['name', 'New name', 'name', '60 UC > New name'],
  ['name_ru', '60 монет', 'names', 'null > 60 монет'],
  ['Name (ES)', 'Sesenta', 'names', 'null > Sesenta'],
  ['supplier_ref', 'b-60', 'supplierRef', 'a-60 > b-60'],
  ['supplier_ref', 'sandbox=c', 'supplierRef', 'a-60 > {"sandbox":"c"}'],
  ['supplier ref', 'none', 'supplierRef', 'a-60 > null'],
  ['suppliers', 'sandbox; other', 'suppliers', 'null > ["sandbox","other"]'],
  ['status', 'ARCHIVED', 'status', 'active > archived'],
  ['pricing', 'Margin', 'pricing', 'fixed > margin'],
  ['below_cost', 'да', 'belowCost', 'false > true'],
  ['below_cost', 'x', 'belowCost', 'false > true'],
  ['cost_usd', '0.5', 'cost', 'null > 500000'],
  ['cost_usd sandbox', '0', 'cost', 'null > 0'],
  ['price', '2', 'price', '990000 > 2000000'],
])('the column %s with %s', async (heading, cell, field, change) => {
  const { changes } = await sheetShop()
  expect(await changes(`pid,${heading}\n${PID},${cell}`)).toEqual([`${PID} ${field} ${change}`])
})

test.each([
  ['price_usd', 'abc', 'amount'],
  ['price_usd', '"1,250"', 'unclear'],
  ['price_usd', '1.2345678', 'amount'],
  ['price_usd', '-1', 'amount'],
  ['price_usd', '50%', 'percent'],
  ['price_usd', '0', 'price_range'],
  ['price_usd', '100000.01', 'price_range'],
  ['price_usd', 'none', 'no_price'],
  ['cost_usd', '100001', 'cost_range'],
  ['cost_usd stock', '1', 'unknown_supplier'],
  ['pricing', 'free', 'pricing'],
  ['below_cost', 'maybe', 'yes_no'],
  ['status', 'hidden', 'status'],
  ['name', 'x'.repeat(129), 'name'],
  ['name', '1.23E+15', 'rounded'],
  ['supplier_ref', 'x'.repeat(129), 'ref'],
  ['supplier_ref', 'sandbox=a; other=b', 'unknown_supplier'],
  ['suppliers', '"One Two"', 'suppliers'],
  ['suppliers', '"a,a"', 'suppliers'],
  ['suppliers', 'stock', 'stock_supplier'],
])('in the column %s %s is refused: %s', async (heading, cell, problem) => {
  const { problems } = await sheetShop()
  expect(await problems(`pid,${heading}\n${PID},${cell}`)).toEqual([`2 ${heading} ${problem}`])
})
