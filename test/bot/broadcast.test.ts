// News for many holders: seen before it is sent, behind everything else, stopped, and switched off.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { continueBroadcast, latestBroadcasts } from '../../src/domain/broadcasts/broadcasts.ts'
import { addTier, setAccountTier } from '../../src/domain/catalog/tiers.ts'
import { dueNotices, notifyAccount } from '../../src/domain/notices/notices.ts'
import { broadcasts, notices } from '../../src/domain/schema.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount, PIDS } from '../helpers/factories.ts'
import type { TestPerson } from '../helpers/person.ts'

const NEWS = 'New: <b>gift cards</b> & more.\nhttps://shop.example'

async function shop(people = 3) {
  const bot = await testBot()
  const ada = await bot.newcomer(ADMIN_ID)
  const holders: TestPerson[] = []
  while (holders.length < people) holders.push(await bot.newcomer())
  const send = async (...presses: (string | RegExp)[]) => {
    await ada.go('/broadcast', '✏️ Write news')
    for (const one of presses) await ada.press(one)
    await ada.write(NEWS)
  }
  /** Hands over and sends until nothing is left. */
  const goOn = async (rounds = 5) => {
    for (let i = 0; i < rounds; i++) {
      await bot.app.bot?.jobs.broadcast.runOnce()
      await bot.settled()
    }
  }
  const sendAll = async (...presses: (string | RegExp)[]) => {
    await send(...presses)
    await ada.press('📣 Send it')
    await goOn()
  }
  const got = async (who = holders[0]) =>
    ((await who?.messages()) ?? []).filter(({ text }) => text?.startsWith('New:')).length
  return { ...bot, ada, holders, send, sendAll, goOn, got }
}

test('everybody gets it once, as it was shown, and its author sees how far it is', async () => {
  const { ada, holders, send, goOn, got, store } = await shop()
  await send('Everybody')
  expect(await ada.sees()).toMatch(/New: <b>gift cards<\/b> & more\.[\s\S]*People {2}4/)
  expect(await ada.see('🧪 Send it to me')).toBe(NEWS)
  expect(await got()).toBe(0)
  await ada.press('📣 Send it')
  expect((await ada.messages()).some(({ text }) => /Being sent/.test(text ?? ''))).toBe(true)
  await goOn()
  for (const one of holders) {
    expect(await got(one)).toBe(1)
    expect(await one.sees()).toBe(NEWS)
  }
  expect(await ada.see('/broadcast', /^✅/)).toMatch(/✅ Sent[\s\S]*Sent {2}4 of 4/)
  await goOn()
  expect(await got()).toBe(1)
  expect(await store.read.$count(notices)).toBe(0)
})

test('who switched news off, is banned or blocks the bot gets none', async () => {
  const { holders, ada, sendAll, got } = await shop(4)
  const [first, second, third, fourth] = holders
  await sendAll('Everybody')
  expect((await first?.press('🔕 No more news'))?.text).toMatch(/no more news/)
  // It stays to be read.
  expect(await got(first)).toBe(1)
  await second?.act('block')
  await ada.go(`/ban ${third?.id} card`, /Yes, ban/)
  await sendAll('Everybody')
  expect([await got(first), await got(third), await got(fourth)]).toEqual([1, 1, 2])
  await first?.go('/orders', '🔔 Notices', '🔔 News from the shop')
  await sendAll('Everybody')
  expect(await got(first)).toBe(2)
})

test('a tier, those with a balance, and the buyers of a line', async () => {
  const { ada, holders, send, sendAll, got, store, clock, call, reseller, credit } = await shop(2)
  const [first, second] = holders
  const actor = 'operator' as const
  const id = (await first?.account())?.id ?? 0
  await store.transaction(async (tx) => {
    const gold = await addTier(tx, { name: 'Gold', actor }, clock.now)
    await setAccountTier(tx, id, { tierId: gold.id, actor }, clock.now)
  })
  await sendAll('A tier', '🏅 Gold')
  expect([await got(first), await got(second)]).toEqual([1, 0])

  if (second) await credit(second, 5)
  await sendAll('Those with a balance')
  expect([await got(first), await got(second)]).toEqual([1, 1])

  const buyer = await reseller()
  await call('POST', '/orders', {
    key: buyer.key,
    body: { pid: PIDS.userId, trxid: 'bought', userId: '5123456' },
  })
  await send('Buyers of a line', /Game A UC/)
  await ada.press('📣 Send it')
  await continueBroadcast(store, clock.now)
  const waiting = await store.read.select().from(notices).where(eq(notices.kind, 'news'))
  expect(waiting).toHaveLength(1)
})

test('it waits behind everything else, and ends when it is stopped', async () => {
  const { ada, holders, send, got, goOn, store, clock } = await shop(3)
  await send('Everybody')
  await ada.press('📣 Send it')
  await continueBroadcast(store, clock.now)
  const last = holders.at(-1)
  const { id } = (await last?.account()) ?? { id: 0 }
  const low = { kind: 'balance_low', balanceMicros: 1 } as const
  await store.transaction((tx) => notifyAccount(tx, id, low, clock.now))
  const due = await dueNotices(store.read, { limit: 10, quiet: [] }, clock.now)
  expect(due.map(({ notice }) => notice.kind)).toEqual(['balance_low', 'news', 'news', 'news'])

  await send('Everybody')
  expect((await ada.press('📣 Send it'))?.text).toMatch(/Other news is still being sent/)
  expect(await ada.see('/broadcast', /^📤/, '⏹ Stop')).toMatch(/Stopped/)
  const before = await got(last)
  await goOn()
  expect(await got(last)).toBe(before)
})

test('thousands are handed over little by little', async () => {
  const cli = await testCli()
  const { store, clock } = cli
  for (let i = 0; i < 120; i++) await openTestAccount(store)
  const blank = await cli.run('broadcast', 'send', '--to', 'all', '--text', ' ')
  expect(blank.err).toMatch(/1 to 3,500/)
  const given = ['broadcast', 'send', '--to', 'all', '--text', 'Hello']
  const asked = await cli.run(...given)
  expect(asked).toMatchObject({ exitCode: 1, err: expect.stringMatching(/Add --yes to send/) })
  expect(asked.out).toMatch(/Text +Hello\nPeople +120\n\nThis would send .* Nothing has changed/)
  expect(await store.read.$count(broadcasts)).toBe(0)
  const { id } = await cli.json(...given, '--yes')
  for (let i = 0; i < 5; i++) await continueBroadcast(store, clock.now)
  expect(await store.read.$count(notices)).toBe(50)
  for (let i = 0; i < 5; i++) {
    await store.transaction((tx) => tx.delete(notices))
    await continueBroadcast(store, clock.now)
  }
  expect((await latestBroadcasts(store.read, 1))[0]).toMatchObject({ state: 'done', total: 120 })
  expect(await cli.json('broadcast', 'list')).toMatchObject([{ id, state: 'done', sent: 120 }])
  expect((await cli.run('broadcast', 'stop', Number(id))).err).toMatch(/before/)
})
