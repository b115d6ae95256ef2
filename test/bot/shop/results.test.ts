import { describe, expect, test } from 'vitest'
import { orderCards } from '../../../src/domain/schema.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { shopper } from '../../helpers/shopper.ts'

type Shopper = Awaited<ReturnType<typeof shopper>>

/** An order whose supplier takes three seconds: it is completed for a player in 01, and not done for one in 03. */
async function bought(s: Shopper, player: string) {
  await s.holder.go('/shop', /Game A UC$/, /60 UC/)
  await s.holder.write(player)
  await s.holder.go(/Skip/, /Buy for/)
  const card = (await s.holder.messages()).at(-1)
  return { cardId: card?.message_id ?? 0 }
}

async function endAfter(s: Shopper, ms: number): Promise<void> {
  s.clock.advance(ms)
  await s.app.jobs.fulfil.runOnce()
  await s.settled()
}

const textOf = async (s: Shopper, id: number) =>
  (await s.holder.messages()).find((one) => one.message_id === id)?.text

describe('an order that is not done at once', () => {
  test('changes its card when it is done, and does not disturb anybody who looks at it', async () => {
    const s = await shopper()
    const { cardId } = await bought(s, '5123456701')
    expect(await textOf(s, cardId)).toMatch(/⏳ In progress/)
    const before = (await s.holder.messages()).length
    await endAfter(s, 4000)
    expect(await textOf(s, cardId)).toMatch(/✅ Done/)
    expect(await s.holder.messages()).toHaveLength(before)
  })

  test('also sends a message if it took longer than a minute', async () => {
    const s = await shopper()
    const { cardId } = await bought(s, '5123456701')
    await endAfter(s, 61_000)
    expect(await textOf(s, cardId)).toMatch(/✅ Done/)
    expect(await s.holder.sees()).toMatch(/60 UC is completed/)
  })

  test('also sends a message if it was not done, and the money is back', async () => {
    const s = await shopper()
    const { cardId } = await bought(s, '5123456703')
    expect(await s.balance()).toBe(49_010_000)
    await endAfter(s, 4000)
    expect(await textOf(s, cardId)).toMatch(/did not work[\s\S]*0.99 USD is back in your wallet/)
    expect(await s.holder.sees()).toMatch(/could not be done/)
    expect(await s.balance()).toBe(50_000_000)
    expect(await s.holder.see('🔁 Try again')).toMatch(/Player ID {2}5123456703/)
  })

  test('is found by its card where the process died right after it was placed', async () => {
    const s = await shopper()
    await s.holder.go('/shop', /Game A UC$/, /60 UC/)
    await s.holder.write('5123456701')
    await s.holder.go(/Skip/)
    const [messageId, data] = await s.holder.button(/Buy for/)
    const [, draftId] = data.split(':')
    const goods = { pid: PIDS.userId, quantity: undefined, player: { userId: '5123456701' } }
    const trxid = `bot-${draftId}`
    const request = {
      accountId: s.accountId,
      via: 'chat',
      trxid,
      idempotencyKey: undefined,
    } as const
    const routeOf = () => [{ supplier: 'sandbox', supplierRef: 'a-60' }]
    const terms = { instance: 'dead', inFlightMs: 0, leaseMs: 0, routeOf }
    await placeOrder(s.store, { ...request, ...goods }, terms, s.clock.now)
    // Its update is handled again.
    await s.holder.pressData(messageId, data)
    expect(await textOf(s, messageId)).toMatch(/⏳ In progress/)
    await endAfter(s, 4000)
    expect(await textOf(s, messageId)).toMatch(/✅ Done/)
    expect(await s.orders()).toHaveLength(1)
    expect(await s.balance()).toBe(49_010_000)
  })

  test('is told in a new message if the card was deleted', async () => {
    const s = await shopper()
    await bought(s, '5123456701')
    await s.store.transaction((tx) => tx.update(orderCards).set({ messageId: 999_999 }))
    await endAfter(s, 4000)
    expect(await s.holder.sees()).toMatch(/✅ Done/)
  })
})

describe('codes', () => {
  async function boughtKeys(s: Shopper, quantity: string) {
    await addTestStock(s.store, PIDS.gamekey, 20)
    await s.holder.go('/shop', /Game keys/, /Game K/)
    if (/^(1|2|5|10)$/.test(quantity)) await s.holder.go(quantity)
    else {
      await s.holder.go(/Another number/)
      await s.holder.write(quantity)
    }
    const [messageId] = await s.holder.button(/Buy for/)
    await s.holder.go(/Buy for/)
    const [order] = await s.orders()
    return { messageId, codes: order?.codes ?? [] }
  }

  test('come hidden, with a button to copy each, in a message that nobody can forward', async () => {
    const s = await shopper({}, 500_000_000)
    const { messageId, codes } = await boughtKeys(s, '10')
    expect(codes).toHaveLength(10)
    expect(await textOf(s, messageId)).toMatch(/✅ Done[\s\S]*× 10[\s\S]*in the message below/)
    const [message, file] = (await s.holder.messages()).slice(-2)
    expect(file?.document?.file_name).toMatch(/^API-KEY-.*\.txt$/)
    for (const code of codes) expect(message?.text).toContain(code)
    expect(message?.entities?.filter(({ type }) => type === 'spoiler')).toHaveLength(10)
    const copied = (message?.reply_markup?.inline_keyboard ?? []).flat()
    expect(copied.map((one) => 'copy_text' in one && one.copy_text.text)).toEqual(codes)
    expect(message?.has_protected_content).toBe(true)
  })

  test('are only in the file if there are more', async () => {
    const s = await shopper({}, 500_000_000)
    const { codes } = await boughtKeys(s, '12')
    const [message, file] = (await s.holder.messages()).slice(-2)
    expect(message?.text).toMatch(/All 12 codes are in the file/)
    expect(message?.text).not.toContain(codes[0])
    expect(file?.document?.file_name).toMatch(/^API-KEY-.*\.txt$/)
  })

  test('a wrong number is asked for again, and more than there are is refused', async () => {
    const s = await shopper({}, 500_000_000)
    await addTestStock(s.store, PIDS.gamekey, 3)
    await s.holder.go('/shop', /Game keys/, /Game K/)
    expect(await s.holder.buttons()).toEqual(['1', '2', '✏️ Another number', '‹ Packs', '‹ Shop'])
    await s.holder.go(/Another number/)
    for (const wrong of ['0', 'two', '-1', '1.5', '501', '9999999'])
      expect(JSON.stringify(await s.holder.write(wrong))).toMatch(/whole number from 1 to 500/)
    await s.holder.write('4')
    expect((await s.holder.press(/Buy for/))?.text).toMatch(/fewer left than you want/)
    expect(await s.holder.buttons()).toContain('2')
    expect(await s.orders()).toHaveLength(0)
  })
})
