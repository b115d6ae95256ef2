import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { createTelegramEmulator } from '@gamewallet/telegram-emulator'
import { ne } from 'drizzle-orm'
import type { Message } from 'grammy/types'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { inbox } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { BOT_TOKEN, serve } from '../helpers/bot.ts'
import { passingTime } from '../helpers/passing-time.ts'
import { longTest, startNode } from '../helpers/process.ts'
import { scriptedSupplier } from '../helpers/scripted-supplier.ts'
import { openTestStore, testDatabase, testStore } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** On a connection of its own: one that was kept may have ended while this process stood still. */
const JSON_ALONE = { 'Content-Type': 'application/json', Connection: 'close' }
const LEADS = /this process is now the leader/

/** A Telegram with one person, who writes and reads; it counts the calls of its methods. */
async function telegram() {
  const emulator = createTelegramEmulator({ token: BOT_TOKEN, people: [], clock: () => new Date() })
  onTestFinished(() => emulator.stop())
  const calls = new Map<string, number>()
  const polls = { now: 0, most: 0 }
  const url = await serve(async (request) => {
    const [, method] = /\/bot[^/]+\/(\w+)$/.exec(request.url) ?? []
    if (method) calls.set(method, (calls.get(method) ?? 0) + 1)
    if (method !== 'getUpdates') return emulator.fetch(request)
    // The end of a process that was killed may be heard of in the same turn as the next one's call.
    for (let turns = 0; polls.now > 0 && turns < 100; turns++) await nextTurn()
    polls.most = Math.max(polls.most, ++polls.now)
    try {
      return await emulator.fetch(request)
    } finally {
      polls.now--
    }
  })
  const chat = `${url}/chats/77`
  const messages = async () =>
    ((await (await fetch(chat, { headers: JSON_ALONE })).json()) as { messages: Message[] })
      .messages
  return {
    url,
    polls,
    called: (method: string) => calls.get(method) ?? 0,
    async write(text: string) {
      await fetch(`${chat}/text`, {
        method: 'POST',
        headers: JSON_ALONE,
        body: JSON.stringify({ text }),
      })
    },
    /** What was written and what was answered, once there are so many answers. */
    async answers(count: number): Promise<string[]> {
      for (;;) {
        const all = await messages()
        const answers = all.filter(({ from }) => from?.is_bot)
        if (answers.length >= count) return answers.map(({ text = '' }) => text)
        await sleep(20)
      }
    },
  }
}

/** A database, and processes on it. */
async function installation(env: Record<string, string> = {}) {
  const url = await testDatabase()
  const store = await openTestStore(url)
  return {
    store,
    async start(roles: string, more: Record<string, string> = {}) {
      const shared = { DATABASE_URL: url, PORT: '0', ROLES: roles }
      const running = startNode(['src/main.ts'], { ...shared, ...env, ...more })
      const [, served = ''] = await running.says(/"url":"(http:[^"]+)"/)
      return { ...running, url: served }
    },
  }
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(100)
}

