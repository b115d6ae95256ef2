import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from 'grammy'
import { expect, onTestFinished, test } from 'vitest'
import { admit } from '../../../src/bot/inbox/lanes.ts'
import { poll } from '../../../src/bot/inbox/polling.ts'
import { createWebhook } from '../../../src/bot/inbox/webhook.ts'
import { createTokenWatch } from '../../../src/bot/sending/token-watch.ts'
import { inbox, notices } from '../../../src/domain/schema.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import type { Update } from '../../../src/domain/telegram/inbox.ts'
import { ADMIN_ID } from '../../helpers/bot.ts'
import { PATIENCE_MS, withDispatcher } from '../../helpers/dispatcher.ts'
import { START } from '../../helpers/factories.ts'

/** With so many waiting only payments and admins are let in. */
const MAX_WAITING = 4000
const message = (update_id: number, person: number, more: object = { text: 'hi' }): Update => ({
  update_id,
  message: { from: { id: person }, chat: { id: person }, ...more },
})
const payment = (update_id: number, person: number) =>
  message(update_id, person, { successful_payment: { currency: 'XTR' } })
const checkout = (update_id: number, person: number): Update => ({
  update_id,
  pre_checkout_query: { id: `q${update_id}`, from: { id: person } },
})

/** A dispatcher whose handlers begin at once and end when they are let go. */
async function heldDispatcher() {
  const begun: number[] = []
  const gate = Promise.withResolvers<void>()
  const { store, log, dispatcher } = await withDispatcher({
    handle: async ({ update_id }) => {
      begun.push(update_id)
      await gate.promise
    },
  })
  await dispatcher.open()
  onTestFinished(() => gate.resolve())
  return {
    ...{ store, log, begun, dispatcher },
    letGo: gate.resolve,
    rows: () => store.read.$count(inbox),
    async untilBegun(updateId: number) {
      while (!begun.includes(updateId)) await sleep(1)
    },
  }
}

const people = (count: number, first = 1) => Array.from({ length: count }, (_, i) => first + i)

test('everybody has one update handled before anybody has a second', async () => {
  const { begun, dispatcher, letGo } = await heldDispatcher()
  const some = people(300)
  const updates = some.flatMap((person) => [
    message(person * 2, person),
    message(person * 2 + 1, person),
  ])
  await dispatcher.receive(updates)
  letGo()
  await dispatcher.idle()
  expect(begun.slice(0, 300).every((id) => id % 2 === 0)).toBe(true)
  expect(new Set(begun).size).toBe(600)
})

test('checkouts, payments and admins begin while all others wait for a place', async () => {
  const { begun, dispatcher, untilBegun } = await heldDispatcher()
  await dispatcher.receive(people(500).map((person) => message(person, person)))
  await untilBegun(1)
  expect(begun.length).toBeLessThan(500)
  await dispatcher.receive([checkout(901, 400), payment(902, 401), message(903, ADMIN_ID)])
  for (const id of [901, 902, 903]) await untilBegun(id)
  expect(begun.length).toBeLessThan(500)
})

test('what was paid waits for nothing, and what its payer sends next waits for it', async () => {
  const { begun, dispatcher, letGo, untilBegun } = await heldDispatcher()
  await dispatcher.receive([message(1, 5)])
  await untilBegun(1)
  const paid = [checkout(6, 5), payment(2, 5), payment(3, 6)]
  await dispatcher.receive([...paid, message(4, 6), message(5, 7)])
  for (const id of [2, 3, 5, 6]) await untilBegun(id)
  expect(begun).not.toContain(4)
  letGo()
  await dispatcher.idle()
  expect(begun.at(-1)).toBe(4)
})

