import { expect } from 'vitest'
import { addTestStock, PIDS } from './factories.ts'
import { twoApps } from './scripted-supplier.ts'

/** Two processes, the first of which remembers a reseller and the catalog. */
export async function remembering() {
  const apps = await twoApps()
  const { first, second } = apps
  await addTestStock(second.store, PIDS.gamekey, 3)
  const { key, accountId } = await first.reseller()
  const balance = async () => (await first.call('GET', '/balance', { key })).status
  const product = async (pid: string) => {
    const { products } = (await first.call('GET', '/products', { key })).body as {
      products: Record<string, unknown>[]
    }
    return products.find(({ id }) => id === pid)
  }
  const look = () => first.app.jobs.changes.runOnce()
  await look()
  expect(await balance()).toBe(200)
  expect(await product(PIDS.gamekey)).toMatchObject({ stock: 3 })
  return { ...apps, key, accountId, balance, product, look }
}
