// What the admins get each morning.
import { expect, test } from 'vitest'
import { setLineStatus } from '../../../src/domain/catalog/catalog.ts'
import { notices } from '../../../src/domain/schema.ts'
import { keepBackupState } from '../../../src/domain/settings/backup-state.ts'
import { changeSettingsBy } from '../../../src/domain/settings/settings.ts'
import { recordBalance } from '../../../src/domain/suppliers/health.ts'
import { ADMIN_ID, testBot } from '../../helpers/bot.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import { changeProduct } from '../../helpers/prices.ts'

const at = (time: string) => new Date(`2026-${time}Z`)

async function shop(zone = 'UTC', time = '09:00') {
  const bot = await testBot()
  const { store, app, clock } = bot
  const ada = await bot.newcomer(ADMIN_ID)
  const digest = { on: true, at: time, zone }
  await bot.set({ digest })
  const pass = async (now: Date) => {
    clock.now = now
    await app.jobs.digest.runOnce()
    const rows = await store.read.select().from(notices)
    return rows.filter(({ kind }) => kind === 'digest').length
  }
  return { ...bot, ada, pass }
}

test('comes once a day, at its time, and not on the day on which the service begins', async () => {
  const { pass, app, ada } = await shop()
  expect(await pass(at('01-20T12:00:00'))).toBe(0)
  expect(await pass(at('01-21T08:59:59'))).toBe(0)
  expect(await pass(at('01-21T09:00:00'))).toBe(1)
  expect(await pass(at('01-21T09:01:00'))).toBe(1)
  await app.bot?.jobs.notify.runOnce()
  expect(await ada.sees()).toMatch(/Yesterday, 20 Jan 2026/)
  expect(await pass(at('01-21T23:59:00'))).toBe(0)
  // The service was down in the morning.
  expect(await pass(at('01-22T17:00:00'))).toBe(1)
})

test('two processes send one', async () => {
  const { app, clock, pass } = await shop()
  await pass(at('01-20T12:00:00'))
  clock.now = at('01-21T10:00:00')
  await Promise.all([app.jobs.digest.runOnce(), app.jobs.digest.runOnce()])
  expect(await pass(clock.now)).toBe(1)
})

test.each([
  ['Asia/Dhaka', '09:00', '01-21T02:59:00', '01-21T03:00:00'],
  // 02:30 does not exist on the day on which the clocks go forward.
  ['Europe/Berlin', '02:30', '03-29T00:59:00', '03-29T01:00:00'],
  // It comes twice on the day on which they go back.
  ['Europe/Berlin', '02:30', '10-25T00:29:00', '10-25T00:30:00'],
])('in %s, where it is due at %s, it comes then and once', async (zone, time, early, due) => {
  const { pass } = await shop(zone, time)
  const before = new Date(at(early).getTime() - 86_400_000)
  await pass(before)
  await pass(new Date(before.getTime() + 3_600_000))
  const sent = await pass(at(early))
  expect(await pass(at(due))).toBe(sent + 1)
  expect(await pass(new Date(at(due).getTime() + 3_600_000))).toBe(sent + 1)
})

test('compares yesterday with a week before, and tells what runs out and what failed', async () => {
  const { ada, store, clock, reseller, call, app } = await shop()
  const { key } = await reseller(100_000_000)
  await addTestStock(store, PIDS.gamekey, 12)
  for (let i = 0; i < 7; i++)
    await call('POST', '/orders', { key, body: { pid: PIDS.gamekey, trxid: `k${i}` } })
  await call('POST', '/orders', { key, body: { pid: PIDS.userId, userId: '5123456', trxid: 'a' } })
  await app.jobs.fulfil.runOnce()
  clock.now = at('01-16T09:00:00')
  await store.transaction(async (tx) => {
    await recordBalance(tx, 'sandbox', { balanceMicros: 1_000_000 }, clock.now)
    await keepBackupState(tx, 'No space left', clock.now)
  })
  await ada.write('/digest')
  const seen = await ada.sees()
  expect(seen).toMatch(/Sales {2}\d+\.\d\d USD \(a week before: 0\.00 USD\)/)
  expect(seen).toMatch(/Ended orders {2}8 \(a week before: 0\), 100% completed/)
  expect(seen).toMatch(/Codes that run out\n• .* {2}5, about 5 days|Codes that run out/)
  expect(seen).toMatch(/Left at the suppliers\n• sandbox {2}1\.00 USD, about 7 days/)
  expect(seen).toMatch(/The last backup failed:\nNo space left/)
  expect(await ada.buttons()).toEqual(expect.arrayContaining(['Inbox', 'Goods', 'Suppliers']))
})

test('it and the menu say first what keeps people from buying, since when, and who did it', async () => {
  const { ada, store, clock } = await shop()
  expect(await ada.ask('/admin')).toMatch(/^🛡 Admin/)
  await ada.go('/maintenance on', /Yes,/)
  clock.advance(3_600_000)
  await store.transaction(async (tx) => {
    // Turned again, which does not change since when it is so.
    await changeSettingsBy(tx, { maintenance: true, apiOrders: false }, 'operator', clock.now)
    await setLineStatus(tx, 'gameb', { status: 'paused', actor: 'operator' }, clock.now)
    const changes = { status: 'paused' } as const
    await changeProduct(tx, PIDS.userId, { changes, actor: 'operator' }, clock.now)
  })
  const since = (time: string, who: string) => `Since 15 Jan 2026, ${time} UTC, by ${who}.`
  for (const command of ['/admin', '/digest', '/start']) {
    await ada.write(command)
    const [first, second, ...rest] = (await ada.sees()).split('\n')
    expect(first).toMatch(/^🔴 Maintenance is on: new orders and lookups are refused/)
    expect(first).toContain(since('12:00', 'admin Ada (9000001)'))
    expect(second).toMatch(/^🔴 Orders by API are off/)
    expect(second).toContain(since('13:00', 'the operator'))
    expect(rest).toContain('⏸ Paused: Game A UC, Game B Diamonds')
    expect(rest).toContain('⏸ 1 product is paused by hand.')
  }
})
