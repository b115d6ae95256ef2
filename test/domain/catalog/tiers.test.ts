import { expect, test } from 'vitest'
import { accountByTelegramId } from '../../../src/domain/accounts/accounts.ts'
import { previewPrices } from '../../../src/domain/catalog/reprice.ts'
import {
  addTier,
  removeTier,
  renameTier,
  setAccountTier,
  setDiscount,
  tiersWithAccounts,
} from '../../../src/domain/catalog/tiers.ts'
import { rowsNamed } from '../../../src/domain/catalog/view.ts'
import { openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop } from '../../helpers/store.ts'

const actor = 'operator' as const

test('a tier has prices of its own, which its accounts pay until they leave it', async () => {
  const store = await testShop()
  const tx = store.transaction.bind(store)
  const { id: accountId, telegramId } = await openTestAccount(store, { balanceMicros: 5_000_000 })
  const { id } = await tx((t) => addTier(t, { name: 'Silver', actor }, START))
  await tx((t) => renameTier(t, id, { name: 'Gold', actor }, START))
  const discount = { discountBp: 1000, actor }
  const shown = await previewPrices(store, async (t) => {
    return rowsNamed(t, await setDiscount(t, id, discount, START))
  })
  expect(await tx((t) => setDiscount(t, id, discount, START))).toEqual([...shown.keys()])
  expect(shown.get(PIDS.userId)?.product).toMatchObject({
    ...{ priceMicros: 990_000, tierPrices: { [id]: 900_000 }, heldFor: null },
  })
  await tx((t) => setAccountTier(t, accountId, { tierId: id, actor }, START))
  expect(await tiersWithAccounts(store.read)).toMatchObject([{ name: 'Gold', accounts: 1 }])
  const pays = async () => {
    const { tierId } = (await accountByTelegramId(store.read, telegramId)) ?? {}
    const player = { userId: '5123456789' }
    const { order } = await placeOrder(store, { accountId, tierId: tierId ?? null, player })
    return order.amountMicros
  }
  expect(await pays()).toBe(900_000)
  expect(await tx((t) => removeTier(t, id, { actor }, START))).toBe(1)
  expect(await tiersWithAccounts(store.read)).toEqual([])
  expect(await pays()).toBe(990_000)
})
