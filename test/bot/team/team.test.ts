// Roles: who may do what, and that nobody can do more.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admin as adminFeatures, holder as holderFeatures } from '../../../src/bot/features.ts'
import { routesOf } from '../../../src/bot/kit/router.ts'
import { notifyAdmins } from '../../../src/domain/notices/notices.ts'
import { notices, stockBatches } from '../../../src/domain/schema.ts'
import { may, ROLES, roleOf, storeRole } from '../../../src/domain/team/team.ts'
import { actsOf } from '../../helpers/acts.ts'
import { testBot } from '../../helpers/bot.ts'
import { testCli } from '../../helpers/cli.ts'
import { addTestStock, openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { LONG_RUN } from '../../helpers/process.ts'
import { ban } from '../../helpers/standing.ts'

const NOT_YOURS = /Your role does not allow this/
const routes = routesOf(adminFeatures)
const holders = routesOf(holderFeatures)

/** A bot with an owner, and a member of the team with this role. */
async function teamOf(role: (typeof ROLES)[number]) {
  const bot = await testBot()
  await addTestStock(bot.store, PIDS.gamekey, 3)
  const ada = bot.admin()
  const sam = bot.person()
  for (const one of [ada, sam]) await one.write('/start')
  await bot.giveRole(sam, role)
  return { ...bot, ada, sam }
}

test('each part of the admins’ side asks for a right', () => {
  for (const feature of adminFeatures) expect(feature).toHaveProperty('right')
  for (const feature of holderFeatures) expect(feature).not.toHaveProperty('right')
})

// The longer run does this for each role: the rule is one, and so is the place that applies it.
test.each(LONG_RUN ? ROLES : ['support' as const])(
  '%s: each command and button does what the role may, and refuses the rest',
  async (role) => {
    const { sam, logLines } = await teamOf(role)
    const wrong: string[] = []
    const expected = (kind: string, name: string) => {
      const right = routes.rights.get(`${kind} ${name}`)
      return right === null || (right !== undefined && may(role, right))
    }
    for (const name of Object.keys(routes.commands)) {
      await sam.write(`/${name}`)
      const refused = NOT_YOURS.test(await sam.sees())
      const own = name in holders.commands
      if (refused !== (!expected('commands', name) && !own)) wrong.push(`/${name}`)
    }
    // Whether the message shows the button does not matter.
    for (const verb of Object.keys(routes.buttons)) {
      const answer = await sam.forge(`${verb}:1:1`)
      const refused = NOT_YOURS.test(JSON.stringify(answer))
      if (refused === expected('buttons', verb)) wrong.push(verb)
    }
    expect(wrong).toEqual([])
    expect(logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  },
)

test('nobody of the team is banned in the chat, and who is banned in a shell has no role', async () => {
  const { ada, sam, store } = await teamOf('support')
  for (const command of [`/ban ${sam.id}`, `/restrict ${sam.id} 1h`, `/ban ${ada.id}`]) {
    expect(await ada.ask(command)).toMatch(/is an admin and cannot be (banned|restricted)/)
  }
  const { id } = await sam.account()
  await store.transaction((tx) => ban(tx, id, { actor: 'operator' }, START))
  expect(await sam.ask('/orders')).not.toMatch(/All orders|Orders of/)
  expect(await roleOf(store.read, new Set(), sam.id)).toBeNull()
})

test.each(ROLES)('%s: is shown only what the role may use', async (role) => {
  const { sam, newcomer } = await teamOf(role)
  const shown = new Set<string>()
  const other = await newcomer()
  for (const start of ['/admin', `/account ${other.id}`, '/stock', '/digest', '/help']) {
    await sam.write(start)
    for (const message of await sam.messages())
      for (const one of (message.reply_markup?.inline_keyboard ?? []).flat())
        if ('callback_data' in one) shown.add(one.callback_data.split(':')[0] ?? '')
  }
  const rights = [...shown].flatMap((verb) => routes.rights.get(`buttons ${verb}`) ?? [])
  expect(rights.filter((right) => !may(role, right))).toEqual([])
  await sam.write('/help')
  const help = await sam.sees()
  expect(help.includes('/backup')).toBe(false)
  expect(help.includes('/credit')).toBe(may(role, 'money'))
})

test('an answer to a question counts for nothing once the role is gone', async () => {
  const { sam, store } = await teamOf('stock')
  await sam.go('/account', `/stock ${PIDS.gamekey}`)
  await store.transaction((tx) => storeRole(tx, sam.id, null, START))
  await sam.write('A-CODE-OF-SAM')
  expect(await store.read.$count(stockBatches)).toBe(0)
})

test('a member of the team cannot undo what somebody else did', async () => {
  const { ada, sam, newcomer, store } = await teamOf('finance')
  const holder = await newcomer()
  await ada.go(`/credit ${holder.id} 5 gift`, /Yes, add/)
  const [act] = await actsOf(store, 'account.credit')
  expect((await sam.forge(await sam.asShown(`a.undo:${act?.id}`)))?.text).toMatch(/changed/i)
  expect(await holder.balance()).toBe(5_000_000)
})

test('who may not change wallets any more cannot undo what they did to one', async () => {
  const { sam, newcomer, store, giveRole } = await teamOf('finance')
  const holder = await newcomer()
  await sam.go(`/credit ${holder.id} 5 gift`, /Yes, add/)
  await sam.go(`/debit ${holder.id} 5 mistake`, /Yes, take/)
  await giveRole(sam, 'stock')
  const acts = (await actsOf(store)).filter(({ action }) =>
    /^account\.(credit|debit)$/.test(action),
  )
  expect(acts).toHaveLength(2)
  for (const { id } of acts)
    expect((await sam.forge(await sam.asShown(`a.undo:${id}`)))?.text).toMatch(/changed/)
  expect(await holder.balance()).toBe(0)
  await giveRole(sam, 'finance')
  await sam.forge(await sam.asShown(`a.undo:${acts[1]?.id}`))
  expect(await holder.balance()).toBe(5_000_000)
})

test('notices go to those whom they concern', async () => {
  const { sam, ada, app, store, clock } = await teamOf('stock')
  await store.transaction(async (tx) => {
    await notifyAdmins(tx, { kind: 'stock_out', pid: PIDS.gamekey }, clock.now)
    await notifyAdmins(tx, { kind: 'backup_failed', reason: 'full' }, clock.now)
  })
  await app.bot?.jobs.notify.runOnce()
  expect(await store.read.$count(notices)).toBe(0)
  const told = async (person: TestPerson) =>
    (await person.messages()).map(({ text = '' }) => text).join('\n')
  expect(await told(sam)).toContain(PIDS.gamekey)
  expect(await told(sam)).not.toContain('full')
  expect(await told(ada)).toContain('full')
})

test('a notice that waited while the role was taken away is not sent any more', async () => {
  const { sam, ada, app, store, clock, post } = await teamOf('stock')
  await store.transaction((tx) =>
    notifyAdmins(tx, { kind: 'stock_out', pid: PIDS.gamekey }, clock.now),
  )
  for (let i = 0; i < 2; i++)
    await post('/faults', { kind: 'error', method: 'sendMessage', reason: 'bad_gateway' })
  await app.bot?.jobs.notify.runOnce()
  expect(await store.read.$count(notices, eq(notices.telegramId, sam.id))).toBe(1)
  await store.transaction((tx) => storeRole(tx, sam.id, null, clock.now))
  clock.advance(60_000)
  await app.bot?.jobs.notify.runOnce()
  expect(await store.read.$count(notices)).toBe(0)
  expect(await sam.sees()).not.toContain(PIDS.gamekey)
  expect(await ada.sees()).toContain(PIDS.gamekey)
})

test('the operator gives roles in a shell', async () => {
  const cli = await testCli()
  const { telegramId } = await openTestAccount(cli.store)
  expect(await cli.json('team', 'set', telegramId, 'finance')).toEqual({
    ...{ telegramId, role: 'finance' },
  })
  expect(await cli.json('team', 'list')).toEqual([{ telegramId, role: 'finance' }])
  await cli.run('team', 'set', telegramId, 'none')
  expect((await cli.run('team', 'list')).out).toBe('[]\n')
  expect((await cli.run('team', 'set', telegramId, 'king')).err).toMatch(/choices/i)
})

test('what a role may find and not open leads to whose it is', async () => {
  const { sam, reseller, call } = await teamOf('finance')
  const { key, telegramId } = await reseller(100_000_000)
  const order = { pid: PIDS.userId, userId: '5123456789', trxid: 'theirs-1' }
  await call('POST', '/orders', { key, body: order })
  expect(await sam.ask('theirs-1')).toContain(String(telegramId))
  expect(await sam.buttons()).toContain('➕ Credit')
})
