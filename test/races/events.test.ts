// A process that dies at any of its commits loses no event and makes up none.
import { asc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { events } from '../../src/domain/schema.ts'
import { type Answer, type TestApp, testApp } from '../helpers/app.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { killableStore } from '../helpers/killable-store.ts'
import { LONG_RUN } from '../helpers/process.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const LATER_MS = 60_000
const PATIENCE_MS = 300_000

const topup = (userId: string) => ({ path: '/orders', body: { pid: PIDS.userId, userId } })
const verify = (playerId: string) => ({ path: '/gameavvfy', body: { playerId } })
const keys = { path: '/orders', body: { pid: PIDS.gamekey, quantity: 2 } }

const LIVES: [string, { path: string; body: object }, string[]][] = [
  ['an order completed at once', topup('5123456'), ['order.completed']],
  ['an order completed later', topup('5123401'), ['order.completed']],
  ['an order refunded at once', topup('5123402'), ['wallet.credited', 'order.cancelled']],
  ['an order refunded later', topup('5123403'), ['wallet.credited', 'order.cancelled']],
  ['an order from stock', keys, ['order.completed']],
  ['a lookup', verify('5123456'), ['lookup.completed']],
  ['a lookup that finds nobody', verify('5123402'), ['lookup.cancelled']],
]
/** Each kind once; the rest is for the longer run. */
const QUICK = [
  'an order completed at once',
  'an order refunded at once',
  'an order from stock',
  'a lookup',
]

test.each(LIVES.filter(([what]) => LONG_RUN || QUICK.includes(what)))(
  '%s has its events once, whichever commit its process died at',
  async (_, { path, body }, expected) => {
    for (let transaction = 1; ; transaction++)
      for (const when of ['before its commit', 'after its commit'] as const) {
        const url = await testDatabase()
        const [first, second] = [await openTestStore(url), await openTestStore(url)]
        await importTestCatalog(second)
        await addTestStock(second, PIDS.gamekey, 2)
        const { store, dieAt, kill, leave } = killableStore(first)
        const down = await testApp({ store })
        onTestFinished(leave)
        const { key, accountId } = await down.reseller()
        const opened = await second.read.$count(events, eq(events.accountId, accountId))
        const submit = (by: TestApp) =>
          by.call('POST', path, { key, body: { ...body, trxid: 'killed' } })
        dieAt({ transaction, when })
        const life = await untilEnded(down, submit).catch(() => null)
        const hasDied = await kill()
        const next = hasDied ? await testApp({ store: second }) : down
        const ended = hasDied ? await untilEnded(next, submit) : life
        const recorded = await second.read
          .select()
          .from(events)
          .where(eq(events.accountId, accountId))
          .orderBy(asc(events.number))
        const types = recorded.slice(opened).map(({ type }) => type)
        expect({ transaction, when, types }).toEqual({ transaction, when, types: expected })
        expect(recorded.at(-1)?.reference).toBe(ended?.body.orderId)
        expect((await proveLedger(second.read)).findings).toEqual([])
        if (!hasDied) return expect(transaction).toBeGreaterThan(1)
      }
  },
  PATIENCE_MS,
)

/** Sends the same call until it has its result. */
async function untilEnded(by: TestApp, submit: (by: TestApp) => Promise<Answer>): Promise<Answer> {
  for (let round = 0; round < 20; round++) {
    const answer = await submit(by)
    const { status } = answer.body
    if (status === 'completed' || status === 'cancelled') return answer
    by.clock.advance(LATER_MS)
    await by.app.jobs.fulfil.runOnce()
  }
  throw new Error('It does not come to an end.')
}

test('the proof finds an end without an event, and one with two', async () => {
  const { call, reseller, store } = await testApp()
  const { key } = await reseller()
  const place = async (trxid: string) =>
    (await call('POST', '/orders', { key, body: { ...topup('5123456').body, trxid } })).body.orderId
  const findings = async () => (await proveLedger(store.read)).findings
  const [one, other] = [await place('one'), await place('other')]
  expect(await findings()).toEqual([])
  await store.transaction((tx) =>
    tx
      .update(events)
      .set({ reference: String(one) })
      .where(eq(events.reference, String(other))),
  )
  expect((await findings()).map(({ reference, problem }) => [reference, problem])).toEqual(
    expect.arrayContaining([
      [one, 'has ended, with 2 events of its end'],
      [other, 'has ended, with 0 events of its end'],
    ]),
  )
})
