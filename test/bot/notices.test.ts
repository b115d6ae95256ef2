import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { recordUnblocked } from '../../src/domain/accounts/holders.ts'
import { storeUnmatched } from '../../src/domain/deposits/unmatched.ts'
import { conversations, notices } from '../../src/domain/schema.ts'
import { BOT_TOKEN, testBot } from '../helpers/bot.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { ban } from '../helpers/standing.ts'

async function reseller(...how: Parameters<typeof testBot>) {
  const bot = await testBot(...how)
  const { key, telegramId } = await bot.reseller(50_000_000)
  const holder = await bot.newcomer(telegramId)
  let orders = 0
  return {
    ...bot,
    ...{ holder, key },
    order: (userId: string) =>
      bot.call('POST', '/orders', {
        key,
        body: { pid: PIDS.userId, trxid: `t-${orders++}`, userId },
      }),
    async pass(ms: number) {
      bot.clock.advance(ms)
      await bot.app.jobs.fulfil.runOnce()
      await bot.settled()
    },
    credit: (note: string) => bot.credit(holder, 1, note),
    said: async () => (await holder.messages()).map(({ text }) => text ?? ''),
  }
}

test('a balance that falls below the mark is told once, with a way to top up', async () => {
  const { holder, order, settled, said } = await reseller()
  await holder.go('/wallet', '🔔 Low balance', '✏️ Set the amount')
  for (const [bad, why] of [
    ['nothing', /not an amount/],
    ['0', /above zero/],
    ['1000000.01', /at most 1,000,000.00 USD/],
  ] as const)
    expect((await holder.write(bad)).at(-1)?.text).toMatch(why)
  // What falls to the amount itself is not below it yet.
  await holder.write('49,01')
  for (const player of ['5123456789', '5123456780']) await order(player)
  await settled()
  const low = (await said()).filter((text) => /balance has fallen to/.test(text))
  expect(low).toEqual([expect.stringContaining('fallen to 48.02 USD')])
  expect(await holder.see('➕ Top up')).toMatch(/Top up/)
})

describe('the end of an order', () => {
  test('that was processing is told, with a way to its page', async () => {
    const { holder, order, pass, said } = await reseller()
    await order('5123456701')
    await order('5123456703')
    await pass(4000)
    const ends = (await said()).filter((text) =>
      /is completed|could not be done.*went back/s.test(text),
    )
    expect(ends).toHaveLength(2)
    expect(await holder.see('Show the order')).toMatch(/Status {2}/)
  })

  test('is not told where the answer to the order told it, nor to who does not want it', async () => {
    const { holder, order, pass } = await reseller()
    await order('5123456789')
    await order('5123456702')
    await pass(4000)
    expect(await holder.sees()).not.toMatch(/order|completed|could not/)
    await holder.go('/orders', '🔔 Notices')
    expect((await holder.press('Never'))?.text).toMatch(/not message you/)
    await order('5123456701')
    await pass(4000)
    expect(await holder.sees()).toMatch(/When should I message you/)
    expect(await holder.buttons()).toContain('✓ Never')
  })

  test('is told only of what was cancelled, to who wants that', async () => {
    const { holder, order, pass, said } = await reseller()
    await holder.go('/orders', '🔔 Notices', 'Only when one is cancelled')
    await order('5123456701')
    await order('5123456703')
    await pass(4000)
    expect(await holder.sees()).toMatch(/could not be done/)
    expect((await said()).filter((text) => /is completed/.test(text))).toEqual([])
  })

  test('is summed up once an hour, and holds up no other notice until then', async () => {
    const { holder, order, pass, credit, settled, store, clock, app } = await reseller()
    await holder.go('/orders', '🔔 Notices', 'A summary every hour')
    for (const end of ['01', '01', '03', '01', '01']) await order(`51234567${end}`)
    await pass(4000)
    await credit('meanwhile')
    await settled()
    expect(await holder.sees()).toMatch(/1\.00 USD was added to your wallet[\s\S]*meanwhile/)
    expect(await store.read.$count(notices)).toBe(5)
    clock.advance(3_600_000)
    await settled()
    expect(await holder.sees()).toMatch(/last hour: 4 orders\.\nCancelled and refunded: 1 order\./)
    expect(await store.read.$count(notices)).toBe(0)
    expect(await holder.see('📦 Orders')).toMatch(/Your orders/)
    // Each hour is summed up by itself.
    await order('5123456701')
    await pass(4000)
    clock.advance(3_600_000)
    await app.bot?.jobs.notify.runOnce()
    await settled()
    expect(await holder.sees()).toMatch(/Completed in the last hour: 1 order\.$/)
  })
})

