import { InlineKeyboard } from 'grammy'
import type { InlineKeyboardMarkup } from 'grammy/types'
import { describe, expect, it } from 'vitest'
import { ADA, ANA, rawCall, refusal, START, startEmulation, TOKEN } from './emulation.ts'

/** Ana has written, so that the bot may answer her. */
async function started(options: Parameters<typeof startEmulation>[0] = {}) {
  const emulation = await startEmulation(options)
  await emulation.act(`/chats/${ANA}/text`, { text: '/start' })
  return emulation
}

describe('a message', () => {
  it('comes back as it is shown, and is in the chat', async () => {
    const { api, chat } = await started()
    const sent = await api.sendMessage(ANA, '<b>Hello</b>', {
      parse_mode: 'HTML',
      protect_content: true,
      reply_markup: new InlineKeyboard().text('Go', 'go').url('Site', 'example.com'),
    })
    expect(sent).toEqual({
      message_id: 101,
      date: START.getTime() / 1000,
      from: expect.objectContaining({ id: 123456, is_bot: true }),
      chat: { id: ANA, type: 'private', first_name: 'Ana', username: 'ana' },
      text: 'Hello',
      entities: [{ type: 'bold', offset: 0, length: 5 }],
      has_protected_content: true,
      reply_markup: {
        inline_keyboard: [
          [
            { text: 'Go', callback_data: 'go' },
            { text: 'Site', url: 'http://example.com/' },
          ],
        ],
      },
    })
    expect((await chat(ANA)).messages.at(-1)).toEqual(sent)
  })

  it('is as long as Telegram allows after its mark-up is off', async () => {
    const { api } = await started()
    const html = { parse_mode: 'HTML' } as const
    await api.sendMessage(ANA, `<b>${'&amp;'.repeat(4096)}</b>`, html)
    expect(await refusal(api.sendMessage(ANA, '&amp;'.repeat(4097), html))).toBe(
      '400 Bad Request: message is too long',
    )
    // Two UTF-16 units each.
    expect(await refusal(api.sendMessage(ANA, '🙂'.repeat(2049)))).toContain('message is too long')
    for (const empty of ['', ' \n ', '<b> </b>'])
      expect(await refusal(api.sendMessage(ANA, empty, html))).toBe(
        '400 Bad Request: message text is empty',
      )
  })

  it('goes only to people who wrote to the bot', async () => {
    const { api, act } = await started()
    const notFound = '400 Bad Request: chat not found'
    expect(await refusal(api.sendMessage(ADA, 'hello'))).toBe(notFound)
    expect(await refusal(api.sendMessage(424242, 'hello'))).toBe(notFound)
    expect(await refusal(api.sendMessage('@ana', 'hello'))).toBe(notFound)
    await act(`/chats/${ADA}/text`, { text: 'hello all', group: true })
    expect(await refusal(api.sendMessage(ADA, 'hello'))).toBe(
      "403 Forbidden: bot can't initiate conversation with a user",
    )
  })

  it('may answer a message that is there', async () => {
    const { api } = await started()
    await api.sendMessage(ANA, 'yes', { reply_parameters: { message_id: 100 } })
    const reply = (more: object) =>
      api.sendMessage(ANA, 'yes', { reply_parameters: { message_id: 999, ...more } })
    expect(await refusal(reply({}))).toBe('400 Bad Request: message to be replied not found')
    await reply({ allow_sending_without_reply: true })
  })

  it('is told by form and by query as well as by JSON', async () => {
    const { url } = await started()
    const keyboard = JSON.stringify(new InlineKeyboard().text('Go', 'go'))
    const fields = new URLSearchParams({ chat_id: `${ANA}`, text: 'x', reply_markup: keyboard })
    const form = new FormData()
    for (const [name, value] of fields) form.set(name, value)
    for (const call of [
      rawCall(url, 'sendMessage', { method: 'POST', body: fields }),
      rawCall(url, 'SENDMESSAGE', { method: 'POST', body: form }),
      rawCall(url, `sendMessage?${fields}`),
    ])
      expect((await call).body).toMatchObject({
        ok: true,
        result: { text: 'x', reply_markup: { inline_keyboard: [[{ callback_data: 'go' }]] } },
      })
  })

  it('is forgotten once 500 newer ones are in the chat', async () => {
    const { api, chat, ask } = await started()
    for (let sent = 0; sent < 500; sent++) await ask(`/chats/${ANA}/text`, { text: `${sent}` })
    expect((await chat(ANA)).messages).toHaveLength(200)
    expect(await refusal(api.deleteMessage(ANA, 100))).toContain('message to delete not found')
    await api.deleteMessage(ANA, 101)
  })
})

