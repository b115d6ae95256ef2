import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { accounts } from '../../src/domain/schema.ts'
import { teamMembers } from '../../src/domain/team/team.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { panelOf, textOf } from '../helpers/panel.ts'
import { team } from '../helpers/team.ts'

const TEAM = '/panel/service/team'

it('gives a role, with what it lets them do, and takes it away', async () => {
  const bot = await testBot()
  const [ada, sam] = [await bot.newcomer(ADMIN_ID), await bot.newcomer()]
  const panel = await panelOf(bot, ada.id)
  const fields = { who: String(sam.id), role: 'finance' }
  expect((await panel.open(`${TEAM}/give`)).html).toContain('<option value="" selected>')
  expect((await panel.send(`${TEAM}/give`, { ...fields, role: '' })).said).toMatch(/Role/)
  const asked = await panel.send(`${TEAM}/give`, fields, { yes: false })
  expect(asked.text).toMatch(/–[\s\S]*→[\s\S]*Finance[\s\S]*credits and debits/)
  expect(await teamMembers(bot.store.read)).toEqual([])
  await panel.send(`${TEAM}/give`, fields)
  await bot.settled()
  expect(await sam.sees()).toMatch(/You are on the team now: Finance. You may use: find accounts/)
  expect((await panel.open(TEAM)).text).toMatch(
    new RegExp(`Ada[\\s\\S]*Owner[\\s\\S]*${sam.id}[\\s\\S]*Finance`),
  )
  expect(await panel.file(`${TEAM}?as=csv`)).toContain(`\n${sam.id},finance,`)
  const changed = await panel.open(`${TEAM}/give?who=${sam.id}`)
  expect(changed.html).toContain('<option value="finance" selected>')
  await panel.send(`${TEAM}/${sam.id}/take`)
  await bot.settled()
  expect(await sam.sees()).toMatch(/not on the team any more/)
  expect(await teamMembers(bot.store.read)).toEqual([])
})

it('gives a role to nobody but the person who was shown', async () => {
  const bot = await testBot()
  const [ada, sam, eve] = [await bot.newcomer(ADMIN_ID), await bot.newcomer(), await bot.newcomer()]
  const panel = await panelOf(bot, ada.id)
  const named = (telegramId: number, username: string | null) =>
    bot.store.transaction((tx) =>
      tx.update(accounts).set({ username }).where(eq(accounts.telegramId, telegramId)),
    )
  await named(sam.id, 'lotus')
  const fields = { who: '@lotus', role: 'stock' }
  const asked = await panel.send(`${TEAM}/give`, fields, { yes: false })
  const shown = textOf(/name="shown" value="([^"]*)"/.exec(asked.html)?.[1] ?? '')
  await named(sam.id, null)
  await named(eve.id, 'lotus')
  const late = await panel.send(`${TEAM}/give`, { ...fields, shown, yes: '1' })
  expect(late.said).toMatch(/changed since you opened the form/)
  expect(await teamMembers(bot.store.read)).toEqual([])
})

it('leaves owners what they are, and knows nobody who never wrote', async () => {
  const bot = await testBot()
  await bot.newcomer(ADMIN_ID)
  const panel = await panelOf(bot, ADMIN_ID)
  const give = (who: string) => panel.send(`${TEAM}/give`, { who, role: 'support' })
  expect((await give('@ada')).said).toMatch(/Owners are set with ADMIN_IDS/)
  expect((await give('123456')).said).toMatch(/No account was found/)
})

it('is for owners alone', async () => {
  const at = await team()
  const max = await panelOf(at, at.max.id)
  expect((await max.open(TEAM)).status).toBe(403)
  const given = await max.send(`${TEAM}/give`, { who: String(at.holder.id), role: 'manager' })
  expect(given.status).toBe(403)
  expect((await max.send(`${TEAM}/${at.fay.id}/take`)).status).toBe(403)
  expect(await teamMembers(at.store.read)).toHaveLength(2)
})

it.each([
  ['that may move money', null, 'support'],
  ['that may do more', 'stock', 'finance'],
] as const)('asks a second person for a role %s, who reads it in the chat', async (_, from, to) => {
  const at = await team()
  if (from !== null) await at.giveRole(at.holder, from)
  const before = await teamMembers(at.store.read)
  const panel = await panelOf(at, at.ada.id)
  const fields = { who: String(at.holder.id), role: to }
  expect((await panel.send(`${TEAM}/give`, fields)).said).toMatch(/Somebody else has to confirm/)
  expect(await teamMembers(at.store.read)).toEqual(before)
  await at.settled()
  expect(await at.look(at.fay)).toMatch(
    /Right {2}[^\n]*(bans|credits and debits)[^\n]*\nRole {2}.* → (Support|Finance)/,
  )
  await at.fay.press('✅ Confirm')
  expect((await teamMembers(at.store.read)).map(({ role }) => role)).toContain(to)
  expect(await openApprovals(at.store.read, at.clock.now)).toEqual([])
})

it('takes rights away at once, and gives those that move no money', async () => {
  const at = await team()
  const panel = await panelOf(at, at.ada.id)
  const role = async () =>
    (await teamMembers(at.store.read)).find(({ telegramId }) => telegramId === at.max.id)?.role
  const give = (to: string) => panel.send(`${TEAM}/give`, { who: String(at.max.id), role: to })
  await give('support')
  expect(await role()).toBe('support')
  await panel.send(`${TEAM}/${at.max.id}/take`)
  expect(await role()).toBeUndefined()
  await give('stock')
  expect(await role()).toBe('stock')
  expect(await openApprovals(at.store.read, at.clock.now)).toEqual([])
})

it('lets nobody confirm their own role', async () => {
  const at = await team()
  const panel = await panelOf(at, at.ada.id)
  await panel.send(`${TEAM}/give`, { who: String(at.fay.id), role: 'manager' })
  await at.settled()
  const before = await teamMembers(at.store.read)
  await at.look(at.fay)
  expect((await at.fay.press('✅ Confirm'))?.text).toMatch(/your own account. Somebody else/)
  expect(await teamMembers(at.store.read)).toEqual(before)
})
