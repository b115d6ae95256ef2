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
  for (const [act, body] of [
    ['text', { text: 'hello?' }],
    ['sticker', {}],
    ['press', { message_id: 100, callback_data: 'go', force: true, wait: false }],
    ['pay', { message_id: 100 }],
    ['web-app', { url: 'http://127.0.0.1:3000/' }],
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
