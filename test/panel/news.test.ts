// News for many holders: seen before it is sent, behind everything else, stopped, and switched off.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { continueBroadcast } from '../../src/domain/broadcasts/broadcasts.ts'
import { addTier, setAccountTier } from '../../src/domain/catalog/tiers.ts'
import { dueNotices, notifyAccount } from '../../src/domain/notices/notices.ts'
import { notices } from '../../src/domain/schema.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import type { TestPerson } from '../helpers/person.ts'

const NEWS = 'New: <b>gift cards</b> & more.\nhttps://shop.example'

async function shop(people = 3) {
  const bot = await testBot()
  const ada = await bot.newcomer(ADMIN_ID)
  const holders: TestPerson[] = []
  while (holders.length < people) holders.push(await bot.newcomer())
  const panel = await panelOf(bot, ADMIN_ID)
  let written = 0
  /** @returns where the draft is */
  const write = async (to: string) => {
    await panel.send('/panel/news/write', { to, text: NEWS })
    return `/panel/news/${++written}`
  }
  const start = async (to: string) => {
    const path = await write(to)
    const seen = await panel.send(`${path}/start`)
    return { path, ...seen }
  }
  /** Hands over and sends until nothing is left. */
  const goOn = async (rounds = 5) => {
    for (let i = 0; i < rounds; i++) {
      await bot.app.bot?.jobs.broadcast.runOnce()
      await bot.settled()
    }
  }
  const sendAll = async (to: string) => {
    await start(to)
    await goOn()
  }
  const got = async (who = holders[0]) =>
    ((await who?.messages()) ?? []).filter(({ text }) => text?.startsWith('New:')).length
  return { ...bot, ada, holders, panel, write, start, sendAll, goOn, got }
}

it('reaches everybody once, as it was shown, and shows how far it is', async () => {
  const { ada, holders, panel, write, goOn, got, store, settled } = await shop()
  const path = await write('all')
  const draft = await panel.open(path)
  expect(draft.text).toMatch(/New: <b>gift cards<\/b> & more\.[\s\S]*No more news[\s\S]*People\s+4/)
  await panel.send(`${path}/try`)
  await settled()
  expect(await ada.sees()).toBe(NEWS)
  expect(await got()).toBe(0)
  const asked = await panel.send(`${path}/start`, {}, { yes: false })
  expect(asked.text).toMatch(/New: <b>gift[\s\S]*Everybody[\s\S]*People\s+4/)
  await panel.send(`${path}/start`, {}, { form: 'one' })
  expect((await panel.send(`${path}/start`, {}, { form: 'one' })).said).toMatch(/done before/)
  expect((await panel.open(path)).html).toContain('hx-trigger="every 5s"')
  await goOn()
  for (const one of holders) {
    expect(await got(one)).toBe(1)
    expect(await one.sees()).toBe(NEWS)
  }
  expect((await panel.open('/panel/news')).text).toMatch(/New: <b>[\s\S]*sent[\s\S]*4 of 4/)
  expect((await panel.open(path)).html).not.toContain('hx-trigger')
  expect(await panel.file('/panel/news?as=csv')).toMatch(/,done,all,4,0,/)
  await goOn()
  expect(await got()).toBe(1)
  expect(await store.read.$count(notices)).toBe(0)
})

it('reaches nobody who switched news off, is banned or blocks the bot', async () => {
  const { holders, ada, sendAll, got } = await shop(4)
  const [first, second, third, fourth] = holders
  await sendAll('all')
  expect((await first?.press('🔕 No more news'))?.text).toMatch(/no more news/)
  // It stays to be read.
  expect(await got(first)).toBe(1)
  await second?.act('block')
  await ada.go(`/ban ${third?.id} card`, /Yes, ban/)
  await sendAll('all')
  expect([await got(first), await got(third), await got(fourth)]).toEqual([1, 1, 2])
  await first?.go('/orders', '🔔 Notices', '🔔 News from the shop')
  await sendAll('all')
  expect(await got(first)).toBe(2)
})

it('reaches a tier, those with a balance, or the buyers of a line', async () => {
  const { holders, panel, start, sendAll, got, store, clock, call, reseller, credit } =
    await shop(2)
  const [first, second] = holders
  const actor = 'operator' as const
  const id = (await first?.account())?.id ?? 0
  const tier = await store.transaction(async (tx) => {
    const gold = await addTier(tx, { name: 'Gold', actor }, clock.now)
    await setAccountTier(tx, id, { tierId: gold.id, actor }, clock.now)
    return gold.id
  })
  await sendAll(`tier:${tier}`)
  expect([await got(first), await got(second)]).toEqual([1, 0])
  expect((await panel.open('/panel/news')).text).toMatch(/A tier: Gold/)

  if (second) await credit(second, 5)
  await sendAll('balance')
  expect([await got(first), await got(second)]).toEqual([1, 1])

  const buyer = await reseller()
  await call('POST', '/orders', {
    key: buyer.key,
    body: { pid: PIDS.userId, trxid: 'bought', userId: '5123456' },
  })
  await start('line:gamea')
  await continueBroadcast(store, clock.now)
  const waiting = await store.read.select().from(notices).where(eq(notices.kind, 'news'))
  expect(waiting).toHaveLength(1)
})

it('waits behind everything else, and ends when it is stopped', async () => {
  const { holders, panel, start, got, goOn, store, clock } = await shop(3)
  const { path } = await start('all')
  await continueBroadcast(store, clock.now)
  const last = holders.at(-1)
  const { id } = (await last?.account()) ?? { id: 0 }
  const low = { kind: 'balance_low', balanceMicros: 1 } as const
  await store.transaction((tx) => notifyAccount(tx, id, low, clock.now))
  const due = await dueNotices(store.read, { limit: 10, quiet: [] }, clock.now)
  expect(due.map(({ notice }) => notice.kind)).toEqual(['balance_low', 'news', 'news', 'news'])

  expect((await start('all')).said).toMatch(/Other news is still being sent/)
  expect((await panel.send(`${path}/stop`)).said).toMatch(/Stopped/)
  const before = await got(last)
  await goOn()
  expect(await got(last)).toBe(before)
})

it('refuses news that are too long, and whoever may not send any', async () => {
  const { panel, holders, giveRole, store, clock, app } = await shop(1)
  const long = await panel.send('/panel/news/write', { to: 'all', text: 'x'.repeat(3501) })
  expect(long.said).toMatch(/1 to 3,500 characters/)
  const [holder] = holders
  if (!holder) return
  await giveRole(holder, 'support')
  const support = await panelOf({ store, clock, app }, holder.id)
  expect((await support.open('/panel/news')).status).toBe(403)
  expect((await support.send('/panel/news/write', { to: 'all', text: 'x' })).status).toBe(403)
})
