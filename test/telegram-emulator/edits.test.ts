import { InlineKeyboard } from 'grammy'
import { expect, it } from 'vitest'
import { ANA, refusal, startEmulation } from './emulation.ts'

const NOT_MODIFIED =
  '400 Bad Request: message is not modified: specified new message content and reply markup are ' +
  'exactly the same as a current content and reply markup of the message'
const HTML = { parse_mode: 'HTML' } as const

async function started() {
  const emulation = await startEmulation()
  await emulation.act(`/chats/${ANA}/text`, { text: '/start' })
  const { message_id: id } = await emulation.api.sendMessage(ANA, '<b>One</b>', {
    ...HTML,
    reply_markup: new InlineKeyboard().text('Go', 'go'),
  })
  return { ...emulation, id }
}

it('refuses an edit that changes nothing', async () => {
  const { api, id } = await started()
  const same = { ...HTML, reply_markup: new InlineKeyboard().text('Go', 'go') }
  expect(await refusal(api.editMessageText(ANA, id, '<b>One</b>', same))).toBe(NOT_MODIFIED)
  const bare = await api.editMessageText(ANA, id, '<b>One</b>', HTML)
  expect(bare).toMatchObject({ text: 'One', entities: [{ type: 'bold' }] })
  expect(await refusal(api.editMessageText(ANA, id, '<b>One</b>', HTML))).toBe(NOT_MODIFIED)
})

it('refuses to edit what is not there, not its own, or of another kind', async () => {
  const { api, act, id } = await started()
  expect(await refusal(api.editMessageText(ANA, 999, 'x'))).toBe(
    '400 Bad Request: message to edit not found',
  )
  expect(await refusal(api.editMessageText(ANA, 100, 'x'))).toBe(
    "400 Bad Request: message can't be edited",
  )
  expect(await refusal(api.editMessageCaption(ANA, id, { caption: 'x' }))).toBe(
    '400 Bad Request: there is no caption in the message to edit',
  )
  const invoice = await api.sendInvoice(ANA, 'Top-up', 'Stars', 'p', 'XTR', [
    { label: 'Stars', amount: 5 },
  ])
  expect(await refusal(api.editMessageText(ANA, invoice.message_id, 'x'))).toBe(
    '400 Bad Request: there is no text in the message to edit',
  )
  expect(await refusal(api.editMessageText(ANA, id, 'x'.repeat(4097)))).toContain('too long')
  await act(`/chats/${ANA}/block`, {})
  expect(await refusal(api.editMessageText(ANA, id, 'x'))).toBe(
    '403 Forbidden: bot was blocked by the user',
  )
})
