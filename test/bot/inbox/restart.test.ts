import { setTimeout as sleep } from 'node:timers/promises'
import { createTelegramEmulator } from '@gamewallet/telegram-emulator'
import { desc, eq } from 'drizzle-orm'
import type { Message } from 'grammy/types'
import { expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { accountByTelegramId } from '../../../src/domain/accounts/accounts.ts'
import { allowlistOf } from '../../../src/domain/accounts/standing.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { inbox } from '../../../src/domain/schema.ts'
import { putUpDecisions } from '../../../src/domain/settings/confirmations.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { aborted } from '../../../src/domain/shared/waiting.ts'
import { unhandledUpdates } from '../../../src/domain/telegram/inbox.ts'
import { ADMIN_ID, BOT_TOKEN, serve, testBot } from '../../helpers/bot.ts'
import { START } from '../../helpers/factories.ts'
import { startNode } from '../../helpers/process.ts'
import { openTestStore, testDatabase, testStore } from '../../helpers/store.ts'

const PATIENCE_MS = 120_000

test('a question is still open after a restart', async () => {
  const before = await testBot()
  const holder = before.person()
  await holder.go('/api', '🌐 Addresses', '➕ Add')
  await before.app.stop()
  const after = await testBot({ store: before.store }, { apiRoot: before.chatUrl })
  await before.post(`/chats/${holder.id}/text`, { text: '203.0.113.7' })
  const { id } = await holder.account()
  while ((await allowlistOf(after.store.read, id)).length === 0) await sleep(5)
  expect(await allowlistOf(after.store.read, id)).toEqual(['203.0.113.7'])
})

test('an answer that is handled again after a crash is none to the question that it led to', async () => {
  const before = await testBot()
  const { store } = before
  const holder = await before.newcomer()
  await holder.go('/shop', /Game B/, /·/)
  await holder.write('5123456')
  const asked = /Please send the Zone ID/
  expect(await holder.sees()).toMatch(asked)
  await before.app.stop()
  // As it was before the end of its handling was stored.
  const last = await store.read.select().from(inbox).orderBy(desc(inbox.updateId)).limit(1)
  const update_id = last[0]?.updateId ?? 0
  const message = (await holder.messages()).findLast(({ text }) => text === '5123456')
  const crashed = { status: 'handling', update: { update_id, message } } as const
  const isIt = eq(inbox.updateId, update_id)
  await store.transaction((tx) => tx.update(inbox).set(crashed).where(isIt))
  const after = await testBot({ store }, { apiRoot: before.chatUrl })
  await after.app.bot?.service.dispatcher.idle()
  while ((await unhandledUpdates(store.read, 1)).length > 0) await sleep(5)
  expect(await holder.sees()).toMatch(asked)
  await before.post(`/chats/${holder.id}/text`, { text: '2001' })
  while (asked.test(await holder.sees())) await sleep(5)
  expect(await holder.sees()).toMatch(/Player ID {2}5123456\nZone ID {2}2001/)
})

test('an admin’s question is nothing to somebody who is no admin any more', async () => {
  const before = await testBot()
  const [holder, ada] = [before.person(), before.admin()]
  await holder.write('/start')
  await ada.go('/start', `/account ${holder.id}`, '➕ Credit')
  await before.app.stop()
  const settings = { apiRoot: before.chatUrl, adminIds: new Set([1]) }
  const after = await testBot({ store: before.store }, settings)
  await before.post(`/chats/${ADMIN_ID}/text`, { text: '5 for me' })
  await before.post(`/chats/${ADMIN_ID}/text`, { text: '/start' })
  while (!/Hello/.test(await ada.sees())) await sleep(5)
  const { id } = await holder.account()
  expect(JSON.stringify(await ada.messages())).not.toContain('Yes, add')
  expect(await balanceOf(after.store.read, id)).toBe(0)
})

test('the bot starts by itself once Telegram is there, and the API was served meanwhile', async () => {
  const token = '7000009:a-token-that-is-not-known-yet'
  const late = createTelegramEmulator({ token, people: [], clock: () => new Date() })
  let isThere = false
  const url = await serve((request) =>
    isThere ? late.fetch(request) : new Response('away', { status: 502 }),
  )
  const bot = await testBot({}, { apiRoot: url, token })
  const { key } = await bot.reseller()
  expect((await bot.call('GET', '/balance', { key })).status).toBe(200)
  while (!bot.logLines.some((line) => line.includes('could not be started'))) await sleep(5)
  isThere = true
  while (!bot.logLines.some((line) => line.includes('bot started'))) await sleep(5)
  late.stop()
})

test('a stop waits for no call that hangs since the bot has lost its lock', async () => {
  const store = await testStore()
  const lose = new AbortController()
  const hangs = Promise.withResolvers<void>()
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const telegram = createTelegramEmulator({ token: BOT_TOKEN, people: [], clock: () => new Date() })
  onTestFinished(() => telegram.stop())
  const apiRoot = await serve(async (request) => {
    if (!request.url.endsWith('/setMyCommands')) return telegram.fetch(request)
    hangs.resolve()
    await aborted(over.signal)
    return new Response('too late', { status: 502 })
  })
  const losing: Store = {
    ...store,
    async lock(name, options) {
      const held = await store.lock(name, options)
      return held && { ...held, lost: AbortSignal.any([held.lost, lose.signal]) }
    },
  }
  const bot = await testBot({ store: losing }, { apiRoot })
  await hangs.promise
  lose.abort()
  while (!bot.logLines.some((line) => line.includes('a lock was lost'))) await sleep(5)
  // A call that nobody ends is given up after 45 s.
  const late = sleep(30_000, 'late')
  expect(await Promise.race([bot.app.stop().then(() => 'stopped'), late])).toBe('stopped')
})

test(
  'what was paid while the process was killed is credited once after the next start',
  async () => {
    const telegram = createTelegramEmulator({
      token: BOT_TOKEN,
      people: [],
      clock: () => new Date(),
      pressWaitMs: PATIENCE_MS,
      checkoutWaitMs: PATIENCE_MS,
    })
    const chatUrl = await serve((request) => telegram.fetch(request))
    const file = await testDatabase()
    const store = await openTestStore(file)
    onTestFinished(async () => {
      telegram.stop()
      await store.close()
    })
    await store.transaction((tx) =>
      changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
    )
    const env = {
      DATABASE_URL: file,
      PORT: '0',
      BOT_TOKEN,
      TELEGRAM_API_ROOT: chatUrl,
    }
    const chat = `${chatUrl}/chats/77`
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await (await fetch(chat + path, init)).json()) as Record<string, unknown>
    }
    const messages = async () =>
      ((await (await fetch(chat)).json()) as { messages: Message[] }).messages

    const first = startNode(['src/main.ts'], env)
    await first.says(/bot started/)
    await post('/text', { text: '/start' })
    while ((await messages()).length < 2) await sleep(5)
    const [, menu] = await messages()
    const token = await store.transaction((tx) =>
      putUpDecisions(tx, 77, ['topup-go:stars'], new Date()),
    )
    const callback_data = `topup-go:stars:10000000:~${token}`
    await post('/press', { message_id: menu?.message_id, callback_data, force: true })
    const invoice = (await messages()).findLast((one) => one.invoice)
    const paid = post('/pay', { message_id: invoice?.message_id })
    expect(await paid).toMatchObject({ ok: true })
    await first.end('SIGKILL')

    const second = startNode(['src/main.ts'], env)
    await second.says(/bot started/)
    const { id } = await accountByTelegramId(store.read, 77)
    while ((await balanceOf(store.read, id)) === 0) await sleep(5)
    await post('/text', { text: '/wallet' })
    while (!(await messages()).some(({ text }) => text?.includes('Balance  10.00 USD')))
      await sleep(5)
    expect(await balanceOf(store.read, id)).toBe(10_000_000)
    expect((await proveLedger(store.read)).findings).toEqual([])
    expect(await second.end('SIGTERM')).toBe(0)
  },
  PATIENCE_MS,
)
