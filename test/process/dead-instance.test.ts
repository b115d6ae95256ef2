// What a process had begun that died or seems to have died: it is taken up at once by those that run,
// and whatever was already under way happens once.
import { describe, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { joinInstances } from '../../src/domain/instances/instances.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { instances, notices } from '../../src/domain/schema.ts'
import type { OrderResult } from '../../src/domain/suppliers/supplier.ts'
import { createLog } from '../../src/log/log.ts'
import { importTestCatalog, PIDS, START } from '../helpers/factories.ts'
import { killableStore } from '../helpers/killable-store.ts'
import { held, LONG_MS, PATIENT, type Script, scriptedApp } from '../helpers/scripted-supplier.ts'
import { onPostgres, openTestStore, PATIENT_CONNECTING, testDatabase } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'

const order = { pid: PIDS.userId, trxid: 'an-order', userId: '5123456' }
const redemption = { playerId: '5123456', code: 'UC-0001', trxid: 'a-redemption' }

/** A process that can be killed, and another on the same database that runs beside it. */
async function installation(script: Script) {
  const url = await testDatabase()
  const [own, store] = [await openTestStore(url), await openTestStore(url)]
  await importTestCatalog(own)
  const killable = killableStore(own)
  const first = await scriptedApp(script, { store: killable.store, config: PATIENT })
  onTestFinished(killable.leave)
  const { supplier, clock } = first
  const suppliers = new Map([['sandbox', supplier]])
  const shared = { store, suppliers, clock: () => clock.now, config: PATIENT }
  const second = await scriptedApp({}, shared)
  const { key } = await second.reseller()
  return {
    ...{ first, second, supplier, clock, store, key, kill: killable.kill },
    /** What the second does twice a second each. */
    async takeOver() {
      await second.app.jobs.instances.runOnce()
      return second.app.jobs.fulfil.runOnce()
    },
  }
}

describe('what a process was at that was killed', () => {
  test('is taken up at once, however long it might have taken', async () => {
    const { first, supplier, store, key, kill, takeOver } = await installation({
      place: ['act-silent'],
      lookup: ['act-silent'],
    })
    void first.call('POST', '/orders', { key, body: order })
    void first.call('POST', '/rdmgamea', { key, body: redemption })
    await expect.poll(() => supplier.calls.length).toBe(2)
    expect(await takeOver()).toBe(0)
    await kill()
    expect(await takeOver()).toBe(2)
    expect(
      supplier.calls
        .map(({ method }) => method)
        .slice(2)
        .sort(),
    ).toEqual(['check', 'checkLookup'])
    expect(await store.read.$count(instances)).toBe(1)
    expect((await proveLedger(store.read)).findings).toEqual([])
  })

  test('is in flight no more: the same trxid replays', async () => {
    const { first, second, supplier, key, kill, takeOver } = await installation({
      place: ['act-silent'],
    })
    void first.call('POST', '/orders', { key, body: order })
    await expect.poll(() => supplier.calls.length).toBe(1)
    const again = () => second.call('POST', '/orders', { key, body: order })
    expect(await again()).toMatchObject({ status: 429, body: { code: 'DUPLICATE_IN_FLIGHT' } })
    await kill()
    await second.app.jobs.instances.runOnce()
    expect((await again()).body).toMatchObject({ status: 'processing', idempotentReplay: true })
    await takeOver()
    expect((await again()).body).toMatchObject({ status: 'completed', idempotentReplay: true })
  })

  test('is told to the holder, since its caller hears nothing any more', async () => {
    const { first, supplier, store, key, kill, takeOver } = await installation({
      place: ['act-silent'],
    })
    void first.call('POST', '/orders', { key, body: order })
    await expect.poll(() => supplier.calls.length).toBe(1)
    await kill()
    await takeOver()
    const told = await store.read.select({ kind: notices.kind }).from(notices)
    expect(told.map(({ kind }) => kind)).toContain('order_ended')
  })

  test('is not placed again while the dead process’s call may still be on its way', async () => {
    const { first, supplier, clock, key, kill, takeOver } = await installation({
      place: ['silent'],
    })
    void first.call('POST', '/orders', { key, body: order })
    await expect.poll(() => supplier.calls.length).toBe(1)
    await kill()
    expect(await takeOver()).toBe(1)
    clock.advance(2 * 60_000 - 1)
    await takeOver()
    const methods = () => supplier.calls.map(({ method }) => method)
    expect(methods().filter((method) => method === 'place')).toHaveLength(1)
    clock.advance(LONG_MS)
    await takeOver()
    expect(methods().filter((method) => method === 'place')).toHaveLength(2)
  })
})

// The other engine has nothing of the kind.
if (onPostgres)
  describe('what a process is at that only lost its lock', () => {
    /** The first reaches the database by way of a network that fails as the test wants it to. */
    async function cutOff() {
      const url = await testDatabase()
      const proxy = await tcpProxy(url)
      const own = await openPostgres(proxy.url, { ...PATIENT_CONNECTING, retryMs: 60_000 })
      onTestFinished(() => own.close())
      await importTestCatalog(own)
      const call = held<OrderResult>()
      const first = await scriptedApp({ place: [call.step] }, { store: own, config: PATIENT })
      const { supplier, clock } = first
      const suppliers = new Map([['sandbox', supplier]])
      const store = await openTestStore(url)
      const shared = { store, suppliers, clock: () => clock.now, config: PATIENT }
      const second = await scriptedApp({}, shared)
      const { key } = await second.reseller()
      const answer = first.call('POST', '/orders', { key, body: order })
      await call.reached
      proxy.refuse('pg_try_advisory_lock')
      proxy.cut()
      const known = () => store.read.$count(instances)
      await expect
        .poll(async () => {
          await second.app.jobs.instances.runOnce()
          return known()
        })
        .toBe(1)
      return { ...{ proxy, call, answer, first, second, supplier, clock, store, key }, known }
    }

    test.each([{ outcome: 'completed' }, { outcome: 'failed', reason: 'INVALID PLAYER' }] as const)(
      'happens once where its call ends as $outcome after another took over',
      async (late) => {
        const { call, answer, second, supplier, clock, store, key } = await cutOff()
        // The other asks, and does not believe that nothing was done.
        expect(await second.app.jobs.fulfil.runOnce()).toBe(1)
        call.answer(late)
        const completed = late.outcome === 'completed'
        expect((await answer).body).toMatchObject({
          status: completed ? 'completed' : 'processing',
        })
        clock.advance(LONG_MS)
        await second.app.jobs.fulfil.runOnce()
        const again = await second.call('POST', '/orders', { key, body: order })
        expect(again.body).toMatchObject({ status: 'completed', idempotentReplay: true })
        const placed = supplier.calls.filter(({ method }) => method === 'place')
        expect(placed).toHaveLength(completed ? 1 : 2)
        expect((await proveLedger(store.read)).findings).toEqual([])
      },
    )

    test('is its own again once it has the lock back', async () => {
      const { proxy, call, answer, second, known, first, key, supplier } = await cutOff()
      proxy.refuse(null)
      await expect.poll(known).toBe(2)
      call.answer({ outcome: 'completed' })
      await answer
      supplier.follow({ place: ['act-silent'] })
      const body = { ...order, trxid: 'another' }
      void first.call('POST', '/orders', { key, body })
      await expect.poll(() => supplier.calls.length).toBe(1)
      await second.app.jobs.instances.runOnce()
      expect(await second.app.jobs.fulfil.runOnce()).toBe(0)
      const again = await second.call('POST', '/orders', { key, body })
      expect(again.body).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' })
    })
  })

test('a process that leaves in order while another looks for dead ones is not reported as dead', async () => {
  const url = await testDatabase()
  const [own, store] = [await openTestStore(url), await openTestStore(url)]
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const shared = { clock: () => START, log }
  const leaving = await joinInstances({ ...shared, store: own })
  let looks = false
  const watching = await joinInstances({
    ...shared,
    store: {
      ...store,
      async lock(...args: Parameters<typeof store.lock>) {
        if (looks) await leaving.leave()
        return store.lock(...args)
      },
    },
  })
  onTestFinished(() => watching.leave())
  looks = true
  await watching.freeDead()
  expect(await store.read.$count(instances)).toBe(1)
  expect(logLines.filter((line) => line.includes('died'))).toEqual([])
})
