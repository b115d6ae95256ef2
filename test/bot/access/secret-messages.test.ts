// Messages that hold a key or codes: nobody passes them on by mistake, and they go when they are told to.
import { expect, test } from 'vitest'
import { testBot } from '../../helpers/bot.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'

const DELETE = '🗑 I have stored it – delete this message'
const HOURS_MS = 3_600_000

/** A holder whose message with a key was sent so long ago. */
async function withKeyMessage(ageMs: number) {
  let aheadMs = -ageMs
  const clock = () => new Date(Date.now() + aheadMs)
  const bot = await testBot({}, {}, [], { clock })
  const holder = bot.person()
  await holder.go('/start', '🔑 API access', '🔑 Create a key')
  aheadMs = 0
  const keyMessage = async () =>
    (await holder.messages()).find(({ text }) => /gw_live_|I removed/.test(text ?? ''))
  return { ...bot, holder, keyMessage }
}

test('of a key message that is older nothing is left but that it was removed', async () => {
  const { holder, keyMessage } = await withKeyMessage(49 * HOURS_MS)
  const { message_id } = (await keyMessage()) ?? { message_id: 0 }
  expect(await holder.press(DELETE)).toMatchObject({
    text: expect.stringMatching(/48 hours, so I removed its content/),
    show_alert: true,
  })
  expect(JSON.stringify(await holder.messages())).not.toContain('gw_live_')
  const left = await keyMessage()
  expect(left?.text).toMatch(/^I removed the content\./)
  expect(left?.reply_markup).toBeUndefined()
  // From another of the person's devices, or pressed twice.
  expect((await holder.pressData(message_id, 'delete'))?.text).toMatch(/removed its content/)
})

test('a key message that can neither be deleted nor changed is said to be still there', async () => {
  const { holder, keyMessage, emulator } = await withKeyMessage(49 * HOURS_MS)
  const chat = holder.id
  emulator.fail({ kind: 'error', method: 'editMessageText', reason: 'cannot_be_edited', chat })
  expect((await holder.press(DELETE))?.text).toMatch(/Please delete it yourself/)
  expect((await keyMessage())?.text).toContain('gw_live_')
})

test('codes are in a protected message of their own, with a button that copies each', async () => {
  const bot = await testBot()
  const { store, reseller, call, person } = bot
  const { key, telegramId } = await reseller(50_000_000)
  const codes = await addTestStock(store, PIDS.gamekey, 7)
  const body = { pid: PIDS.gamekey, quantity: 7, trxid: 'of-seven' }
  await call('POST', '/orders', { key, body })
  const holder = person(telegramId)
  await holder.write('/orders')
  const withText = async (part: string) =>
    (await holder.messages()).filter(({ text }) => text?.includes(part))
  await holder.press('1 ✅')
  // The list was sent unprotected, and so stays where it is.
  expect(await withText('Your orders')).toHaveLength(1)
  const [page] = await withText(codes[0] ?? '')
  expect(page).toMatchObject({ has_protected_content: true })
  // What is shown in its place stays in it.
  await holder.press('↻ Refresh')
  expect(await withText(codes[0] ?? '')).toMatchObject([{ message_id: page?.message_id }])
})
