import { createHmac } from 'node:crypto'
import { createTelegramEmulator, type Person } from '@gamewallet/telegram-emulator'
import { Api, GrammyError } from 'grammy'
import type { Message, Update } from 'grammy/types'
import { expect, onTestFinished } from 'vitest'
import { serve } from '../helpers/bot.ts'

export const TOKEN = '123456:test-token'
export const ANA = 1001
export const ADA = 1002
const START = new Date('2026-08-01T12:00:00Z')

/** For the bot's answers to people: nobody is to wait in vain because the machine is busy. */
export const PATIENCE_MS = 100_000

const PEOPLE: Person[] = [
  { id: ANA, first_name: 'Ana', username: 'ana', language_code: 'en', role: 'Account holder' },
  { id: ADA, first_name: 'Ada', role: 'Admin', stars: 50 },
]

export type Shown = {
  person: Person
  blocked: boolean
  commands: { command: string; description: string }[]
  messages: (Message & { paid?: true })[]
}

export type Emulation = {
  url: string
  api: Api
  emulator: ReturnType<typeof createTelegramEmulator>
  clock: { now: Date; advance(seconds: number): void }
  /** Calls the API for people. */
  door(path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  /** As `door`, for what must succeed. */
  act(path: string, body?: unknown): Promise<Record<string, unknown>>
  chat(userId: number): Promise<Shown>
  /** The updates that wait, which are confirmed by it. */
  updates(): Promise<Update[]>
  /** Asks either door without a network between. */
  ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response>
  stop(): void
}

/** An emulator behind a port of its own. */
export async function startEmulation(
  options: Partial<Parameters<typeof createTelegramEmulator>[0]> = {},
): Promise<Emulation> {
  const clock = {
    now: START,
    advance(seconds: number) {
      this.now = new Date(this.now.getTime() + seconds * 1000)
    },
  }
  const emulator = createTelegramEmulator({
    token: TOKEN,
    people: PEOPLE,
    clock: () => clock.now,
    firstUpdateId: 100,
    pressWaitMs: PATIENCE_MS,
    checkoutWaitMs: PATIENCE_MS,
    ...options,
  })
  const url = await serve((request) => emulator.fetch(request))
  onTestFinished(async () => {
    emulator.stop()
    await emulator.saved()
  })
  const api = new Api(TOKEN, { apiRoot: url })
  let offset = 0

  async function door(path: string, body?: unknown) {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async function act(path: string, body?: unknown) {
    const answer = await door(path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }

  return {
    url,
    api,
    emulator,
    clock,
    door,
    act,
    chat: async (userId) => (await act(`/chats/${userId}`)) as Shown,
    async updates() {
      const updates = await api.getUpdates({ offset })
      offset = (updates.at(-1)?.update_id ?? offset - 1) + 1
      await api.getUpdates({ offset, limit: 1 })
      return updates
    },
    async ask(path, body, signal = new AbortController().signal) {
      const headers = { 'Content-Type': 'application/json' }
      const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers }
      const init = { ...post, signal }
      return emulator.fetch(new Request(`http://localhost${path}`, init))
    },
    stop: () => emulator.stop(),
  }
}

/** What Telegram says against the call. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof GrammyError) return `${error.error_code} ${error.description}`
  throw new Error('The call was to be refused.', { cause: error })
}

/** A call as a bot without a library makes it. */
export async function rawCall(
  url: string,
  method: string,
  init: RequestInit = {},
  token = TOKEN,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/bot${token}/${method}`, { method: 'POST', ...init })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** What a Mini App learns from its address, after the check of the hash that Telegram's documentation describes. */
export function launchedWith(address: string) {
  const launch = new URLSearchParams(new URL(address).hash.slice(1))
  const { hash, ...fields } = Object.fromEntries(
    new URLSearchParams(launch.get('tgWebAppData') ?? ''),
  )
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const secret = createHmac('sha256', 'WebAppData').update(TOKEN).digest()
  const checked = createHmac('sha256', secret).update(lines.sort().join('\n')).digest('hex')
  expect(hash).toBe(checked)
  return {
    query_id: fields.query_id,
    auth_date: fields.auth_date,
    signature: fields.signature,
    user: JSON.parse(fields.user ?? '') as Record<string, unknown>,
    version: launch.get('tgWebAppVersion'),
    platform: launch.get('tgWebAppPlatform'),
    theme: JSON.parse(launch.get('tgWebAppThemeParams') ?? '') as Record<string, unknown>,
  }
}
