import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { apiKeys, stockCodes } from '../../src/domain/schema.ts'
import type { Answer } from '../helpers/app.ts'
import { addTestStock, fresh, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { type Death, killableStore } from '../helpers/killable-store.ts'
import { LONG_RUN, runNode, startSandbox } from '../helpers/process.ts'
import { LONG_MS, PATIENT, type Script, scriptedApp } from '../helpers/scripted-supplier.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

/** An app that can be killed, and another one on the same file, time and supplier to follow it. */
async function killableApp(script: Script, config = PATIENT) {
  const url = await testDatabase()
  const [own, next] = [await openTestStore(url), await openTestStore(url)]
  await importTestCatalog(own)
  const { store, ...killable } = killableStore(own)
  const app = await scriptedApp(script, { store, config })
  onTestFinished(killable.leave)
  const { supplier, clock } = app
  const suppliers = new Map([['sandbox', supplier]])
  const restart = () => scriptedApp({}, { store: next, suppliers, clock: () => clock.now, config })
  return { app, ...killable, restart, supplier, store: next }
}

type Killable = Awaited<ReturnType<typeof killableApp>>['app']
type Submit = (app: Killable) => Promise<Answer>

const hasEnded = ({ status, body }: Answer) => status === 200 && body.status !== 'processing'

/** Sends the same call again and again, as a reseller would, with attempts in between. */
async function untilEnded(app: Killable, submit: Submit, advance: (ms: number) => void) {
  for (let round = 0; round < 15; round++) {
    const answer = await submit(app)
    if (hasEnded(answer)) return answer
    advance(LONG_MS)
    await app.app.jobs.fulfil.runOnce()
  }
  throw new Error('It does not come to an end.')
}

const order = (pid: string) => ({ path: '/orders', body: { pid, userId: '5123456' } })
const redemption = { path: '/rdmgamea', body: { playerId: '5123456', code: 'UC-1' } }
type Case = [string, { path: string; body: object }, Script]

const CASES: Case[] = [
  ['an order completed at once', order(PIDS.userId), {}],
  ['an order that is not sent at first', order(PIDS.userId), { place: ['not-sent'] }],
  ['an order whose answer is lost', order(PIDS.userId), { place: ['act-unheard'] }],
  ['an order that never arrives', order(PIDS.userId), { place: ['unknown'] }],
  ['an order turned down', order(PIDS.stockTopup), { place: ['fail'] }],
  ['an order failed later', order(PIDS.stockTopup), { place: ['accept'], check: ['fail'] }],
  ['an order of a key', { path: '/orders', body: { pid: PIDS.gamekey } }, {}],
  ['a redemption', redemption, {}],
  ['a redemption whose answer is lost', redemption, { lookup: ['act-unheard'] }],
  ['a redemption that never arrives', redemption, { lookup: ['unknown'] }],
  ['a redemption turned down', redemption, { lookup: ['fail'] }],
]
/** Each way to an end once; the rest is for the longer run. */
const QUICK = [
  'an order completed at once',
  'an order whose answer is lost',
  'an order of a key',
  'a redemption whose answer is lost',
]
const cases = CASES.filter(([what]) => LONG_RUN || QUICK.includes(what))
/** Each transaction of a life, killed before and after it. */
function* deaths(): Generator<Death, never> {
  for (let transaction = 1; ; transaction++) {
    yield { transaction, when: 'before its commit' }
    yield { transaction, when: 'after its commit' }
  }
}

describe('a process killed at any moment', () => {
  for (const [what, { path, body }, script] of cases)
    test(`leaves ${what} to the next one, which ends it exactly once`, async () => {
      for (const death of deaths()) {
        const { app, dieAt, kill, restart, supplier, store } = await killableApp(script)
        await addTestStock(store, PIDS.stockTopup, 1)
        await addTestStock(store, PIDS.gamekey, 1)
        const { key } = await app.reseller()
        const trxid = `trx-${fresh()}`
        const submit: Submit = (by) => by.call('POST', path, { key, body: { ...body, trxid } })
        const advance = (ms: number) => app.clock.advance(ms)
        dieAt(death)
        const life = await untilEnded(app, submit, advance).catch(() => null)
        if (!(await kill())) {
          expect(life).not.toBe(null)
          expect(death.transaction).toBeGreaterThan(1)
          return
        }
        const next = await restart()
        const end = await untilEnded(next, submit, advance)
        advance(LONG_MS)
        await next.app.jobs.fulfil.runOnce()
        expect((await submit(next)).body).toEqual({ ...end.body, idempotentReplay: true })
        await expectOneEnd(next, { key, end, supplier, death })
      }
    })

  type End = { key: string; end: Answer; supplier: Killable['supplier']; death: Death }
  async function expectOneEnd({ call, store }: Killable, { key, end, supplier, death }: End) {
    const ref = String(end.body.orderId)
    const truth = supplier.truth(ref)
    const isOrder = end.body.orderCreated === true
    const ownCodes = end.body.codes !== undefined
    const expectedStatus = truth === 'done' || ownCodes ? 'completed' : 'cancelled'
    expect({ death, status: end.body.status }).toEqual({ death, status: expectedStatus })
    expect({ death, acted: supplier.acted(ref) <= 1 }).toEqual({ death, acted: true })

    const kept = isOrder ? expectedStatus === 'completed' : truth !== undefined
    const price = isOrder ? Number(end.body.amountUsd) : 0.0017
    const { balanceUsd } = (await call('GET', '/balance', { key })).body
    expect({ death, balanceUsd }).toEqual({ death, balanceUsd: kept ? 100 - price : 100 })
    const codes = await store.read.select().from(stockCodes).orderBy(stockCodes.id)
    const taken = codes.filter((code) => code.orderId !== null).length
    const sold = isOrder && kept && end.body.game !== 'gamea' ? 1 : 0
    expect({ death, taken }).toEqual({ death, taken: sold })
    expect((await proveLedger(store.read)).findings).toEqual([])
  }
})

describe('what a restart remembers', () => {
  test('the calls of the last minute and the last use of a key, once they are saved', async () => {
    const { app, kill, restart, store } = await killableApp({})
    const { key } = await app.reseller()
    const { now } = app.clock
    for (let i = 0; i < 40; i++) await app.call('GET', '/balance', { key, address: '192.0.2.9' })
    await app.app.jobs.save.runOnce()
    await kill()

    const next = await restart()
    const balance = () => next.call('GET', '/balance', { key })
    expect(await balance()).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT' } })
    app.clock.advance(1000)
    expect(await balance()).toMatchObject({ status: 200 })
    expect(await store.read.select().from(apiKeys).orderBy(apiKeys.id)).toMatchObject([
      { lastUsedAt: now, lastUsedAddress: '192.0.2.9' },
    ])
  })
})

test('a real process killed with an order under way is followed by one that completes it', async () => {
  const database = await testDatabase()
  const first = await startSandbox(database)
  const body = { pid: 'GWA-UC-60', userId: '5123401', trxid: 'before' }
  const placed = await first.ask('/orders', body)
  expect(placed).toMatchObject({ status: 200, body: { status: 'processing' } })
  expect(await first.end('SIGKILL')).toBe(null)

  const second = await startSandbox(database)
  let present = await second.ask(`/orders/${placed.body.orderId}`)
  while (present.body.status === 'processing') {
    // Not so often that the API would refuse it.
    await sleep(500)
    present = await second.ask(`/orders/${placed.body.orderId}`)
  }
  expect(present.body).toMatchObject({ status: 'completed', orderId: placed.body.orderId })
  expect((await second.ask('/orders', body)).body).toMatchObject({
    orderId: placed.body.orderId,
    idempotentReplay: true,
  })
  expect(await second.ask('/balance')).toMatchObject({ body: { balanceUsd: 100 - 0.8875 } })
  expect(await second.end('SIGTERM')).toBe(0)
  const audit = await runNode(['src/cli.ts', 'audit'], { DATABASE_URL: database })
  expect(audit).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('ledger is correct') })
})
