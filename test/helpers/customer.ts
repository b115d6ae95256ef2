import type { TestApp } from './app.ts'
import { fresh, PIDS } from './factories.ts'

/** An account that orders and verifies at the API, and looks at what became of it. */
export async function customer(
  test: Pick<TestApp, 'call' | 'reseller'>,
  balanceMicros = 100_000_000,
) {
  const { key, accountId } = await test.reseller(balanceMicros)
  const post = async (path: string, fields: object) =>
    (await test.call('POST', path, { key, body: { trxid: `T${fresh()}`, ...fields } })).body
  const get = async (path: string) => (await test.call('GET', path, { key })).body
  return {
    ...{ key, accountId },
    order: (fields: object = {}) =>
      post('/orders', { pid: PIDS.userId, userId: '5123456', ...fields }),
    verify: () => post('/gameavvfy', { playerId: '5123456' }),
    present: (orderId: unknown) => get(`/orders/${orderId}`),
    balance: async () => (await get('/balance')).balanceUsd,
  }
}
