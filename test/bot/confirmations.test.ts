// Commands that move money or shut somebody out ask once, and their answers can be undone.
import { describe, expect, test } from 'vitest'
import { balanceOf, post } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { type Goods, OTHER_ADMIN, shopWithAdmins } from '../helpers/admins.ts'
import type { TestPerson } from '../helpers/bot.ts'

const HOUR_MS = 60 * 60 * 1000
const KEYS: Goods = { kind: 'gamekey', suppliers: ['stock'] }

async function withHolder() {
  const at = await shopWithAdmins(KEYS)
  const holder = at.person()
  await holder.write('/start')
  const { id } = await holder.account()
  return {
    ...at,
    holder,
    balance: () => balanceOf(at.store.read, id),
    settings: () => readSettings(at.store.read),
    proved: async () => expect((await proveLedger(at.store.read)).findings).toEqual([]),
  }
}

/** The newest message's first button, to press it again when it is gone. */
async function firstButton(who: TestPerson): Promise<{ id: number; data: string }> {
  const message = (await who.messages()).at(-1)
  const button = message?.reply_markup?.inline_keyboard[0]?.[0]
  const data = button && 'callback_data' in button ? button.callback_data : ''
  return { id: message?.message_id ?? 0, data }
}

async function tapAll(who: TestPerson, times: number) {
  const { id, data } = await firstButton(who)
  const toasts = Promise.all(Array.from({ length: times }, () => who.pressData(id, data)))
  return (await toasts).map((toast) => toast?.text ?? '')
}