test('beyond twenty of one person the rest is dropped and told once a minute, but no payment', async () => {
  const { store, dispatcher, rows } = await heldDispatcher()
  await dispatcher.receive(people(100).map((id) => message(id, 5)))
  expect(await rows()).toBe(20)
  await dispatcher.receive(people(100, 101).map((id) => payment(id, 5)))
  await dispatcher.receive(people(100, 201).map((id) => checkout(id, 5)))
  await dispatcher.receive([message(301, 5), message(302, ADMIN_ID)])
  expect(await rows()).toBe(20 + 100 + 20 + 1)
  const told = await store.read.select().from(notices).orderBy(notices.id)
  expect(told.map(({ telegramId, kind }) => [telegramId, kind])).toEqual([[5, 'slow_down']])
})

test('while Telegram has more to hand over, ordinary updates take few places', async () => {
  const { begun, dispatcher, letGo, untilBegun } = await heldDispatcher()
  await dispatcher.receive(
    people(300).map((person) => message(person, person)),
    true,
  )
  await dispatcher.receive([checkout(901, 400), message(902, ADMIN_ID)], true)
  for (const id of [1, 901, 902]) await untilBegun(id)
  expect(begun.length).toBeLessThan(10)
  await dispatcher.receive([])
  await untilBegun(100)
  letGo()
  await dispatcher.idle()
  expect(begun).toHaveLength(302)
})

test(
  'a checkout and a payment behind more messages than may wait come through, by polling and by webhook',
  async () => {
    const { store, log, begun, dispatcher, letGo, rows } = await heldDispatcher()
    const ahead: Update[] = people(MAX_WAITING + 500).map((id) => message(id, id))
    const paid = [checkout(0, 9000), payment(0, 9000), message(0, ADMIN_ID)]
    // As Telegram: everything before the offset is forgotten, and a hundred at most are given.
    let kept = [...ahead, ...paid].map((update, index) => ({ ...update, update_id: index + 1 }))
    const [checkoutId = 0, paymentId = 0, adminId = 0] = kept.slice(-3).map((one) => one.update_id)
    const api = {
      async getUpdates({ offset }: { offset: number }) {
        kept = kept.filter(({ update_id: id }) => id >= offset)
        await sleep(1)
        return kept.slice(0, 100)
      },
    } as unknown as Api
    const over = new AbortController()
    const polled = poll(
      api,
      { dispatcher, log, token: createTokenWatch({ log, meter: noMeter }) },
      over.signal,
    )
    for (const id of [checkoutId, paymentId, adminId]) while (!begun.includes(id)) await sleep(1)
    expect(await rows()).toBe(MAX_WAITING + 3)

    const post = createWebhook('s', { dispatcher, meter: noMeter, log, clock: () => START })
    const posted = (update: Update) =>
      post(
        new Request('http://127.0.0.1/', {
          method: 'POST',
          body: JSON.stringify(update),
          headers: { 'X-Telegram-Bot-Api-Secret-Token': 's' },
        }),
      )
    // Anything but 200 would have Telegram send it again and hold up what comes behind it.
    expect((await posted(message(8001, 9001))).status).toBe(200)
    expect((await posted(payment(8002, 9001))).status).toBe(200)
    while (!begun.includes(8002)) await sleep(1)
    expect(await rows()).toBe(MAX_WAITING + 4)
    const told = await store.read.select().from(notices).orderBy(notices.id)
    expect(told.map(({ telegramId }) => telegramId)).toEqual([...people(500, 4001), 9001])

    letGo()
    await dispatcher.idle()
    expect(new Set(begun).size).toBe(MAX_WAITING + 4)
    over.abort()
    await polled
  },
  PATIENCE_MS,
)

test('the more people wait, the fewer messages of each', () => {
  const of = (person: number) => ({ update: message(1, person), lane: String(person) })
  const admitted = (waiting: number, ofPerson: number) =>
    admit(
      Array(30).fill(of(7)),
      new Map(Object.entries({ 7: ofPerson, 8: waiting - ofPerson })),
      new Set(),
    ).admitted.length
  expect([0, 999, 1000, 1997, 2000, 3999, 4000].map((waiting) => admitted(waiting, 0))).toEqual([
    20, 3, 3, 3, 1, 1, 0,
  ])
})
