// What somebody sends who means no good, and what Telegram or a crash makes of what others send.
import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deposits } from '../../../src/domain/schema.ts'
import type { Update } from '../../../src/domain/telegram/inbox.ts'
import { testBot } from '../../helpers/bot.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { STARS } from '../../helpers/transfers.ts'

const TEN_USD = 10_000_000
const PRICE = 500

async function shopWithStars() {
  const bot = await testBot()
  await bot.set(STARS)
  let forged = 800_000_000
  return {
    ...bot,
    /** Hands over updates that no emulator would send, as Telegram does. */
    async handOver(...updates: object[]) {
      const numbered = updates.map((one): Update => ({ update_id: ++forged, ...one }))
      await bot.app.bot?.service.dispatcher.receive(numbered)
      await bot.settled()
    },
    async invoiced() {
      const person = await bot.newcomer()
      await person.forge(await person.asShown(`topup-go:stars:${TEN_USD}`))
      const invoice = (await person.messages()).findLast((one) => one.invoice)?.message_id ?? 0
      const [deposit] = await bot.store.read.select().from(deposits).orderBy(desc(deposits.id))
      return { person, invoice, reference: deposit?.reference ?? '' }
    },
  }
}

/** What Telegram tells of a payment. */
function paid(by: TestPerson, reference: string, paymentId: string, chat?: object): object {
  const from = { id: by.id, is_bot: false, first_name: 'Ann' }
  const successful_payment = {
    ...{ currency: 'XTR', total_amount: PRICE, invoice_payload: reference },
    ...{ telegram_payment_charge_id: paymentId, provider_payment_charge_id: '' },
  }
  const { id } = by
  const own = { id, type: 'private', first_name: 'Ann' }
  return { message: { message_id: 9999, date: 0, from, chat: chat ?? own, successful_payment } }
}

describe('a payment', () => {
  test('with somebody else’s payload credits neither of the two', async () => {
    const { invoiced, handOver, proven } = await shopWithStars()
    const [victim, thief] = [await invoiced(), await invoiced()]
    await handOver(paid(thief.person, victim.reference, 'forged'))
    expect(await thief.person.sees()).toMatch(/payment/i)
    for (const { person } of [victim, thief]) expect(await person.balance()).toBe(0)
    await proven()
  })

  test('made in a group, from an invoice that was forwarded there, is credited', async () => {
    const { invoiced, handOver, proven } = await shopWithStars()
    const { person, reference } = await invoiced()
    const before = (await person.messages()).length
    const group = { id: -100_500, type: 'supergroup', title: 'Friends' }
    await handOver(paid(person, reference, 'in-a-group', group))
    expect(await person.balance()).toBe(TEN_USD)
    expect((await person.messages()).length).toBe(before + 1)
    expect(await person.sees()).toMatch(/10\.00 USD/)
    await proven()
  })

  test('comes through in the midst of a question that is answered with a flood', async () => {
    const { invoiced, store, post, settled, proven } = await shopWithStars()
    const { person, invoice } = await invoiced()
    await person.go('/wallet', '➕ Top up', /Stars/, '✏️ Another amount')
    const long = 'x'.repeat(4096)
    const texts = Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? long : `flood ${i}`))
    const flood = texts.map((text) => post(`/chats/${person.id}/text`, { text }))
    expect(await person.pay(invoice)).toMatchObject({ ok: true })
    await Promise.all(flood)
    await person.act('sticker')
    const mine = (await person.messages()).find((one) => one.text === 'flood 1')
    await post(`/chats/${person.id}/text`, { text: '20', edit_message_id: mine?.message_id })
    await settled()
    expect(await person.balance()).toBe(TEN_USD)
    expect(await store.read.$count(deposits)).toBe(1)
    expect(await person.ask('/wallet')).toMatch(/10\.00 USD/)
    await proven()
  })
})
