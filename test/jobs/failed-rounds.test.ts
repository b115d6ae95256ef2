// A round that fails counts as failed, also where the job itself deals with what went wrong and logs it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refundDeposit } from '../../src/domain/deposits/refunds.ts'
import { type Delivery, notifyAdmins } from '../../src/domain/notices/notices.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { backupJob } from '../../src/jobs/backup.ts'
import { createLoop, type Job } from '../../src/jobs/loop.ts'
import { notifyJob } from '../../src/jobs/notify.ts'
import { paymentsJob } from '../../src/jobs/payments.ts'
import { createLog } from '../../src/log/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { ADMIN, depositStore, open } from '../helpers/deposits.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { fresh, later, openTestAccount, PIDS, START } from '../helpers/factories.ts'
import { PATIENT, scriptedApp } from '../helpers/scripted-supplier.ts'
import { testFolder, testStore } from '../helpers/store.ts'

/** A place to log to, and how Prometheus sees one round of a job that logs there. */
async function watch() {
  const logLines: string[] = []
  const log = createLog('warn', { write: (line) => void logLines.push(line) })
  const metrics = createMetrics({
    ...(await testStore()),
    bytes: async () => 0,
    clock: () => START,
  })
  onTestFinished(() => metrics.stop())
  async function roundOf(job: Job) {
    const ran = Promise.withResolvers<void>()
    const meter = {
      ...metrics.meter,
      jobRan(round: Parameters<typeof metrics.meter.jobRan>[0]) {
        metrics.meter.jobRan(round)
        // Before the next round begins.
        void loop.stop()
        ran.resolve()
      },
    }
    const loop = createLoop({ ...job, everyMs: 1, overlaps: false }, log, meter)
    loop.start()
    await ran.promise
    await loop.stop()
    const rounds = new RegExp(`job_rounds_total\\{job="${job.name}",result="(\\w+)"\\} (\\d+)`, 'g')
    const counted = [...(await metrics.text()).matchAll(rounds)]
    return Object.fromEntries(counted.map(([, result, many]) => [result, Number(many)]))
  }
  return { log, logLines, roundOf }
}

test('a backup that cannot be written', async () => {
  const { log, logLines, roundOf } = await watch()
  const folder = join(testFolder(), 'backups')
  const clock = { now: START }
  const rest = {
    ...{ folder, everyMs: 3_600_000, keep: 2, log, meter: noMeter },
    clock: () => clock.now,
    alertAdmins: async () => undefined,
    noteResult: async () => undefined,
  }
  const job = backupJob({
    store: { backup: async (file) => writeFileSync(file, '') },
    ...rest,
  })
  expect(await roundOf(job)).toEqual({ ok: 1, failed: 0 })
  clock.now = later(3_600_000)
  const broken = backupJob({
    store: { backup: () => Promise.reject(new Error('no space left')) },
    ...rest,
  })
  expect(await roundOf(broken)).toEqual({ ok: 1, failed: 1 })
  expect(logLines).toHaveLength(1)
  expect(logLines[0]).toMatch(/no space left.*a backup failed/)
})

test('payments that cannot be read, and a refund that stays open', async () => {
  const { log, logLines, roundOf } = await watch()
  const { store, telegram, stars, methods } = await depositStore()
  const holder = await openTestAccount(store)
  const deposit = await open(store, holder.id, stars)
  telegram.pay({ reference: deposit.reference, price: 500, telegramId: holder.telegramId })
  const job = (ways = methods.values()) =>
    paymentsJob({ isPaused: () => false, store, clock: () => START, log, methods: ways })
  expect(await roundOf(job())).toEqual({ ok: 1, failed: 0 })

  const received = () => Promise.reject(new Error('Telegram is away'))
  expect(await roundOf(job(new Map([['stars', { ...stars, received }]]).values()))).toEqual({
    ok: 1,
    failed: 1,
  })
  expect(logLines).toHaveLength(1)
  expect(logLines[0]).toContain('could not reconcile payments')

  telegram.refundFaults.push(
    ...[1, 2].map(() => ({ when: 'before' as const, error: new Error('away') })),
  )
  const refund = { reason: 'asked for it', actor: ADMIN } as const
  await refundDeposit({ store, methods, clock: () => START }, deposit.reference, refund)
  expect(await roundOf(job())).toEqual({ ok: 1, failed: 2 })
  expect(logLines).toHaveLength(2)
  expect(logLines[1]).toContain('the outcome of a refund is still unknown')
  expect(await roundOf(job())).toEqual({ ok: 2, failed: 2 })
})

test('a notice that ends untold, or that cannot be made', async () => {
  const { log, logLines, roundOf } = await watch()
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
  await add()
  expect(await roundOf(job)).toEqual({ ok: 0, failed: 1 })
  await add()
  expect(await roundOf(job)).toEqual({ ok: 0, failed: 2 })
  const errors = [/Telegram refused a notice/, /a notice could not be sent/]
  expect(logLines).toEqual(errors.map((error) => expect.stringMatching(error)))
  // Telegram's own trouble is counted where it is called.
  for (let i = 1; i <= 2; i++) {
    clock.now = later(i * 24 * 3_600_000)
    expect(await roundOf(job)).toEqual({ ok: i, failed: 2 })
  }
  expect({ left: answers.length, logged: logLines.length }).toEqual({ left: 0, logged: 2 })
})

test('an attempt at an order that breaks off', async () => {
  const { log, logLines, roundOf } = await watch()
  const app = await scriptedApp({ place: ['not-sent'] }, { config: PATIENT, log })
  const { key } = await app.reseller()
  const body = { pid: PIDS.userId, trxid: `trx-${fresh()}`, userId: '5123456' }
  await app.call('POST', '/orders', { key, body })
  app.clock.advance(60 * 60_000)
  const direct = await connectDirectly(app.store)
  await direct.breakInserts('supplier_calls', 'no room for calls')
  expect(await roundOf(app.app.jobs.fulfil)).toEqual({ ok: 0, failed: 1 })
  const errors = logLines.filter((line) => line.includes('"level":50'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('an attempt failed with an unexpected error')
})
