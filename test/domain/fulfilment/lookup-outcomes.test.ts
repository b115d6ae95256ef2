import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { asker, methodsOf, PENDING } from '../../helpers/asker.ts'
import { fresh } from '../../helpers/factories.ts'
import {
  type CheckStep,
  HASTY,
  LONG_MS,
  type LookupStep,
  scriptedApp,
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
