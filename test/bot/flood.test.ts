// Some people send more than the bot can handle; everybody else is answered all the same.
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Message } from 'grammy/types'
import { expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { inbox } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { serve, type TestPerson, testBot } from '../helpers/bot.ts'
import { START } from '../helpers/factories.ts'

/** Longer than any test: what is held is never past its time because the machine is slow. */
const PATIENCE_MS = 120_000
/** What may wait of one person, with the one that is being handled. */
const MOST_OF_ONE = 20

/** A bot whose answers to the flooder are held up at Telegram until they are let go. */
async function floodedBot(by: 'polling' | 'webhook') {
  const doors = {
    telegram: async (_: Request) => new Response(null, { status: 503 }),
    webhook: async (_: Request) => new Response(null, { status: 503 }),
  }
  const apiRoot = await serve((request) => doors.telegram(request))
  const url = `${await serve((request) => doors.webhook(request))}/telegram`
  const webhook = by === 'webhook' ? { url, secret: 'the-secret-of-a-test' } : null
  const bot = await testBot({}, { webhook, apiRoot, deadlineMs: PATIENCE_MS })
  const { store, post, admin, person, chatUrl } = bot
  const [flooder, holder, payer, ada] = [person(), person(), person(), admin()]
  const answers = Promise.withResolvers<void>()
  let isHeld = false
  doors.webhook = async (request) => bot.app.fetch(request, {})
  doors.telegram = async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    if (isHeld && body.includes(`"chat_id":${flooder.id}`)) await answers.promise
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    const to = `${chatUrl}${pathname}${search}`
    return fetch(to, { method: 'POST', body, headers, signal: request.signal })
  }

  await store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  for (const one of [flooder, holder, payer, ada]) await one.write('/start')
  await payer.press(/Wallet/)
  await payer.press('➕ Top up')
  await payer.press(/Stars/)
  await payer.press(/\$10/)
  isHeld = true
  return {
    ...bot,
    ...{ flooder, holder, payer, ada },
    letGo: answers.resolve,
    write: ({ id }: TestPerson, text: string) => post(`/chats/${id}/text`, { text }),
    rowsOf: ({ id }: TestPerson) => store.read.$count(inbox, eq(inbox.lane, String(id))),
    /** Until Telegram has handed everything over. */
    async taken() {
      while ((await bot.telegramInfo()).pending_update_count > 0) await sleep(5)
    },
    async until(one: TestPerson, seen: RegExp) {
      while (!seen.test(await one.sees())) await sleep(5)
    },
  }
}

const invoiceIn = (messages: Message[]) => messages.findLast((one) => one.invoice)?.message_id ?? 0

// By webhook the emulator hands over one update at a time, which is slow.
test.each([
  ['polling', 600],
  ['webhook', 150],
] as const)(
  'by %s, one person’s %i messages hold up neither a holder nor an admin nor a payment',
  async (by, messages) => {
    const bot = await floodedBot(by)
    const { flooder, holder, payer, ada, post, write, until, rowsOf, store } = bot
    const before = await rowsOf(flooder)
    for (let i = 0; i < messages; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, j) => write(flooder, `flood ${i + j}`)))
    await bot.taken()

    await write(holder, '/wallet')
    await write(ada, '/admin')
    const invoice = { message_id: invoiceIn(await payer.messages()) }
    expect(await post(`/chats/${payer.id}/pay`, invoice)).toMatchObject({ ok: true })
    await until(holder, /Balance/)
    await until(ada, /Admin/)
    const { id } = await payer.account()
    while ((await balanceOf(store.read, id)) === 0) await sleep(5)

    await bot.taken()
    expect(await rowsOf(flooder)).toBe(before + MOST_OF_ONE)
    bot.letGo()
    await bot.settled()
    const said = (await flooder.messages()).map(({ text }) => text ?? '')
    expect(said.filter((text) => /more than I can handle/.test(text))).toHaveLength(1)
    expect(await flooder.write('/wallet')).toHaveLength(1)
  },
  PATIENCE_MS,
)
