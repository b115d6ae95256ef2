import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import {
  apiKeys,
  approvals,
  deposits,
  entries,
  inbox,
  settings as settingsTable,
} from '../../src/domain/schema.ts'
import { changeSettings, readSettings } from '../../src/domain/settings/settings.ts'
import { teamMembers } from '../../src/domain/team/team.ts'
import { sweepJob } from '../../src/jobs/sweep.ts'
import { shopWithAdmins } from '../helpers/admins.ts'
import { type TestPerson, testBot } from '../helpers/bot.ts'
import { START } from '../helpers/factories.ts'

const text = (messages: { text?: string }[]) => messages.map((one) => one.text).join('\n')

test('handles an update that Telegram delivers twice once', async () => {
  const bot = await testBot()
  const admin = bot.admin()
  const holder = bot.person()
  await holder.write('/start')
  await admin.write('/start')
  await bot.post('/faults', { kind: 'duplicate_updates' })
  const said = await admin.write(`/credit ${holder.id} 5 welcome`)
  expect(said).toHaveLength(1)
  await admin.press(/Yes, add/)
  const { id } = await holder.account()
  expect(await balanceOf(bot.store.read, id)).toBe(5_000_000)
})

test('keeps nothing of what an update said once it is handled', async () => {
  const bot = await testBot()
  await bot.person().write('a secret code')
  const rows = await bot.store.read.select().from(inbox).orderBy(inbox.updateId)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ status: 'done', update: {} })
})

test('answers again without acting again where Telegram failed after the act', async () => {
  const bot = await testBot()
  const admin = bot.admin()
  const holder = bot.person()
  await holder.write('/start')
  await admin.write('/start')
  await admin.write(`/credit ${holder.id} 5 welcome`)
  await bot.post('/faults', { kind: 'error', method: 'editMessageText' })
  expect((await admin.press(/Yes, add/))?.text).toMatch(/already done/)
  const { id } = await holder.account()
  expect(await bot.store.read.$count(entries, eq(entries.accountId, id))).toBe(1)
})

test('opens one deposit and issues one key however often a button is pressed at once', async () => {
  const bot = await testBot()
  await bot.store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const holder = bot.person()
  const [message] = await holder.write('/start')
  const id = message?.message_id ?? 0
  const press = (data: string) =>
    Promise.all(Array.from({ length: 20 }, () => holder.pressData(id, data)))
  await press('topup-go:stars:10000000:0')
  expect(await bot.store.read.$count(deposits)).toBe(1)
  await press(await holder.asShown('key-new:0:0'))
  expect(await bot.store.read.$count(apiKeys)).toBe(1)
})

const HOUR_MS = 60 * 60 * 1000

/** A shop with two owners, and somebody who holds an account. */
async function withHolder() {
  const at = await shopWithAdmins({ kind: 'gamekey', suppliers: ['stock'] })
  const holder = at.person()
  await holder.write('/start')
  const { id } = await holder.account()
  return {
    ...at,
    holder,
    balance: () => balanceOf(at.store.read, id),
    settings: () => readSettings(at.store.read),
  }
}
type At = Awaited<ReturnType<typeof withHolder>>

/** The newest message's first button, to press it again when it is gone. */
async function firstButton(who: TestPerson): Promise<{ id: number; data: string }> {
  const message = (await who.messages()).at(-1)
  const button = message?.reply_markup?.inline_keyboard[0]?.[0]
  const data = button && 'callback_data' in button ? button.callback_data : ''
  return { id: message?.message_id ?? 0, data }
}

