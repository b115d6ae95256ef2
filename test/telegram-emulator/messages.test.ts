import type { InlineKeyboardMarkup } from 'grammy/types'
import { describe, expect, it } from 'vitest'
import { ADA, ANA, refusal, startEmulation } from './emulation.ts'

/** Ana has written, so that the bot may answer her. */
async function started(options: Parameters<typeof startEmulation>[0] = {}) {
  const emulation = await startEmulation(options)
  await emulation.act(`/chats/${ANA}/text`, { text: '/start' })
  return emulation
}

describe('a message', () => {
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
    [
      'an app elsewhere without TLS',
      row({ text: 'Go', web_app: { url: 'http://a.example/' } }),
      "inline keyboard button Web App URL 'http://a.example/' is invalid: Only HTTPS links are allowed",
    ],
    [
      'an app without a host',
      row({ text: 'Go', web_app: { url: 'https://panel' } }),
      'Wrong HTTP URL',
    ],
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
