import { expect, test } from 'vitest'
import { testBot } from '../../helpers/bot.ts'
import { PIDS } from '../../helpers/factories.ts'

const KEY = /gw_test_[0-9A-Za-z]{38}/

/** A newcomer: nothing paid in, API access off. */
async function withTestKeys() {
  const bot = await testBot()
  const holder = bot.person()
  await holder.go('/api', '🧪 Test keys')
  return {
    ...{ ...bot, holder },
    async issue(): Promise<string> {
      await holder.press('🔑 New test key')
      const texts = (await holder.messages()).map(({ text }) => KEY.exec(text ?? '')?.[0])
      return texts.findLast((key) => key !== undefined) ?? ''
    },
    screen: async () =>
      (await holder.messages()).findLast(({ text }) => text?.startsWith('🧪 Test keys'))?.text,
  }
}

test('a newcomer gets a test key, orders with it, and finds the order in the bot', async () => {
  const { call, holder, issue, screen } = await withTestKeys()
  expect(await screen()).toContain('You have no test key yet')
  const key = await issue()
  expect(await screen()).toContain('Test wallet  100.00 USD')
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 'one' }
  const { body: order } = await call('POST', '/orders', { key, body })
  expect(order).toMatchObject({ status: 'completed', test: true })

  await holder.go('/orders', '🧪 Test orders')
  expect(await holder.sees()).toMatch(/1\. 60 UC · Game A\n5123456 · .+ · 0\.99 USD · ✅ completed/)
  await holder.press('1 ✅')
  const shown = (await holder.messages()).findLast(({ text }) => text?.includes('Test order'))
  expect(shown?.text).toContain(String(order.orderId))
})

test('a test key that is ended is refused at once; the others work on', async () => {
  const { call, holder, issue } = await withTestKeys()
  const [first, second] = [await issue(), await issue()]
  expect(second).not.toBe(first)
  await holder.go('🗝 test 1', '🗑 Revoke', '🗑 Yes, revoke it')
  const status = async (key: string) => (await call('GET', '/balance', { key })).status
  expect([await status(first), await status(second)]).toEqual([401, 200])
})

test('nobody sees or ends the test orders and keys of others', async () => {
  const { call, issue, newcomer } = await withTestKeys()
  const key = await issue()
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 'one' }
  const { orderId } = (await call('POST', '/orders', { key, body })).body
  const stranger = await newcomer()
  for (const data of [`order:${orderId}:0`, 'key-revoke-now:1']) await stranger.forge(data)
  expect(JSON.stringify(await stranger.messages())).not.toContain('60 UC')
  expect((await call('GET', '/balance', { key })).status).toBe(200)
})