describe('a button that decides', () => {
  /** Opens a screen of Ada's with a button that decides, and says whether it was decided. */
  const cases: [
    name: string,
    open: (at: At) => Promise<unknown>,
    done: (at: At) => Promise<boolean>,
  ][] = [
    [
      'a switch that shuts people out',
      ({ ada }) => ada.write('/maintenance on'),
      async ({ settings }) => (await settings()).maintenance,
    ],
    [
      'a role',
      ({ ada, holder }) => ada.write(`/team ${holder.id} finance`),
      async ({ store, holder }) =>
        (await teamMembers(store.read)).some(({ telegramId }) => telegramId === holder.id),
    ],
    [
      'a credit',
      ({ ada, holder }) => ada.write(`/credit ${holder.id} 10 gift`),
      async ({ balance }) => (await balance()) > 0,
    ],
    [
      'a ban without a reason',
      async ({ ada, holder }) => {
        await ada.write(`/account ${holder.id}`)
        await ada.press(/Ban$/)
      },
      async ({ holder }) => (await holder.account()).bannedAt !== null,
    ],
    [
      'the whole database',
      ({ ada }) => ada.write('/backup'),
      async ({ ada }) => (await ada.messages()).some((one) => one.document),
    ],
    [
      'a price',
      ({ ada }) => ada.write('/product GOODS-1 price 3'),
      async ({ store }) =>
        (await listingOf(store.read, 'GOODS-1'))?.product.priceMicros === 3_000_000,
    ],
  ]

  test.each(cases)(
    'about %s dies after an hour and when a newer one asks the same',
    async (_, open, done) => {
      const at = await withHolder()
      const { ada, clock } = at
      await open(at)
      const old = await firstButton(ada)
      await open(at)
      const newest = await firstButton(ada)
      const said = await ada.pressData(old.id, old.data)
      expect(said?.text).toMatch(/out of date|asked again/)
      expect(await done(at)).toBe(false)
      clock.advance(HOUR_MS + 1)
      const late = await ada.pressData(newest.id, newest.data)
      expect(late?.text).toMatch(/out of date|over an hour old/)
      expect(await done(at)).toBe(false)
      await open(at)
      const { id, data } = await firstButton(ada)
      await ada.pressData(id, data)
      expect(await done(at)).toBe(true)
      // Nor does it decide again.
      expect((await ada.pressData(id, data))?.text).toMatch(/already done|out of date/)
    },
  )

  test('that has expired asks again in its place, and decides from there', async () => {
    const { ada, clock, settings } = await withHolder()
    await ada.write('/maintenance')
    await ada.press(/Orders by API: turn off/)
    clock.advance(HOUR_MS + 1)
    await ada.press(/Yes, turn/)
    expect((await settings()).apiOrders).toBe(true)
    await ada.press(/Orders by API: turn off/)
    await ada.press(/Yes, turn/)
    expect((await settings()).apiOrders).toBe(false)
    // An Undo, too: by the log's words.
    clock.advance(HOUR_MS + 1)
    await ada.press('↩️ Undo')
    expect(await ada.sees()).toMatch(/^Undo this\?\n\nSettings changed/)
    expect((await settings()).apiOrders).toBe(false)
    await ada.press('↩️ Undo')
    expect((await settings()).apiOrders).toBe(true)
  })

  test('is forgotten once it has expired', async () => {
    const { ada, store, clock } = await withHolder()
    await ada.write('/maintenance on')
    const kept = () => store.read.$count(settingsTable, like(settingsTable.name, 'decisions:%'))
    const sweep = () => sweepJob(store, () => clock.now).runOnce()
    await sweep()
    expect(await kept()).toBeGreaterThan(0)
    clock.advance(HOUR_MS + 1)
    await sweep()
    expect(await kept()).toBe(0)
  })

  test('of before a restore does not decide about what has its id now', async () => {
    const { ada, ben, holder, balance, store, clock } = await withHolder()
    await store.transaction((tx) =>
      changeSettings(tx, { secondPerson: { aboveMicros: 100_000_000 } }, clock.now),
    )
    const backup = await store.read.select().from(settingsTable)
    const ask = async (usd: number) => {
      await ada.write(`/credit ${holder.id} ${usd} gift`)
      await ada.press(/Yes, add/)
    }
    await ask(600)
    await ben.press('Look at it')
    const confirm = await firstButton(ben)
    // The backup knew of neither the request nor what was shown about it.
    await store.transaction(async (tx) => {
      await tx.delete(approvals)
      await tx.delete(settingsTable)
      await tx.insert(settingsTable).values(backup)
    })
    await ask(50_000)
    // What the old button carries where the new request got the old one's id.
    const [{ id } = { id: 0 }] = await store.read.select().from(approvals)
    const given = confirm.data.replace(/:\d+:/, `:${id}:`)
    expect((await ben.pressData(confirm.id, given))?.text).toMatch(/out of date/)
    expect(await balance()).toBe(0)
    expect(await ben.sees()).toMatch(/50,?000\.00 USD/)
    await ben.press('✅ Confirm')
    expect(await balance()).toBe(50_000_000_000)
  })
})
