import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refillTestWallet } from '../../src/domain/accounts/test-account.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import {
  entries,
  events,
  freeLookups,
  lookups,
  orders,
  stockCodes,
  submissions,
  testUsage,
  wallets,
} from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { issueKeyForTests } from '../helpers/test-keys.ts'

// Whatever is done with one of an account's two keys, nothing of the other moves or shows.

const RUNS = 8
const MAX_COMMANDS = 25
/** Between two commands, so that no call is too soon after others. */
const STEP_MS = 10_000

const READS = [
  ...['/history', '/history?page=1', '/history?cursor=', '/transactions', '/events'],
  ...['/balance', '/account', '/products', '/orders?trxid=t1&trxid=t2'],
]

const world = fc.constantFrom('live' as const, 'test' as const)
const trxid = fc.constantFrom('t1', 't2', 't3', 't4')
const ending = fc.constantFrom('01', '02', '03', '04', '05', '66')
const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('order' as const),
      world,
      trxid,
      ending,
      pid: fc.constantFrom(PIDS.userId, PIDS.gamekey, PIDS.stockTopup),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('lookup' as const),
      world,
      trxid,
      ending,
      path: fc.constantFrom('/gameavvfy', '/gamebvfy', '/rdmgamea'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('get' as const), world, of: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('read' as const),
      world,
      path: fc.constantFrom(...READS),
    }),
  },
  fc.record({ what: fc.constant('refill' as const) }),
  fc.record({ what: fc.constant('fulfil' as const) }),
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never
type World = 'live' | 'test'

const OTHER = { live: 'test', test: 'live' } as const
const PLAYER = { '/gameavvfy': 'playerId', '/gamebvfy': 'userId', '/rdmgamea': 'playerId' } as const

async function twoKeys() {
  const app = await testApp()
  const { store, clock } = app
  const live = await app.reseller()
  const beside = await issueKeyForTests(store, live.telegramId)
  await addTestStock(store, PIDS.gamekey, 3)
  await addTestStock(store, PIDS.stockTopup, 3)
  const ids = { live: live.accountId, test: beside.accountId }
  const keys = { live: live.key, test: beside.key }
  const placed: Record<World, string[]> = { live: [], test: [] }

  /** All rows of an account, and for the live one the stock. */
  async function rowsOf(world: World): Promise<string> {
    const tables = [wallets, entries, orders, lookups, submissions, freeLookups, events, testUsage]
    const rows: unknown[] = []
    for (const table of tables) {
      const found = await store.read.select().from(table)
      rows.push(found.filter(({ accountId }) => accountId === ids[world]))
    }
    if (world === 'live') rows.push(await store.read.select().from(stockCodes))
    return JSON.stringify(
      rows.map((some) => (some as object[]).map((row) => JSON.stringify(row)).sort()),
    )
  }

  async function call(world: World, method: string, path: string, body?: object) {
    const answer = await app.call(method, path, { key: keys[world], ...(body ? { body } : {}) })
    const shown = JSON.stringify(answer.body)
    for (const id of placed[OTHER[world]]) expect(shown).not.toContain(id)
    const { orderId } = answer.body
    if (typeof orderId === 'string') placed[world].push(orderId)
    return answer
  }

  async function run(one: Command): Promise<void> {
    switch (one.what) {
      case 'order': {
        const { pid } = one
        const player = pid === PIDS.gamekey ? {} : { userId: `51234${one.ending}` }
        await call(one.world, 'POST', '/orders', { pid, ...player, trxid: one.trxid })
        return
      }
      case 'lookup': {
        const player = { [PLAYER[one.path as keyof typeof PLAYER]]: `51234${one.ending}` }
        const more = { zoneId: '2001', code: `UC-${one.ending}` }
        await call(one.world, 'POST', one.path, { ...player, ...more, trxid: one.trxid })
        return
      }
      case 'get': {
        const all = [...placed.live, ...placed.test]
        const id = all[one.of % Math.max(all.length, 1)] ?? 'API-GMA-00000000-000000'
        const { status, body } = await app.call('GET', `/orders/${id}`, { key: keys[one.world] })
        if (placed[OTHER[one.world]].includes(id)) expect(status).toBe(404)
        else if (status === 200) expect(body.orderId).toBe(id)
        return
      }
      case 'read':
        await call(one.world, 'GET', one.path)
        return
      case 'refill':
        await store
          .transaction((tx) => refillTestWallet(tx, ids.test, clock.now))
          .catch((error) => expect(error.code).toBe('TOO_MANY_REFILLS'))
        return
      case 'fulfil':
        await app.app.jobs.fulfil.runOnce()
    }
  }

  return {
    store,
    async run(one: Command) {
      clock.advance(STEP_MS)
      // A refill is for the test account; due jobs belong to both.
      const untouched = 'world' in one ? OTHER[one.world] : one.what === 'refill' ? 'live' : null
      const before = untouched && (await rowsOf(untouched))
      await run(one)
      if (untouched) expect(await rowsOf(untouched)).toBe(before)
    },
  }
}

test('nothing of a live key is visible to, or moved by, a test key, nor the other way round', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { maxLength: MAX_COMMANDS, size: 'max' }),
      async (commands) => {
        const { store, run } = await twoKeys()
        for (const one of commands) await run(one)
        expect(await proveLedger(store.read)).toMatchObject({
          findings: [],
          test: { findings: [] },
        })
      },
    ),
    { numRuns: RUNS },
  )
})
