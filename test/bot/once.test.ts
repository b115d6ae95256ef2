import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiKeys, conversations, deposits, entries, inbox } from '../../src/db/schema.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { changeSettings } from '../../src/domain/service/settings.ts'
import { testBot } from '../helpers/bot.ts'
import { START } from '../helpers/factories.ts'

const text = (messages: { text?: string }[]) => messages.map((one) => one.text).join('\n')

test('handles an update that Telegram delivers twice once', async () => {
  const bot = await testBot()
  const admin = bot.admin()
  const holder = bot.person()
  await holder.write('/start')
  await admin.write('/start')
  await bot.post('/faults', { kind: 'duplicate_updates' })
  const said = await admin.write(`/credit ${holder.id} 5 welcome`)
  expect(said).toHaveLength(1)
  await admin.press(/Yes, add/)
  const { id } = await holder.account()
  expect(await balanceOf(bot.store.read, id)).toBe(5_000_000)
})

test('keeps nothing of what an update said once it is handled', async () => {
  const bot = await testBot()
  await bot.person().write('a secret code')
  const rows = await bot.store.read.select().from(inbox).orderBy(inbox.updateId)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ status: 'done', update: {} })
})

test('answers again without acting again where Telegram failed after the act', async () => {
  const bot = await testBot()
  const admin = bot.admin()
  const holder = bot.person()
  await holder.write('/start')
  await admin.write('/start')
  await admin.write(`/credit ${holder.id} 5 welcome`)
  await bot.post('/faults', { kind: 'error', method: 'editMessageText' })
  expect((await admin.press(/Yes, add/))?.text).toMatch(/already done/)
  const { id } = await holder.account()
  expect(await bot.store.read.$count(entries, eq(entries.accountId, id))).toBe(1)
})

test('opens one deposit and issues one key however often a button is pressed at once', async () => {
  const bot = await testBot()
  await bot.store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const holder = bot.person()
  const [message] = await holder.write('/start')
  const id = message?.message_id ?? 0
  const press = (data: string) =>
    Promise.all(Array.from({ length: 20 }, () => holder.pressData(id, data)))
  await press('topup-go:stars:10000000:0')
  expect(await bot.store.read.$count(deposits)).toBe(1)
  await press('key-new:0:0')
  expect(await bot.store.read.$count(apiKeys)).toBe(1)
})

test('credits a payment while a question is open, and the question stays', async () => {
  const bot = await testBot()
  await bot.store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const holder = bot.person()
  const [home] = await holder.write('/start')
  await holder.pressData(home?.message_id ?? 0, 'topup-go:stars:10000000:0')
  const invoice = (await holder.messages()).find((one) => one.invoice)
  await holder.write('/api')
  await holder.press('🌐 Addresses')
  await holder.press('➕ Add')
  expect(await bot.store.read.$count(conversations)).toBe(1)
  expect(await holder.pay(invoice?.message_id ?? 0)).toMatchObject({ ok: true })
  const { id } = await holder.account()
  expect(await balanceOf(bot.store.read, id)).toBe(10_000_000)
  expect(text(await holder.write('203.0.113.7'))).toContain('203.0.113.7')
})