describe('a keyboard', () => {
  const row = (...buttons: object[]) => ({ inline_keyboard: [buttons] }) as InlineKeyboardMarkup
  const go = { text: 'Go', callback_data: 'go' }

  it.each([
    ['no data', row({ text: 'Go', callback_data: '' }), 'BUTTON_DATA_INVALID'],
    ['65 bytes', row({ text: 'Go', callback_data: `${'é'.repeat(32)}x` }), 'BUTTON_DATA_INVALID'],
    ['no text', row({ ...go, text: ' ' }), 'inline keyboard button text must be non-empty'],
    ['a text missing', row({ url: 'https://a.example' }), 'Can\'t find field "text"'],
    ['nothing to do', row({ text: 'Go' }), 'Text buttons are unallowed in the inline keyboard'],
    ['a script', row({ text: 'Go', url: 'javascript:alert(1)' }), 'Unsupported URL protocol'],
    ['no host', row({ text: 'Go', url: 'http://localhost:3000' }), 'Wrong HTTP URL'],
    ['101 buttons', row(...Array.from({ length: 101 }, () => go)), 'reply markup is too long'],
    ['a payment', row({ text: 'Pay', pay: true }), 'BUTTON_TYPE_INVALID'],
    ['no rows', {} as InlineKeyboardMarkup, 'object expected as reply markup'],
  ])('is refused with %s', async (_, reply_markup, problem) => {
    const { api } = await started()
    const said = await refusal(api.sendMessage(ANA, 'x', { reply_markup }))
    expect(said).toContain('400 Bad Request: ')
    expect(said).toContain(problem)
  })

  it('may have 100 buttons of 64 bytes, tg: links and copied texts; empty rows vanish', async () => {
    const { api } = await started()
    const full = { text: '1', callback_data: 'é'.repeat(32) }
    await api.sendMessage(ANA, 'x', {
      reply_markup: { inline_keyboard: Array.from({ length: 100 }, () => [full]) },
    })
    const others = [
      [],
      [
        { text: 'Me', url: 'tg://user?id=5' },
        { text: 'Copy', copy_text: { text: 'key' } },
      ],
    ]
    const sent = await api.sendMessage(ANA, 'x', { reply_markup: { inline_keyboard: others } })
    expect(sent.reply_markup).toEqual({ inline_keyboard: others.slice(1) })
  })
})

describe('deleting', () => {
  it('takes the message out of the chat, once', async () => {
    const { api, chat } = await started()
    await api.deleteMessage(ANA, 100)
    expect((await chat(ANA)).messages).toEqual([])
    expect(await refusal(api.deleteMessage(ANA, 100))).toBe(
      '400 Bad Request: message to delete not found',
    )
  })

  it('ends 48 hours after the message', async () => {
    const { api, clock } = await started()
    const { message_id } = await api.sendMessage(ANA, 'x')
    clock.advance(48 * 3600)
    await api.deleteMessage(ANA, message_id)
    clock.advance(1)
    expect(await refusal(api.deleteMessage(ANA, 100))).toBe(
      "400 Bad Request: message can't be deleted for everyone",
    )
  })
})

it('tells the bot who it is, and nothing to a wrong token', async () => {
  const { api, url } = await started()
  expect(await api.getMe()).toMatchObject({ id: 123456, is_bot: true, can_join_groups: true })
  expect(await rawCall(url, 'getMe', {}, '123456:another')).toEqual({
    status: 401,
    body: { ok: false, error_code: 401, description: 'Unauthorized' },
  })
  const notFound = { ok: false, error_code: 404, description: 'Not Found' }
  expect(await rawCall(url, 'getMe', {}, 'nonsense')).toEqual({ status: 404, body: notFound })
  expect(await rawCall(url, 'sendTelepathy')).toEqual({ status: 404, body: notFound })
  await expect(startEmulation({ token: `x${TOKEN}` })).rejects.toThrow('123456:')
})

it('refuses calls that lack what they need or cannot be read', async () => {
  const { url } = await started()
  const said = async (method: string, init: RequestInit = {}) =>
    (await rawCall(url, method, init)).body.description
  const post = (type: string, body: string) => ({
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  expect(await said('sendMessage?text=x')).toBe('Bad Request: chat_id is empty')
  expect(await said(`sendMessage?chat_id=${ANA}`)).toBe('Bad Request: message text is empty')
  expect(await said(`deleteMessage?chat_id=${ANA}`)).toBe(
    'Bad Request: message identifier is not specified',
  )
  expect(await said(`sendMessage?chat_id=${ANA}&text=x&reply_markup={`)).toBe(
    "Bad Request: can't parse reply keyboard markup JSON object",
  )
  expect(await said('getMe', post('application/json', '{'))).toContain("can't parse JSON object")
  expect(await said('getMe', post('multipart/form-data', 'x'))).toContain("can't parse the request")
})

it('tells about chats it knows and accepts what it shows nowhere', async () => {
  const { api } = await started()
  expect(await api.getChat(ANA)).toMatchObject({ id: ANA, type: 'private', first_name: 'Ana' })
  expect(await refusal(api.getChat(ADA))).toBe('400 Bad Request: chat not found')
  await api.setMyDescription('A wallet')
  await api.setMyShortDescription('A wallet')
  await api.setChatMenuButton({ menu_button: { type: 'commands' } })
  await api.sendChatAction(ANA, 'typing')
  expect(await refusal(api.sendChatAction(ANA, 'dancing' as 'typing'))).toBe(
    '400 Bad Request: wrong parameter action in request',
  )
})
