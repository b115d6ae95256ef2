import { expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { chatTrxid, storeCard } from '../../src/domain/orders/cards.ts'
import { orders } from '../../src/domain/schema.ts'
import { newDraft } from '../../src/domain/shop/drafts.ts'
import { savedPlayersOf, savePlayer } from '../../src/domain/shop/saved-players.ts'
import { later, openTestAccount, PIDS, START } from '../helpers/factories.ts'
import { placeOrder } from '../helpers/place-order.ts'
import { twoStores } from '../helpers/two-stores.ts'

/** A holder with 50 USD, and two processes that serve them. */
async function twice() {
  const { store, atOnce } = await twoStores()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 50_000_000 })
  return { store, accountId, atOnce }
}

test('a confirm card that is tapped in two processes at once is bought once', async () => {
  const { store, accountId, atOnce } = await twice()
  const player = { userId: '5123456' }
  const goods = { pid: PIDS.userId, quantity: null, player, playerName: null, nameCheck: null }
  const { id } = await store.transaction((tx) => newDraft(tx, accountId, goods, START))
  const trxid = chatTrxid(id)
  const answers = await atOnce(20, async (process, i) => {
    await process.transaction((tx) => storeCard(tx, { trxid, accountId, messageId: i }, START))
    const order = { accountId, via: 'chat', trxid, player, exactMicros: 990_000 } as const
    return placeOrder(process, order, { instance: 'dead', inFlightMs: 0, leaseMs: 0 })
  })
  const placed = answers.filter(({ status }) => status === 'fulfilled')
  expect(placed.length).toBeGreaterThan(0)
  expect(await store.read.$count(orders)).toBe(1)
  expect(await balanceOf(store.read, accountId)).toBe(49_010_000)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('players who are saved at once stay within their number', async () => {
  const { store, accountId, atOnce } = await twice()
  for (const round of [0, 1]) {
    const saved = await atOnce(20, (process, i) =>
      process.transaction((tx) => {
        const player = { userId: `5${round}${i}` }
        return savePlayer(tx, accountId, { slug: 'gamea', player, name: null }, later(i))
      }),
    )
    expect(saved.filter(({ status }) => status === 'rejected')).toEqual([])
  }
  expect(await savedPlayersOf(store.read, accountId, 'gamea')).toHaveLength(20)
})
