// Thousands of notices at once: what is urgent is told first, and what comes in masses in one message.
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import type { Notice } from '../../src/domain/notices/notice.ts'
import { notifyAccount, notifyAdmins } from '../../src/domain/notices/notices.ts'
import { notices } from '../../src/domain/schema.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { notifyJob } from '../../src/jobs/notify.ts'
import { createLog } from '../../src/log/log.ts'
import { OTHER_ADMIN, shopWithAdmins } from '../helpers/admins.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { connectDirectly } from '../helpers/direct.ts'
import type { TestPerson } from '../helpers/person.ts'
import { onPostgres } from '../helpers/store.ts'

const MANY = 10_000
const MINUTE_MS = 60_000

const alarm = { kind: 'backup_failed', reason: 'the disk is full' } as const

function fail(): never {
  throw new Error('Nothing was written.')
}

/** As after a quiet night: PostgreSQL takes the table for empty, and plans its queries for that. */
async function forgetStatistics(store: Store): Promise<void> {
  const direct = await connectDirectly(store)
  await direct.exec(`INSERT INTO notices (telegram_id, kind, data, attempts, due_at, created_at)
    SELECT 1, 'stock_low', '{}', 0, now(), now() FROM generate_series(1, ${MANY})`)
  await direct.exec('DELETE FROM notices')
  await direct.exec('VACUUM (TRUNCATE false, ANALYZE) notices')
}

async function busyShop() {
  const shop = await shopWithAdmins({ suppliers: ['manual'], supplierRef: null })
  const { store, clock, app } = shop
  const { orderId } = await shop.order()
  const newOrder = { kind: 'manual_order', orderId, reminder: false } as const
  const seen = new Map<number, number>()
  return {
    ...shop,
    orderId,
    /** As many orders or other things that the admins are told of, at once. */
    tellAdmins: (count: number, notice: Notice = newOrder) =>
      store.transaction(async (tx) => {
        await notifyAdmins(tx, notice, clock.now)
        const [{ id: _, ...row } = fail()] = await tx
          .select()
          .from(notices)
          .orderBy(desc(notices.id))
          .limit(1)
        for (let rest = count - 1; rest > 0; rest -= 1000)
          await tx.insert(notices).values(Array(Math.min(rest, 1000)).fill(row))
      }),
    notify: () => app.bot?.jobs.notify.runOnce(),
    /** What the bot has said to the person since this was last asked. */
    async said(person: TestPerson): Promise<string[]> {
      const last = seen.get(person.id) ?? 0
      const found = (await person.messages()).filter(
        ({ message_id, from }) => from?.is_bot && message_id > last,
      )
      seen.set(person.id, found.at(-1)?.message_id ?? last)
      return found.map(({ text }) => text ?? '')
    },
    waiting: () => store.read.$count(notices),
  }
}

describe('ten thousand new orders', () => {
  test('delay neither an alarm nor a receipt nor a holder, and are one message to each admin', async () => {
    const { ada, ben, tellAdmins, said, notify, newcomer, store, clock, waiting } = await busyShop()
    const holder = await newcomer()
    const { id } = await holder.account()
    for (const one of [ada, ben, holder]) await said(one)

    if (onPostgres) await forgetStatistics(store)
    await tellAdmins(MANY)
    await tellAdmins(1, alarm)
    const added = { kind: 'balance_adjusted', amountMicros: 1_000_000, note: null } as const
    await store.transaction((tx) => notifyAccount(tx, id, added, clock.now))
    await notify()
    const both = [/backup failed/, /^🙋 10,000 orders wait to be done by hand/]
    for (const admin of [ada, ben])
      expect(await said(admin)).toEqual(both.map((text) => expect.stringMatching(text)))
    expect(await said(holder)).toEqual([expect.stringMatching(/1.00 USD was added/)])
    expect(await waiting()).toBe(0)
    expect(await ada.buttons()).toContain('Inbox')
  })

  test('that go on are gathered for a minute, and what is urgent is told meanwhile', async () => {
    const { ada, tellAdmins, said, notify, clock, pass } = await busyShop()
    await tellAdmins(5)
    await notify()
    await said(ada)
    await tellAdmins(2)
    await tellAdmins(1, alarm)
    await notify()
    expect(await said(ada)).toEqual([expect.stringMatching(/backup failed/)])
    await tellAdmins(4)
    clock.advance(MINUTE_MS - 1)
    await notify()
    expect(await said(ada)).toEqual([])
    await pass(2)
    expect(await said(ada)).toEqual([expect.stringMatching(/^🙋 6 orders wait/)])
  })

  test('are told again where Telegram did not take the message, and a few are told one by one', async () => {
    const { ada, tellAdmins, said, notify, post, store, pass } = await busyShop()
    await said(ada)
    await post('/faults', { kind: 'error', method: 'sendMessage', count: 2 })
    await tellAdmins(50)
    await notify()
    expect(await said(ada)).toEqual([])
    expect(await store.read.$count(notices, eq(notices.telegramId, ADMIN_ID))).toBe(50)
    await pass(MINUTE_MS)
    expect(await said(ada)).toEqual([expect.stringMatching(/^🙋 50 orders wait/)])
    expect(await store.read.$count(notices, eq(notices.telegramId, OTHER_ADMIN))).toBe(0)
    await pass(2 * MINUTE_MS)
    await tellAdmins(3)
    await notify()
    expect(await said(ada)).toHaveLength(3)
  })
})

test('many receipts and many low stocks are one message each, receipts first', async () => {
  const { ada, tellAdmins, said, notify } = await busyShop()
  await said(ada)
  await tellAdmins(7, { kind: 'stock_low', pid: 'GOODS-1', left: 1 })
  await tellAdmins(4, { kind: 'stock_out', pid: 'GOODS-1' })
  // Of five deposits: those of one are told together anyway.
  for (let i = 0; i < 5; i++)
    await tellAdmins(1, { kind: 'deposit_submitted', reference: `DEP-${i}` })
  await notify()
  expect(await said(ada)).toEqual([
    expect.stringMatching(/^🔔 5 receipts wait for you/),
    expect.stringMatching(/^🎟 7 products run low/),
    expect.stringMatching(/^🔴 4 products are sold out/),
  ])
})

// On SQLite numbers are given out in the order of commits.
if (onPostgres)
  test('a notice that is committed while others of its kind are being told is told, too', async () => {
    const { ada, tellAdmins, said, store, clock } = await busyShop()
    await said(ada)
    const late = await connectDirectly(store)
    const at = clock.now.toISOString()
    const another = `INSERT INTO notices (telegram_id, kind, data, attempts, due_at, created_at)
      VALUES (${ADMIN_ID}, 'stock_low', '{"pid":"GOODS-1","left":1}', 0, '${at}', '${at}')`
    await late.exec(another)
    await late.exec('BEGIN')
    await late.exec(another)
    await tellAdmins(5, { kind: 'stock_low', pid: 'GOODS-1', left: 1 })
    const counts: number[] = []
    const job = notifyJob({
      ...{ store, clock: () => clock.now, log: createLog('silent'), meter: noMeter },
      isPaused: () => false,
      adminIds: new Set([ADMIN_ID]),
      async deliver(_telegramId, _notice, count) {
        counts.push(count)
        if (counts.length === 1) await late.exec('COMMIT')
        return { outcome: 'delivered' }
      },
    })
    await job.runOnce()
    expect(counts).toEqual([6])
    expect(await store.read.$count(notices)).toBe(1)
    clock.advance(MINUTE_MS)
    await job.runOnce()
    expect(counts).toEqual([6, 1])
  })
