// What takes a second person, and cannot wait for one, is not done by one.
import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { changeSettings } from '../../src/domain/service/settings.ts'
import { unsoldCodes } from '../../src/domain/stock/replacement.ts'
import { PIDS, START } from '../helpers/factories.ts'
import { team } from '../helpers/team.ts'

async function shop() {
  const at = await team()
  const { max, store } = at
  return {
    ...at,
    second: (aboveMicros: number) =>
      store.transaction((tx) => changeSettings(tx, { secondPerson: { aboveMicros } }, START)),
    change: async (what: string, yes: string) => {
      await max.write(what)
      await max.press(yes)
    },
    priceOf: async (pid: string) => (await listingOf(store.read, pid))?.product.priceMicros,
    /** Lets a product's price follow from its cost of 1 USD. */
    follow: async (pid: string) => {
      for (const what of ['/margin all 20', `/product ${pid} cost 1`]) {
        await max.write(what)
        await max.press('✅ Save')
      }
      await max.write(`/product ${pid}`)
      await max.press('💹 Follow the cost')
      await max.press('✅ Change them')
    },
  }
}

test('nobody undoes alone what takes two', async () => {
  const { max, credit, balance, second, change, priceOf, follow } = await shop()
  const refused = async () =>
    expect((await max.press('↩️ Undo'))?.text).toMatch(/^Undoing this takes a second person/)
  await credit(60)
  await second(50_000_000)
  await refused()
  expect(await balance()).toBe(60)
  await change(`/product ${PIDS.userId} price 2`, '✅ Change them')
  await second(1_000_000)
  await refused()
  expect(await priceOf(PIDS.userId)).toBe(2_000_000)
  await second(50_000_000)
  await follow(PIDS.userId)
  await change(`/product ${PIDS.userId} cost 1.10`, '✅ Change them')
  await second(1_000_000)
  await refused()
  expect(await priceOf(PIDS.userId)).toBe(1_320_000)
})

test('nobody changes alone, by what codes cost, a price that takes two', async () => {
  const { max, second, follow, priceOf, store } = await shop()
  await follow(PIDS.gamekey)
  await second(1_000_000)
  await max.write(`/stock ${PIDS.gamekey}`)
  await max.write('A-CODE-1\nA-CODE-2')
  await max.press('💲 What did they cost?')
  const [refused] = await max.write('1.10')
  expect(refused?.text).toMatch(/^At this cost, prices would change that take a second person/)
  await max.press(/^✅ Yes, add 2/)
  const sheet = `pid,code,cost_usd\n${PIDS.gamekey},A-CODE-3,1.10`
  const [answer] = await max.sendFile('document', 'codes.csv', sheet)
  expect(answer?.text).toMatch(/^At this cost/)
  expect(await unsoldCodes(store.read, PIDS.gamekey)).toBe(2)
  expect(await priceOf(PIDS.gamekey)).toBe(1_200_000)
  await second(2_000_000)
  await max.sendFile('document', 'codes.csv', sheet)
  await max.press(/^✅ Yes, add 1/)
  expect(await priceOf(PIDS.gamekey)).toBe(1_320_000)
})
