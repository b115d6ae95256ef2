import type { Update } from 'grammy/types'
import { expect, it } from 'vitest'
import { serve } from '../helpers/bot.ts'
import { ANA, refusal, startEmulation } from './emulation.ts'

/** A bot's webhook that answers with these, and 200 from then on. */
async function startReceiver(...statuses: number[]) {
  const deliveries: { update: Update; headers: Headers }[] = []
  const url = await serve(async (request) => {
    // Nobody is to follow a redirection.
    if (request.method === 'GET') return new Response()
    deliveries.push({ update: (await request.json()) as Update, headers: request.headers })
    return new Response('{}', { status: statuses.shift() ?? 200, headers: { Location: '/other' } })
  })
  const texts = () => deliveries.map(({ update }) => update.message?.text)
  return { url: `${url}/hook`, deliveries, texts }
}

/** A bot's webhook that answers when the test has it answer. */
async function startHolding() {
  const open = new Map<string, (status: number) => void>()
  const url = await serve(async (request) => {
    const { message } = (await request.json()) as Update
    const { promise, resolve } = Promise.withResolvers<number>()
    open.set(message?.text ?? '', resolve)
    return new Response('', { status: await promise })
  })
  return {
    url: `${url}/hook`,
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
  expect(Object.fromEntries(deliveries[0]?.headers ?? [])).toMatchObject({
    'x-telegram-bot-api-secret-token': 'a_Secret-1',
    'content-type': 'application/json',
  })
  await expect.poll(() => api.getWebhookInfo()).toMatchObject({ url, pending_update_count: 0 })
  await api.deleteWebhook()
  expect(await api.getUpdates()).toEqual([])
})

it('posts an update again until it is taken, with the next one behind it', async () => {
  const { api, act, clock } = await startEmulation()
  const { url, texts } = await startReceiver(500, 302)
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
