// What was read before a change and arrives after it: nobody may go on with it from then on.
import { expect, test } from 'vitest'
import type { Store, Tx } from '../../../src/db/store.ts'
import { changeSettingsBy } from '../../../src/domain/settings/settings.ts'
import { testApp } from '../../helpers/app.ts'
import { importTestCatalog, PIDS, START } from '../../helpers/factories.ts'
import { heldReads } from '../../helpers/held-reads.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { ban } from '../../helpers/standing.ts'
import { testStore } from '../../helpers/store.ts'

const actor = 'operator'
const order = (trxid: string) => ({ pid: PIDS.userId, trxid, userId: '5123456' })

/** An app whose reads arrive when the test lets them, and a reseller of it. */
async function lateApp() {
  const { store, hold, release } = heldReads(await testStore())
  const parts = await testApp({ store })
  await importTestCatalog(parts.store)
  const { key, accountId } = await parts.reseller()
  const get = (path: string) => parts.call('GET', path, { key })
  const post = (trxid: string) => parts.call('POST', '/orders', { key, body: order(trxid) })
  /** Makes the call; what it reads arrives once the change is committed. */
  async function overtaken<T>(call: () => Promise<T>, change: () => Promise<unknown>): Promise<T> {
    const read = hold()
    const answer = call()
    await read
    await change()
    release()
    return answer
  }
  return { ...parts, accountId, get, post, overtaken, hold, release }
}

const priced = (store: Store, priceMicros: number) =>
  store.transaction((tx) =>
    changeProduct(tx, PIDS.userId, { changes: { priceMicros }, actor }, START),
  )

test.each<[what: string, change: (tx: Tx, accountId: number) => Promise<unknown>, code: string]>([
  ['a ban', (tx, id) => ban(tx, id, { reason: undefined, actor }, START), 'ACCOUNT_BANNED'],
  [
    'a setting',
    (tx) => changeSettingsBy(tx, { requireAllowlist: true }, actor, START),
    'IP_ALLOWLIST_REQUIRED',
  ],
])('%s holds from the next request, though it was being read', async (_, change, code) => {
  const { store, accountId, get, overtaken } = await lateApp()
  await overtaken(
    () => get('/balance'),
    () => store.transaction((tx) => change(tx, accountId)),
  )
  expect((await get('/balance')).body).toMatchObject({ code })
})

test('a price holds from the next order, though the product was being read', async () => {
  const { store, get, post, overtaken } = await lateApp()
  await get('/balance')
  await overtaken(
    () => post('first'),
    () => priced(store, 2_500_000),
  )
  expect((await post('second')).body).toMatchObject({ amountUsd: 2.5 })
})

test('the catalog shows a change within a second, though it was being built', async () => {
  const { store, get, overtaken, clock } = await lateApp()
  await get('/balance')
  const shown = async () => {
    const { products } = (await get('/products')).body as { products: { id: string }[] }
    return products.find(({ id }) => id === PIDS.userId)
  }
  await overtaken(shown, () => priced(store, 2_500_000))
  clock.advance(1000)
  expect(await shown()).toMatchObject({ price: 2.5 })
})

test('what could not be read is read again', async () => {
  const { get, hold, release, store, clock } = await lateApp()
  expect((await get('/balance')).status).toBe(200)
  for (const path of ['/services', '/products']) {
    await priced(store, 2_500_000)
    clock.advance(1000)
    expect((await get('/balance')).status).toBe(200)
    const read = hold()
    const answers = [get(path), get(path)]
    await read
    release(new Error('The disk is gone.'))
    for (const answer of answers) expect((await answer).status).toBe(500)
    expect((await get(path)).status).toBe(200)
  }
})