describe('processes with the bot', () => {
  test(
    'poll one at a time; another takes over from one that was killed, and answers each message once',
    async () => {
      const chat = await telegram()
      const { store, start } = await installation({ BOT_TOKEN, TELEGRAM_API_ROOT: chat.url })
      const first = await start('bot')
      await first.says(/bot started/)
      const second = await start('bot')
      await chat.write('/start')
      await chat.answers(1)
      expect(second.stdout()).not.toContain('bot started')
      expect(chat.called('deleteWebhook')).toBe(1)

      // What is cut off after its answer was sent is answered again.
      await handled(store)
      await first.end('SIGKILL')
      await chat.write('/wallet')
      await second.says(/bot started/)
      await chat.write('/help')
      const answers = await chat.answers(3)
      expect(answers).toEqual([
        expect.stringMatching(/Hello/),
        expect.stringMatching(/Wallet/),
        expect.stringMatching(/./),
      ])
      expect(chat.polls.most).toBe(1)
      expect(first.stdout() + second.stdout()).not.toContain('another process polls')
      await handled(store)
      expect(await second.end('SIGTERM')).toBe(0)
    },
    PATIENCE_MS,
  )

  longTest(
    'take what Telegram posts in any of them, and one handles it, in order',
    async () => {
      const chat = await telegram()
      const targets: string[] = []
      const posts = [0, 0]
      let next = 0
      const front = await serve(async (request) => {
        const chosen = next++ % targets.length
        const target = targets[chosen]
        if (!target) return new Response('', { status: 502 })
        const { headers, method } = request
        const { pathname } = new URL(request.url)
        const posted = { method, headers, body: await request.text() }
        const answer = await fetch(target + pathname, posted).catch(() => null)
        if (answer?.ok) posts[chosen] = (posts[chosen] ?? 0) + 1
        return new Response('', { status: answer?.status ?? 502 })
      })
      const { store, start } = await installation({
        BOT_TOKEN,
        TELEGRAM_API_ROOT: chat.url,
        BOT_WEBHOOK_URL: `${front}/telegram`,
        BOT_WEBHOOK_SECRET: 'the-secret-of-a-test',
      })
      const first = await start('bot')
      await first.says(/bot started/)
      const second = await start('bot')
      targets.push(first.url, second.url)
      const order = ['/start', '/wallet', '/start', '/wallet', '/wallet', '/start']
      for (const text of order) await chat.write(text)
      const answers = await chat.answers(order.length)
      expect(answers.map((text) => (/Hello/.test(text) ? '/start' : '/wallet'))).toEqual(order)
      expect(posts.map((count) => count > 0)).toEqual([true, true])
      expect(second.stdout()).not.toMatch(LEADS)
      expect(chat.called('setWebhook')).toBe(1)

      await handled(store)
      await first.end('SIGKILL')
      await chat.write('/wallet')
      await second.says(/bot started/)
      expect(await chat.answers(order.length + 1)).toHaveLength(order.length + 1)
      await handled(store)
      expect(await second.end('SIGTERM')).toBe(0)
    },
    PATIENCE_MS,
  )

  /** Until every update that was stored has been handled to its end. */
  async function handled({ read }: Store) {
    const open = () => read.$count(inbox, ne(inbox.status, 'done'))
    await until(async () => (await open()) === 0)
  }
})

describe('a process without the API', () => {
  test(
    'needs no token where it has no bot either, and answers that it is well, and nothing else',
    async () => {
      const { start } = await installation()
      const jobs = await start('jobs')
      expect(await (await fetch(`${jobs.url}/healthz`)).json()).toMatchObject({ status: 'alive' })
      expect(await (await fetch(`${jobs.url}/readyz`)).json()).toEqual({ status: 'ready' })
      for (const path of ['/balance', '/products', '/openapi.json', '/telegram']) {
        const answer = await fetch(jobs.url + path)
        expect([answer.status, await answer.json()]).toEqual([
          501,
          expect.objectContaining({ success: false, code: 'NOT_IMPLEMENTED' }),
        ])
      }
      expect(jobs.stdout()).toMatch(/"roles":\["jobs"\]/)
      expect(await jobs.end('SIGTERM')).toBe(0)
    },
    PATIENCE_MS,
  )
})

describe('jobs that one process does at a time', () => {
  test('make one round in its time, and go on in another process after a stop', async () => {
    const { clock, pass, watched } = passingTime()
    const store = watched(await testStore())
    const asked: string[] = []
    const processOf = async (name: string) => {
      const balance = async () => {
        asked.push(name)
        return 1_000_000
      }
      const suppliers = new Map([['sandbox', { ...scriptedSupplier({}), balance }]])
      const parts = { store, clock, suppliers, roles: new Set(['jobs'] as const) }
      const { app } = await testApp(parts)
      app.start({ url: 'http://127.0.0.1' })
      await pass(1000)
      return app
    }
    const first = await processOf('first')
    await processOf('second')
    await pass(3 * 60_000)
    expect(asked).toEqual(['first', 'first', 'first'])
    await first.stop()
    await pass(2 * 60_000 + 2000)
    expect(asked.slice(3)).toEqual(['second', 'second'])
  })
})
