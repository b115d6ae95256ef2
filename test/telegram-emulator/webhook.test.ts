import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Update } from 'grammy/types'
import { expect, it, onTestFinished } from 'vitest'
import { problemWithWebhook } from '../../src/webhook-url.ts'
import { ANA, refusal, startEmulation } from './emulation.ts'

type Delivery = { update: Update; headers: IncomingHttpHeaders }

/** A bot's webhook that answers as it is told, and 200 from then on. */
async function startReceiver(...answers: { status: number; body?: object }[]) {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    // Nobody is to follow a redirection.
    if (request.method === 'GET') return response.end()
    deliveries.push({ update: JSON.parse(await text(request)), headers: request.headers })
    const { status, body = {} } = answers.shift() ?? { status: 200 }
    const headers = { 'Content-Type': 'application/json', Location: '/elsewhere' }
    return response.writeHead(status, headers).end(JSON.stringify(body))
  })
  // One that it ended after a pause would fail the next update.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const texts = () => deliveries.map(({ update }) => update.message?.text)
  return { url: `http://127.0.0.1:${port}/hook`, deliveries, texts }
}

/** A bot's webhook that answers when the test has it answer. */
async function startHolding() {
  const open = new Map<string, (status: number) => void>()
  const server = createServer(async (request, response) => {
    const update = JSON.parse(await text(request)) as Update
    const name = update.message?.text ?? update.callback_query?.data ?? ''
    open.set(name, (status) => response.writeHead(status).end())
  })
  // One that it ended after a pause would fail the next update.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    open: () => [...open.keys()],
    answer(name: string, status: number) {
      open.get(name)?.(status)
      open.delete(name)
    },
  }
}

it('posts each update in order with the secret, and then it is gone', async () => {
  const { api, act } = await startEmulation()
  const { url, deliveries, texts } = await startReceiver()
  await act(`/chats/${ANA}/text`, { text: 'one' })
  await api.setWebhook(url, { secret_token: 'a_Secret-1' })
  await act(`/chats/${ANA}/text`, { text: 'two' })
  await expect.poll(texts).toEqual(['one', 'two'])
  expect(deliveries[0]?.headers).toMatchObject({
    'x-telegram-bot-api-secret-token': 'a_Secret-1',
    'content-type': 'application/json',
  })
  await expect.poll(() => api.getWebhookInfo()).toMatchObject({ url, pending_update_count: 0 })
  await api.deleteWebhook()
  expect(await api.getUpdates()).toEqual([])
})

it('posts an update again until it is taken, with the next one behind it', async () => {
  const { api, act, clock } = await startEmulation()
  const { url, texts } = await startReceiver({ status: 500 }, { status: 302 })
  await api.setWebhook(url)
  await act(`/chats/${ANA}/text`, { text: 'one' })
  await act(`/chats/${ANA}/text`, { text: 'two' })
  await expect.poll(texts).toEqual(['one', 'one', 'one', 'two'])
  expect(await api.getWebhookInfo()).toMatchObject({
    last_error_message: 'Wrong response from the webhook: 302 Found',
    last_error_date: clock.now.getTime() / 1000,
  })
})

it('posts what is in different queues at once, over max_connections at most', async () => {
  const { api, act } = await startEmulation()
  const held = await startHolding()
  const people = [5001, 5002, 5003]
  for (const person of people)
    for (const text of ['a', 'b']) await act(`/chats/${person}/text`, { text: `${person}${text}` })
  await api.setWebhook(held.url, { max_connections: 2 })
  expect(await api.getWebhookInfo()).toMatchObject({ max_connections: 2 })
  await expect.poll(() => held.open().sort()).toEqual(['5001a', '5002a'])
  // The others wait for a connection, and what is behind 5001a for that.
  held.answer('5002a', 200)
  await expect.poll(() => held.open().sort()).toEqual(['5001a', '5002b'])
  held.answer('5002b', 200)
  await expect.poll(() => held.open().sort()).toEqual(['5001a', '5003a'])
  held.answer('5001a', 500)
  // It waits to be posted again, and does not hold up the others.
  held.answer('5003a', 200)
  await expect.poll(() => held.open().sort()).toEqual(['5001a', '5003b'])
  expect(await api.getWebhookInfo()).toMatchObject({ pending_update_count: 3 })
  held.answer('5001a', 200)
  await expect.poll(() => held.open().sort()).toEqual(['5001b', '5003b'])
})

it('posts a press while a message of the same person is under way', async () => {
  const { api, act } = await startEmulation()
  const held = await startHolding()
  await act(`/chats/${ANA}/text`, { text: 'a' })
  const { message_id } = await api.sendMessage(ANA, 'x')
  const press = { message_id, callback_data: 'pressed', force: true, wait: false }
  await act(`/chats/${ANA}/press`, press)
  await api.setWebhook(held.url)
  await expect.poll(() => held.open().sort()).toEqual(['a', 'pressed'])
})

