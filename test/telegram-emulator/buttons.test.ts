import { InlineKeyboard } from 'grammy'
import { describe, expect, it } from 'vitest'
import { ANA, PATIENCE_MS, refusal, startEmulation } from './emulation.ts'

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
