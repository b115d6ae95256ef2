import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InlineKeyboard } from 'grammy'
import { expect, it, onTestFinished } from 'vitest'
import { ADA, ANA, startEmulation } from './emulation.ts'

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamewallet-chats-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'chats')
}

const photo = () => {
  const form = new FormData()
  form.set('photo', new File([new Uint8Array([1, 2, 3])], 'receipt.png', { type: 'image/png' }))
  form.set('caption', 'a receipt')
  return form
}

it('continues in the next process with the chats, files, money, updates and webhook of this one', async () => {
  const keptIn = ownFolder()
  const one = await startEmulation({ keptIn })
  await one.act(`/chats/${ANA}/text`, { text: '/start' })
  await one.act(`/chats/${ANA}/language`, { language: 'ar' })
  const reply_markup = new InlineKeyboard().text('Go', 'go')
  const menu = await one.api.sendMessage(ANA, 'Choose', { reply_markup })
  await one.act(`/chats/${ANA}/file`, photo())
  const invoice = await one.api.sendInvoice(ANA, 'T', 'D', 'p', 'XTR', [{ label: 'x', amount: 5 }])
  const paid = one.act(`/chats/${ANA}/pay`, { message_id: invoice.message_id })
  await expect
    .poll(async () => {
      const [query] = await one.api.getUpdates({ offset: -1 })
      return query?.pre_checkout_query
        ? one.api.answerPreCheckoutQuery(query.pre_checkout_query.id, true)
        : false
    })
    .toBe(true)
  const { charge_id } = await paid
  await one.api.setMyCommands([{ command: 'start', description: 'Begin' }])
  await one.act(`/chats/${ADA}/text`, { text: 'wait for me' })
  await one.act(`/chats/${ADA}/block`, {})
  const before = await one.chat(ANA)
  const waiting = await one.api.getUpdates()
  await one.api.setWebhook('http://127.0.0.1:9/bot')
  one.stop()
  await one.emulator.saved()

  const two = await startEmulation({ keptIn })
  expect(await two.chat(ANA)).toEqual(before)
  expect(before).toMatchObject({ person: { language_code: 'ar', stars: 9995 } })
  expect((await two.chat(ADA)).blocked).toBe(true)
  expect((await two.api.getWebhookInfo()).url).toBe('http://127.0.0.1:9/bot')
  await two.api.deleteWebhook()
  expect(await two.api.getUpdates()).toEqual(waiting)
  const sizes = before.messages.find(({ photo: sizes }) => sizes)?.photo ?? []
  const file = await fetch(`${two.url}/chats/${ANA}/files/${sizes.at(-1)?.file_id}`)
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))

  // What was there is alive, and no id is given out again.
  await two.act(`/chats/${ANA}/press`, {
    message_id: menu.message_id,
    callback_data: 'go',
    wait: false,
  })
  const newest = (await two.updates()).at(-1)
  expect(newest).toMatchObject({ callback_query: { data: 'go', message: { text: 'Choose' } } })
  expect(newest?.update_id).toBeGreaterThan(waiting.at(-1)?.update_id ?? 0)
  const next = await two.api.sendMessage(ANA, 'Next')
  expect(next.message_id).toBeGreaterThan(before.messages.at(-1)?.message_id ?? 0)
  expect(await two.api.refundStarPayment(ANA, String(charge_id))).toBe(true)
  expect((await two.chat(ANA)).person.stars).toBe(10_000)
})

it('sets a damaged file aside, says so, and begins with empty chats', async () => {
  for (const damage of ['', '{"version":1,"state":', '{"version":2}', '[]']) {
    const keptIn = ownFolder()
    const one = await startEmulation({ keptIn })
    await one.act(`/chats/${ANA}/text`, { text: 'hello' })
    one.stop()
    await one.emulator.saved()
    writeFileSync(join(keptIn, 'chats.json'), damage)
    const said: string[] = []
    const two = await startEmulation({ keptIn, warn: (text) => said.push(text) })
    expect(said).toEqual([expect.stringMatching(/chats\.json cannot be read.*\.damaged-\d+/)])
    expect((await two.chat(ANA)).messages).toEqual([])
    expect(readdirSync(keptIn).filter((name) => name.includes('damaged'))).toHaveLength(1)
    await two.act(`/chats/${ANA}/text`, { text: 'again' })
    two.stop()
    await two.emulator.saved()
  }
})
