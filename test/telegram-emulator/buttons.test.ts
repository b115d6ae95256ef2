import { InlineKeyboard } from 'grammy'
import { describe, expect, it } from 'vitest'
import { ADA, ANA, PATIENCE_MS, refusal, startEmulation } from './emulation.ts'

const TOO_OLD =
  '400 Bad Request: query is too old and response timeout expired or query ID is invalid'

/** A message with a button is in Ana's chat, and nothing waits for the bot. */
async function withButton(pressWaitMs = PATIENCE_MS) {
  const emulation = await startEmulation({ pressWaitMs })
  await emulation.act(`/chats/${ANA}/text`, { text: '/start' })
  const reply_markup = new InlineKeyboard().text('Go', 'go')
  const message = await emulation.api.sendMessage(ANA, 'Menu', { reply_markup })
  await emulation.updates()
  const press = (more: object = {}) =>
    emulation.act(`/chats/${ANA}/press`, {
      message_id: message.message_id,
      callback_data: 'go',
      ...more,
    })
  /** Presses without waiting and tells the query that the bot gets. */
  async function pressed(more: object = {}) {
    await press({ wait: false, ...more })
    const query = (await emulation.updates())[0]?.callback_query
    if (!query) throw new Error('No callback query came.')
    return query
  }
  return { ...emulation, message, press, pressed }
}

it('brings the bot the message and the data, and the person the answer', async () => {
  const { api, press, message } = await withButton()
  const waiting = press()
  const [update] = await api.getUpdates({ timeout: 30 })
  const query = update?.callback_query
  expect(query).toMatchObject({ from: { id: ANA, is_bot: false }, data: 'go', message })
  await api.answerCallbackQuery(query?.id ?? '', { text: 'Done', show_alert: true })
  expect(await waiting).toEqual({
    ok: true,
    update_id: update?.update_id,
    answer: { text: 'Done', show_alert: true },
  })
})

it('comes back without an answer where the bot gives none in time', async () => {
  const { press } = await withButton(50)
  expect(await press()).toMatchObject({ ok: true, answer: null })
})

describe('an answer', () => {
  it('is given once', async () => {
    const { api, pressed } = await withButton()
    const { id } = await pressed()
    await api.answerCallbackQuery(id)
    expect(await refusal(api.answerCallbackQuery(id))).toBe(TOO_OLD)
    expect(await refusal(api.answerCallbackQuery('12345'))).toBe(TOO_OLD)
  })

  it('may take 15 minutes', async () => {
    const { api, pressed, clock } = await withButton()
    const [first, second] = [await pressed(), await pressed()]
    clock.advance(15 * 60)
    await api.answerCallbackQuery(first.id)
    clock.advance(1)
    expect(await refusal(api.answerCallbackQuery(second.id))).toBe(TOO_OLD)
  })

  it('has at most 200 characters and leads nowhere else', async () => {
    const { api, pressed } = await withButton()
    const { id } = await pressed()
    const answer = (other: object) => refusal(api.answerCallbackQuery(id, other))
    expect(await answer({ text: 'x'.repeat(201) })).toBe('400 Bad Request: MESSAGE_TOO_LONG')
    expect(await answer({ url: 'https://example.com' })).toBe('400 Bad Request: URL_INVALID')
    await api.answerCallbackQuery(id, { text: 'x'.repeat(200) })
  })
})

it('presses only what is there, unless it is forced', async () => {
  const { api, door, pressed, message } = await withButton()
  const press = (callback_data: string) =>
    door(`/chats/${ANA}/press`, { message_id: message.message_id, callback_data, wait: false })
  expect(await press('forged')).toMatchObject({ status: 400, body: { error: /no such button/ } })
  expect(await pressed({ callback_data: 'forged', force: true })).toMatchObject({
    data: 'forged',
    message: { text: 'Menu' },
  })
  await api.deleteMessage(ANA, message.message_id)
  expect((await press('go')).status).toBe(400)
  expect((await pressed({ force: true })).message).toEqual({
    chat: message.chat,
    message_id: message.message_id,
    date: 0,
  })
})

it('lets everyone in the group press what the bot shows there', async () => {
  const { api, act, updates } = await withButton()
  await act(`/chats/${ANA}/text`, { text: '/menu', group: true })
  const [asked] = await updates()
  const group = asked?.message?.chat.id ?? 0
  expect(group).toBeLessThan(0)
  const reply_markup = new InlineKeyboard().text('Go', 'go')
  const { message_id } = await api.sendMessage(group, 'Menu for all', { reply_markup })
  await act(`/chats/${ADA}/press`, { message_id, callback_data: 'go', wait: false })
  expect(await updates()).toMatchObject([
    { callback_query: { from: { id: ADA }, message: { chat: { id: group, type: 'group' } } } },
  ])
  const { messages } = (await act('/chats/group')) as { messages: unknown[] }
  expect(messages).toMatchObject([{ text: '/menu' }, { text: 'Menu for all' }])
})
