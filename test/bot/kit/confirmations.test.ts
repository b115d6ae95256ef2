// Commands that move money or shut somebody out ask once, and their answers can be undone.
import { describe, expect, test } from 'vitest'
import { post } from '../../../src/domain/ledger/ledger.ts'
import { readSettings } from '../../../src/domain/settings/settings.ts'
import { OTHER_ADMIN } from '../../helpers/admins.ts'
import { ADMIN_ID, testBot } from '../../helpers/bot.ts'
import type { TestPerson } from '../../helpers/person.ts'

const HOUR_MS = 60 * 60 * 1000

async function withHolder() {
  const bot = await testBot({}, { adminIds: new Set([ADMIN_ID, OTHER_ADMIN]) })
  const { key, telegramId } = await bot.reseller(0)
  const [ada, ben, holder] = [bot.admin(), bot.person(OTHER_ADMIN), bot.person(telegramId)]
  for (const one of [ada, ben, holder]) await one.write('/start')
  return {
    ...bot,
    ...{ ada, ben, holder },
    refusal: async () => (await bot.call('GET', '/balance', { key })).body.code ?? null,
    settings: () => readSettings(bot.store.read),
  }
}

async function tapAll(who: TestPerson, times: number) {
  const button = await who.button()
  const toasts = await Promise.all(Array.from({ length: times }, () => who.pressData(...button)))
  return toasts.map((toast) => toast?.text ?? '')
}

describe('/credit and /debit', () => {
  test('show the balance after them, book once, and are undone once', async () => {
    const { ada, holder, proven } = await withHolder()
    await ada.write(`/credit ${holder.id} 12.50 a present`)
    expect(await ada.sees()).toMatch(/Add 12\.50 USD to the wallet of .+ \(\d+\)\?/)
    expect(await ada.sees()).toMatch(/Balance {2}0\.00 USD → 12\.50 USD\nNote {2}a present/)
    expect(await holder.balance()).toBe(0)
    const again = (await tapAll(ada, 3)).filter((text) => /carried out|asked again/.test(text))
    expect(again).toHaveLength(2)
    expect(await holder.balance()).toBe(12_500_000)
    expect(await holder.sees()).toMatch(/12.50 USD was added to your wallet\.\nReason {2}a present/)

    expect((await tapAll(ada, 3)).filter((text) => /already done/.test(text))).toHaveLength(2)
    expect(await holder.balance()).toBe(0)
    expect(await ada.sees()).toMatch(/12\.50 USD was taken back[\s\S]*Balance {2}0\.00 USD/)
    expect(await holder.sees()).toMatch(/taken from your wallet\.\nReason {2}↩️ a present/)
    await proven()
  })

  test('are refused where the wallet does not hold it, before and after', async () => {
    const { ada, holder } = await withHolder()
    await ada.write(`/debit ${holder.id} 1 too much`)
    expect(await ada.sees()).toMatch(/less than the 1\.00 USD/)
    await ada.go(`/credit ${holder.id} 10 first`, /Yes, add/)
    const undo = await ada.button()
    await ada.go(`/debit ${holder.id} 9 spent`, /Yes, take/)
    expect((await ada.pressData(...undo))?.text).toMatch(/has less than the 10\.00 USD/)
    expect(await holder.balance()).toBe(1_000_000)
    // The debit itself can be undone, and then the credit.
    await ada.press('↩️ Undo')
    await ada.pressData(...undo)
    expect(await holder.balance()).toBe(0)
  })

  test('pay what the account owes by an undone debit', async () => {
    const { ada, holder, store, clock } = await withHolder()
    await ada.go(`/credit ${holder.id} 10 first`, /Yes, add/)
    await ada.go(`/debit ${holder.id} 8 too much`, /Yes, take/)
    const { id: accountId } = await holder.account()
    const chargeback = { accountId, kind: 'chargeback', amountMicros: -5_000_000 } as const
    await store.transaction((tx) => post(tx, { ...chargeback, reference: 'X-1' }, clock.now))
    expect(await ada.see('↩️ Undo')).toMatch(/8\.00 USD was given back[\s\S]*Balance {2}5\.00 USD$/)
    expect(await holder.balance()).toBe(5_000_000)
  })

  test('remember an amount while the note is asked for', async () => {
    const { ada, holder } = await withHolder()
    await ada.write(`/credit ${holder.id} 25`)
    expect(await ada.sees()).toMatch(/Add 25\.00 USD to the wallet of .+\?\n\nWhat is it for/)
    await ada.write('for patience')
    await ada.press(/Yes, add 25\.00 USD/)
    await ada.write(`/debit ${holder.id} 5`)
    expect(await ada.ask('7 wrongly paid')).toMatch(/Take 5\.00 USD[\s\S]*7 wrongly paid/)
    await ada.press(/Yes, take 5\.00 USD/)
    expect(await holder.balance()).toBe(20_000_000)
    await ada.write(`/credit ${holder.id}`)
    await ada.write('1.50')
    await ada.write('kindness')
    await ada.press(/Yes, add 1\.50 USD/)
    expect(await holder.balance()).toBe(21_500_000)
  })

  test('answer only whoever was asked', async () => {
    const { ada, ben, holder } = await withHolder()
    await ada.go(`/account ${holder.id}`, '➕ Credit')
    await ada.write('25 typed')
    const asked = await ada.button()
    expect((await ben.forge(asked[1]))?.text).toMatch(/out of date/)
    await ada.press('Cancel')
    expect(await holder.balance()).toBe(0)
  })
})

