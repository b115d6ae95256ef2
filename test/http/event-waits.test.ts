import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createEventHub } from '../../src/domain/events/hub.ts'
import { startServer } from '../../src/server/server.ts'
import { testApp } from '../helpers/app.ts'
import { recordLow, withoutEvents } from '../helpers/events.ts'
import { heldReads } from '../helpers/held-reads.ts'
import { openTestStore, testDatabase, testStore } from '../helpers/store.ts'

/** An app whose account has had no event yet, and a function that waits for one. */
async function waitingApp(...given: Parameters<typeof testApp>) {
  const made = await testApp(...given)
  const caller = await made.reseller()
  await withoutEvents(made.store)
  const wait = (query = '?wait=25') => made.call('GET', `/events${query}`, { key: caller.key })
  return { ...made, ...caller, wait }
}

/** Lets a call get as far as it can before something happens. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await nextTurn()
}

test('answers a call that waits as soon as something happens, with that alone', async () => {
  const { store, accountId, reseller, wait } = await waitingApp()
  const other = await reseller()
  await withoutEvents(store)
  const waiting = wait()
  let answered = false
  void waiting.then(() => {
    answered = true
  })
  await recordLow(store, other.accountId)
  await settled()
  expect(answered).toBe(false)
  await recordLow(store, accountId, 5_000_000)
  const { status, body } = await waiting
  expect(status).toBe(200)
  expect(body.events).toEqual([expect.objectContaining({ type: 'wallet.low' })])
})

test('answers at once a call during whose first look something happens', async () => {
  const real = await testStore()
  const { store, hold, release } = heldReads(real)
  const { accountId, wait } = await waitingApp({ store })
  await wait('')
  const looked = hold()
  const waiting = wait()
  let answered = false
  void waiting.then(() => {
    answered = true
  })
  await looked
  await recordLow(real, accountId)
  release()
  // Sooner than at the end of its wait, after 25 s.
  await expect.poll(() => answered, { timeout: 20_000 }).toBe(true)
  expect((await waiting).body.events).toHaveLength(1)
})

test('answers nothing at the end of the wait, and counts the call once', async () => {
  const { wait, key, call } = await waitingApp()
  const { status, body } = await wait('?wait=1')
  expect({ status, events: body.events }).toEqual({ status: 200, events: [] })
  // 40 in a second, on a clock that stands still: 39 are left.
  for (let calls = 0; calls < 39; calls++)
    expect((await call('GET', '/balance', { key })).status).toBe(200)
  expect((await call('GET', '/balance', { key })).status).toBe(429)
})

test('does not wait if something has happened already', async () => {
  const { store, accountId, wait } = await waitingApp()
  await recordLow(store, accountId)
  expect((await wait()).body.events).toHaveLength(1)
})

test('lets ten calls of an account wait, and refuses the eleventh', async () => {
  const { store, accountId, reseller, call, wait } = await waitingApp()
  const other = await reseller()
  await withoutEvents(store)
  const calls = Array.from({ length: 11 }, () => wait())
  // Nothing happens, so it is the first to be answered.
  const refused = await Promise.race(calls)
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_WAITS' } })
  expect(refused.headers.get('retry-after')).toBe('5')
  const ofOther = call('GET', '/events?wait=25', { key: other.key })
  // A call that need not wait is answered all the same.
  expect((await wait('?after=now')).status).toBe(200)
  await recordLow(store, accountId)
  const answers = await Promise.all(calls)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  for (const { status, body } of answers) if (status === 200) expect(body.events).toHaveLength(1)
  await recordLow(store, other.accountId)
  expect((await ofOther).body.events).toHaveLength(1)
  expect((await wait()).status).toBe(200)
})

test('wakes everybody when the service stops, which does not wait for them', async () => {
  const { app, key, wait } = await waitingApp()
  const steps: string[] = []
  const watched: typeof app = {
    ...app,
    endWaits() {
      steps.push('ends the waits')
      app.endWaits()
    },
    async stop() {
      steps.push('stops the rest')
      await app.stop()
    },
  }
  const server = await startServer(watched, { host: '127.0.0.1', port: 0, maxConnections: 1000 })
  const headers = { 'X-API-Key': key }
  const calls = Array.from({ length: 11 }, () => fetch(`${server.url}/events?wait=25`, { headers }))
  // The eleventh is refused: then the ten others wait.
  expect((await Promise.race(calls)).status).toBe(429)
  await server.stop()
  expect(steps).toEqual(['ends the waits', 'stops the rest'])
  const answers = (await Promise.all(calls)).filter(({ status }) => status === 200)
  expect(answers).toHaveLength(10)
  for (const answer of answers) expect(await answer.json()).toMatchObject({ events: [] })
  // Afterwards nobody waits.
  expect((await wait()).body.events).toEqual([])
})

test('gives up a wait when its caller disconnects', async () => {
  const { app, key, clock, wait } = await waitingApp()
  const server = await startServer(app, { host: '127.0.0.1', port: 0, maxConnections: 1000 })
  onTestFinished(() => server.stop())
  const headers = { 'X-API-Key': key }
  const gone = new AbortController()
  const { signal } = gone
  // The eleventh is refused: then the ten others wait.
  const calls = Array.from({ length: 11 }, () =>
    fetch(`${server.url}/events?wait=25`, { headers, signal }),
  )
  expect((await Promise.race(calls)).status).toBe(429)
  const refused = async () => {
    // Otherwise the calls that ask would use up the account's rate.
    clock.advance(60_000)
    return (await wait('?wait=1')).body.code === 'TOO_MANY_WAITS'
  }
  expect(await refused()).toBe(true)
  gone.abort()
  await Promise.allSettled(calls)
  await expect.poll(refused).toBe(false)
})

test('wakes calls for what another process commits, those of its account alone', async () => {
  const url = await testDatabase()
  const [own, other] = [await openTestStore(url), await openTestStore(url)]
  const { accountId, reseller } = await waitingApp({ store: own })
  const quiet = await reseller()
  await withoutEvents(own)
  const hub = createEventHub(own, { maxWaits: 10 })
  const never = new AbortController()
  const woken: number[] = []
  const ended = [accountId, quiet.accountId, accountId].map(async (id) => {
    await hub.wait({ accountId: id, test: false }, 0)?.woken(600_000, never.signal)
    woken.push(id)
  })
  await hub.poll()
  await recordLow(other, accountId)
  await hub.poll()
  await settled()
  expect(woken).toEqual([accountId, accountId])
  never.abort()
  await Promise.all(ended)
})

test('keeps half of the waits for live accounts', async () => {
  const store = await testStore()
  const hub = createEventHub(store, { maxWaits: 20 })
  const wait = (accountId: number, test: boolean) => hub.wait({ accountId, test }, 0)
  const [first] = Array.from({ length: 10 }, (_, i) => wait(i, true))
  expect(wait(10, true)).toBeNull()
  for (let i = 0; i < 9; i++) expect(wait(100 + i, false)).not.toBeNull()
  first?.[Symbol.dispose]()
  expect(wait(10, true)).not.toBeNull()
  expect(wait(11, true)).toBeNull()
  expect(wait(200, false)).not.toBeNull()
  expect(wait(201, false)).toBeNull()
})
