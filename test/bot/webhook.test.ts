import { expect, test } from 'vitest'
import { inbox } from '../../src/db/schema.ts'
import { BOT_TOKEN, serve, testBot } from '../helpers/bot.ts'

const SECRET = 'the-secret-of-a-test'

/** The bot behind a webhook, at an address that is known before the app is there. */
async function withWebhook() {
  let answer = async (_request: Request) => new Response(null, { status: 503 })
  const url = `${await serve((request) => answer(request))}/telegram`
  const bot = await testBot({}, { webhook: { url, secret: SECRET } })
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
    breakOff() {
      answer = async () => new Response(null, { status: 500 })
    },
    mend() {
      answer = fetchApp
    },
  }
}

test('updates that Telegram posts are handled, also where a post failed at first', async () => {
  const bot = await withWebhook()
  const holder = bot.person()
  await holder.write('/start')
  const info = await bot.ask<{ result: { url: string } }>(`/bot${BOT_TOKEN}/getWebhookInfo`)
  expect(info.result.url).toBe(bot.url)
  bot.breakOff()
  const written = holder.write('/wallet')
  setTimeout(bot.mend, 50)
  await written
  expect(await holder.sees()).toMatch(/Wallet/)
})

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

test('an update is stored before Telegram is told that it arrived', async () => {
  const { post, store } = await withWebhook()
  const update = { update_id: 77, my_chat_member: {} }
  expect((await post(JSON.stringify(update))).status).toBe(200)
  const rows = await store.read.select().from(inbox).orderBy(inbox.updateId)
  expect(rows.map(({ updateId }) => updateId)).toContain(77)
})

test('what was to be said at a button is said in a message where nobody waits at it any more', async () => {
  const { post, person, settled } = await withWebhook()
  const holder = person()
  await holder.write('/start')
  const [{ chat } = { chat: null }] = await holder.messages()
  const from = { id: holder.id, is_bot: false, first_name: 'Ann' }
  const query = { id: 'long ago', from, chat_instance: 'x', data: 'of-old', message: { chat } }
  await post(JSON.stringify({ update_id: 99, callback_query: query }))
  await settled()
  expect(await holder.sees()).toMatch(/button is out of date/)
})

test('other paths are the API’s', async () => {
  const { app } = await withWebhook()
  const response = await app.fetch(new Request('http://127.0.0.1/healthz'), {})
  expect(await response.json()).toMatchObject({ status: 'alive' })
})