it('acts on a method in the answer', async () => {
  const { api, act, chat } = await startEmulation()
  const body = { method: 'sendMessage', chat_id: ANA, text: 'By the answer' }
  const { url } = await startReceiver({ status: 200, body })
  await api.setWebhook(url)
  await act(`/chats/${ANA}/text`, { text: 'hello' })
  await expect
    .poll(async () => (await chat(ANA)).messages.at(-1))
    .toMatchObject({ text: 'By the answer', from: { is_bot: true } })
})

it('keeps updates for a bot that is away, and tells why they wait', async () => {
  const { api, act } = await startEmulation()
  await api.setWebhook('http://127.0.0.1:1/nobody')
  await act(`/chats/${ANA}/text`, { text: 'hello' })
  await expect
    .poll(() => api.getWebhookInfo())
    .toMatchObject({ pending_update_count: 1, last_error_message: 'Connection failed' })
  await api.deleteWebhook()
  expect(await api.getUpdates()).toMatchObject([{ message: { text: 'hello' } }])
})

it('drops what waits where it is told to', async () => {
  const { api, act } = await startEmulation()
  const { url, texts } = await startReceiver()
  await act(`/chats/${ANA}/text`, { text: 'old' })
  await api.setWebhook(url, { drop_pending_updates: true, allowed_updates: ['message'] })
  await act(`/chats/${ANA}/block`, {})
  await act(`/chats/${ANA}/unblock`, {})
  await act(`/chats/${ANA}/text`, { text: 'new' })
  await expect.poll(texts).toEqual(['new'])
  expect(await api.getWebhookInfo()).toMatchObject({ allowed_updates: ['message'] })
  await api.deleteWebhook()
  await act(`/chats/${ANA}/text`, { text: 'newer' })
  await api.deleteWebhook({ drop_pending_updates: true })
  expect(await api.getUpdates()).toEqual([])
})

it('lets nobody poll while a webhook is set, and ends a poll under way', async () => {
  const { api } = await startEmulation()
  const { url } = await startReceiver()
  const waiting = refusal(api.getUpdates({ timeout: 30 }))
  await api.setWebhook(url)
  expect(await waiting).toContain('409 Conflict:')
  expect(await refusal(api.getUpdates())).toBe(
    "409 Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to " +
      'delete the webhook first',
  )
  await api.setWebhook('')
  expect(await api.getUpdates()).toEqual([])
})

it('refuses addresses and secrets that Telegram refuses', async () => {
  const { api } = await startEmulation()
  for (const url of ['ftp://example.com/', 'nonsense'])
    expect(await refusal(api.setWebhook(url))).toBe(
      '400 Bad Request: invalid webhook URL specified',
    )
  const secret = (secret_token: string) =>
    refusal(api.setWebhook('https://example.com/', { secret_token }))
  expect(await secret('a b')).toBe('400 Bad Request: secret token contains unallowed characters')
  expect(await secret('a'.repeat(257))).toBe('400 Bad Request: secret token is too long')
})

it('refuses what api.telegram.org posts nothing to, where it is to be like that', async () => {
  const { api } = await startEmulation({ publicWebhooks: true })
  const refused = (url: string) => refusal(api.setWebhook(url))
  const https = '400 Bad Request: bad webhook: An HTTPS URL must be provided for webhook'
  expect(await refused('http://example.com/hook')).toBe(https)
  const ports =
    '400 Bad Request: bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443'
  expect(await refused('https://example.com:3000/hook')).toBe(ports)
  const address = '400 Bad Request: bad webhook: IP address 192.168.1.2 is reserved'
  expect(await refused('https://192.168.1.2/hook')).toBe(address)
  for (const port of ['', ':80', ':88', ':443', ':8443'])
    await api.setWebhook(`https://example.com${port}/hook`)
  await api.deleteWebhook()
})

it('refuses no address that the service takes for its webhook, and the same others', async () => {
  const { api } = await startEmulation({ publicWebhooks: true })
  for (const origin of [
    ...['https://shop.example', 'https://shop.example:8443', 'https://8.8.8.8:88'],
    ...[
      'http://shop.example',
      'https://shop.example:3000',
      'https://10.1.2.3',
      'https://localhost',
    ],
  ]) {
    const url = `${origin}/hook`
    const isTaken = await api.setWebhook(url).catch(() => false)
    expect([url, problemWithWebhook(url, 'https://api.telegram.org') === null]).toEqual([
      url,
      isTaken,
    ])
  }
  await api.deleteWebhook()
})
