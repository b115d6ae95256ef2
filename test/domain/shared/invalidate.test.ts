// What makes cached values stale, and what does not.
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { createGatekeeper } from '../../../src/domain/access/gatekeeper.ts'
import { recordAct } from '../../../src/domain/audit/audit-log.ts'
import { setLineStatus } from '../../../src/domain/catalog/catalog.ts'
import { createListingCache } from '../../../src/domain/catalog/listing-cache.ts'
import { changeSettingsBy, createSettingsCache } from '../../../src/domain/settings/settings.ts'
import { invalidateAccount } from '../../../src/domain/shared/cache/invalidate.ts'
import { createInvalidationFeed } from '../../../src/domain/shared/cache/invalidation-feed.ts'
import {
  importTestCatalog,
  issueTestKey,
  START as NOW,
  openTestAccount,
  PIDS,
  ROUTES,
} from '../../helpers/factories.ts'
import { heldReads } from '../../helpers/held-reads.ts'
import { testStore } from '../../helpers/store.ts'

const actor = 'operator'

/** The caches of a process, each with one value in it. */
async function warmCaches() {
  const own = await testStore()
  await importTestCatalog(own)
  const { id } = await openTestAccount(own)
  const caller = { key: await issueTestKey(own, id), address: '203.0.113.7' }
  const reads = heldReads(own)
  const { read } = reads.store
  const feed = createInvalidationFeed(own)
  await feed.poll(NOW)
  const settings = createSettingsCache({ read, feed })
  const listings = createListingCache({ read, feed, routeOf: ROUTES })
  const gatekeeper = createGatekeeper({ read, feed, settings })
  await Promise.all([gatekeeper.check(caller, NOW), listings.get(PIDS.userId, NOW)])

  /** What comes first: the answer out of a cache, or a question to the database. */
  async function isCached(get: () => Promise<unknown>): Promise<boolean> {
    const asked = reads.hold().then(() => false)
    const got = get().then(() => true)
    const cached = await Promise.race([got, asked])
    reads.release()
    await got
    return cached
  }
  return {
    store: own,
    accountId: id,
    async cached() {
      const listing = listings.peek(PIDS.userId, NOW) !== undefined
      const known = { settings: await isCached(() => settings.get(NOW)), listing }
      return { ...known, key: await isCached(() => gatekeeper.check(caller, NOW)) }
    },
  }
}

test.each<[string, (store: Store) => Promise<unknown>, object]>([
  [
    'an act that no account is concerned in',
    (store) => store.transaction((tx) => recordAct(tx, { actor, action: 'service.backup' }, NOW)),
    { key: true, settings: true, listing: true },
  ],
  [
    'an act about an account',
    (store) =>
      store.transaction((tx) => recordAct(tx, { actor, action: 'test.open', accountId: 1 }, NOW)),
    { key: true, settings: true, listing: true },
  ],
  [
    'a setting',
    (store) => store.transaction((tx) => changeSettingsBy(tx, { support: '@help' }, actor, NOW)),
    { key: true, settings: false, listing: true },
  ],
  [
    'a paused line',
    (store) =>
      store.transaction((tx) => setLineStatus(tx, 'gamea', { status: 'paused', actor }, NOW)),
    { key: true, settings: true, listing: false },
  ],
  [
    'an import of a catalog',
    (store) => importTestCatalog(store),
    { key: true, settings: true, listing: false },
  ],
])('%s leaves cached what it does not change', async (_, change, cached) => {
  const process = await warmCaches()
  expect(await process.cached()).toEqual({ key: true, settings: true, listing: true })
  await change(process.store)
  expect(await process.cached()).toEqual(cached)
})

test('an account is stale once its change is committed, and not where it is rolled back', async () => {
  const { store, accountId, cached } = await warmCaches()
  const rolledBack = store.transaction(async (tx) => {
    await invalidateAccount(tx, accountId, NOW)
    throw new Error('changed its mind')
  })
  // Both share a commit on SQLite.
  const other = store.transaction((tx) => invalidateAccount(tx, accountId + 1, NOW))
  await expect(rolledBack).rejects.toThrow('changed its mind')
  await other
  expect(await cached()).toMatchObject({ key: true })
  await store.transaction((tx) => invalidateAccount(tx, accountId, NOW))
  expect(await cached()).toMatchObject({ key: false })
})
