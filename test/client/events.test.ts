// The client's purchases are woken by events, and its readers of events miss none.
import { expect, test } from 'vitest'
import { says, testBuyer } from '../helpers/buyer.ts'
import { PIDS } from '../helpers/factories.ts'

const order = (userId: string) => ({ pid: PIDS.userId, userId })

/** A client whose pauses end by events alone, or when the test moves the time on. */
async function patientBuyer() {
  const buyer = await testBuyer()
  const { service } = buyer
  const polls: (() => void)[] = []
  const time = {
    now: () => service().clock.now.getTime(),
    pause: (_: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        polls.push(resolve)
        if (signal?.aborted) resolve()
        else signal?.addEventListener('abort', () => resolve())
      }),
  }
  const called = (call: string) => buyer.calls.filter((one) => one === call).length
  return {
    ...buyer,
    called,
    client: buyer.clientWith({ time }),
    /** As if the time of all pauses were over. */
    poll: () => polls.splice(0).forEach((resolve) => void resolve()),
    /** Until the client's long poll is under way. */
    watched: (count = 2) => expect.poll(() => called('GET /events')).toBeGreaterThanOrEqual(count),
    async finish() {
      service().clock.advance(5000)
      await service().app.jobs.fulfil.runOnce()
    },
  }
}

test('an event ends the wait for an order, without a poll, and nothing is held open', async () => {
  const { client, calls, watched, finish, open } = await patientBuyer()
  const bought = client.buy(order('5123456701'))
  await watched()
  await finish()
  expect(await bought).toMatchObject({ outcome: 'completed' })
  expect(calls.filter((call) => call.startsWith('GET /orders/'))).toHaveLength(1)
  await expect.poll(open).toBe(0)
})

test('all purchases of a client wait with one call', async () => {
  const { client, called, watched, finish, open } = await patientBuyer()
  const bought = ['01', '03', '01'].map((ending) => client.buy(order(`51234567${ending}`)))
  await expect.poll(() => called('POST /orders')).toBe(3)
  await watched()
  // All orders are placed, and only the long poll is under way.
  await expect.poll(open).toBe(1)
  await finish()
  const outcomes = (await Promise.all(bought)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['completed', 'cancelled', 'completed'])
  expect(called('GET /events')).toBeLessThanOrEqual(5)
})

test.each([
  ['the service has none', says(501, { success: false, error: 'NOT IMPLEMENTED' })],
  [
    'the key may not read them',
    says(403, { success: false, error: 'KEY SCOPE', code: 'KEY_SCOPE' }),
  ],
])('polls where there are no events: %s', async (_, answer) => {
  const { client, arrange, called, poll, finish } = await patientBuyer()
  arrange('GET /events', answer)
  const bought = client.buy(order('5123456701'))
  await expect.poll(() => called('GET /events')).toBe(1)
  await finish()
  poll()
  expect(await bought).toMatchObject({ outcome: 'completed' })
  expect(called('GET /events')).toBe(1)
})

test('reads all events, and follows those to come', async () => {
  const { client } = await testBuyer()
  for (const ending of ['89', '02', '89']) await client.buy(order(`51234567${ending}`))
  const types = []
  for await (const { type } of client.allEvents()) types.push(type)
  const ended = ['order.completed', 'order.cancelled', 'order.completed']
  expect(types.filter((type) => type.startsWith('order.'))).toEqual(ended)

  const stop = new AbortController()
  const seen: string[] = []
  const following = (async () => {
    for await (const event of client.allEvents({ follow: true, signal: stop.signal })) {
      seen.push(event.id)
      if (seen.length === types.length + 1) stop.abort()
    }
  })()
  await client.buy(order('5123456789'))
  await expect(following).rejects.toThrow(/abort/i)
  expect(seen).toEqual([...new Set(seen)])
  expect(seen).toEqual([...seen].sort())
})
