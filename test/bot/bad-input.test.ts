import { describe, expect, test } from 'vitest'
import { admin as adminFeatures } from '../../src/bot/features.ts'
import { routesOf } from '../../src/bot/router.ts'
import { allowlistOf } from '../../src/domain/access/allowlist.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { accounts, auditLog, deposits } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { testBot } from '../helpers/bot.ts'
import { START } from '../helpers/factories.ts'

async function withStars() {
  const bot = await testBot()
  await bot.store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const holder = bot.person()
  await holder.write('/start')
  return { ...bot, holder }
}

describe('an amount', () => {
  test.each([
    ['0', /above zero/],
    ['-5', /not an amount/],
    ['1e9', /not an amount/],
    ['ten', /not an amount/],
    ['1.005', /can mean two amounts/],
    ['1.0050', /whole cents/],
    ['1,250', /can mean two amounts/],
    ['0,5', /from 1.00 USD to 1,000.00 USD/],
    ['0.5', /from 1.00 USD to 1,000.00 USD/],
    ['1000.01', /from 1.00 USD to 1,000.00 USD/],
    ['9'.repeat(400), /not an amount/],
  ])('of %s is refused with a word, and the question stays', async (typed, words) => {
    const { holder, store } = await withStars()
    await holder.press('➕ Top up')
    await holder.press('⭐️ Telegram Stars')
    await holder.press('✏️ Another amount')
    await holder.write(typed)
    expect(await holder.sees()).toMatch(words)
    expect(await store.read.$count(deposits)).toBe(0)
    await holder.write('12.50')
    expect(await store.read.select().from(deposits).orderBy(deposits.id)).toMatchObject([
      { amountMicros: 12_500_000 },
    ])
  })

  test('is not a sticker', async () => {
    const { holder } = await withStars()
    await holder.press('➕ Top up')
    await holder.press('⭐️ Telegram Stars')
    await holder.press('✏️ Another amount')
    await holder.act('sticker')
    expect(await holder.sees()).toMatch(/text message/)
  })
})

describe('an address', () => {
  const BAD = ['2001:db8::1', '010.1.1.1', '127.1', '0x7f.1', '1.2.3.4/33', '1.2.3', '1.2.3.4/0']
  test('that is bad is named, and with it nothing is added', async () => {
    const { holder, store } = await withStars()
    await holder.press('🔑 API access')
    await holder.press('🌐 Addresses')
    await holder.press('➕ Add')
    await holder.write(`203.0.113.7, ${BAD.join(' ')}`)
    for (const bad of BAD) expect(await holder.sees()).toContain(bad)
    expect(await holder.sees()).not.toContain('203.0.113.7,')
    const { id } = await holder.account()
    expect(await allowlistOf(store.read, id)).toEqual([])
    await holder.write('203.0.113.7\n198.51.100.0/24; 203.0.113.7')
    expect(await allowlistOf(store.read, id)).toEqual(['198.51.100.0/24', '203.0.113.7'])
  })
})

