import type { Store } from '../../src/db/store.ts'
import { importTestCatalog, openTestAccount, TEST_CATALOG } from './factories.ts'
import { openTestStore, testDatabase } from './store.ts'

/** Two processes' connections to one database, which has the catalog. */
export async function twoStores(catalog = TEST_CATALOG) {
  const url = await testDatabase()
  const stores: [Store, Store] = [await openTestStore(url), await openTestStore(url)]
  const [store, other] = stores
  await importTestCatalog(store, catalog)
  const atOnce = <T>(count: number, work: (by: Store, i: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: count }, (_, i) => work(stores[i % 2 ? 1 : 0], i)))
  return {
    ...{ store, other, stores },
    /** The same so many times at once, half of it at each. */
    atOnce,
    /** As atOnce, each by an account of its own, which has 10,000 USD. */
    async rush<T>(count: number, work: (by: Store, accountId: number) => Promise<T>) {
      const ids: number[] = []
      for (let i = 0; i < count; i++)
        ids.push((await openTestAccount(store, { balanceMicros: 10_000_000_000 })).id)
      return atOnce(count, (by, i) => work(by, ids[i] ?? 0))
    },
  }
}
