// How paid lookups end; those that certainly did not happen cost nothing, and their trxids are free again.
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preparedWrite } from '../../../src/db/prepared.ts'
import type { Tx } from '../../../src/db/store.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { claimTrxid } from '../../../src/domain/orders/submissions.ts'
import { reportOn } from '../../../src/domain/reports/order.ts'
import { freeLookups, instances, lookups, submissions } from '../../../src/domain/schema.ts'
import type { LookupResult } from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { asker, ENDPOINTS, methodsOf, PENDING, UNAVAILABLE } from '../../helpers/asker.ts'
import { fresh, PIDS, START } from '../../helpers/factories.ts'
import {
  type CheckStep,
  HASTY,
  held,
  LONG_MS,
  type LookupStep,
  PATIENT,
  scriptedApp,
  scriptedSupplier,
} from '../../helpers/scripted-supplier.ts'

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

describe('a call that was certainly not made', () => {
  test('frees its trxid for every endpoint and account, and keeps it in the report of the lookup', async () => {
    const app = await scriptedApp({ lookup: ['not-sent', 'not-sent'] })
    const { key, ask, balance } = await asker(app)
    for (const trxid of ['a', 'b']) expect(await ask('rdmgamea', trxid)).toMatchObject(UNAVAILABLE)
    const order = { pid: PIDS.userId, userId: '5123456', trxid: 'a' }
    const placed = await app.call('POST', '/orders', { key, body: order })
    expect(placed).toMatchObject({ status: 200, body: { orderCreated: true } })
    expect(await balance()).toBe(0.01)
    const other = await asker(app)
    expect((await other.ask('gameavvfy', 'b')).body).toMatchObject({ success: true })
    const abandoned = await app.store.read
      .select()
      .from(lookups)
      .where(eq(lookups.status, 'cancelled'))
      .orderBy(lookups.seq)
    expect(abandoned).toMatchObject([{ trxid: 'a' }, { trxid: 'b' }])
    for (const { id, trxid } of abandoned)
      expect(await reportOn(app.store.read, id)).toMatchObject({
        trxid,
        entries: [{ kind: 'fee' }, { kind: 'fee_refund' }],
      })
    expect((await proveLedger(app.store.read)).findings).toEqual([])
  })

  test('sent again twice at once, is made once and charged once', async () => {
    const first = held<LookupResult>()
    const app = await scriptedApp({ lookup: ['not-sent', first.step] }, { config: PATIENT })
    const { ask, balance } = await asker(app)
    expect(await ask('rdmgamea', 'a')).toMatchObject(UNAVAILABLE)
    const told: number[] = []
    const sent = Array.from({ length: 5 }, async () => {
      const answer = await ask('rdmgamea', 'a')
      told.push(answer.status)
      return answer
    })
    await expect.poll(() => told).toEqual([429, 429, 429, 429])
    first.answer({
      outcome: 'completed',
      data: { playerName: 'Ann', ucAmount: 60, productName: 'UC' },
    })
    const made = (await Promise.all(sent)).filter(({ status }) => status === 200)
    expect(made).toMatchObject([{ body: { success: true } }])
    expect(methodsOf(app)).toEqual(['lookup', 'lookup'])
    expect(await balance()).toBe(0.9983)
    expect((await proveLedger(app.store.read)).findings).toEqual([])
  })

  test('found out after a restart, frees its trxid, too; an answer that comes late changes nothing', async () => {
    const late = held<LookupResult>()
    const app = await scriptedApp(
      { lookup: [late.step] },
      { config: { ...PATIENT, lookupWaitMs: 0 } },
    )
    const { ask, balance } = await asker(app)
    expect(await ask('gameavvfy', 'a')).toMatchObject(PENDING)
    await late.reached
    // As a process that takes the lookup up after this one has died.
    const { supplier, store, clock } = app
    await store.transaction((tx) => tx.delete(instances))
    app.clock.advance(LONG_MS)
    const other = scriptedSupplier({ lookup: ['not-sent'] })
    const restarted = await testApp({
      ...{ store, clock: () => clock.now, suppliers: new Map([['sandbox', other]]) },
    })
    await restarted.app.jobs.fulfil.runOnce()
    expect(other.calls).toHaveLength(1)
    expect(await balance()).toBe(1)

    late.answer({ outcome: 'completed', data: { playerName: 'Late' } })
    await app.app.stop()
    expect(supplier.calls).toHaveLength(1)
    expect(await balance()).toBe(1)
    const { path, input } = ENDPOINTS.gameavvfy
    const key = { key: (await restarted.reseller(1_000_000)).key }
    expect(
      await restarted.call('POST', path, { ...key, body: { ...input, trxid: 'a' } }),
    ).toMatchObject({
      body: { success: true, playerName: 'Ann' },
    })
    expect((await proveLedger(store.read)).findings).toEqual([])
  })

  test('gives the free use back to the day it was taken from', async () => {
    const app = await scriptedApp({ lookup: ['unknown', 'not-sent'] })
    const { ask } = await asker(app)
    await app.pass(11 * 3_600_000 + 59 * 60_000)
    expect(await ask('gamebvfy', 'late')).toMatchObject(PENDING)
    await app.pass(LONG_MS)
    expect((await ask('gamebvfy', 'late')).body).toMatchObject({ success: true, freeUsedToday: 1 })
    expect(await app.store.read.select().from(freeLookups).orderBy(freeLookups.day)).toMatchObject([
      { day: '2026-01-15', used: 0 },
      { day: '2026-01-16', used: 1 },
    ])
  })

  test('gives the fee back where the free uses were used up', async () => {
    const app = await scriptedApp({ lookup: [...Array(21).fill('complete'), 'not-sent'] })
    const { ask, balance } = await asker(app)
    for (let i = 0; i < 21; i++) await ask('gamebvfy', `free ${i}`)
    expect(await balance()).toBe(0.98)
    expect(await ask('gamebvfy', 'paid')).toMatchObject(UNAVAILABLE)
    expect(await balance()).toBe(0.98)
    expect((await ask('gamebvfy', 'paid')).body).toMatchObject({
      success: true,
      deductedBalance: 0.02,
      freeUsedToday: 20,
      freeLeftToday: 0,
    })
    expect(await balance()).toBe(0.96)
    expect((await proveLedger(app.store.read)).findings).toEqual([])
  })

  test('frees its trxid between two looks of a call that claims it: that call has it then', async () => {
    const { store, reseller } = await testApp()
    const { accountId } = await reseller()
    const sent = { accountId, test: false, endpoint: 'gameavvfy' } as const
    const shared = { ...sent, trxid: 'a', idempotencyKey: null }
    const claim = (tx: Tx, reference: string) => claimTrxid(tx, { ...shared, reference }, START)
    const free = preparedWrite<{ trxid: string }>('free_in_test', (tx) =>
      tx.delete(submissions).where(eq(submissions.trxid, sql.placeholder('trxid'))),
    )
    await store.transaction((tx) => claim(tx, 'first'))
    await store.transaction(async (tx) => {
      // The first look finds it taken, the next one finds nothing.
      const prior = claim(tx, 'second')
      free(tx, { trxid: 'a' })
      expect(await prior).toBeNull()
    })
    expect(await store.read.select().from(submissions)).toMatchObject([{ reference: 'second' }])
  })
})
