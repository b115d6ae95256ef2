import { expect } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { editProducts } from '../../src/domain/catalog/edit.ts'
import { checkCatalogSheet } from '../../src/domain/spreadsheets/catalog-sheet.ts'
import { actsOf } from './acts.ts'
import { importTestCatalog, later } from './factories.ts'
import { found } from './sheets.ts'
import { testStore } from './store.ts'

const actor = 'operator' as const

/** A shop, and what files would change in it. */
export async function sheetShop() {
  const store = await testStore()
  await importTestCatalog(store)
  const check = async (content: string | Uint8Array) =>
    checkCatalogSheet(store.read, await found(content))
  const product = async (pid: string) => (await listingOf(store.read, pid))?.product
  return {
    store,
    check,
    product,
    /** The changes of a file, such as `GWP-A60 price 990000 > 1100000`. */
    async changes(content: string | Uint8Array) {
      const { edits, problems } = await check(content)
      expect(problems).toEqual([])
      return edits.map((one) => `${one.pid} ${one.field} ${said(one.before)} > ${said(one.after)}`)
    },
    /** What is wrong with a file, such as `2 price_usd amount`. */
    async problems(content: string | Uint8Array) {
      const { edits, problems } = await check(content)
      expect(edits).toEqual([])
      return problems.map(({ row, column, problem }) => `${row} ${column} ${problem}`)
    },
    async make(content: string | Uint8Array) {
      const { edits } = await check(content)
      return store.transaction((tx) => editProducts(tx, { edits, actor }, later(1000)))
    },
    acts: async (action: 'product.change' | 'product.cost' | 'catalog.sheet' | 'pricing.reprice') =>
      (await actsOf(store, action)).map(({ detail }) => detail),
  }
}

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
