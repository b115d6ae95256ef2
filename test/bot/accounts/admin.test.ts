// Commands of admins about people, goods and the service. Those that ask first are in confirmations.test.ts.
import { expect, test } from 'vitest'
import { auditLog } from '../../../src/domain/schema.ts'
import { ADMIN_ID, testBot } from '../../helpers/bot.ts'
import { PIDS } from '../../helpers/factories.ts'

async function withAdmin() {
  const bot = await testBot()
  const { key, telegramId } = await bot.reseller()
  const ada = await bot.newcomer(ADMIN_ID)
  let orders = 0
  return {
    ...bot,
    ...{ ada, holder: bot.person(telegramId) },
    order: async (body: object) =>
      (await bot.call('POST', '/orders', { key, body: { trxid: `t-${orders++}`, ...body } })).body,
    read: async (path: string) => (await bot.call('GET', path, { key })).body,
    acts: async () =>
      (await bot.store.read.select().from(auditLog).orderBy(auditLog.id))
        .filter(({ actor }) => actor === `admin:${ADMIN_ID}`)
        .map(({ action }) => action),
  }
}

test('/shopoff keeps somebody from buying in the chat alone, and /shopon lets them again', async () => {
  const { ada, holder, read, acts } = await withAdmin()
  const shopAllowed = async () => (await holder.account()).shopAllowed
  await holder.write('/start')
  await ada.write(`/shopoff ${holder.id} API only`)
  expect(await shopAllowed()).toBe(true)
  await ada.press(/Yes,/)
  expect(await shopAllowed()).toBe(false)
  expect(await read('/balance')).not.toHaveProperty('code')
  expect(await holder.sees()).toMatch(/the shop in this chat off for you\.\nReason {2}API only/)
  await ada.press(/Undo/)
  expect(await shopAllowed()).toBe(true)
  await ada.go(/Account/, /Shop off/, /Yes,/, /Account/)
  expect(await ada.sees()).toMatch(/Shop {2}⚪️ switched off by an admin/)
  await ada.press(/Shop on/)
  expect(await shopAllowed()).toBe(true)
  expect(await acts()).toEqual(['shop.forbid', 'shop.allow', 'shop.forbid', 'shop.allow'])
})

test('/order cancels with a refund and a reason that is typed', async () => {
  const { ada, order, read, acts } = await withAdmin()
  const { orderId } = await order({ pid: PIDS.userId, userId: '5123456704' })
  await ada.go(`/order ${String(orderId).toLowerCase()}`, '↩️ Cancel with refund')
  expect(await read(`/orders/${orderId}`)).toMatchObject({ status: 'processing' })
  await ada.press('✏️ Another reason')
  await ada.write('OUT OF SERVICE')
  const ended = { status: 'cancelled', refunded: true, error: 'OUT OF SERVICE' }
  expect(await read(`/orders/${orderId}`)).toMatchObject(ended)
  expect(await acts()).toEqual(['order.cancel'])
})
