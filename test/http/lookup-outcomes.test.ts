import { describe, expect, test } from 'vitest'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { PENDING, UNAVAILABLE } from '../helpers/asker.ts'
import { testClient } from '../helpers/client.ts'
import { START } from '../helpers/factories.ts'

/** Players about whom the sandbox's supplier is silent for a minute. */
const SILENT = {
  '/gameavvfy': { playerId: '5123404' },
  '/gamebvfy': { userId: '123404', zoneId: '2001' },
  '/rdmgamea': { playerId: '5123404', code: 'UC-0001' },
}
const paths = ['/gameavvfy', '/gamebvfy', '/rdmgamea'] as const

describe.each(paths)('a lookup whose supplier does not answer: %s', (path) => {
  test('is RESULT PENDING, and the same trxid later tells the result', async () => {
    const { post, balance, clock, app } = await testClient(1_000_000)
    const body = { ...SILENT[path], trxid: 't' }
    const charged = path === '/gamebvfy' ? 1 : 0.9983
    expect(await post(path, body)).toEqual(PENDING)
    expect(await post(path, body)).toEqual(PENDING)
    expect(await balance()).toBe(charged)

    clock.advance(120_000)
    await app.jobs.fulfil.runOnce()
    const result = await post(path, body)
    expect(result.status).toBe(200)
    expect(result.body).toMatchObject({
      ...{ success: true, status: 'completed', durationSec: 120, idempotentReplay: true },
      deductedBalance: path === '/gamebvfy' ? 0 : 0.0017,
    })
    expect(await post(path, body)).toEqual(result)
    expect(await balance()).toBe(charged)
  })
})

test.each(paths)('one that certainly did not happen costs nothing: %s', async (path) => {
  const notSent = new SupplierFault('not-sent', 'connection refused at 10.0.0.9:443')
  const lookups = {
    lookup: () => Promise.reject(notSent),
    checkLookup: () => Promise.reject(notSent),
  }
  const suppliers = new Map([['sandbox', { ...createSandboxSupplier(() => START), lookups }]])
  const { call, key, balance } = await testClient(1_000_000, { suppliers })
  const { status, body, headers } = await call('POST', path, {
    key,
    body: { ...SILENT[path], trxid: 't' },
  })
  expect({ status, body }).toEqual(UNAVAILABLE)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await balance()).toBe(1)
})
