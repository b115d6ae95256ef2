import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTelegramEmulator, type Person } from '@gamewallet/telegram-emulator'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished } from 'vitest'
import type { App, AppDeps } from '../../src/app.ts'
import type { BotSettings } from '../../src/bot-part.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { changeSettings, type Settings } from '../../src/domain/settings/settings.ts'
import { type GivenRole, storeRole } from '../../src/domain/team/team.ts'
import { unhandledUpdates } from '../../src/domain/telegram/inbox.ts'
import { testApp } from './app.ts'
import { fresh } from './factories.ts'
import { createPerson, type TestPerson } from './person.ts'

export const BOT_TOKEN = '7000001:the-token-of-a-bot-in-a-test'
/** Who may use the admins' commands in tests. */
export const ADMIN_ID = 9_000_001
/** Beyond what any wait takes, and within the time of a test, so that it says what it waited for. */
const GIVE_UP_MS = 100_000
const POLL_MS = 5

/** As many messages as there are, at once: no test waits for Telegram's limits that is not about them. */
const UNPACED = {
  maxInFlight: 3,
  perSecond: Number.POSITIVE_INFINITY,
  chatEveryMs: 0,
  chatBurst: 1,
}

/** The app with its bot, talking to a Telegram of its own, and people who talk to the bot. */
export async function testBot(
  overrides: Partial<AppDeps> = {},
  settings: Partial<BotSettings> = {},
  people: Person[] = [],
  telegram: Partial<Parameters<typeof createTelegramEmulator>[0]> = {},
) {
  const emulator = createTelegramEmulator({
    token: BOT_TOKEN,
    people: [{ id: ADMIN_ID, first_name: 'Ada', username: 'ada', role: 'Admin' }, ...people],
    clock: () => new Date(),
    checkoutWaitMs: GIVE_UP_MS,
    pressWaitMs: GIVE_UP_MS,
    ...telegram,
  })
  const chatUrl = await serve((request) => emulator.fetch(request))
  onTestFinished(() => emulator.stop())
  const bot: BotSettings = {
    token: BOT_TOKEN,
    apiRoot: chatUrl,
    adminIds: new Set([ADMIN_ID]),
    webhook: null,
    local: true,
    publicUrl: 'https://shop.example',
    deadlineMs: GIVE_UP_MS,
    retryMs: 20,
    sendLimits: UNPACED,
    ...settings,
  }
  const panel = { ...bot, cryptoPay: bot.cryptoPay ?? null, frames: [] }
  const test = await testApp({ panel, ...overrides, bot })
  const { app, store } = test
  app.bot?.start('http://127.0.0.1')

  /** Until the bot has handled everything that has reached Telegram so far, and notices are told. */
  async function settled(): Promise<void> {
    const giveUpAt = performance.now() + GIVE_UP_MS
    while (!(await isHandled())) {
      if (performance.now() > giveUpAt) throw new Error('The bot did not handle its updates.')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    await notified()
  }

  /** Whether nothing waits at Telegram, in memory or, where the bot leads no more for a moment, in the inbox. */
  async function isHandled(): Promise<boolean> {
    const { pending_update_count: waiting } = await telegramInfo()
    await app.bot?.service.dispatcher.idle()
    if (waiting > 0 || app.bot?.service.dispatcher.pending !== 0) return false
    return (await unhandledUpdates(store.read, 1)).length === 0
  }

  let telling: Promise<unknown> = Promise.resolve()

  /** One round after the other, as in the service: two at once would tell a notice twice. */
  function notified(): Promise<unknown> {
    const round = telling.then(() => app.bot?.jobs.notify.runOnce())
    telling = round.catch(() => undefined)
    return round
  }

  async function telegramInfo(): Promise<{ pending_update_count: number }> {
    const response = await reach(`/bot${BOT_TOKEN}/getWebhookInfo`)
    return ((await response.json()) as { result: { pending_update_count: number } }).result
  }

  /** Without a socket, which costs more than the answer does, and not sooner than by one. */
  async function reach(path: string, init?: RequestInit): Promise<Response> {
    const response = await emulator.fetch(new Request(chatUrl + path, init))
    for (let turns = 0; turns < 3; turns++) await nextTurn()
    return response
  }

  async function ask<Body>(path: string, init?: RequestInit): Promise<Body> {
    const response = await reach(path, init)
    const body = (await response.json()) as Body & { error?: string }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.error}`)
    return body
  }

  const post = <Body>(path: string, body: object) =>
    ask<Body>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  const person = (id = 5_000_000 + fresh()) =>
    createPerson(id, { store, clock: test.clock, ask, post, settled })
  /** Somebody who has written /start. */
  async function newcomer(id?: number): Promise<TestPerson> {
    const one = person(id)
    await one.write('/start')
    return one
  }

  const set = (changes: Partial<Settings>) =>
    store.transaction((tx) => changeSettings(tx, changes, test.clock.now))
  async function credit({ account }: TestPerson, usd: number, note?: string): Promise<void> {
    const { id } = await account()
    const change = { amountMicros: usd * 1_000_000, note, actor: 'operator' } as const
    await store.transaction((tx) => adjustBalance(tx, id, change, test.clock.now))
  }
  async function giveRole({ id }: TestPerson, role: GivenRole): Promise<void> {
    await store.transaction((tx) => storeRole(tx, id, role, test.clock.now))
  }

  return {
    ...test,
    ...{ newcomer, set, credit, giveRole },
    proven: async () => expect((await proveLedger(store.read)).findings).toEqual([]),
    chatUrl,
    emulator,
    person,
    admin: () => person(ADMIN_ID),
    settled,
    telegramInfo,
    ask,
    post,
  }
}

/**
 * Has a server keep idle connections. One that it ends after a pause of this process fails the request
 * that has just been sent on it.
 */
export function neverTired(server: Server): Server {
  server.keepAliveTimeout = 0
  return server
}

/** Listens on a free port of this machine until the test has finished. */
export async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<string> {
  const server = neverTired(createServer(getRequestListener(fetch)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The app at a port of this machine, until the test has finished. */
export function serveApp(app: App): Promise<string> {
  return serve((request) =>
    app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
  )
}
