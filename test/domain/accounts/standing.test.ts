import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { type Account, accountByTelegramId } from '../../../src/domain/accounts/accounts.ts'
import {
  ban,
  restrict,
  setApiAllowed,
  setApiEnabled,
  standingOf,
  unban,
  unrestrict,
} from '../../../src/domain/accounts/standing.ts'
import { auditLog } from '../../../src/domain/schema.ts'
import { later, START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const HOUR_MS = 3_600_000
const actor = 'admin:7'

describe('a ban', () => {
  test('outweighs a restriction and does not end it', async () => {
    const { store, account } = await open()
    await store.transaction((tx) =>
      restrict(tx, account.id, { forMs: HOUR_MS, reason: undefined, actor }, NOW),
    )
    const banned = await store.transaction((tx) =>
      ban(tx, account.id, { reason: undefined, actor }, NOW),
    )
    expect(standingOf(banned, NOW)).toBe('banned')
    const freed = await store.transaction((tx) => unban(tx, account.id, actor, NOW))
    expect(standingOf(freed, NOW)).toBe('restricted')
    const acts = ['account.restrict', 'account.ban', 'account.unban']
    expect(await actsOf(store, account)).toEqual(acts)
  })
})

describe('a restriction', () => {
  test('is replaced by a later one, longer or shorter, and can be lifted', async () => {
    const { store, account } = await open()
    for (const forMs of [5 * HOUR_MS, HOUR_MS])
      await store.transaction((tx) =>
        restrict(tx, account.id, { forMs, reason: undefined, actor }, NOW),
      )
    expect((await reread(store, account)).restrictedUntil).toEqual(later(HOUR_MS))
    const freed = await store.transaction((tx) => unrestrict(tx, account.id, actor, NOW))
    expect(standingOf(freed, NOW)).toBe('active')
  })
})

test("the holder's switch does not undo the admin's, nor the other way round", async () => {
  const { store, account } = await open()
  await store.transaction((tx) => setApiAllowed(tx, account.id, false, { actor }, NOW))
  const on = await store.transaction((tx) => setApiEnabled(tx, account.id, true, 'holder:1', NOW))
  expect(on).toMatchObject({ apiEnabled: true, apiDisabledByAdmin: true })
  await store.transaction((tx) => setApiEnabled(tx, account.id, false, 'holder:1', NOW))
  const allowed = await store.transaction((tx) =>
    setApiAllowed(tx, account.id, true, { actor }, NOW),
  )
  expect(allowed).toMatchObject({ apiEnabled: false, apiDisabledByAdmin: false })
  expect(await actsOf(store, account)).toEqual([
    'api.forbid',
    'api.enable',
    'api.disable',
    'api.allow',
  ])
})

async function open() {
  const store = await testStore()
  return { store, account: await openTestAccount(store) }
}

function reread(store: Store, account: Account): Promise<Account> {
  return accountByTelegramId(store.read, account.telegramId)
}

/** What the admin and the holder did, the opening of the account left out. */
async function actsOf(store: Store, { id }: Account): Promise<string[]> {
  const rows = await store.read
    .select()
    .from(auditLog)
    .where(eq(auditLog.accountId, id))
    .orderBy(auditLog.id)
  return rows.filter((row) => row.actor !== 'operator').map((row) => row.action)
}
