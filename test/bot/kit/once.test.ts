import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  apiKeys,
  approvals,
  deposits,
  entries,
  inbox,
  settings as settingsTable,
} from '../../../src/domain/schema.ts'
import { readSettings } from '../../../src/domain/settings/settings.ts'
import { sweepJob } from '../../../src/jobs/sweep.ts'
import { OTHER_ADMIN } from '../../helpers/admins.ts'
import { ADMIN_ID, testBot } from '../../helpers/bot.ts'
import { STARS } from '../../helpers/transfers.ts'

const HOUR_MS = 60 * 60 * 1000

/** A shop with two owners, and somebody who holds an account. */
async function withHolder() {
  const bot = await testBot({}, { adminIds: new Set([ADMIN_ID, OTHER_ADMIN]) })
  const [ada, ben, holder] = [bot.admin(), bot.person(OTHER_ADMIN), bot.person()]
  for (const one of [ada, ben, holder]) await one.write('/start')
  return { ...bot, ada, ben, holder, settings: () => readSettings(bot.store.read) }
}
type At = Awaited<ReturnType<typeof withHolder>>

test('handles an update that Telegram delivers twice once', async () => {
  const { ada, holder, post } = await withHolder()
  await post('/faults', { kind: 'duplicate_updates' })
  expect(await ada.write(`/credit ${holder.id} 5 welcome`)).toHaveLength(1)
  await ada.press(/Yes, add/)
  expect(await holder.balance()).toBe(5_000_000)
})

test('keeps nothing of what an update said once it is handled', async () => {
  const { holder, store } = await withHolder()
  await holder.write('a secret code')
  const rows = await store.read.select().from(inbox)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ status: 'done', update: {} })
})

test('answers again without acting again where Telegram failed after the act', async () => {
  const { ada, holder, store, post } = await withHolder()
  await ada.write(`/credit ${holder.id} 5 welcome`)
  await post('/faults', { kind: 'error', method: 'editMessageText' })
  expect((await ada.press(/Yes, add/))?.text).toMatch(/already done/)
  const { id } = await holder.account()
  expect(await store.read.$count(entries, eq(entries.accountId, id))).toBe(1)
})

test('opens one deposit and issues one key however often a button is pressed at once', async () => {
  const { holder, store, set } = await withHolder()
  await set(STARS)
  const press = (data: string) => Promise.all(Array.from({ length: 20 }, () => holder.forge(data)))
  await press(await holder.asShown('topup-go:stars:10000000'))
  expect(await store.read.$count(deposits)).toBe(1)
  await press(await holder.asShown('key-new:0:0'))
  expect(await store.read.$count(apiKeys)).toBe(1)
})

describe('a button that decides', () => {
  /** Opens a screen of Ada's with a button that decides, and says whether it was decided. */
  const cases: [
    name: string,
    open: (at: At) => Promise<unknown>,
    done: (at: At) => Promise<boolean>,
  ][] = [
    [
      'a credit',
      ({ ada, holder }) => ada.write(`/credit ${holder.id} 10 gift`),
      async ({ holder }) => (await holder.balance()) > 0,
    ],
    [
      'the whole database',
      ({ ada }) => ada.write('/backup'),
      async ({ ada }) => (await ada.messages()).some((one) => one.document),
    ],
  ]

  test.each(cases)(
    'about %s dies after an hour and when a newer one asks the same',
    async (_, open, done) => {
      const at = await withHolder()
      const { ada, clock } = at
      await open(at)
      const old = await ada.button()
      await open(at)
      const newest = await ada.button()
      expect((await ada.pressData(...old))?.text).toMatch(/out of date/)
      clock.advance(HOUR_MS + 1)
      expect((await ada.pressData(...newest))?.text).toMatch(/out of date/)
      expect(await done(at)).toBe(false)
      await open(at)
      const button = await ada.button()
      await ada.pressData(...button)
      expect(await done(at)).toBe(true)
      // Nor does it decide again.
      expect((await ada.pressData(...button))?.text).toMatch(/already done|out of date/)
    },
  )

  test('that has expired asks again in its place, and decides from there', async () => {
    const { ada, clock, settings } = await withHolder()
    await ada.write('/maintenance')
    clock.advance(HOUR_MS + 1)
    await ada.press(/Yes, turn/)
    expect((await settings()).maintenance).toBe(false)
    await ada.press(/Yes, turn/)
    expect((await settings()).maintenance).toBe(true)
    // An Undo leads to the admin's home: the panel undoes later, too.
    clock.advance(HOUR_MS + 1)
    expect((await ada.press('↩️ Undo'))?.text).toMatch(/out of date/)
    expect((await settings()).maintenance).toBe(true)
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
    const { ada, ben, holder, store, set } = await withHolder()
    await set({ secondPerson: { aboveMicros: 100_000_000 } })
    const backup = await store.read.select().from(settingsTable)
    const ask = async (usd: number) => {
      await ada.go(`/credit ${holder.id} ${usd} gift`, /Yes, add/)
    }
    await ask(600)
    const [messageId, data] = await ben.button()
    // The backup knew of neither the request nor what was shown about it.
    await store.transaction(async (tx) => {
      await tx.delete(approvals)
      await tx.delete(settingsTable)
      await tx.insert(settingsTable).values(backup)
    })
    await ask(50_000)
    // What the old button carries where the new request got the old one's id.
    const [{ id } = { id: 0 }] = await store.read.select().from(approvals)
    const given = data.replace(/:\d+:/, `:${id}:`)
    expect((await ben.pressData(messageId, given))?.text).toMatch(/out of date/)
    expect(await holder.balance()).toBe(0)
    expect(await ben.sees()).toMatch(/50,?000\.00 USD/)
    await ben.go('↻ Refresh', '✅ Confirm')
    expect(await holder.balance()).toBe(50_000_000_000)
  })
})
