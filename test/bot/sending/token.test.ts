// The token of the bot was revoked: nothing is lost, and everybody hears what waited once it works again.
import { expect, test } from 'vitest'
import { notices } from '../../../src/domain/schema.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import { ADMIN_ID, BOT_TOKEN, serve, testBot } from '../../helpers/bot.ts'
import { panelOf } from '../../helpers/panel.ts'

type Refusal = { code: number; description: string }
const REVOKED: Refusal = { code: 401, description: 'Unauthorized' }

/** A bot that reaches its Telegram through a door which refuses what a test says. */
async function refusedBot(...[overrides, settings]: Parameters<typeof testBot>) {
  let telegram = ''
  let refusal: ((method: string) => Refusal | null) | null = null
  const refused: string[] = []
  const apiRoot = await serve(async (request) => {
    const { pathname } = new URL(request.url)
    const method = pathname.split('/').at(-1) ?? ''
    const no = telegram === '' ? REVOKED : refusal?.(method)
    if (no) {
      refused.push(method)
      const { code, description } = no
      return Response.json({ ok: false, error_code: code, description }, { status: code })
    }
    const { headers, signal } = request
    const body = await request.arrayBuffer()
    return fetch(telegram + pathname, { method: 'POST', headers, signal, body })
  })
  const paused: string[] = []
  const meter = {
    ...noMeter,
    telegramPaused: (reason: string, is: boolean) => void paused.push(`${reason} ${is}`),
  }
  const bot = await testBot({ meter, ...overrides }, { apiRoot, ...settings })
  telegram = bot.chatUrl
  return {
    ...bot,
    refused,
    paused,
    refuse: (how: Refusal | ((method: string) => Refusal | null) | null) => {
      refusal = typeof how === 'function' || how === null ? how : () => how
    },
    lines: (words: RegExp) => bot.logLines.filter((line) => words.test(line)),
    ready: async () => {
      const answer = await bot.app.api.request('/readyz')
      return [answer.status, await answer.json()]
    },
  }
}

test.each([
  ['revoked', REVOKED],
  ['of no bot', { code: 404, description: 'Not Found' }],
])('a token that is %s ends no notice: all are told in order once it works', async (_, refusal) => {
  const bot = await refusedBot()
  const { newcomer, credit, refuse, store, app, clock } = bot
  const holder = await newcomer()
  await bot.settled()

  refuse(refusal)
  for (const note of ['one', 'two', 'three']) await credit(holder, 1, note)
  for (let round = 0; round < 5; round++) {
    await app.bot?.jobs.notify.runOnce()
    await app.bot?.jobs.payments.runOnce()
    clock.advance(60 * 60_000)
  }
  // It is tried again now and then, and nothing else is.
  await expect
    .poll(() => bot.refused.filter((method) => method === 'getMe').length)
    .toBeGreaterThan(2)
  expect(bot.refused.filter((method) => method === 'sendMessage').length).toBeLessThanOrEqual(3)
  const waiting = await store.read.select().from(notices).orderBy(notices.id)
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0])
  expect(bot.lines(/Telegram does not know BOT_TOKEN/)).toHaveLength(1)
  expect(bot.logLines.join()).not.toContain(BOT_TOKEN)
  expect(bot.lines(/"level":50/)).toHaveLength(1)
  expect(bot.lines(/could not be fetched/)).toHaveLength(0)
  expect(bot.paused).toEqual(['token true'])
  expect(await bot.ready()).toEqual([200, { status: 'ready', bot: 'token refused' }])
  const panel = await panelOf(bot, ADMIN_ID)
  expect((await panel.open('/panel/service/status')).said).toMatch(/refuses the bot’s token/)

  refuse(null)
  await expect.poll(() => bot.paused).toEqual(['token true', 'token false'])
  await bot.settled()
  const said = (await holder.messages()).map(({ text }) => /Reason {2}(\w+)$/.exec(text ?? '')?.[1])
  expect(said.filter(Boolean)).toEqual(['one', 'two', 'three'])
  expect(await store.read.$count(notices)).toBe(0)
  expect(await bot.ready()).toEqual([200, { status: 'ready' }])
  expect(await holder.write('/wallet')).toHaveLength(1)
})

test('an update whose answer is refused with the token is answered once it works, however late', async () => {
  const { newcomer, refuse, refused, clock, post, settled, lines } = await refusedBot()
  const holder = await newcomer()
  let isRefused = true
  refuse((method) => (isRefused && method !== 'getUpdates' ? REVOKED : null))
  await post(`/chats/${holder.id}/text`, { text: '/wallet' })
  await expect.poll(() => refused).toContain('sendMessage')
  clock.advance(24 * 60 * 60_000)
  await expect.poll(() => refused.filter((method) => method === 'getMe').length).toBeGreaterThan(2)
  isRefused = false
  await settled()
  expect(await holder.sees()).toMatch(/Wallet/)
  expect(lines(/was not handled|an update will be retried/)).toEqual([])
})

test('a process that serves no API is not ready while its token is refused', async () => {
  const bot = await refusedBot({ roles: new Set(['bot', 'jobs'] as const) })
  bot.refuse(REVOKED)
  await expect.poll(bot.ready).toEqual([503, { status: 'unavailable', bot: 'token refused' }])
  bot.refuse(null)
  await expect.poll(bot.ready).toEqual([200, { status: 'ready' }])
})

test.each([
  ['the person has left Telegram', 400, 'Bad Request: user is deactivated', 'gone'],
  ['there is no such chat', 400, 'Bad Request: chat not found', 'gone'],
  ['it is no message', 400, "Bad Request: can't parse entities", 'gone and logged'],
  ['another process is at it', 409, 'Conflict: terminated by other getUpdates request', 'waits'],
  ['the server does not know the method', 404, 'Not Found: method not found', 'waits'],
  ['Telegram fails', 500, 'Internal Server Error', 'waits'],
])('where %s (%i) a notice is treated so', async (_, code, description, becomes) => {
  const bot = await refusedBot()
  const holder = await bot.newcomer()
  bot.refuse((method) => (method === 'sendMessage' ? { code, description } : null))
  await bot.credit(holder, 1, 'a note')
  await bot.app.bot?.jobs.notify.runOnce()
  expect(await bot.store.read.$count(notices)).toBe(becomes === 'waits' ? 1 : 0)
  expect(bot.lines(/refused a notice: nobody received it/)).toHaveLength(
    becomes === 'gone and logged' ? 1 : 0,
  )
  expect(await holder.balance()).toBe(1_000_000)
})
