// On one SQLite file, what another process has committed holds from the next request on.
import { describe, expect, test } from 'vitest'
import type { Tx } from '../../../src/db/store.ts'
import { allowAddresses } from '../../../src/domain/access/allowlist.ts'
import { revokeKeys } from '../../../src/domain/access/api-keys.ts'
import { setLineStatus } from '../../../src/domain/catalog/catalog.ts'
import { changeSettingsBy } from '../../../src/domain/settings/settings.ts'
import { PIDS, START } from '../../helpers/factories.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { LONG_RUN } from '../../helpers/process.ts'
import { remembering } from '../../helpers/remembering.ts'
import { ban } from '../../helpers/standing.ts'

const actor = 'operator'

describe('from the next request on', () => {
  const TIMES = LONG_RUN ? 200 : 20

  test(`a key that another process has revoked is refused, ${TIMES} times of ${TIMES}`, async () => {
    const { first, second } = await remembering()
    for (let i = 0; i < TIMES; i++) {
      const { key, accountId } = await first.reseller()
      const status = async () => (await first.call('GET', '/my-ip', { key })).status
      expect(await status()).toBe(200)
      await second.store.transaction((tx) => revokeKeys(tx, accountId, actor, START))
      expect(await status()).toBe(401)
    }
  })

  test.each<[string, (tx: Tx, accountId: number) => Promise<unknown>, object]>([
    [
      'a ban',
      (tx, id) => ban(tx, id, { reason: undefined, actor }, START),
      { code: 'ACCOUNT_BANNED' },
    ],
    [
      'an allowlist',
      (tx, id) => allowAddresses(tx, id, { texts: ['203.0.113.7'], actor }, START),
      { code: 'IP_NOT_ALLOWED' },
    ],
    [
      'a switch',
      (tx) => changeSettingsBy(tx, { maintenance: true }, actor, START),
      { code: 'MAINTENANCE' },
    ],
    [
      'a price',
      (tx) => changeProduct(tx, PIDS.userId, { changes: { priceMicros: 70_000 }, actor }, START),
      { amountUsd: 0.07 },
    ],
    [
      'a paused line',
      (tx) => setLineStatus(tx, 'gamea', { status: 'paused', actor }, START),
      { error: 'GAME DISABLED' },
    ],
  ])('%s that another process has committed holds for an order', async (_, change, told) => {
    const { first, second, key, accountId } = await remembering()
    const order = async (trxid: string) => {
      const body = { pid: PIDS.userId, trxid, userId: '5123456' }
      return (await first.call('POST', '/orders', { key, body })).body
    }
    expect(await order('before')).toMatchObject({ orderCreated: true, amountUsd: 0.99 })
    await second.store.transaction((tx) => change(tx, accountId))
    expect(await order('after')).toMatchObject(told)
  })
})
