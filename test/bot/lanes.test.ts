import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from 'grammy'
import { expect, onTestFinished, test } from 'vitest'
import { createDispatcher } from '../../src/bot/dispatcher.ts'
import { poll } from '../../src/bot/polling.ts'
import { createWebhook } from '../../src/bot/webhook.ts'
import { inbox, notices } from '../../src/db/schema.ts'
import type { Update } from '../../src/domain/inbox.ts'
import { noMeter } from '../../src/domain/meter.ts'
import { createLog } from '../../src/log.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { START } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'

/** Thousands of updates, each in transactions of its own, on a machine that may be busy. */
const PATIENCE_MS = 60_000
const log = createLog('silent')
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
  const store = await testStore()
  const begun: number[] = []
  const gate = Promise.withResolvers<void>()
  const dispatcher = createDispatcher({
    store,
    log,
    clock: () => START,
    meter: noMeter,
    adminIds: new Set([ADMIN_ID]),
    deadlineMs: 60_000,
    retryMs: 1,
    handle: async ({ update_id }) => {
      begun.push(update_id)
      await gate.promise
    },
  })
  await dispatcher.open()
  onTestFinished(async () => {
    gate.resolve()
    await dispatcher.stop()
  })
  return {
    ...{ store, begun, dispatcher },
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
  await dispatcher.receive([payment(2, 5), payment(3, 6), message(4, 6), message(5, 7)])
  for (const id of [2, 3, 5]) await untilBegun(id)
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
  const told = await store.read.select().from(notices)
  expect(told.map(({ telegramId, kind }) => [telegramId, kind])).toEqual([[5, 'slow_down']])
})

test(
  'with very many people waiting, Telegram keeps the rest and loses none; payments come through',
  async () => {
    const { store, begun, dispatcher, letGo, rows } = await heldDispatcher()
    const some = people(3000).map((id) => message(id, id))
    const paidId = 2051
    // As Telegram: everything before the offset is forgotten, and a hundred at most are given.
    let kept = some.toSpliced(paidId - 1, 0, payment(0, 9000))
    kept = kept.map((update, index) => ({ ...update, update_id: index + 1 }))
    const api = {
      async getUpdates({ offset }: { offset: number }) {
        kept = kept.filter(({ update_id: id }) => id >= offset)
        await sleep(1)
        return kept.slice(0, 100)
      },
    } as unknown as Api
    const over = new AbortController()
    const polled = poll(api, dispatcher, log, over.signal)
    while (!begun.includes(paidId)) await sleep(1)
    expect(await rows()).toBe(2001)

    const post = createWebhook('s', { dispatcher, meter: noMeter, log, clock: () => START })
    const posted = (update: Update) =>
      post(
        new Request('http://127.0.0.1/', {
          method: 'POST',
          body: JSON.stringify(update),
          headers: { 'X-Telegram-Bot-Api-Secret-Token': 's' },
        }),
      )
    expect((await posted(message(5001, 9001))).status).toBe(503)
    expect((await posted(payment(5002, 9001))).status).toBe(200)
    expect(await rows()).toBe(2002)

    letGo()
    while (begun.length < 3002) await sleep(5)
    expect(new Set(begun).size).toBe(3002)
    expect(await store.read.select().from(notices)).toEqual([])
    over.abort()
    await polled
  },
  PATIENCE_MS,
)
