import { expect, test } from 'vitest'
import { inbox } from '../../../src/domain/schema.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import { BOT_TOKEN, serve, testBot } from '../../helpers/bot.ts'

const SECRET = 'the-secret-of-a-test'

/** The bot behind a webhook, at an address that is known before the app is there. */
async function withWebhook(overrides: Parameters<typeof testBot>[0] = {}) {
  let answer = async (_request: Request) => new Response(null, { status: 503 })
  const url = `${await serve((request) => answer(request))}/telegram`
  const bot = await testBot(overrides, { webhook: { url, secret: SECRET } })
  const fetchApp = async (request: Request) => bot.app.fetch(request, {})
  answer = fetchApp
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'X-Telegram-Bot-Api-Secret-Token': SECRET, ...headers },
    })
  return {
    ...bot,
    url,
    post,
    /** The next post fails. */
    breakOffOnce() {
      const { promise: met, resolve } = Promise.withResolvers<void>()
      answer = async () => {
        answer = fetchApp
        resolve()
        return new Response(null, { status: 500 })
      }
      return met
    },
  }
}

test('what does not come from Telegram is turned away, and stored nowhere', async () => {
  const { post, store, url } = await withWebhook()
  const update = JSON.stringify({ update_id: 1, message: { from: { id: 1 }, text: '/start' } })
  const wrong = { 'X-Telegram-Bot-Api-Secret-Token': 'another' }
  expect((await post(update, wrong)).status).toBe(401)
  expect((await post(update, { 'X-Telegram-Bot-Api-Secret-Token': '' })).status).toBe(401)
  expect((await fetch(url)).status).toBe(405)
  expect((await post('{')).status).toBe(400)
  expect((await post('[]')).status).toBe(400)
  expect((await post('{"update_id":"1"}')).status).toBe(400)
  expect((await post(JSON.stringify({ update_id: 2, text: 'x'.repeat(1_100_000) }))).status).toBe(
    413,
  )
  expect(await store.read.$count(inbox)).toBe(0)
})

test('wrong secrets are counted, and one line a minute says how many', async () => {
  const rejected: string[] = []
  const meter = { ...noMeter, updatesRejected: (reason: string) => void rejected.push(reason) }
  const { post, clock, logLines } = await withWebhook({ meter })
  const wrong = { 'X-Telegram-Bot-Api-Secret-Token': 'another' }
  const warnings = () =>
    logLines
      .filter((line) => /calls to the webhook/.test(line))
      .map((line) => JSON.parse(line).calls)
  for (let i = 0; i < 50; i++) expect((await post('{}', wrong)).status).toBe(401)
  expect(warnings()).toEqual([1])
  clock.advance(60_000)
  await post('{}', wrong)
  expect(warnings()).toEqual([1, 50])
  await post('{')
  await post(JSON.stringify({ update_id: 2, text: 'x'.repeat(1_100_000) }))
  expect(rejected).toEqual([...Array(51).fill('secret'), 'malformed', 'too_large'])
})

test('updates that Telegram posts are handled, and what it says of the webhook is reported by who leads', async () => {
  const seen: unknown[] = []
  const meter = { ...noMeter, webhookSeen: (state: unknown) => void seen.push(state) }
  const bot = await withWebhook({ meter })
  const leads = new AbortController()
  const look = () => bot.app.bot?.jobs.webhook?.runOnce(leads.signal)
  const holder = await bot.newcomer()
  await look()
  expect(seen).toEqual([{ isOurs: true, pending: 0, lastErrorAt: null }])

  const failed = bot.breakOffOnce()
  await holder.write('/wallet')
  await failed
  expect(await holder.sees()).toMatch(/Wallet/)
  await look()
  expect(seen[1]).toEqual({ isOurs: true, pending: 0, lastErrorAt: expect.any(Number) })

  await bot.ask(`/bot${BOT_TOKEN}/deleteWebhook`, { method: 'POST' })
  await look()
  expect(seen[2]).toMatchObject({ isOurs: false })
  leads.abort()
  expect(seen.slice(3)).toEqual([null])
})

test('of a body that does not say how large it is no more is read than an update has', async () => {
  const { url } = await withWebhook()
  const mostBytes = 64 * 1024 * 1024
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= mostBytes) return controller.close()
      controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      sent += 64 * 1024
    },
  })
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': SECRET }
  const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit
  // The connection may be cut before the answer is read: nobody takes the rest.
  const status = await fetch(url, init).then(
    (response) => response.status,
    () => 413,
  )
  expect(status).toBe(413)
  expect(sent).toBeLessThan(mostBytes)
})

test('an update is stored before Telegram is told that it arrived', async () => {
  const { post, store } = await withWebhook()
  const update = { update_id: 77, my_chat_member: {} }
  expect((await post(JSON.stringify(update))).status).toBe(200)
  const rows = await store.read.select().from(inbox).orderBy(inbox.updateId)
  expect(rows.map(({ updateId }) => updateId)).toContain(77)
})

test('what was to be said at a button is said in a message where nobody waits at it any more', async () => {
  const { post, newcomer, settled } = await withWebhook()
  const holder = await newcomer()
  const [{ chat } = { chat: null }] = await holder.messages()
  const from = { id: holder.id, is_bot: false, first_name: 'Ann' }
  const query = { id: 'long ago', from, chat_instance: 'x', data: 'of-old', message: { chat } }
  await post(JSON.stringify({ update_id: 99, callback_query: query }))
  await settled()
  expect(await holder.sees()).toMatch(/button is out of date/)
})
