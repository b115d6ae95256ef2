// What nobody typed answers no question: Telegram's own reports, edits, reactions, and kinds that are new.
import { expect, test } from 'vitest'
import { unhandledUpdates } from '../../../src/domain/telegram/inbox.ts'
import { testBot } from '../../helpers/bot.ts'
import type { TestPerson } from '../../helpers/person.ts'

const user = { id: 5, is_bot: false, first_name: 'Eve' }

/** A person who is asked below which balance they want to hear. */
async function asked() {
  const bot = await testBot()
  const holder = await bot.newcomer()
  await holder.write('/wallet')
  await holder.forge('low-set')
  return { ...bot, holder }
}

async function stillAsked(holder: TestPerson): Promise<void> {
  expect(await holder.ask('17')).toContain('17.00 USD')
}

const REPORTS: [string, object][] = [
  ['a pinned message', { pinned_message: { message_id: 1, date: 0 } }],
  ['a gift', { gift: { gift: { id: 'g' } } }],
  ['shared users', { users_shared: { request_id: 1, users: [] } }],
  ['a topic', { forum_topic_created: { name: 'x', icon_color: 0 } }],
  ['a new member', { new_chat_members: [user] }],
  ['data of a web app', { web_app_data: { data: '17', button_text: 'x' } }],
  ['what is not invented yet', { something_new_happened: { text: '17' } }],
]

test('a report of Telegram’s gets no answer and answers no question', async () => {
  const { holder } = await asked()
  for (const [what, message] of REPORTS) expect(await holder.update({ message }), what).toEqual([])
  await stillAsked(holder)
  for (const [what, message] of REPORTS) expect(await holder.update({ message }), what).toEqual([])
})

test('no other kind of update is an answer', async () => {
  const { holder, store } = await asked()
  const chat = { id: holder.id, type: 'private', first_name: 'x' }
  const from = { ...user, id: holder.id }
  const text = { message_id: 1, date: 0, text: '99', from, chat }
  const others: Record<string, object> = {
    edited_message: { ...text, edit_date: 1 },
    channel_post: { ...text, chat: { id: -5, type: 'channel', title: 'x' } },
    business_message: { ...text, business_connection_id: 'b' },
    poll_answer: { poll_id: 'p', user: from, option_ids: [0] },
    inline_query: { id: 'i', from, query: '99', offset: '' },
    shipping_query: { id: 's', from, invoice_payload: 'x', shipping_address: {} },
    purchased_paid_media: { from, paid_media_payload: 'x' },
    chat_join_request: { chat, from, user_chat_id: 1, date: 0 },
    something_new: { ...text },
  }
  for (const [kind, content] of Object.entries(others))
    expect(await holder.update({ [kind]: content }), kind).toEqual([])
  expect(await unhandledUpdates(store.read, 9)).toEqual([])
  await stillAsked(holder)
})

test('a press that is not on a message of ours ends quietly, and leaves the question open', async () => {
  const { holder, ask } = await asked()
  const from = { ...user, id: holder.id }
  const pressed = { from, chat_instance: '1' }
  const answers = async () => (await ask<unknown[]>('/calls?method=answerCallbackQuery')).length
  const before = await answers()
  const chat = { id: holder.id, type: 'private', first_name: 'x' }
  const presses: object[] = [
    { id: '1', ...pressed, inline_message_id: 'x', data: 'home' },
    { id: '2', ...pressed, inline_message_id: 'x', game_short_name: 'game' },
    { id: '3', ...pressed, message: { message_id: 1, date: 0, chat }, game_short_name: 'game' },
    {
      id: '4',
      ...pressed,
      message: { message_id: 1, date: 0, chat: { id: -7, type: 'group', title: 'g' } },
      data: 'home',
    },
  ]
  for (const callback_query of presses) expect(await holder.update({ callback_query })).toEqual([])
  expect(await answers()).toBe(before + presses.length)
  await stillAsked(holder)
})

test('a press on a message that is too old to see works', async () => {
  const { holder } = await asked()
  const chat = { id: holder.id, type: 'private', first_name: 'x' }
  const message = { message_id: 1, date: 0, chat }
  const from = { ...user, id: holder.id }
  const sent = await holder.update({
    callback_query: { id: '9', from, chat_instance: '1', message, data: 'wallet' },
  })
  expect(sent).toHaveLength(1)
})

test('a screen that cannot be edited any more is sent anew', async () => {
  const { holder, emulator } = await asked()
  const before = (await holder.messages()).length
  const failure = { kind: 'error', method: 'editMessageText', chat: holder.id } as const
  emulator.fail({ ...failure, reason: 'cannot_be_edited' })
  await holder.forge('orders')
  expect(await holder.messages()).toHaveLength(before + 1)
})
