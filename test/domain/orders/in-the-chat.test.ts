import { expect, test } from 'vitest'
import { setApiAllowed } from '../../../src/domain/accounts/standing.ts'
import { changeSettings, type Settings } from '../../../src/domain/settings/settings.ts'
import { importTestCatalog, openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testStore } from '../../helpers/store.ts'

const actor = 'admin:7'
test('neither the switches of the API nor its eligibility bind the chat', async () => {
  const { store, account, buy, set } = await chat()
  await store.transaction((tx) => setApiAllowed(tx, account.id, false, { actor }, START))
  await set({
    apiOrders: false,
    requireAllowlist: true,
    eligibility: { on: true, minDepositedMicros: 1e9, minAgeMs: 1e9 },
  })
  expect((await buy('chat')).order.status).toBe('processing')
  await expect(buy('api')).rejects.toMatchObject({ code: 'API_ORDER_DISABLED' })
})

test('a closed shop refuses the chat only, and maintenance both', async () => {
  const { buy, set } = await chat()
  await set({ shop: false })
  await expect(buy('chat')).rejects.toMatchObject({ code: 'SHOP_DISABLED' })
  await buy('api')
  await set({ shop: true, maintenance: true })
  for (const via of ['chat', 'api'] as const)
    await expect(buy(via)).rejects.toMatchObject({ code: 'MAINTENANCE' })
})

async function chat() {
  const store = await testStore()
  await importTestCatalog(store)
  const account = await openTestAccount(store, { balanceMicros: 10_000_000 })
  return {
    store,
    account,
    set: (changes: Partial<Settings>) =>
      store.transaction((tx) => changeSettings(tx, changes, START)),
    buy: (via: 'api' | 'chat') => placeOrder(store, { accountId: account.id, via }),
  }
}
