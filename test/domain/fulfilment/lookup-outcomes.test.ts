import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { asker, type Endpoint, methodsOf, PENDING } from '../../helpers/asker.ts'
import { fresh, PIDS, START } from '../../helpers/factories.ts'
import {
  type CheckStep,
  HASTY,
  LONG_MS,
  type LookupStep,
  type Script,
  scriptedApp,
} from '../../helpers/scripted-supplier.ts'

describe('a definite no', () => {
  const failures: [Endpoint, string][] = [
    ['gameavvfy', 'PLAYER NOT FOUND'],
    ['rdmgamea', 'REDEMPTION FAILED'],
  ]
  for (const [endpoint, error] of failures)
    test(`keeps the fee of ${endpoint} and tells ${error}`, async () => {
      const app = await scriptedApp({ lookup: ['fail'] })
      const { ask, balance } = await asker(app)
      const expected = { success: false, status: 'cancelled', error, deductedBalance: 0.0017 }
      expect(await ask(endpoint, 'a')).toMatchObject({ status: 200, body: expected })
      expect(await balance()).toBe(0.9983)
    })
})

describe('a verification', () => {
  for (const step of ['unknown', 'act-unheard', 'silent', 'break'] as const)
    test(`is pending while nothing is known (${step}), and the same trxid tells its result`, async () => {
      const app = await scriptedApp({ lookup: [step] }, { config: HASTY })
      const { ask, balance } = await asker(app)
      expect(await ask('gameavvfy', 'a')).toMatchObject(PENDING)
      expect(await ask('gameavvfy', 'a')).toMatchObject(PENDING)
      expect(methodsOf(app)).toEqual(['lookup'])

      await app.pass(LONG_MS)
      expect((await ask('gameavvfy', 'a')).body).toMatchObject({
        success: true,
        status: 'completed',
        playerName: 'Ann',
        deductedBalance: 0.0017,
        idempotentReplay: true,
      })
      expect(await balance()).toBe(0.9983)
    })

  for (const endpoint of ['gameavvfy', 'gamebvfy'] as const)
    test(`that never tells anything is given up and costs nothing (${endpoint})`, async () => {
      const app = await scriptedApp({ lookup: Array(20).fill('unknown') })
      const { ask, balance } = await asker(app)
      for (let attempt = 1; attempt < 8; attempt++) {
        expect(await ask(endpoint, 'a')).toMatchObject(PENDING)
        await app.pass(LONG_MS)
      }
      expect(await app.pass(LONG_MS)).toBe(0)
      expect(app.supplier.calls).toHaveLength(8)
      expect(await balance()).toBe(1)
      // What nothing was told about is asked anew.
      expect(await ask(endpoint, 'a')).toMatchObject(PENDING)
      expect(new Set(app.supplier.calls.map(({ ref }) => ref)).size).toBe(2)
      expect((await proveLedger(app.store.read)).findings).toEqual([])
    })
})

