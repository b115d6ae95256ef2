import { describe, expect, test } from 'vitest'
import { freeLookups, lookups } from '../../src/domain/schema.ts'
import { type Supplier, SupplierFault } from '../../src/domain/suppliers/supplier.ts'
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

test('a redemption that turns out to have failed says so later, and keeps the fee', async () => {
  const { post, balance, clock, app } = await testClient(1_000_000)
  const body = { playerId: '5123404', code: 'UC-0002', trxid: 't' }
  expect(await post('/rdmgamea', body)).toEqual(PENDING)
  clock.advance(120_000)
  await app.jobs.fulfil.runOnce()
  expect((await post('/rdmgamea', body)).body).toMatchObject({
    ...{ success: false, status: 'cancelled', error: 'REDEMPTION FAILED' },
    ...{ deductedBalance: 0.0017, idempotentReplay: true },
  })
  expect(await balance()).toBe(0.9983)
})

test('a redemption that may have been made is never called failed, and never made anew', async () => {
  const redeemed: string[] = []
  const supplier: Supplier = {
    ...createSandboxSupplier(() => START),
    lookups: {
      async lookup({ ref }) {
        redeemed.push(ref)
        throw new Error('socket hang up')
      },
      async checkLookup() {
        throw new Error('still down')
      },
    },
  }
  const suppliers = new Map([['sandbox', supplier]])
  const { post, balance, clock, app } = await testClient(1_000_000, { suppliers })
  const body = { playerId: '5123456', code: 'UC-0001', trxid: 't' }
  for (let i = 0; i < 20; i++) {
    expect(await post('/rdmgamea', body)).toEqual(PENDING)
    clock.advance(120_000)
    await app.jobs.fulfil.runOnce()
  }
  expect(redeemed).toHaveLength(1)
  expect(await balance()).toBe(0.9983)
})

describe('a lookup that certainly did not happen', () => {
  const supplier: Supplier = {
    ...createSandboxSupplier(() => START),
    lookups: {
      async lookup() {
        throw new SupplierFault('not-sent', 'connection refused at 10.0.0.9:443')
      },
      async checkLookup() {
        return { outcome: 'absent' }
      },
    },
  }
  const suppliers = new Map([['sandbox', supplier]])

  test.each(paths)('gives the fee back and says nothing of the supplier: %s', async (path) => {
    const { call, key, balance, store } = await testClient(1_000_000, { suppliers })
    const body = { ...SILENT[path], trxid: 't' }
    for (let made = 1; made <= 3; made++) {
      const { status, body: told, headers } = await call('POST', path, { key, body })
      expect({ status, body: told }).toEqual(UNAVAILABLE)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await balance()).toBe(1)
      expect(await store.read.$count(lookups)).toBe(made)
    }
  })

  test('gives a free verification back', async () => {
    const { post, store } = await testClient(0, { suppliers })
    for (let i = 0; i < 25; i++) {
      const answer = await post('/gamebvfy', { ...SILENT['/gamebvfy'], trxid: `t ${i}` })
      expect(answer).toEqual(UNAVAILABLE)
    }
    expect(await store.read.select().from(freeLookups)).toMatchObject([{ used: 0 }])
  })
})
