import { describe, expect, test } from 'vitest'
import { admin as adminFeatures } from '../../../src/bot/features.ts'
import { routesOf } from '../../../src/bot/kit/router.ts'
import { allowlistOf } from '../../../src/domain/accounts/standing.ts'
import { accounts, auditLog, deposits } from '../../../src/domain/schema.ts'
import { testBot } from '../../helpers/bot.ts'
import { STARS } from '../../helpers/transfers.ts'

async function withStars() {
  const bot = await testBot()
  await bot.set(STARS)
  const holder = await bot.newcomer()
  return {
    ...bot,
    holder,
    acts: () => bot.store.read.$count(auditLog),
    deposits: () => bot.store.read.select().from(deposits).orderBy(deposits.id),
  }
}

test('an amount that is none is refused with a word, and the question stays', async () => {
  const { holder, deposits } = await withStars()
  await holder.go('➕ Top up', '⭐️ Telegram Stars', '✏️ Another amount')
  for (const [typed, words] of [
    ['0', /above zero/],
    ['-5', /not an amount/],
    ['1.005', /can mean two amounts/],
    ['1.0050', /whole cents/],
    ['0,5', /from 1.00 USD to 1,000.00 USD/],
    ['1000.01', /from 1.00 USD to 1,000.00 USD/],
    ['9'.repeat(400), /not an amount/],
  ] as const) {
    expect(await holder.ask(typed), typed).toMatch(words)
  }
  await holder.act('sticker')
  expect(await holder.sees()).toMatch(/text message/)
  expect(await deposits()).toEqual([])
  await holder.write('٢٥٫٥')
  expect(await deposits()).toMatchObject([{ amountMicros: 25_500_000 }])
})

test('an address that is bad is named, and with it nothing is added', async () => {
  const BAD = ['2001:db8::1', '010.1.1.1', '1.2.3.4/33', '1.2.3.4/0']
  const { holder, store } = await withStars()
  await holder.go('🔑 API access', '🌐 Addresses', '➕ Add')
  for (const bad of BAD) expect(await holder.ask(`203.0.113.7, ${bad}`)).toContain(bad)
  expect(await holder.sees()).not.toContain('203.0.113.7,')
  const { id } = await holder.account()
  expect(await allowlistOf(store.read, id)).toEqual([])
  await holder.write('203.0.113.7\n198.51.100.0/24; 203.0.113.7')
  expect(await allowlistOf(store.read, id)).toEqual(['198.51.100.0/24', '203.0.113.7'])
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
    'topup-go:stars:NaN',
    'topup-go:stars:-5000000',
    'topup-go:stars:1e99',
    'key-new:999:0',
    'key-replace:999',
    'key-new:0:12345',
    'entries:-1',
    'orders:99999999999',
    'ip-out:*',
  ])('that nobody was shown (%s) has no effect', async (data) => {
    const { holder, acts, deposits, logLines } = await withStars()
    const before = await acts()
    const sent = data.startsWith('topup-go') ? await holder.asShown(data) : data
    expect(await holder.forge(sent)).not.toBeNull()
    expect(await acts()).toBe(before)
    expect(await deposits()).toEqual([])
    expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('or a command of the admins is nothing to everyone else', async () => {
    const { holder, acts } = await withStars()
    const before = await acts()
    for (const verb of Object.keys(routesOf(adminFeatures).buttons))
      expect((await holder.forge(`${verb}:${holder.id}:on`))?.text).toMatch(/out of date/)
    for (const command of ['/ban 1', '/credit 1 5 x', '/backup', '/stock', '/maintenance on'])
      expect((await holder.write(command))[0]?.text).toMatch(/^I do not know the command \/\w+/)
    expect(await acts()).toBe(before)
  })

  test("of another person's deposit or order shows and changes nothing", async () => {
    const { holder, deposits, newcomer } = await withStars()
    await holder.go('➕ Top up', '⭐️ Telegram Stars', '$10 · ⭐️500')
    const [deposit] = await deposits()
    const stranger = await newcomer()
    for (const verb of ['deposit', 'topup-cancel', 'topup-invoice', 'receipt'])
      expect((await stranger.forge(`${verb}:${deposit?.reference}`))?.text).toMatch(
        /no such top-up|out of date/i,
      )
    expect(await deposits()).toEqual([deposit])
  })
})

describe('somebody', () => {
  test('with a name of tags, marks and 4,096 characters is greeted by as much of it as is fit', async () => {
    const names = ['<b>Eve</b> & "Co"', 'Ann\u202eevil\u202c', '👩‍🚀'.repeat(1365)]
    const people = names.map((first_name, i) => ({ id: 6_000_000 + i, first_name, role: 'Holder' }))
    const bot = await testBot({}, {}, people)
    for (const { id } of people) {
      const person = await bot.newcomer(id)
      expect(await person.sees()).toContain('Hello')
      const { name } = await person.account()
      expect([...name].length).toBeLessThanOrEqual(64)
      expect(name).not.toMatch(/[\u202a-\u202e]/)
    }
  })

  test('in a group, or forwarding or editing a command, has no effect', async () => {
    const { holder, admin, settled, post } = await withStars()
    const ada = admin()
    await ada.write('/start')
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
    expect(await holder.balance()).toBe(0)
  })

  test('who only ever spoke in a group has no account', async () => {
    const { store, post, settled } = await withStars()
    const before = await store.read.$count(accounts)
    await post('/chats/6100000/text', { text: '/start', group: true })
    await settled()
    expect(await store.read.$count(accounts)).toBe(before)
  })

  test('who is banned or restricted is told so and why, and everything else is refused', async () => {
    const { holder, admin, deposits, clock } = await withStars()
    const ada = admin()
    await ada.go('/start', `/ban ${holder.id} stolen card`, /Yes,/)
    for (const text of ['/start', '/wallet', '/api', '/orders', '/help', 'hello'])
      expect((await holder.write(text)).map((one) => one.text).join()).toMatch(
        /^⛔ Your account is banned. Reason: stolen card/,
      )
    for (const data of ['home', 'topup-go:stars:10000000', 'key-new:0:0', 'api-on'])
      expect(await holder.forge(data)).toMatchObject({
        text: expect.stringMatching(/banned. Reason: stolen card/),
        show_alert: true,
      })
    expect(await deposits()).toEqual([])
    expect(await ada.ask(`/account ${holder.id}`)).toMatch(/banned[\s\S]*stolen card/)
    await ada.go(`/unban ${holder.id}`, `/restrict ${holder.id} 2h too fast`, /Yes,/)
    // What is theirs they still see.
    expect((await holder.write('/wallet'))[0]?.text).toMatch(/Balance/)
    expect(await holder.see('📒 Entries')).toMatch(/no entries yet/)
    expect((await holder.write('/orders'))[0]?.text).toMatch(/Your orders/)
    for (const data of ['topup', 'topup-go:stars:10000000', 'key-new:0:0', 'api-on', 'low-set'])
      expect(await holder.forge(data)).toMatchObject({
        text: expect.stringMatching(/restricted until .*too fast/),
      })
    expect((await holder.write('hello'))[0]?.text).toMatch(/restricted until .*too fast/)
    expect(await holder.buttons()).toEqual(['💬 Support', '‹ Home'])
    expect(await holder.see('💬 Support')).toMatch(/Help with a payment/)
    expect(await deposits()).toEqual([])
    clock.advance(2 * 3_600_000)
    expect((await holder.write('/wallet'))[0]?.text).toMatch(/Balance/)
  })
})