describe('/credit and /debit', () => {
  test('show the balance after them, book once, and are undone once', async () => {
    const { ada, holder, balance, proved } = await withHolder()
    await ada.write(`/credit ${holder.id} 12.50 a present`)
    expect(await ada.sees()).toMatch(/Add 12\.50 USD to the wallet of .+ \(\d+\)\?/)
    expect(await ada.sees()).toMatch(/Balance {2}0\.00 USD → 12\.50 USD\nNote {2}a present/)
    expect(await balance()).toBe(0)
    expect(
      (await tapAll(ada, 3)).filter((text) => /carried out|asked again/.test(text)),
    ).toHaveLength(2)
    expect(await balance()).toBe(12_500_000)
    expect(await ada.sees()).toMatch(/12\.50 USD was added/)

    expect((await tapAll(ada, 3)).filter((text) => /already done/.test(text))).toHaveLength(2)
    expect(await balance()).toBe(0)
    expect(await ada.sees()).toMatch(/12\.50 USD was taken back[\s\S]*12\.50 USD → 0\.00 USD/)
    expect(await holder.sees()).toMatch(/taken from your wallet\.\nReason {2}↩️ a present/)
    await proved()
  })

  test('are refused with a word where the wallet does not hold it, before and after', async () => {
    const { ada, holder, balance } = await withHolder()
    await ada.write(`/debit ${holder.id} 1 too much`)
    expect(await ada.sees()).toMatch(/Nothing has changed: .+ has 0\.00 USD/)
    await ada.write(`/credit ${holder.id} 10 first`)
    await ada.press(/Yes, add/)
    const undo = await firstButton(ada)
    await ada.write(`/debit ${holder.id} 9 spent`)
    await ada.press(/Yes, take/)
    expect((await ada.pressData(undo.id, undo.data))?.text).toMatch(/no longer has that much/)
    expect(await balance()).toBe(1_000_000)
    // The debit itself can be undone, and then the credit.
    await ada.press('↩️ Undo')
    await ada.pressData(undo.id, undo.data)
    expect(await balance()).toBe(0)
  })

  test('say what an undone debit pays where the account owes', async () => {
    const { ada, holder, balance, store, clock } = await withHolder()
    await ada.write(`/credit ${holder.id} 10 first`)
    await ada.press(/Yes, add/)
    await ada.write(`/debit ${holder.id} 8 too much`)
    await ada.press(/Yes, take/)
    const { id: accountId } = await holder.account()
    const chargeback = { accountId, kind: 'chargeback', amountMicros: -5_000_000 } as const
    await store.transaction((tx) => post(tx, { ...chargeback, reference: 'X-1' }, clock.now))
    await ada.press('↩️ Undo')
    expect(await ada.sees()).toMatch(
      /8\.00 USD was given back .+\n3\.00 USD of it paid what the account owed\.\nBalance {2}0\.00 USD → 5\.00 USD/,
    )
    expect(await balance()).toBe(5_000_000)
  })

  test('remember an amount while the person and the note are asked for', async () => {
    const { ada, holder, balance } = await withHolder()
    await ada.write('/credit 25')
    expect(await ada.sees()).toMatch(/Telegram id/)
    await ada.write(String(holder.id))
    expect(await ada.sees()).toMatch(/Add 25\.00 USD to the wallet of .+\?\n\nWhat is it for/)
    await ada.write('for patience')
    await ada.press(/Yes, add 25\.00 USD/)
    expect(await balance()).toBe(25_000_000)
    await ada.write(`/debit ${holder.id} 5`)
    await ada.write('7 wrongly paid')
    expect(await ada.sees()).toMatch(/Take 5\.00 USD[\s\S]*7 wrongly paid/)
    await ada.press(/Yes, take 5\.00 USD/)
    expect(await balance()).toBe(20_000_000)
    await ada.write(`/credit ${holder.id}`)
    await ada.write('1.50')
    await ada.write('kindness')
    await ada.press(/Yes, add 1\.50 USD/)
    expect(await balance()).toBe(21_500_000)
  })

  test('also ask where the amount was typed after a button, and an hour ends the question', async () => {
    const { ada, ben, holder, balance, clock } = await withHolder()
    await ada.write(`/account ${holder.id}`)
    await ada.press('➕ Credit')
    await ada.write('25 typed')
    const asked = await firstButton(ada)
    expect(await balance()).toBe(0)
    // What a button carries is nothing without the question of whoever presses it.
    const [mine] = await ben.messages()
    expect((await ben.pressData(mine?.message_id ?? 0, asked.data))?.text).toMatch(/asked again/)
    clock.advance(HOUR_MS + 1)
    expect((await ada.pressData(asked.id, asked.data))?.text).toMatch(/over an hour old/)
    expect(await balance()).toBe(0)
    await ada.write(`/credit ${holder.id} 1 one`)
    const first = await firstButton(ada)
    await ada.write(`/credit ${holder.id} 2 two`)
    expect((await ada.pressData(first.id, first.data))?.text).toMatch(/asked again/)
    await ada.press('Cancel')
    expect(await balance()).toBe(0)
  })
})

