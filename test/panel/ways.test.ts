// Ways to pay, and what is set about all top-ups.

import { expect, it, test } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { panelOf } from '../helpers/panel.ts'
import { oneTransfer, STARS } from '../helpers/transfers.ts'
import { addWay, BKASH, editForm, editWay, formOf } from '../helpers/ways.ts'

const WAYS = '/panel/money/ways'

async function shop() {
  const bot = await testBot()
  await bot.newcomer(ADMIN_ID)
  await bot.set({ ...STARS, ...oneTransfer() })
  const settings = () => readSettings(bot.store.read)
  return { ...bot, settings, panel: await panelOf(bot, ADMIN_ID) }
}

it('adds a way to pay, shows each change before it is made, and removes one', async () => {
  const { panel, settings } = await shop()
  await addWay(panel, 'bKash')
  const asked = await editWay(panel, 2, BKASH, { yes: false })
  expect(asked.text).toMatch(/Rate\nUSD\n→\n1 USD = 121\.50 BDT, set now/)
  expect(asked.text).toMatch(/For 10\.00 USD\n10\.00 USD\n→\n1,233\.23 BDT/)
  expect(asked.text).toMatch(/Fee\nnone\n→\n1\.5%/)
  expect((await settings()).transfers.methods[1]).toMatchObject({ on: false, currency: 'USD' })
  await editWay(panel, 2, BKASH)
  const { methods } = (await settings()).transfers
  expect(methods[1]).toMatchObject({
    ...{ name: 'bKash', on: true, currency: 'BDT', rateMicros: 121_500_000, feeBp: 150 },
    ...{
      minMicros: 5_000_000,
      maxMicros: 200_000_000,
      instructions: 'Send Money to\n01700-000000',
    },
  })
  const page = await panel.open(WAYS)
  // 10 USD × 121.5 × 1.015
  expect(page.text).toMatch(/bKash\non\n1 USD = 121\.50 BDT\n.*\n1\.5%\n.*\n1,233\.23 BDT/)
  await panel.send(`${WAYS}/1/remove`)
  expect((await settings()).transfers).toMatchObject({ lastId: 2, methods: [{ id: 2 }] })
})

it('dates a rate anew that was checked, and does nothing with a form that is out of date', async () => {
  const { panel, settings, clock } = await shop()
  await addWay(panel, 'bKash')
  await editWay(panel, 2, BKASH)
  const old = await formOf(panel, `${WAYS}/2`)
  clock.advance(60_000)
  await editWay(panel, 2, { isChecked: 'on' })
  expect((await settings()).transfers.methods[1]?.ratedMs).toBe(clock.now.getTime())
  const late = await panel.send(`${WAYS}/2`, { ...old, rate: '1' })
  expect(late.said).toMatch(/has changed since you opened the form/)
  expect((await settings()).transfers.methods[1]?.rateMicros).toBe(121_500_000)
})

test('bad input says what to write and changes nothing', async () => {
  const { panel, settings } = await shop()
  const before = await settings()
  const taken = await panel.send(`${WAYS}/add`, { name: 'bank TRANSFER' })
  expect(taken.said).toMatch(/already a way to pay called "bank TRANSFER"/)
  const refused: [fields: Record<string, string>, says: RegExp][] = [
    [{ currency: 'BDT', rate: 'much' }, /much/],
    [
      { currency: 'IDR', rate: '16.200' },
      /"16\.200" can mean two amounts\. Type 16200 or 16\.20\./,
    ],
    [{ currency: 'B$', rate: '121' }, /B\$/],
    [{ fee: '51' }, /from 0 to 50/],
    [{ least: '10', most: '5' }, /must not be above the largest/],
    [{ instructions: 'x'.repeat(2001) }, /at most 2,000 characters/],
    [{ name: 'x'.repeat(33) }, /1 to 32 characters/],
  ]
  for (const [fields, says] of refused)
    expect((await editWay(panel, 1, fields)).said, JSON.stringify(fields)).toMatch(says)
  const limits = await editForm(panel, `${WAYS}/top-ups`, { least: '10', most: '5' })
  expect(limits.said).toMatch(/must not be above the largest/)
  expect(await settings()).toEqual(before)
})

it('changes Stars and the limits of all top-ups with a preview', async () => {
  const { panel, settings } = await shop()
  const asked = await editForm(panel, `${WAYS}/top-ups`, { rate: '62.5' }, { yes: false })
  expect(asked.text).toMatch(/Telegram Stars\n⭐️50 per USD\n→\n⭐️62\.5 per USD/)
  await editForm(panel, `${WAYS}/top-ups`, { rate: '62.5' })
  await editForm(panel, `${WAYS}/top-ups`, { most: '250' })
  expect(await settings()).toMatchObject({
    stars: { on: true, starsPerUsd: 62.5 },
    topUps: { minMicros: 1_000_000, maxMicros: 250_000_000, maxOpen: 3 },
  })
  // Crypto Pay is only there with its token.
  expect((await panel.open(WAYS)).text).not.toContain('Crypto')
})

const LARGER: [what: string, path: string, fields: Record<string, string>][] = [
  ['Stars per USD', 'top-ups', { rate: '25' }],
  ['a larger top-up', 'top-ups', { most: '5000' }],
  ['the way to pay with Stars', 'top-ups', { stars: 'on' }],
  ['a rate', '1', { currency: 'BDT', rate: '60' }],
  ['instructions', '1', { instructions: 'To my own account' }],
  ['the largest amount of a way to pay', '1', { most: '9000' }],
]

test.each(LARGER)('%s waits for a second person', async (what, path, fields) => {
  const { set, newcomer, giveRole, store, clock, settings, ...bot } = await shop()
  await set({ secondPerson: { aboveMicros: 50_000_000 } })
  if (what === 'the way to pay with Stars') await set({ stars: { on: false, starsPerUsd: 50 } })
  const max = await newcomer()
  await giveRole(max, 'manager')
  const panel = await panelOf({ store, clock, ...bot }, max.id)
  const before = await settings()
  const asked = await editForm(panel, `${WAYS}/${path}`, fields)
  expect(asked.said).toMatch(/Somebody else has to confirm this/)
  expect(await settings()).toEqual(before)
  expect(await openApprovals(store.read, clock.now)).toHaveLength(1)
  await bot.settled()
  const ada = bot.admin()
  expect(await ada.sees()).toMatch(/→/)
  await ada.press('✅ Confirm')
  expect(await settings()).not.toEqual(before)
})

test('what makes less possible is done at once', async () => {
  const { set, newcomer, giveRole, settings, ...bot } = await shop()
  await set({ secondPerson: { aboveMicros: 50_000_000 } })
  const max = await newcomer()
  await giveRole(max, 'manager')
  const panel = await panelOf(bot, max.id)
  await editForm(panel, `${WAYS}/top-ups`, { most: '50' })
  expect((await settings()).topUps.maxMicros).toBe(50_000_000)
})