describe('a command that shuts somebody out', () => {
  test.each([
    ['/ban', '/unban', 'ACCOUNT_BANNED', /banned\.\nReason {2}why/],
    ['/restrict', '/unrestrict', 'ACCOUNT_RESTRICTED', /restricted until .*\nReason {2}why/],
    ['/apioff', '/apion', 'API_DISABLED_BY_ADMIN', /switched your API access off\.\nReason {2}why/],
  ])(
    '%s asks, acts, is told, and is undone or taken back by %s',
    async (shut, open, code, told) => {
      const { ada, holder, refusal } = await withHolder()
      const command = `${shut} ${holder.id} ${shut === '/restrict' ? '2h ' : ''}why`
      expect(await ada.ask(command)).toMatch(/\(\d+\).*\?[\s\S]*Reason {2}why/)
      expect(await refusal()).toBeNull()
      await tapAll(ada, 2)
      expect(await refusal()).toBe(code)
      expect(await holder.sees()).toMatch(told)
      await ada.press('↩️ Undo')
      expect(await refusal()).toBeNull()
      await ada.write(command)
      await ada.press(/Yes,/)
      await ada.write(`${open} ${holder.id}`)
      expect(await refusal()).toBeNull()
    },
  )

  test('/restrict holds until the time that was shown', async () => {
    const { ada, holder, clock } = await withHolder()
    await ada.write(`/restrict ${holder.id} 2h`)
    const [, until = ''] = /until (.+ UTC)\?/.exec(await ada.sees()) ?? []
    clock.advance(HOUR_MS / 2)
    expect(await ada.see(/Yes, restrict/)).toContain(`is restricted until ${until}`)
  })

  test('no time is asked for where another admin has restricted them since', async () => {
    const { ada, ben, holder } = await withHolder()
    await ada.write(`/account ${holder.id}`)
    await ben.go(`/restrict ${holder.id} 2h why`, /Yes, restrict/)
    const toast = await ada.press(/Restrict/)
    expect(toast?.text).toMatch(/already restricted until .+ UTC/)
  })

  test.each(['ban', 'apioff'])('/%s is not undone where it was done again since', async (shut) => {
    const { ada, ben, holder, refusal, clock } = await withHolder()
    await ada.go(`/${shut} ${holder.id} first`, /Yes,/)
    const undo = await ada.button()
    await ben.write(`${shut === 'ban' ? '/unban' : '/apion'} ${holder.id}`)
    clock.advance(1000)
    await ben.go(`/${shut} ${holder.id} second`, /Yes,/)
    expect((await ada.pressData(...undo))?.text).toMatch(/changed since/)
    expect(await refusal()).not.toBeNull()
    // Nor anything that is no act of an admin's.
    for (const data of ['a.undo:1', 'a.undo:x', 'a.undo:999999'])
      expect((await ada.forge(await ada.asShown(data)))?.text).toMatch(/can no longer be undone/)
  })
})

test('/maintenance asks before nobody can buy, is undone, and off acts at once', async () => {
  const { ada, ben, settings } = await withHolder()
  const isOn = async () => (await settings()).maintenance
  await ada.write('/maintenance on')
  expect(await isOn()).toBe(false)
  await ada.press(/Yes, turn on/)
  expect(await isOn()).toBe(true)
  expect(await ada.buttons()).toContain('↩️ Undo')
  await ben.write('/maintenance off')
  expect(await isOn()).toBe(false)
  await ben.go('/maintenance', /Yes, turn on/)
  expect((await ada.press('↩️ Undo'))?.text).toMatch(/changed since/)
  expect(await isOn()).toBe(true)
  await ben.press('↩️ Undo')
  expect(await isOn()).toBe(false)
  expect(await ada.ask('/maintenance maybe')).toMatch(/Write \/maintenance on/)
})
