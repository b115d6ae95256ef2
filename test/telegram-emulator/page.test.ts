import { request } from 'node:http'
import { InlineKeyboard } from 'grammy'
import { expect, it, onTestFinished } from 'vitest'
import { ADA, ANA, rawCall, startEmulation } from './emulation.ts'

/** Reads the events of a chat as they come. */
async function listen(url: string, user: number | string) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${url}/events?user=${user}`, { signal: leaving.signal })
  const events: Record<string, unknown>[] = []
  let isOver = false
  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of response.body ?? []) {
      // An event may come in pieces.
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('data: ')) events.push(JSON.parse(line.slice('data: '.length)))
    }
    isOver = true
  }
  read().catch(() => {})
  return { events, response, isOver: () => isOver }
}

it('streams what happens in a chat, and nothing of others', async () => {
  const { api, url, act, stop } = await startEmulation()
  const { events, response, isOver } = await listen(url, ANA)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await act(`/chats/${ADA}/text`, { text: 'not for Ana' })
  await act(`/chats/${ANA}/text`, { text: 'hello' })
  const reply_markup = new InlineKeyboard().text('Go', 'go')
  const { message_id } = await api.sendMessage(ANA, 'One', { reply_markup })
  await act(`/chats/${ANA}/press`, { message_id, callback_data: 'go', wait: false })
  const updates = await api.getUpdates()
  await api.answerCallbackQuery(updates.at(-1)?.callback_query?.id ?? '', { text: 'Done' })
  await api.editMessageText(ANA, message_id, 'Two')
  await api.deleteMessage(ANA, message_id)
  await api.sendChatAction(ANA, 'typing')
  await api.setMyCommands([{ command: 'start', description: 'Begin' }])
  const invoice = await api.sendInvoice(ANA, 'T', 'D', 'p', 'XTR', [{ label: 'x', amount: 5 }])
  const paid = act(`/chats/${ANA}/pay`, { message_id: invoice.message_id })
  const [query] = await api.getUpdates({ offset: updates.length + 100, timeout: 30 })
  await api.answerPreCheckoutQuery(query?.pre_checkout_query?.id ?? '', true)
  await paid
  await act(`/chats/${ANA}/block`, {})

  await expect.poll(() => events.at(-1)).toEqual({ type: 'blocked', blocked: true })
  expect(events).toMatchObject([
    { type: 'message', message: { text: 'hello' } },
    { type: 'message', message: { text: 'One' } },
    { type: 'answer', text: 'Done' },
    { type: 'edit', message: { text: 'Two' } },
    { type: 'delete', message_id },
    { type: 'action', action: 'typing' },
    { type: 'commands', commands: [{ command: 'start' }] },
    { type: 'message', message: { invoice: {} } },
    { type: 'stars', stars: 9995 },
    { type: 'paid', message: { message_id: invoice.message_id, paid: true } },
    { type: 'message', message: { successful_payment: {} } },
    { type: 'blocked' },
  ])
  stop()
  await expect.poll(isOver).toBe(true)
})

it('streams the group as well', async () => {
  const { url, act } = await startEmulation()
  const { events } = await listen(url, 'group')
  await act(`/chats/${ANA}/text`, { text: 'all of you', group: true })
  await expect.poll(() => events).toMatchObject([{ message: { text: 'all of you' } }])
})

/** A request with headers that fetch does not let one set. */
function ask(url: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

it('lets no page elsewhere act or look', async () => {
  const { url } = await startEmulation()
  const { host, port } = new URL(url)
  const sticker = `${url}/chats/${ANA}/sticker`
  const post = (headers: Record<string, string>) => ask(sticker, headers, 'POST')
  expect(await post({ Origin: url })).toBe(200)
  expect(await post({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` })).toBe(200)
  expect(await post({ Origin: 'https://evil.example' })).toBe(403)
  expect(await post({ Origin: 'null' })).toBe(403)
  expect(await post({ Host: 'rebound.example' })).toBe(403)
  expect(await post({ Host: `rebound.example:${port}`, Origin: `http://${host}` })).toBe(403)
  expect(await ask(`${url}/chats`, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await ask(`${url}/chats`, { 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
  expect(await ask(`${url}/chats`, followed)).toBe(403)
  expect(await ask(`${url}/`, followed)).not.toBe(403)
})

it('changes nothing for a GET, which any page can have a browser send', async () => {
  const { url, act, api } = await startEmulation()
  await act(`/chats/${ANA}/text`, { text: 'hello' })
  const before = await (await fetch(`${url}/chats/${ANA}`)).text()
  for (const call of [
    `sendMessage?chat_id=${ANA}&text=hi`,
    'setMyCommands?commands=[]',
    'deleteWebhook',
    'getUpdates?offset=1000',
    'GETUPDATES?offset=1000',
    `refundStarPayment?user_id=${ANA}`,
  ]) {
    const { status, body } = await rawCall(url, call, { method: 'GET' })
    expect({ status, body }, call).toMatchObject({ status: 405, body: { ok: false } })
  }
  expect(await (await fetch(`${url}/chats/${ANA}`)).text()).toBe(before)
  expect(await api.getUpdates()).toHaveLength(1)
  expect((await rawCall(url, 'getMe', { method: 'GET' })).status).toBe(200)
})

it('serves the page and nothing beside it', async () => {
  const { url } = await startEmulation()
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(
      /^default-src 'self';.*frame-ancestors 'none'/,
    ),
    'x-frame-options': 'DENY',
  })
  const style = await fetch(`${url}/page/chat.css`)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  for (const path of [
    '/page/..%2femulator.ts',
    '/page/%2e%2e/emulator.ts',
    '/page/..%5cemulator.ts',
    '/page/none.js',
    '/page/',
    '/emulator.ts',
  ])
    expect((await fetch(url + path)).status, path).toBe(404)
})

it('says so where the bot asks for what is not there', async () => {
  const { url } = await startEmulation()
  expect((await rawCall(url, 'getMe')).status).toBe(200)
  expect((await fetch(`${url}/bot/getMe`)).status).toBe(404)
})
