import { describe, expect, test } from 'vitest'
import { accountByTelegramId } from '../../../src/domain/accounts/accounts.ts'
import { setApiAllowed, setApiEnabled, standingOf } from '../../../src/domain/accounts/standing.ts'
import { actsOf } from '../../helpers/acts.ts'
import { later, START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { ban, restrict, unban, unrestrict } from '../../helpers/standing.ts'
import { testStore } from '../../helpers/store.ts'

const HOUR_MS = 3_600_000
const actor = 'admin:7'

describe('a ban', () => {
  test('outweighs a restriction and does not end it', async () => {
    const { store, account, acts } = await open()
    await store.transaction((tx) =>
      restrict(tx, account.id, { forMs: HOUR_MS, reason: undefined, actor }, NOW),
    )
    const banned = await store.transaction((tx) =>
      ban(tx, account.id, { reason: undefined, actor }, NOW),
    )
    expect(standingOf(banned, NOW)).toBe('banned')
    const freed = await store.transaction((tx) => unban(tx, account.id, actor, NOW))
    expect(standingOf(freed, NOW)).toBe('restricted')
    expect(await acts()).toEqual(['account.restrict', 'account.ban', 'account.unban'])
  })
})

describe('a restriction', () => {
  test('is replaced by a later one, longer or shorter, and can be lifted', async () => {
    const { store, account } = await open()
    for (const forMs of [5 * HOUR_MS, HOUR_MS])
      await store.transaction((tx) =>
        restrict(tx, account.id, { forMs, reason: undefined, actor }, NOW),
      )
    const restricted = await accountByTelegramId(store.read, account.telegramId)
    expect(restricted.restrictedUntil).toEqual(later(HOUR_MS))
    const freed = await store.transaction((tx) => unrestrict(tx, account.id, actor, NOW))
    expect(standingOf(freed, NOW)).toBe('active')
  })
})

test("the holder's switch does not undo the admin's, nor the other way round", async () => {
  const { store, account, acts } = await open()
  await store.transaction((tx) => setApiAllowed(tx, account.id, false, { actor }, NOW))
  const on = await store.transaction((tx) => setApiEnabled(tx, account.id, true, 'holder:1', NOW))
  expect(on).toMatchObject({ apiEnabled: true, apiDisabledByAdmin: true })
  await store.transaction((tx) => setApiEnabled(tx, account.id, false, 'holder:1', NOW))
  const allowed = await store.transaction((tx) =>
    setApiAllowed(tx, account.id, true, { actor }, NOW),
  )
  expect(allowed).toMatchObject({ apiEnabled: false, apiDisabledByAdmin: false })
  expect(await acts()).toEqual(['api.forbid', 'api.enable', 'api.disable', 'api.allow'])
})

async function open() {
  const store = await testStore()
  const account = await openTestAccount(store)
  const { length } = await actsOf(store)
  /** What the admin and the holder did since the opening of the account. */
  const acts = async () => (await actsOf(store)).slice(length).map(({ action }) => action)
  return { store, account, acts }
}