describe('a notice', () => {
  test('of any length is cut to what a message holds', async () => {
    const { holder, credit, settled, store } = await reseller()
    await credit('x'.repeat(10_000))
    await settled()
    expect(await holder.sees()).toMatch(/^➕ 1.00 USD was added[\s\S]*x…$/)
    expect(await store.read.$count(notices)).toBe(0)
  })

  test('to the admins reaches each of them once, and not who never wrote', async () => {
    const bot = await testBot({}, { adminIds: new Set([9_000_001, 9_000_002, 9_000_003]) })
    const both = [bot.person(9_000_001), bot.person(9_000_002)]
    for (const one of both) await one.write('/start')
    const paid = {
      method: 'stars',
      paymentId: 'p',
      payload: '<x>',
      price: 5,
      paidIn: null,
    } as const
    const payment = { ...paid, amountMicros: null, payerTelegramId: null }
    await bot.store.transaction((tx) => storeUnmatched(tx, payment, bot.clock.now))
    await bot.settled()
    await bot.app.bot?.jobs.notify.runOnce()
    for (const one of both) expect(await one.sees()).toMatch(/could not be matched[\s\S]*<x>/)
    expect(await bot.store.read.$count(notices)).toBe(0)
  })

  test('is dropped while the bot is blocked, and comes again once it is not', async () => {
    const { holder, credit, settled, store, clock } = await reseller()
    await holder.act('block')
    expect((await holder.account()).botBlockedAt).not.toBeNull()
    await credit('unheard')
    await settled()
    expect(await store.read.$count(notices)).toBe(0)
    await holder.act('unblock')
    expect((await holder.account()).botBlockedAt).toBeNull()
    const { id } = await holder.account()
    const why = { reason: 'spam', actor: 'operator' } as const
    await store.transaction((tx) => ban(tx, id, why, clock.now))
    await settled()
    expect(await holder.sees()).toMatch(/banned\.\nReason {2}spam/)
  })

  test('finds out by itself that the bot is blocked', async () => {
    const { holder, credit, settled, store } = await reseller()
    await holder.act('block')
    await store.transaction((tx) => recordUnblocked(tx, holder.id))
    await credit('unheard')
    await settled()
    expect((await holder.account()).botBlockedAt).not.toBeNull()
    expect(await store.read.$count(notices, eq(notices.telegramId, holder.id))).toBe(0)
  })
})

describe('nothing secret', () => {
  test('is in the log: no token, no key, no code, whatever fails', async () => {
    const { holder, key, post, call, store, logLines, settled } = await reseller()
    await addTestStock(store, PIDS.gamekey, 2)
    const { body } = await call('POST', '/orders', { key, body: { pid: PIDS.gamekey, trxid: 'k' } })
    const [code = ''] = body.codes as string[]
    await holder.write('/orders')
    for (const kind of ['error', 'cut']) {
      await post('/faults', { kind, method: 'sendMessage', count: 1 })
      await holder.forge(`order:${body.orderId}:0`)
      await settled()
    }
    expect(await holder.sees()).toContain(code)
    const log = logLines.join('')
    expect(log).toMatch(/an update will be retried/)
    expect(log).not.toContain(code)
    expect(log).not.toContain(key)
    expect(log).not.toContain(BOT_TOKEN.slice(BOT_TOKEN.indexOf(':') + 1))
  })

  test('is in what is kept of a conversation, also where Telegram fails in the middle', async () => {
    const { admin, post, ask, store, logLines, settled } = await reseller()
    const ada = admin()
    await ada.write('/start')
    await ada.write(`/stock ${PIDS.gamekey}`)
    await post('/faults', { kind: 'error', method: 'deleteMessage', count: 1000 })
    await post(`/chats/${ada.id}/text`, { text: 'SECRET-CODE-1\nSECRET-CODE-2' })
    const trouble = () => logLines.filter((line) => /an update will be retried/.test(line)).length
    while (trouble() < 3) await sleep(1)
    const kept = await store.read.select().from(conversations)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('SECRET')
    await ask('/faults', { method: 'DELETE' })
    await settled()
    expect(await ada.sees()).toMatch(/Add 2 codes\?/)
  })
})
