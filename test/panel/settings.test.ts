import { expect, it } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { isOn, SETTINGS, SWITCHES } from '../../src/domain/settings/all-settings.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { team } from '../helpers/team.ts'

const SERVICE = '/panel/service'

it.each(SWITCHES)('turns %s, asks before it locks people out, and undoes that', async (name) => {
  const bot = await testBot()
  const panel = await panelOf(bot, ADMIN_ID)
  const position = async () => isOn(await readSettings(bot.store.read), name)
  const to = !(await position())
  const path = `${SERVICE}/${name}/${to ? 'on' : 'off'}`
  const asked = await panel.send(path, {}, { yes: false })
  const { locksOut } = SETTINGS[name]
  expect(await position()).toBe(locksOut === null ? to : !to)
  expect(asked.html.includes('name="yes"')).toBe(locksOut !== null)
  const done = await panel.send(path)
  expect(await position()).toBe(to)
  const id = /name="id" value="(\d+)"/.exec(done.html)?.[1]
  // What belongs to eligibility may have changed with it.
  expect(id !== undefined).toBe(locksOut !== null && name !== 'eligibility')
  if (id === undefined) return
  expect((await panel.send('/panel/undo', { id })).said).toBe('It is undone.')
  expect(await position()).toBe(!to)
})

it('counts a switch once that is turned twice, by one form or another', async () => {
  const bot = await testBot()
  const panel = await panelOf(bot, ADMIN_ID)
  const path = `${SERVICE}/maintenance/on`
  await panel.send(path, {}, { form: 'one' })
  expect((await panel.send(path, {}, { form: 'one' })).said).toMatch(/done before/)
  expect((await panel.send(path)).said).not.toMatch(/Undo/)
  expect(await actsOf(bot.store, 'settings.change')).toHaveLength(1)
})

it('pauses what the API sells until maintenance is off', async () => {
  const bot = await testBot()
  const { key } = await bot.reseller()
  const panel = await panelOf(bot, ADMIN_ID)
  const order = (trxid: string) =>
    bot.call('POST', '/orders', { key, body: { pid: PIDS.userId, userId: '5123456789', trxid } })
  await panel.send(`${SERVICE}/maintenance/on`)
  expect((await order('a')).body).toMatchObject({ code: 'MAINTENANCE' })
  await panel.send(`${SERVICE}/maintenance/off`)
  expect((await order('b')).body).toMatchObject({ orderCreated: true })
})

it('changes the rules of eligibility, old to new, and asks while they apply', async () => {
  const bot = await testBot()
  const panel = await panelOf(bot, ADMIN_ID)
  const path = `${SERVICE}/eligibility`
  await panel.send(path, { paidIn: '50', age: '7d' }, { yes: false })
  const rules = async () => (await readSettings(bot.store.read)).eligibility
  const first = { on: false, minDepositedMicros: 50_000_000, minAgeMs: 7 * 86_400_000 }
  expect(await rules()).toEqual(first)
  expect((await panel.open(path)).html).toMatch(/value="50"[\s\S]*value="7d"/)
  await panel.send(`${SERVICE}/eligibility/on`)
  const asked = await panel.send(path, { paidIn: '0', age: '0d' }, { yes: false })
  expect(asked.text).toMatch(/at least 50\.00 USD paid in[\s\S]*→[\s\S]*at least 0\.00 USD/)
  expect(await rules()).toEqual({ ...first, on: true })
  await panel.send(path, { paidIn: '0', age: '0d' })
  expect(await rules()).toEqual({ on: true, minDepositedMicros: 0, minAgeMs: 0 })
})

it('changes the other values, and keeps what is typed wrong', async () => {
  const bot = await testBot()
  const panel = await panelOf(bot, ADMIN_ID)
  const forms = {
    digest: { on: 'on', at: '7:30', zone: 'Asia/Dhaka' },
    support: { contact: 'https://shop.example/help' },
    terms: { terms: 'Be <kind>.' },
  }
  for (const [name, fields] of Object.entries(forms))
    expect((await panel.send(`${SERVICE}/${name}`, fields)).said).toBe('It is changed.')
  expect(await readSettings(bot.store.read)).toMatchObject({
    digest: { on: true, at: '07:30', zone: 'Asia/Dhaka' },
    support: 'https://shop.example/help',
    terms: 'Be <kind>.',
  })
  expect((await panel.open(SERVICE)).html).toContain('Be &lt;kind&gt;.')
  const wrong = await panel.send(`${SERVICE}/digest`, { at: '7:30', zone: 'Asia/Dakka' })
  expect(wrong).toMatchObject({
    status: 422,
    said: expect.stringMatching(/time zone "Asia\/Dakka"/),
  })
  expect(wrong.html).toContain('value="Asia/Dakka"')
  await panel.send(`${SERVICE}/support`, { contact: '' })
  expect((await readSettings(bot.store.read)).support).toBe('')
})

it.each(['5000', '0'])('asks a second person before %s USD take one', async (above) => {
  const at = await team()
  const panel = await panelOf(at, at.ada.id)
  const path = `${SERVICE}/secondPerson`
  const asked = await panel.send(path, { above }, { yes: false })
  expect(asked.text).toMatch(/100\.00 USD[\s\S]*→/)
  expect((await panel.send(path, { above })).said).toMatch(/Somebody else has to confirm/)
  const now = async () => (await readSettings(at.store.read)).secondPerson.aboveMicros
  expect(await now()).toBe(100_000_000)
  await at.settled()
  // The second person reads it in the chat.
  expect(await at.look(at.fay)).toMatch(/Second person above {2}100\.00 USD → /)
  await at.fay.press('✅ Confirm')
  expect(await now()).toBe(Number(above) * 1_000_000)
  expect(await openApprovals(at.store.read, at.clock.now)).toEqual([])
})

it('lowers the amount for a second person at once', async () => {
  const at = await team()
  const panel = await panelOf(at, at.ada.id)
  await panel.send(`${SERVICE}/secondPerson`, { above: '50' })
  expect((await readSettings(at.store.read)).secondPerson.aboveMicros).toBe(50_000_000)
})

it('shows and changes only what the role may', async () => {
  const at = await team()
  const fay = await panelOf(at, at.fay.id)
  const seen = await fay.open(SERVICE)
  expect(seen.text).toMatch(/Digest/)
  expect(seen.text).not.toMatch(/Maintenance|Second person above|Backups/)
  expect((await fay.send(`${SERVICE}/maintenance/on`)).status).toBe(403)
  expect((await readSettings(at.store.read)).maintenance).toBe(false)
  const max = await panelOf(at, at.max.id)
  expect((await max.send(`${SERVICE}/secondPerson`, { above: '50' })).status).toBe(403)
})
