import { describe, expect, it } from 'vitest'
import { ADA, ANA, refusal, startEmulation } from './emulation.ts'

const STRANGER = 5551

it('lists the bot and its people', async () => {
  const { act } = await startEmulation()
  expect(await act('/chats')).toEqual({
    bot: { id: 123456, first_name: 'Game Wallet', username: 'gamewallet_sandbox_bot' },
    people: [
      {
        id: ANA,
        first_name: 'Ana',
        username: 'ana',
        language_code: 'en',
        role: 'Account holder',
        stars: 10_000,
      },
      { id: ADA, first_name: 'Ada', role: 'Admin', stars: 50 },
    ],
  })
})

describe('a person', () => {
  it('writes, with commands marked, and the bot is told who it is', async () => {
    const { act, updates, chat } = await startEmulation()
    const sent = await act(`/chats/${ANA}/text`, { text: ' /start now ' })
    expect(sent).toEqual({ ok: true, update_id: 100, message_id: 100 })
    const [update] = await updates()
    expect(update?.message).toMatchObject({
      text: '/start now',
      entities: [{ type: 'bot_command', offset: 0, length: 6 }],
      from: { id: ANA, is_bot: false, first_name: 'Ana', username: 'ana', language_code: 'en' },
      chat: { id: ANA, type: 'private', first_name: 'Ana', username: 'ana' },
    })
    expect((await chat(ANA)).messages).toEqual([update?.message])
  })

  it('is made up where nobody has the id', async () => {
    const { act, chat, updates } = await startEmulation()
    await act(`/chats/${STRANGER}/text`, { text: 'hello' })
    expect((await updates())[0]?.message?.from).toEqual({
      id: STRANGER,
      is_bot: false,
      first_name: `Person ${STRANGER}`,
    })
    expect((await chat(STRANGER)).person).toMatchObject({ role: 'Account holder', stars: 10_000 })
  })

  it('forwards, edits and sends stickers', async () => {
    const { act, door, updates } = await startEmulation()
    await act(`/chats/${ANA}/text`, { text: '/ban 5', forwarded: true })
    await act(`/chats/${ANA}/text`, { text: '/help', edit_message_id: 100 })
    await act(`/chats/${ANA}/sticker`, {})
    expect(await updates()).toMatchObject([
      { message: { text: '/ban 5', forward_origin: { type: 'hidden_user' } } },
      { edited_message: { message_id: 100, text: '/help', edit_date: expect.any(Number) } },
      { message: { sticker: { type: 'regular', is_video: false } } },
    ])
    const other = await door(`/chats/${ADA}/text`, { text: 'mine?', edit_message_id: 100 })
    expect(other).toMatchObject({ status: 400, body: { error: /your own/ } })
  })

  it('writes in a group that all share, where the bot can answer', async () => {
    const { api, act, updates, chat } = await startEmulation()
    await act(`/chats/${ANA}/text`, { text: '/ban 5', group: true })
    const [update] = await updates()
    expect(update?.message).toMatchObject({ from: { id: ANA }, chat: { type: 'group' } })
    const groupId = update?.message?.chat.id ?? 0
    await api.sendMessage(groupId, 'Not here.')
    expect(await act('/chats/group')).toMatchObject({
      messages: [{ text: '/ban 5' }, { text: 'Not here.' }],
    })
    expect((await chat(ANA)).messages).toEqual([])
    const id = update?.message?.message_id ?? 0
    expect(await refusal(api.deleteMessage(groupId, id))).toContain("message can't be deleted")
  })

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
