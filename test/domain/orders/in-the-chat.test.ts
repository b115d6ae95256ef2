import { expect, test } from 'vitest'
import { setApiAllowed } from '../../../src/domain/accounts/standing.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop } from '../../helpers/store.ts'

test('neither the switches of the API nor its eligibility bind the chat', async () => {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 10_000_000 })
  const closed = {
    ...{ apiOrders: false, requireAllowlist: true },
    eligibility: { on: true, minDepositedMicros: 1e9, minAgeMs: 1e9 },
  }
  await store.transaction(async (tx) => {
    await setApiAllowed(tx, accountId, false, { actor: 'admin:7' }, START)
    await changeSettings(tx, closed, START)
  })
  const { order } = await placeOrder(store, { accountId, via: 'chat' })
  expect(order.status).toBe('processing')
  const atTheApi = placeOrder(store, { accountId })
  await expect(atTheApi).rejects.toMatchObject({ code: 'API_ORDER_DISABLED' })
})
