import { expect, test } from 'vitest'
import { invalidateAccount } from '../../src/domain/shared/cache/invalidate.ts'
import { START } from '../helpers/factories.ts'
import { remembering } from '../helpers/remembering.ts'
import { ban } from '../helpers/standing.ts'

const operator = { reason: undefined, actor: 'operator' } as const

// On SQLite one transaction is over before the next begins.
test('a change is found that was committed after later ones', async () => {
  const { first, second, accountId, balance, look } = await remembering()
  const banned = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  const slow = second.store.transaction(async (tx) => {
    await ban(tx, accountId, operator, START)
    banned.resolve()
    await others.promise
  })
  await banned.promise
  const { accountId: other } = await first.reseller()
  await first.store.transaction((tx) => ban(tx, other, operator, START))
  await look()
  expect(await balance()).toBe(200)
  others.resolve()
  await slow
  await look()
  expect(await balance()).toBe(403)
})

test('a change is not missed among more than a poll reads', async () => {
  const { second, accountId, balance, look } = await remembering()
  await second.store.transaction(async (tx) => {
    await ban(tx, accountId, operator, START)
    for (let i = 0; i < 200; i++) await invalidateAccount(tx, 1_000_000 + i, START)
  })
  expect(await balance()).toBe(200)
  await look()
  expect(await balance()).toBe(403)
})
