// The clock of a machine leaps ahead. What a process is at that lives stays its own, and is done once.
import { describe, expect, test } from 'vitest'
import type { AppDeps } from '../../../src/app.ts'
import { DatabaseUnavailable, type Store } from '../../../src/db/store.ts'
import type { LookupResult, OrderResult } from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { PIDS } from '../../helpers/factories.ts'
import { held, PATIENT, type Script, scriptedApp } from '../../helpers/scripted-supplier.ts'
import { twoStores } from '../../helpers/two-stores.ts'

const HOUR_MS = 60 * 60_000

const order = { pid: PIDS.userId, userId: '5123456', trxid: 'an-order' }
const redemption = { playerId: '5123456', code: 'UC-1', trxid: 'a-redemption' }
const verification = { playerId: '5123456', trxid: 'a-verification' }

/** Two processes on one database, each with a clock of its own, and one supplier for both. */
async function twoClocks(
  script: Script,
  own: { roles?: AppDeps['roles']; wrap?: (store: Store) => Store } = {},
) {
  const { store: one, other } = await twoStores()
  const roles = own.roles ? { roles: own.roles } : {}
  const store = own.wrap ? own.wrap(one) : one
  const first = await scriptedApp(script, { store, config: PATIENT, ...roles })
  const { supplier } = first
  const suppliers = new Map([['sandbox', supplier]])
  const second = await testApp({ store: other, config: PATIENT, suppliers })
  const { key } = await second.reseller()
  return { first, second, supplier, key }
}

type Processes = Awaited<ReturnType<typeof twoClocks>>
const leaps: [string, (at: Processes) => void][] = [
  ['of the other process', ({ second }) => second.clock.advance(HOUR_MS)],
  [
    'of both processes',
    ({ first, second }) => {
      for (const { clock } of [first, second]) clock.advance(HOUR_MS)
    },
  ],
]

describe.each(leaps)('where the clock %s leaps ahead', (_, leap) => {
  test.each([
    ['/orders', order],
    ['/rdmgamea', redemption],
    ['/gameavvfy', verification],
  ] as const)('what came to POST %s and is out is asked of nobody again', async (path, body) => {
    const call = held<OrderResult & LookupResult>()
    const at = await twoClocks({ place: [call.step], lookup: [call.step] })
    const { first, second, supplier, key } = at
    const answer = first.call('POST', path, { key, body })
    await call.reached
    leap(at)
    for (const { app } of [second, first]) expect(await app.jobs.fulfil.runOnce()).toBe(0)
    expect(supplier.calls).toHaveLength(1)
    const again = () => second.call('POST', path, { key, body })
    expect(await again()).toMatchObject({ status: 429, body: { code: 'DUPLICATE_IN_FLIGHT' } })

    const data = { playerName: 'Ann', ucAmount: 60, productName: '60 UC' }
    call.answer({ outcome: 'completed', data })
    const { body: told } = await answer
    const done = path === '/orders' ? { status: 'completed' } : { success: true }
    expect(told).toMatchObject(done)
    const { body: replayed } = await again()
    expect(replayed).toMatchObject({ ...done, idempotentReplay: true, orderId: told.orderId })
    expect(supplier.calls).toHaveLength(1)
  })

  test('an order that is being tried again is left to who tries it', async () => {
    const call = held<OrderResult>()
    const at = await twoClocks({ place: ['not-sent', call.step] })
    const { first, second, supplier, key } = at
    await first.call('POST', '/orders', { key, body: order })
    first.clock.advance(60_000)
    const retry = first.app.jobs.fulfil.runOnce()
    await call.reached
    leap(at)
    for (const { app } of [second, first]) expect(await app.jobs.fulfil.runOnce()).toBe(0)
    call.answer({ outcome: 'completed' })
    expect(await retry).toBe(1)
    expect(supplier.calls).toHaveLength(2)
  })
})

describe('what a process has claimed that lives, and knows nothing of', () => {
  /** The process commits its order, and does not hear of it. */
  async function forgotten(roles: AppDeps['roles']) {
    let deaf = true
    const wrap = (store: Store): Store => ({
      ...store,
      async transaction(work) {
        let placed = false
        const result = await store.transaction(async (tx) => {
          const worked = await work(tx)
          placed = typeof worked === 'object' && worked !== null && 'begun' in worked
          return worked
        })
        if (!(placed && deaf)) return result
        deaf = false
        throw new DatabaseUnavailable('unknown', new Error('The connection was lost.'))
      },
    })
    const at = await twoClocks({}, { roles, wrap })
    const { first, second, supplier, key } = at
    expect((await first.call('POST', '/orders', { key, body: order })).status).toBe(503)
    expect(supplier.calls).toHaveLength(0)
    for (const { clock } of [first, second]) clock.advance(2 * PATIENT.supplierTimeoutMs)
    expect(await second.app.jobs.fulfil.runOnce()).toBe(0)
    return at
  }

  const replay = async ({ second, key }: Processes) =>
    (await second.call('POST', '/orders', { key, body: order })).body

  test('is taken up by itself once its time is over', async () => {
    const at = await forgotten(new Set(['api', 'jobs']))
    expect(await at.first.app.jobs.fulfil.runOnce()).toBe(1)
    expect(await replay(at)).toMatchObject({ status: 'completed', idempotentReplay: true })
  })

  test('is left to the others where it takes nothing up itself', async () => {
    const at = await forgotten(new Set(['api']))
    expect(await replay(at)).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' })
    at.first.app.start({ url: 'http://127.0.0.1' })
    const takenUp = () => at.second.app.jobs.fulfil.runOnce()
    await expect.poll(takenUp).toBe(1)
    expect(await replay(at)).toMatchObject({ status: 'completed', idempotentReplay: true })
  })
})
