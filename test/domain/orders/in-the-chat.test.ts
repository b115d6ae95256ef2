import { expect, test } from 'vitest'
import { setApiAllowed } from '../../../src/domain/accounts/standing.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { changeSettings, type Settings } from '../../../src/domain/settings/settings.ts'
import { openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { ban, restrict, setShopAllowed } from '../../helpers/standing.ts'
import { testShop } from '../../helpers/store.ts'

const actor = 'admin:7'

async function chat() {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 10_000_000 })
  return {
    ...{ store, accountId },
    set: (changes: Partial<Settings>) =>
      store.transaction((tx) => changeSettings(tx, changes, START)),
    buy: (via: 'api' | 'chat', more: { trxid?: string } = {}) =>
      placeOrder(store, { accountId, via, ...more }),
  }
}

test('neither the switches of the API nor its eligibility bind the chat', async () => {
  const { store, accountId, buy, set } = await chat()
  await store.transaction((tx) => setApiAllowed(tx, accountId, false, { actor }, START))
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

test('an account may be left with the API alone, and takes its replays along', async () => {
  const { store, accountId, buy } = await chat()
  const first = await buy('chat', { trxid: 'bot-1' })
  const turn = (on: boolean) =>
    store.transaction((tx) => setShopAllowed(tx, accountId, on, { actor }, START))
  await turn(false)
  await expect(buy('chat')).rejects.toMatchObject({ code: 'SHOP_NOT_ALLOWED' })
  expect((await buy('chat', { trxid: 'bot-1' })).order.id).toBe(first.order.id)
  await buy('api')
  await turn(true)
  await buy('chat')
})

test.each(['restricted', 'banned'] as const)('a %s person buys nothing', async (standing) => {
  const { store, accountId, buy } = await chat()
  const why = { reason: undefined, actor } as const
  await store.transaction((tx) =>
    standing === 'banned'
      ? ban(tx, accountId, why, START)
      : restrict(tx, accountId, { ...why, forMs: 60_000 }, START),
  )
  await expect(buy('chat')).rejects.toMatchObject({ code: 'ACCOUNT_SHUT', data: { standing } })
  expect(await balanceOf(store.read, accountId)).toBe(10_000_000)
})