describe('/ban, /restrict and /apioff', () => {
  test('say who and until when, act once, and are undone', async () => {
    const { ada, holder, clock } = await withHolder()
    await ada.write(`/ban ${holder.id} stolen card`)
    expect(await ada.sees()).toMatch(
      /Ban .+ \(\d+\)\?[\s\S]*Reason {2}stolen card\nBalance {2}0\.00/,
    )
    expect((await holder.account()).bannedAt).toBeNull()
    await tapAll(ada, 2)
    expect(await ada.sees()).toMatch(/is banned\..*\nReason: stolen card/)
    expect(await holder.sees()).toMatch(/was banned\.\nReason {2}stolen card/)
    await ada.press('↩️ Undo')
    expect((await holder.account()).bannedAt).toBeNull()
    expect(await ada.sees()).toMatch(/no longer banned/)

    await ada.write(`/restrict ${holder.id} 2h`)
    const [, until = ''] = /until (.+ UTC)\?/.exec(await ada.sees()) ?? []
    clock.advance(HOUR_MS / 2)
    await ada.press(/Yes, restrict/)
    expect(await ada.sees()).toContain(`is restricted until ${until}`)
    await ada.press('↩️ Undo')
    expect((await holder.account()).restrictedUntil).toBeNull()

    await ada.write(`/apioff ${holder.id} abuse`)
    await ada.press(/Yes, switch it off/)
    expect((await holder.account()).apiDisabledByAdmin).toBe(true)
    await ada.press('↩️ Undo')
    expect((await holder.account()).apiDisabledByAdmin).toBe(false)
  })

  test('are not undone where another admin has changed it since', async () => {
    const { ada, ben, holder, clock } = await withHolder()
    await ada.write(`/ban ${holder.id} first`)
    await ada.press(/Yes, ban/)
    const undo = await firstButton(ada)
    await ben.write(`/unban ${holder.id}`)
    clock.advance(1000)
    await ben.write(`/ban ${holder.id} second`)
    await ben.press(/Yes, ban/)
    expect((await ada.pressData(undo.id, undo.data))?.text).toMatch(/changed since/)
    expect((await holder.account()).banReason).toBe('second')

    await ada.write(`/apioff ${holder.id} first`)
    await ada.press(/Yes, switch/)
    const off = await firstButton(ada)
    await ben.write(`/apion ${holder.id}`)
    await ben.write(`/apioff ${holder.id} second`)
    await ben.press(/Yes, switch/)
    expect((await ada.pressData(off.id, off.data))?.text).toMatch(/changed since/)
    expect((await holder.account()).apiDisabledByAdmin).toBe(true)
    // Nor anything that is no act of an admin's.
    for (const data of ['a.undo:1', 'a.undo:x', 'a.undo:999999'])
      expect((await ada.pressData(off.id, data))?.text).toMatch(/can no longer be undone/)
  })

  test('of an admin is refused before it is asked', async () => {
    const { ada } = await withHolder()
    await ada.write(`/ban ${OTHER_ADMIN} x`)
    expect(await ada.sees()).toMatch(/is an admin and cannot be banned/)
  })
})

describe('a switch that shuts people out', () => {
  test.each([
    ['/maintenance on', '/maintenance off', 'maintenance', true],
    ['/apiorders off', '/apiorders on', 'apiOrders', false],
    ['/allowlist on', '/allowlist off', 'requireAllowlist', true],
    ['/shop off', '/shop on', 'shop', false],
  ] as const)('%s asks, is undone, and %s acts at once', async (shut, open, setting, shutValue) => {
    const { ada, ben, settings } = await withHolder()
    await ada.write(shut)
    expect((await settings())[setting]).toBe(!shutValue)
    await tapAll(ada, 2)
    expect((await settings())[setting]).toBe(shutValue)
    await ada.write(shut)
    expect((await settings())[setting]).toBe(shutValue)
    await ada.write(open)
    expect((await settings())[setting]).toBe(!shutValue)

    await ada.write(shut)
    await ada.press(/Yes, turn/)
    const undo = (await ada.messages()).at(-1)
    expect(await ada.buttons()).toEqual(['↩️ Undo', '‹ Switches'])
    await ben.write(open)
    await ben.write(shut)
    await ben.press(/Yes, turn/)
    expect((await ada.press('↩️ Undo'))?.text).toMatch(/changed since/)
    expect((await settings())[setting]).toBe(shutValue)
    await ben.press('↩️ Undo')
    expect((await settings())[setting]).toBe(!shutValue)
    expect(undo?.text).toBeDefined()
  })

  test('asks as a button, too, and eligibility rules that hold are shown first', async () => {
    const { ada, settings } = await withHolder()
    await ada.write('/maintenance')
    await ada.press(/Orders by API: turn off/)
    expect(await ada.sees()).toMatch(/Turn orders by API off\?/)
    expect((await settings()).apiOrders).toBe(true)
    await ada.press('Cancel')
    await ada.write('/eligibility on 50 7d')
    expect(await ada.sees()).toMatch(/at least 50\.00 USD paid in, account 7 days old/)
    expect((await settings()).eligibility.on).toBe(false)
    await ada.press(/Yes, turn on/)
    expect((await settings()).eligibility).toMatchObject({
      on: true,
      minDepositedMicros: 50_000_000,
    })
    await ada.write('/eligibility off 0 0d')
    expect((await settings()).eligibility).toMatchObject({ on: false, minDepositedMicros: 0 })
  })
})
