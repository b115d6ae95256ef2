import { expect, test } from 'vitest'
import { type Delivery, notifyAdmins } from '../../src/domain/notices/notices.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { FAILED } from '../../src/jobs/loop.ts'
import { notifyJob } from '../../src/jobs/notify.ts'
import { createLog } from '../../src/log/log.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { fresh, later, PIDS, START } from '../helpers/factories.ts'
import { paymentsShop } from '../helpers/payments.ts'
import { PATIENT, scriptedApp } from '../helpers/scripted-supplier.ts'
import { testStore } from '../helpers/store.ts'

/** A log, and what is in it. */
function watch() {
  const logLines: string[] = []
  return { logLines, log: createLog('warn', { write: (line) => void logLines.push(line) }) }
}

test('payments that cannot be read, and a refund that stays open', async () => {
  const { job, paid, refund, telegram, stars, logLines } = await paymentsShop()
  const deposit = await paid()
  expect(await job().runOnce()).not.toBe(FAILED)

  const received = () => Promise.reject(new Error('Telegram is away'))
  expect(await job(new Map([['stars', { ...stars, received }]]).values()).runOnce()).toBe(FAILED)
  expect(logLines).toHaveLength(1)
  expect(logLines[0]).toContain('could not reconcile payments')

  telegram.refundFaults.push(
    ...[1, 2].map(() => ({ when: 'before' as const, error: new Error('away') })),
  )
  await refund(deposit)
  expect(await job().runOnce()).toBe(FAILED)
  expect(logLines).toHaveLength(2)
  expect(logLines[1]).toContain('the outcome of a refund is still unknown')
  expect(await job().runOnce()).not.toBe(FAILED)
})

test('a notice that ends untold, or that cannot be made', async () => {
  const { log, logLines } = watch()
  const store = await testStore()
  const answers: (() => Promise<Delivery>)[] = [
    async () => ({ outcome: 'refused', why: 'BUTTON_DATA_INVALID' }),
    () => Promise.reject(new Error('no such order')),
    async () => ({ outcome: 'later', againMs: 1 }),
    async () => ({ outcome: 'delivered' }),
  ]
  const clock = { now: START }
  const job = notifyJob({
    ...{ store, log, meter: noMeter, isPaused: () => false, clock: () => clock.now },
    adminIds: new Set([5]),
    deliver: () => answers.shift()?.() ?? Promise.reject(new Error('told too often')),
  })
  const add = () =>
    store.transaction((tx) => notifyAdmins(tx, { kind: 'backup_failed', reason: 'x' }, clock.now))
  for (let i = 0; i < 2; i++) {
    await add()
    expect(await job.runOnce()).toBe(FAILED)
  }
  const errors = [/Telegram refused a notice/, /a notice could not be sent/]
  expect(logLines).toEqual(errors.map((error) => expect.stringMatching(error)))
  // Telegram's own trouble is counted where it is called.
  for (let i = 1; i <= 2; i++) {
    clock.now = later(i * 24 * 3_600_000)
    expect(await job.runOnce()).not.toBe(FAILED)
  }
  expect({ left: answers.length, logged: logLines.length }).toEqual({ left: 0, logged: 2 })
})

test('an attempt at an order that breaks off', async () => {
  const { log, logLines } = watch()
  const app = await scriptedApp({ place: ['not-sent'] }, { config: PATIENT, log })
  const { key } = await app.reseller()
  const body = { pid: PIDS.userId, trxid: `trx-${fresh()}`, userId: '5123456' }
  await app.call('POST', '/orders', { key, body })
  app.clock.advance(60 * 60_000)
  const direct = await connectDirectly(app.store)
  await direct.breakInserts('supplier_calls', 'no room for calls')
  expect(await app.app.jobs.fulfil.runOnce()).toBe(FAILED)
  const errors = logLines.filter((line) => line.includes('"level":50'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('an attempt failed with an unexpected error')
})
