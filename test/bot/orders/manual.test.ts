// Orders that a person fulfils, in the bot.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openApprovals } from '../../../src/domain/approvals/approvals.ts'
import {
  accounts,
  conversations,
  manualTasks,
  orders,
  supplierJobs,
} from '../../../src/domain/schema.ts'
import { type Goods, OTHER_ADMIN, REMIND_MS, shopWithAdmins as shop } from '../../helpers/admins.ts'
import { ADMIN_ID } from '../../helpers/bot.ts'

const byHand: Goods = { suppliers: ['manual'], supplierRef: null }

describe('an order that a person fulfils', () => {
  test('is a card with the player; taken and done, it is completed and charged once', async () => {
    const { ada, ben, order, present, balance, store, proven } = await shop(byHand)
    const { orderId } = await order()
    expect(await ada.sees()).toMatch(/To do by hand/)
    expect(await ada.sees()).toContain('Dana#1')
    expect(await ben.sees()).toContain('Dana#1')

    expect(await ada.see('🙋 Take')).toMatch(/Taken by +you/)
    const [task] = await store.read.select().from(manualTasks)
    expect(task?.takenBy).toBe(ADMIN_ID)
    expect((await ben.press('🙋 Take'))?.text).toMatch(/Another admin has taken this order/)

    expect(await ada.see('✅ Done')).toMatch(/Has the player received it\?/)
    await ada.press('✅ Yes, done')
    expect(await present(orderId)).toMatchObject({ status: 'completed' })
    expect(await ada.sees()).toMatch(/Decided by {2}admin .*\(\d+\)\n/)
    expect(await balance()).toBe(98)
    expect(await store.read.select().from(manualTasks)).toEqual([])
    await proven()
  })

  test('that fails is refunded, once, with the reason that was typed', async () => {
    const { ada, ben, order, present, balance, proven } = await shop(byHand)
    const { orderId } = await order()
    await ada.go('↩️ Failed', '✏️ Another reason')
    await ben.press('↩️ Failed')
    await ada.write('The season is\nover')
    expect((await ben.press('↩️ ITEM UNAVAILABLE'))?.text).toMatch(/has ended/)
    expect(await present(orderId)).toMatchObject({
      status: 'cancelled',
      error: 'The season is over',
      refunded: true,
    })
    expect(await balance()).toBe(100)
    await proven()
  })

  test('only a task ends as one: any other order needs a second person, and its supplier is asked on', async () => {
    const script = { place: ['accept'], check: ['keep', 'keep'] } as const
    const { ada, order, present, balance, store, clock, set } = await shop(
      { suppliers: ['north'] },
      script,
    )
    const { orderId } = await order()
    await set({ secondPerson: { aboveMicros: 1_000_000 } })
    const failed = () => ada.go(`/order ${orderId}`, '↩️ Cancel with refund', '↩️ INVALID PLAYER')
    await failed()
    expect(await present(orderId)).toMatchObject({ status: 'processing' })
    expect(await balance()).toBe(98)
    expect(await openApprovals(store.read, clock.now)).toMatchObject([{ kind: 'order' }])
    await set({ secondPerson: { aboveMicros: 0 } })
    await failed()
    expect(await present(orderId)).toMatchObject({ status: 'cancelled' })
    const [job] = await store.read.select().from(supplierJobs)
    expect(job?.watchUntil).toBeInstanceOf(Date)
  })

  test('nobody of the team cancels their own order, done by a person or not', async () => {
    for (const goods of [byHand, { suppliers: ['north'] }]) {
      const { ben, person, order, present, balance, giveRole, store } = await shop(goods, {
        place: ['accept'],
      })
      const { orderId } = await order()
      const [{ telegramId = 0 } = {}] = await store.read
        .select({ telegramId: accounts.telegramId })
        .from(orders)
        .innerJoin(accounts, eq(accounts.id, orders.accountId))
      const buyer = person(telegramId)
      await buyer.write('/start')
      await giveRole(buyer, 'manager')
      const cancel = (who: typeof buyer) =>
        who.go(`/order ${orderId}`, /↩️ (Failed|Cancel)/, '↩️ INVALID PLAYER')
      expect((await cancel(buyer))?.text).toMatch(/your own account/)
      expect(await present(orderId)).toMatchObject({ status: 'processing' })
      await cancel(ben)
      expect(await balance()).toBe(100)
    }
  })

  test('sent while a reason is typed, is said to be perhaps known, also to the second person', async () => {
    const script = { place: ['not-sent', 'accept'], check: Array(9).fill('keep') } as const
    const { ada, ben, order, pass, present, set } = await shop({ suppliers: ['north'] }, script)
    const { orderId } = await order()
    expect(await ada.see(`/order ${orderId}`, '↩️ Cancel with refund')).not.toMatch(/may have/)
    await pass(60_000)
    expect(await present(orderId)).toMatchObject({ status: 'processing' })
    expect(await ada.see('✏️ Another reason')).toMatch(/The supplier may have this order/)
    await set({ secondPerson: { aboveMicros: 1_000_000 } })
    await ada.write('Out of season')
    expect(await ben.see('↻ Refresh')).toMatch(/Account {2}.*\(\d+\)[\s\S]*Known.*perhaps/)
  })

  test('ends once when two admins end it in two ways at once', async () => {
    const { ada, ben, order, present, balance, store, proven } = await shop(byHand)
    const { orderId } = await order()
    await ada.press('✅ Done')
    await ben.press('↩️ Failed')
    await Promise.all([ada.press('✅ Yes, done'), ben.press('↩️ INVALID PLAYER')])
    const { status } = await present(orderId)
    expect(await balance()).toBe(status === 'completed' ? 98 : 100)
    expect(await store.read.select().from(manualTasks)).toEqual([])
    await proven()
  })

  test('is reminded of while it waits', async () => {
    const { ada, order, pass } = await shop(byHand)
    await order()
    await pass(REMIND_MS - 1000)
    expect(await ada.sees()).not.toMatch(/Still to do/)
    await pass(2000)
    expect(await ada.sees()).toMatch(/Still to do by hand/)
    await pass(2 * 60 * 60_000)
    // A person at work is no supplier that does not answer.
    const said = (await ada.messages()).map(({ text }) => text ?? '')
    expect(said.filter((text) => /Nobody knows/.test(text))).toEqual([])
  })

  test('of codes is done by sending them; bad ones change nothing and stay nowhere', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['manual'], supplierRef: null }
    const { ada, order, present, store, proven } = await shop(goods)
    const { orderId } = await order({ quantity: 2 })
    await ada.press('✅ Done')
    expect(await ada.ask('SECRET-ONE')).toMatch(/You sent 1 code, but the order is for 2/)
    expect(JSON.stringify(await store.read.select().from(conversations))).not.toMatch(/SECRET/)
    expect(await present(orderId)).toMatchObject({ status: 'processing' })

    await ada.write('SECRET-ONE\nSECRET-TWO')
    expect(await present(orderId)).toMatchObject({
      status: 'completed',
      codes: ['SECRET-ONE', 'SECRET-TWO'],
    })
    expect(JSON.stringify(await store.read.select().from(conversations))).not.toMatch(/SECRET/)
    await proven()
  })

  test('codes for one that has ended meanwhile show how it ended', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['manual'], supplierRef: null }
    const { ada, ben, order } = await shop(goods)
    const { orderId } = await order({ quantity: 1 })
    await ada.press('✅ Done')
    await ben.go('↩️ Failed', '↩️ ITEM UNAVAILABLE')
    expect(await ada.ask('SECRET-ONE')).toMatch(/has ended[\s\S]*ITEM UNAVAILABLE/)
    // No question is open any more: it is looked up.
    expect(await ada.ask(orderId)).not.toMatch(/has ended/)
  })

  test('can be given back to the others', async () => {
    const { ada, ben, order, store } = await shop(byHand)
    await order()
    await ada.go('🙋 Take', 'Give it back')
    await ben.press('🙋 Take')
    expect((await store.read.select().from(manualTasks))[0]?.takenBy).toBe(OTHER_ADMIN)
  })
})
