import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTelegramEmulator, type Person } from '@gamewallet/telegram-emulator'
import { getRequestListener } from '@hono/node-server'
import type { InlineKeyboardButton, Message } from 'grammy/types'
import { expect, onTestFinished } from 'vitest'
import type { AppDeps } from '../../src/app.ts'
import type { BotSettings } from '../../src/bot-part.ts'
import {
  type Account,
  accountByTelegramId,
  adjustBalance,
} from '../../src/domain/accounts/accounts.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { putUpDecisions } from '../../src/domain/settings/confirmations.ts'
import { changeSettings, type Settings } from '../../src/domain/settings/settings.ts'
import { type GivenRole, storeRole } from '../../src/domain/team/team.ts'
import { unhandledUpdates } from '../../src/domain/telegram/inbox.ts'
import { testApp } from './app.ts'
import { fresh } from './factories.ts'

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

export type Pressed = { text?: string; show_alert?: boolean } | null

/** A person at their phone: all they do and see goes through the emulator's own requests. */
export interface TestPerson {
  id: number
  /** Sends a text, waits until the bot has handled it, and returns what it sent since. */
  write(text: string, how?: object): Promise<Message[]>
  /** Presses the button with that text on the newest message that has it. Returns the toast. */
  press(text: string | RegExp): Promise<Pressed>
  /** Presses a button by what it carries, also one that is not on the message. */
  pressData(messageId: number, data: string): Promise<Pressed>
  /** Presses a button that need be on no message, below the bot's newest one. */
  forge(data: string): Promise<Pressed>
  /** The newest button with that text, or the newest message's first one: what `pressData` takes. */
  button(text?: string | RegExp): Promise<[messageId: number, data: string]>
  /** What a button that decides carries on a screen that is shown now. */
  asShown(data: string): Promise<string>
  sendFile(
    kind: 'photo' | 'document',
    name: string,
    bytes: string | Uint8Array,
    how?: { caption?: string; type?: string; album?: string },
  ): Promise<Message[]>
  pay(messageId: number, how?: object): Promise<{ ok: boolean; charge_id?: string; error?: string }>
  /** What Telegram sends by itself, such as `{ message: { pinned_message } }`; see the emulator's sendUpdate. */
  update(update: object): Promise<Message[]>
  act(what: 'block' | 'unblock' | 'sticker'): Promise<void>
  messages(): Promise<Message[]>
  /** The text of the newest message; entities are not in it. */
  sees(): Promise<string>
  /** The newest message's buttons, as they read. */
  buttons(): Promise<string[]>
  account(): Promise<Account>
  /** What is in their wallet, in micro-USD. */
  balance(): Promise<number>
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
    apiKeyMode: 'test',
    publicUrl: 'https://shop.example',
    deadlineMs: GIVE_UP_MS,
    retryMs: 20,
    sendLimits: UNPACED,
    ...settings,
  }
  const test = await testApp({ ...overrides, bot })
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

  function person(id = 5_000_000 + fresh()): TestPerson {
    const messages = async () => (await ask<{ messages: Message[] }>(`/chats/${id}`)).messages
    /** What the bot sent after a message of the person's. */
    async function answersTo({ message_id }: { message_id: number }): Promise<Message[]> {
      await settled()
      return (await messages()).filter((one) => one.message_id > message_id && one.from?.is_bot)
    }
    async function find(text: string | RegExp): Promise<[messageId: number, data: string]> {
      const fits = (label: string) => (typeof text === 'string' ? label === text : text.test(label))
      for (const message of (await messages()).reverse())
        for (const button of (message.reply_markup?.inline_keyboard ?? []).flat())
          if ('callback_data' in button && fits(button.text))
            return [message.message_id, button.callback_data]
      throw new Error(`No message has the button "${text}". The newest: ${await sees()}`)
    }
    const account = () => accountByTelegramId(store.read, id)
    const newest = async () => (await messages()).filter((one) => one.from?.is_bot).at(-1)
    const sees = async () => {
      const message = await newest()
      return message?.text ?? message?.caption ?? ''
    }
    return {
      id,
      messages,
      sees,
      async write(text, how = {}) {
        return answersTo(await post(`/chats/${id}/text`, { text, ...how }))
      },
      async press(text) {
        return this.pressData(...(await find(text)))
      },
      async forge(data) {
        return this.pressData((await newest())?.message_id ?? 0, data)
      },
      button: (text = /./) => find(text),
      async pressData(message_id, callback_data) {
        const body = { message_id, callback_data, force: true }
        const { answer } = await post<{ answer: Pressed }>(`/chats/${id}/press`, body)
        await settled()
        return answer
      },
      async asShown(data) {
        const about = data.split(':', 2).join(':')
        const token = await store.transaction((tx) =>
          putUpDecisions(tx, id, [about], test.clock.now),
        )
        return `${data}:~${token}`
      },
      async sendFile(kind, name, bytes, { caption, type, album } = {}) {
        const form = new FormData()
        form.set(kind, new File([bytes as BlobPart], name, type ? { type } : {}))
        if (album !== undefined) form.set('media_group_id', album)
        if (caption !== undefined) form.set('caption', caption)
        return answersTo(await ask(`/chats/${id}/file`, { method: 'POST', body: form }))
      },
      async pay(message_id, how = {}) {
        const outcome = await post<Awaited<ReturnType<TestPerson['pay']>>>(`/chats/${id}/pay`, {
          message_id,
          ...how,
        })
        await settled()
        return outcome
      },
      async update(update) {
        const before = await messages()
        await post(`/chats/${id}/update`, { update })
        await settled()
        return (await messages()).slice(before.length)
      },
      async act(what) {
        await post(`/chats/${id}/${what}`, {})
        await settled()
      },
      async buttons() {
        const message = await newest()
        const rows: InlineKeyboardButton[][] = message?.reply_markup?.inline_keyboard ?? []
        return rows.flat().map(({ text }) => text)
      },
      account,
      balance: async () => balanceOf(store.read, (await account()).id),
    }
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
    ...{ set, credit, giveRole },
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
