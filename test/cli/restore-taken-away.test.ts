// What was taken away, refused or ended since a backup stays so when the backup is restored.
import { readFileSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import * as schema from '../../src/domain/schema.ts'
import { later, PIDS, START } from '../helpers/factories.ts'
import { changeProduct } from '../helpers/prices.ts'
import { shopToRestore } from '../helpers/shop-to-restore.ts'
import { ban, unban } from '../helpers/standing.ts'
import { openTestStore } from '../helpers/store.ts'
import { TAKEN_AWAY } from '../helpers/taken-away.ts'

const actor = 'operator' as const
const UNKNOWN = ['--force', '--codes-since-are-unknown', 'sell']

test('what was taken away since a backup stays away, and is said', async () => {
  const shop = await shopToRestore()
  for (const { give } of Object.values(TAKEN_AWAY)) await give?.(shop)
  await shop.run('backup', shop.file)
  shop.cli.clock.now = later(60_000)
  for (const { take } of Object.values(TAKEN_AWAY)) await take(shop)
  await shop.write(async (tx) => {
    const tier = { name: 'Late', createdAt: START }
    const [late] = await tx.insert(schema.tiers).values(tier).returning()
    await tx.delete(schema.tiers).where(eq(schema.tiers.id, late?.id ?? 0))
  })
  const used = await shop.store.read.select().from(schema.auditLog)
  const { out, store: restored } = await shop.cli.restored(shop.file)
  expect(out).not.toMatch(/nothing was ordered/)
  for (const [what, { says, left, expected }] of Object.entries(TAKEN_AWAY)) {
    expect.soft(await left(restored.read, shop), what).toEqual(expected)
    if (says) expect.soft(out, what).toMatch(says)
  }
  // Ids go on after those that were given since.
  const [next] = await restored.transaction((tx) =>
    tx.insert(schema.tiers).values({ name: 'Next', createdAt: START }).returning(),
  )
  expect(next?.id).toBe(3)
  expect(Math.max(...used.map(({ id }) => id))).toBeLessThan(await nextAct(restored))
  await restored.close()
  expect(await shop.cli.json('audit')).toMatchObject({ holds: true })

  // The same backup once more: what stayed away then still does.
  shop.cli.clock.now = later(120_000)
  await shop.run('restore', shop.file)
  const twice = await openTestStore(shop.cli.databaseUrl)
  for (const [what, { left, expected }] of Object.entries(TAKEN_AWAY))
    expect.soft(await left(twice.read, shop), `${what}, restored twice`).toEqual(expected)
  await twice.close()
})

test('lists rights that were given since, and never says that nothing has changed', async () => {
  const shop = await shopToRestore()
  const { cli, run, file, people } = shop
  await shop.write((tx) => ban(tx, people[1].id, { reason: '', actor }, START))
  await run('backup', file)
  cli.clock.now = later(60_000)
  const priced = { changes: { priceMicros: 1_500_000 }, actor }
  await shop.write((tx) => changeProduct(tx, PIDS.userId, priced, cli.clock.now))
  await run('team', 'set', people[0].telegramId, 'finance')
  await shop.write((tx) => unban(tx, people[1].id, actor, cli.clock.now))
  await run('settings', 'set', 'low-stock', 9)
  const { out } = await cli.restored(file)
  for (const line of [
    /Roles that were given: 1\. They are gone: give them again with team set/,
    /Accounts that were let in again: 1\. They are shut/,
    /prices, and whatever is not named here, are as in the backup/,
  ])
    expect(out).toMatch(line)
  const [, list = ''] = /(\S+\.lost\.json) lists each of them\./.exec(out) ?? []
  expect(JSON.parse(readFileSync(list, 'utf8'))).toMatchObject({
    roles: [{ telegramId: people[0].telegramId, role: 'finance', restoredAs: null }],
  })
})

test('without the present database says what to look at, and ends what waited', async () => {
  const shop = await shopToRestore()
  const { cli, run, file, people } = shop
  await run('team', 'set', people[0].telegramId, 'finance')
  await TAKEN_AWAY['a request for a second person that was declined']?.give?.(shop)
  for (const [what, { give }] of Object.entries(TAKEN_AWAY))
    if (/^(news|a message)/.test(what)) await give?.(shop)
  await run('backup', file)
  await shop.store.close()
  writeFileSync(cli.databaseUrl, 'no database at all, but longer than a header'.repeat(100))
  const { out, store: restored } = await cli.restored(file, ...UNKNOWN)
  for (const word of [
    'team list',
    'webhook list',
    'settings show',
    'catalog export',
    'account show',
  ])
    expect(out).toContain(word)
  const { read } = restored
  const states = (await read.select().from(schema.approvals)).map(({ state }) => state)
  expect(states).toEqual(['declined', 'declined'])
  expect((await read.select().from(schema.broadcasts))[0]?.state).toBe('stopped')
  expect(await read.$count(schema.inbox)).toBe(0)
  expect(await nextAct(restored)).toBeGreaterThan(1_000_000)
})

test('is refused where the database was moved to PostgreSQL, also by force', async () => {
  const { cli, run, file, write, store } = await shopToRestore()
  await run('backup', file)
  const value = { to: 'postgres://elsewhere', at: START.toISOString() }
  await write((tx) => tx.insert(schema.settings).values({ name: 'move:away', value }))
  await store.close()
  for (const args of [[], UNKNOWN])
    expect(await cli.refusal('restore', file, ...args)).toMatch(
      /was moved to postgres:\/\/elsewhere.*--give-up/,
    )
})

test('the way back to the database from before a restore keeps what only that one has', async () => {
  const shop = await shopToRestore()
  const { cli, run, file, people } = shop
  await run('backup', file)
  cli.clock.now = later(60_000)
  await run('team', 'set', people[0].telegramId, 'finance')
  await shop.store.close()
  const { kept } = await cli.json('restore', file)
  cli.clock.now = later(120_000)
  await run('team', 'set', people[1].telegramId, 'stock')
  await cli.json('restore', String(kept))
  expect(await cli.json('team', 'list')).toEqual([
    { telegramId: people[0].telegramId, role: 'finance' },
  ])
})

/** The id that the next act of the audit log gets. */
async function nextAct(store: Store): Promise<number> {
  const act = { at: START, actor, action: 'service.backup' }
  const [row] = await store.transaction((tx) => tx.insert(schema.auditLog).values(act).returning())
  return row?.id ?? 0
}
