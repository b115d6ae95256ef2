import { expect, it } from 'vitest'
import { ANA, refusal, startEmulation } from './emulation.ts'

it('blocks the bot, which is told and can do nothing there, and takes it back', async () => {
  const { api, act, door, updates, chat } = await startEmulation()
  await act(`/chats/${ANA}/text`, { text: '/start' })
  await updates()
  await act(`/chats/${ANA}/block`, {})
  await act(`/chats/${ANA}/block`, {})
  expect(await updates()).toMatchObject([
    {
      my_chat_member: {
        chat: { id: ANA },
        from: { id: ANA },
        old_chat_member: { status: 'member', user: { is_bot: true } },
        new_chat_member: { status: 'kicked' },
      },
    },
  ])
  expect((await chat(ANA)).blocked).toBe(true)
  const blocked = '403 Forbidden: bot was blocked by the user'
  expect(await refusal(api.sendMessage(ANA, 'hello?'))).toBe(blocked)
  expect(await refusal(api.deleteMessage(ANA, 100))).toBe(blocked)
  expect(await refusal(api.sendChatAction(ANA, 'typing'))).toBe(blocked)
  for (const [act, body] of [
    ['text', { text: 'hello?' }],
    ['sticker', {}],
    ['press', { message_id: 100, callback_data: 'go', force: true, wait: false }],
    ['pay', { message_id: 100 }],
  ] as const)
    expect(await door(`/chats/${ANA}/${act}`, body)).toMatchObject({
      status: 400,
      body: { error: /blocked/ },
    })

  await act(`/chats/${ANA}/unblock`, {})
  expect(await updates()).toMatchObject([
    { my_chat_member: { new_chat_member: { status: 'member' } } },
  ])
  await api.sendMessage(ANA, 'Welcome back')
})

it('says what is wrong with a request', async () => {
  const { url, door } = await startEmulation()
  const status = async (path: string, body?: unknown) => (await door(path, body)).status
  expect(await status('/chats/ana')).toBe(404)
  expect(await status('/chats/-5/text', { text: 'x' })).toBe(404)
  expect(await status('/nothing')).toBe(404)
  expect(await status(`/chats/${ANA}/files/nothing`)).toBe(404)
  expect(await status(`/chats/${ANA}/text`, { text: '  ' })).toBe(400)
  expect(await status(`/chats/${ANA}/text`, { text: 'x'.repeat(4097) })).toBe(400)
  expect(await status(`/chats/${ANA}/text`, { text: 'x', forward: true })).toBe(400)
  expect(await status(`/chats/${ANA}/press`, { message_id: 1 })).toBe(400)
  expect(await status(`/chats/${ANA}/file`, { photo: 'x' })).toBe(400)
  const broken = await fetch(`${url}/chats/${ANA}/text`, { method: 'POST', body: '{' })
  expect([broken.status, await broken.json()]).toEqual([400, { error: 'Send a JSON object.' }])
  expect(await status(`/chats/${ANA}/text`, { text: 'x'.repeat(200_000) })).toBe(400)
})

it('makes up no more than 10,000 people', async () => {
  const { act, door } = await startEmulation({
    people: Array.from({ length: 9_999 }, (_, id) => ({ id: id + 1, first_name: 'P', role: 'x' })),
  })
  await act('/chats/20001/text', { text: 'hello' })
  expect(await door('/chats/20002/text', { text: 'hello' })).toMatchObject({
    status: 400,
    body: { error: /10000 people/ },
  })
})