describe('a button', () => {
  test.each([
    'a.ban',
    'admin',
    'a.backup-now',
    'constructor',
    '__proto__',
    'toString:1',
    ':',
    'order:API-GMA-00000000-000000',
    'order-codes:',
    'deposit:DEP-00000000-000000',
    'receipt:x',
    'topup-by:paypal',
    'topup-go:stars:NaN:0',
    'topup-go:stars:-5000000:0',
    'topup-go:stars:1e99:0',
    'key-new:999:0',
    'key-ask:999:0',
    'key-new:0:12345',
    'entries:-1',
    'orders:99999999999',
    'ip-out:*',
  ])('that nobody was shown (%s) has no effect', async (data) => {
    const { holder, store, logLines } = await withStars()
    const [message] = await holder.messages()
    const before = await store.read.$count(auditLog)
    const answer = await holder.pressData(message?.message_id ?? 0, data)
    expect(answer).not.toBeNull()
    expect(await store.read.$count(auditLog)).toBe(before)
    expect(await store.read.$count(deposits)).toBe(0)
    expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('of the admins is out of date for everyone else', async () => {
    const { holder, store } = await withStars()
    const [message] = await holder.messages()
    const before = await store.read.$count(auditLog)
    for (const verb of Object.keys(routesOf(adminFeatures).buttons)) {
      const answer = await holder.pressData(message?.message_id ?? 0, `${verb}:${holder.id}:on`)
      expect(answer?.text).toMatch(/out of date/)
    }
    expect(await store.read.$count(auditLog)).toBe(before)
  })

  test("of another person's deposit or order shows and changes nothing", async () => {
    const { holder, store, person } = await withStars()
    await holder.press('➕ Top up')
    await holder.press('⭐️ Telegram Stars')
    await holder.press('$10 · ⭐️500')
    const [{ reference } = { reference: '' }] = await store.read
      .select()
      .from(deposits)
      .orderBy(deposits.id)
    const stranger = person()
    const [message] = await stranger.write('/start')
    for (const verb of ['deposit', 'topup-cancel', 'topup-invoice', 'receipt']) {
      const data = `${verb}:${reference}`
      const answer = await stranger.pressData(message?.message_id ?? 0, data)
      expect(answer?.text).toMatch(/no such top-up|out of date/i)
    }
    expect(await store.read.select().from(deposits).orderBy(deposits.id)).toMatchObject([
      { status: 'open' },
    ])
  })
})

describe('somebody', () => {
  test('with a name of tags, marks and 4,096 characters is greeted by as much of it as is fit', async () => {
    const names = ['<b>Eve</b> & "Co"', 'Ann\u202eevil\u202c', '👩‍🚀'.repeat(1365)]
    const people = names.map((first_name, i) => ({ id: 6_000_000 + i, first_name, role: 'Holder' }))
    const bot = await testBot({}, {}, people)
    for (const { id } of people) {
      const person = bot.person(id)
      await person.write('/start')
      expect(await person.sees()).toContain('Hello')
      const { name } = await person.account()
      expect([...name].length).toBeLessThanOrEqual(64)
      expect(name).not.toMatch(/[\u202a-\u202e]/)
    }
  })

  test('in a group, or forwarding or editing a command, has no effect', async () => {
    const { holder, store, admin, settled, post } = await withStars()
    const ada = admin()
    await ada.write('/start')
    const { id } = await holder.account()
    const credit = `/credit ${holder.id} 5 for nothing`
    await post(`/chats/${ada.id}/text`, { text: credit, group: true })
    await settled()
    expect((await ada.write(credit, { forwarded: true }))[0]?.text).toMatch(
      /do not run forwarded commands/,
    )
    const mine = (await ada.messages()).find((one) => one.text === credit)
    await post(`/chats/${ada.id}/text`, { text: credit, edit_message_id: mine?.message_id })
    await settled()
    expect(JSON.stringify(await ada.messages())).not.toContain('Yes, add')
    expect(await balanceOf(store.read, id)).toBe(0)
  })

  test('who only ever spoke in a group has no account', async () => {
    const { store, post, settled } = await withStars()
    const before = await store.read.$count(accounts)
    await post('/chats/6100000/text', { text: '/start', group: true })
    await settled()
    expect(await store.read.$count(accounts)).toBe(before)
  })

  test('who is banned or restricted is told so and why, and everything else is refused', async () => {
    const { holder, admin, store, clock } = await withStars()
    const ada = admin()
    await ada.write('/start')
    await ada.write(`/ban ${holder.id} stolen card`)
    await ada.press(/Yes,/)
    for (const text of ['/start', '/wallet', '/api', '/orders', '/help', 'hello'])
      expect((await holder.write(text)).map((one) => one.text).join()).toMatch(
        /^⛔ Your account is banned. Reason: stolen card/,
      )
    const [message] = await holder.messages()
    for (const data of ['home', 'topup-go:stars:10000000:0', 'key-new:0:0', 'api-on'])
      expect(await holder.pressData(message?.message_id ?? 0, data)).toMatchObject({
        text: expect.stringMatching(/banned. Reason: stolen card/),
        show_alert: true,
      })
    expect(await store.read.$count(deposits)).toBe(0)
    await ada.write(`/unban ${holder.id}`)
    await ada.write(`/restrict ${holder.id} 2h too fast`)
    await ada.press(/Yes,/)
    // What is theirs they still see.
    expect((await holder.write('/wallet'))[0]?.text).toMatch(/Balance/)
    await holder.press('📒 Entries')
    expect(await holder.sees()).toMatch(/no entries yet/)
    expect((await holder.write('/orders'))[0]?.text).toMatch(/Your orders/)
    for (const data of ['topup', 'topup-go:stars:10000000:0', 'key-new:0:0', 'api-on', 'low-set'])
      expect(await holder.pressData(message?.message_id ?? 0, data)).toMatchObject({
        text: expect.stringMatching(/restricted until .*too fast/),
      })
    expect((await holder.write('hello'))[0]?.text).toMatch(/restricted until .*too fast/)
    expect(await holder.buttons()).toEqual(['💬 Support', '‹ Home'])
    await holder.press('💬 Support')
    expect(await holder.sees()).toMatch(/Help with a payment/)
    expect(await store.read.$count(deposits)).toBe(0)
    clock.advance(2 * 3_600_000)
    expect((await holder.write('/wallet'))[0]?.text).toMatch(/Balance/)
  })
})