describe('a redemption', () => {
  const ends: [string, Script['checkLookup'], object][] = [
    ['completed', [], { success: true, status: 'completed', ucAmount: 60 }],
    [
      'failed',
      [async () => ({ outcome: 'failed' })],
      { success: false, status: 'cancelled', error: 'REDEMPTION FAILED' },
    ],
  ]
  for (const [end, last = [], told] of ends)
    test(`whose outcome is unknown stays pending until it is ${end}, and keeps its fee`, async () => {
      const unsure = [...Array(5).fill(['unknown', 'not-sent', 'break'])].flat() as CheckStep[]
      const app = await scriptedApp({ lookup: ['act-unheard'], checkLookup: [...unsure, ...last] })
      const { ask, balance } = await asker(app)
      expect(await ask('rdmgamea', 'a')).toMatchObject(PENDING)
      for (const _ of unsure) {
        await app.pass(LONG_MS)
        expect(await ask('rdmgamea', 'a')).toMatchObject(PENDING)
        expect(await balance()).toBe(0.9983)
      }
      await app.pass(LONG_MS)
      const answer = await ask('rdmgamea', 'a')
      expect(answer.body).toMatchObject({ ...told, deductedBalance: 0.0017 })
      expect(answer.body).toMatchObject({ idempotentReplay: true })
      expect(methodsOf(app).filter((method) => method === 'lookup')).toHaveLength(1)
      expect(await balance()).toBe(0.9983)
    })

  test('is made again, under the same ref, once the supplier says it never saw it', async () => {
    const app = await scriptedApp({ lookup: ['unknown'] })
    const { ask } = await asker(app)
    expect(await ask('rdmgamea', 'a')).toMatchObject(PENDING)
    await app.pass(LONG_MS)
    const { body } = await ask('rdmgamea', 'a')
    expect(body).toMatchObject({ success: true })
    expect(app.supplier.calls).toMatchObject([
      { method: 'lookup', ref: body.orderId },
      { method: 'checkLookup', ref: body.orderId },
      { method: 'lookup', ref: body.orderId },
    ])
  })

  test('acts at most once and ends as the supplier says, however the calls go wrong', async () => {
    const app = await scriptedApp({}, { config: HASTY })
    const step = fc.constantFrom<LookupStep>(
      'unknown',
      'silent',
      'break',
      'not-sent',
      'act-unheard',
      'act-silent',
      'fail',
    )
    const check = fc.constantFrom<CheckStep>('tell', 'not-sent', 'unknown', 'silent', 'break')
    const scripts = fc.record({
      lookup: fc.array(step, { maxLength: 4 }),
      checkLookup: fc.array(check, { maxLength: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        app.supplier.follow(script)
        const { ask, balance } = await asker(app)
        const trxid = `run ${fresh()}`
        let answer = await ask('rdmgamea', trxid)
        for (let round = 0; answer.status === 503 && round < 12; round++) {
          await app.pass(LONG_MS)
          answer = await ask('rdmgamea', trxid)
        }
        const { orderId, error } = answer.body
        const refs = new Set(app.supplier.calls.map(({ ref }) => ref))
        const truth = app.supplier.truth(String(orderId))
        expect(answer.body).toMatchObject({ success: truth === 'done' })
        if (truth !== 'done') expect(error).toBe('REDEMPTION FAILED')
        // Each ref but the last was certainly not acted on.
        for (const ref of refs)
          expect(app.supplier.acted(ref)).toBe(ref === orderId && truth === 'done' ? 1 : 0)
        expect(await balance()).toBe(0.9983)
      }),
      { numRuns: 25 },
    )
    expect((await proveLedger(app.store.read)).findings).toEqual([])
  })
})

describe('maintenance', () => {
  test('lets every replay through and refuses what is new', async () => {
    const app = await scriptedApp({ lookup: ['complete', 'unknown'] })
    const { key, ask, balance } = await asker(app)
    const order = (trxid: string) => ({ pid: PIDS.userId, trxid, userId: '5123456' })
    const place = (trxid: string) => app.call('POST', '/orders', { key, body: order(trxid) })
    const placed = await place('order')
    const found = await ask('gameavvfy', 'found')
    expect(await ask('rdmgamea', 'pending')).toMatchObject(PENDING)
    await app.store.transaction((tx) => changeSettings(tx, { maintenance: true }, START))

    expect((await place('order')).body).toEqual({ ...placed.body, idempotentReplay: true })
    expect((await ask('gameavvfy', 'found')).body).toEqual({
      ...found.body,
      idempotentReplay: true,
    })
    expect(await ask('rdmgamea', 'pending')).toMatchObject(PENDING)
    await app.pass(LONG_MS)
    expect((await ask('rdmgamea', 'pending')).body).toMatchObject({ success: true })

    const paused = { status: 503, body: { success: false, code: 'MAINTENANCE' } }
    const before = await balance()
    expect(await place('new')).toMatchObject(paused)
    for (const endpoint of ['gameavvfy', 'gamebvfy', 'rdmgamea'] as const)
      expect(await ask(endpoint, `new ${endpoint}`)).toMatchObject(paused)
    expect(await balance()).toBe(before)

    await app.store.transaction((tx) =>
      changeSettings(tx, { maintenance: false, apiOrders: false }, START),
    )
    expect(await place('new')).toMatchObject({ status: 503, body: { code: 'API_ORDER_DISABLED' } })
    expect((await ask('gameavvfy', 'new gameavvfy')).body).toMatchObject({ success: true })
  })
})
