import type { LabeledPrice } from 'grammy/types'
import { expect, it } from 'vitest'
import { ADA, ANA, refusal, startEmulation } from './emulation.ts'

const ONE_PRICE: LabeledPrice[] = [{ label: 'Stars', amount: 25 }]

/** Ana and Ada have an invoice of 25 Stars each; Ada has 50 Stars. */
async function withInvoice() {
  const emulation = await startEmulation()
  const { api, act, updates, chat } = emulation
  const invoices = new Map<number, number>()
  for (const id of [ANA, ADA]) {
    await act(`/chats/${id}/text`, { text: '/start' })
    const sent = await api.sendInvoice(id, 'Top-up', '25 Stars', `p-${id}`, 'XTR', ONE_PRICE)
    invoices.set(id, sent.message_id)
  }
  await updates()

  /** Pays as the person does, and the bot agrees. Returns the charge's id. */
  async function pay(id: number): Promise<string> {
    const outcome = act(`/chats/${id}/pay`, { message_id: invoices.get(id) })
    const [update] = await api.getUpdates({ offset: -1, timeout: 30 })
    await api.answerPreCheckoutQuery(update?.pre_checkout_query?.id ?? '', true)
    const { charge_id } = await outcome
    await updates()
    return String(charge_id)
  }
  const starsOf = async (id: number) => (await chat(id)).person.stars
  return { ...emulation, invoices, pay, starsOf }
}

it('is paid once where somebody pays twice at once', async () => {
  const { api, act, invoices, updates, starsOf } = await withInvoice()
  const message_id = invoices.get(ANA)
  const payments = [1, 2].map(() => act(`/chats/${ANA}/pay`, { message_id }))
  const queries = []
  while (queries.length < 2)
    for (const { pre_checkout_query: query } of await updates()) if (query) queries.push(query)
  for (const { id } of queries) await api.answerPreCheckoutQuery(id, true)
  const outcomes = (await Promise.all(payments)).map(({ ok }) => ok)
  expect(outcomes.toSorted()).toEqual([false, true])
  expect(await starsOf(ANA)).toBe(9_975)
})

it('pays back only what was paid, and to whom it was paid by', async () => {
  const { api, pay, starsOf } = await withInvoice()
  const charge = await pay(ANA)
  const refund = (user: number, id: string) => refusal(api.refundStarPayment(user, id))
  expect(await refund(ANA, 'nonsense')).toBe('400 Bad Request: CHARGE_NOT_FOUND')
  expect(await refund(ANA, '')).toBe('400 Bad Request: CHARGE_ID_EMPTY')
  expect(await refund(ADA, charge)).toBe('400 Bad Request: CHARGE_NOT_FOUND')
  expect(await refund(424242, charge)).toBe('400 Bad Request: USER_ID_INVALID')
  expect(await starsOf(ADA)).toBe(50)
})

it('tells of a payment that Telegram takes back among the transactions alone', async () => {
  const { api, act, pay, updates, starsOf, emulator } = await withInvoice()
  const charge_id = await pay(ANA)
  emulator.takeBack(ANA, { charge_id })
  const { transactions } = await api.getStarTransactions()
  expect(transactions).toMatchObject([
    { id: charge_id, amount: 25, source: { user: { id: ANA } } },
    { id: charge_id, amount: 25, receiver: { type: 'user', user: { id: ANA } } },
  ])
  expect(await updates()).toEqual([])
  // The person has money back, not Stars.
  expect(await starsOf(ANA)).toBe(9975)
  expect(await refusal(api.refundStarPayment(ANA, charge_id))).toBe(
    '400 Bad Request: CHARGE_ALREADY_REFUNDED',
  )
  expect(() => emulator.takeBack(ADA, { charge_id })).toThrow('CHARGE_NOT_FOUND')
  await act(`/chats/${ADA}/take-back`, { charge_id: await pay(ADA), tell: true })
  expect((await updates()).at(-1)).toMatchObject({
    message: { chat: { id: ADA }, refunded_payment: { total_amount: 25 } },
  })
})
