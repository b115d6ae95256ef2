import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders, stockCodes } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { addTestStock, later, PIDS } from '../helpers/factories.ts'

describe('GET /history', () => {
  test('gives the latest 30, newest first, in the form of GET /orders/:orderId', async () => {
    const { ids, ask, call, key } = await client(35)
    const { status, body } = await ask('')
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual(ids.slice(0, 30))
    expect(body).toMatchObject({ success: true, count: 30 })
    expect(Object.keys(body).sort()).toEqual(['count', 'orders', 'success'])
    const one = (await call('GET', `/orders/${ids[0]}`, { key })).body
    expect((body.orders as unknown[])[0]).toEqual(one)
  })

  const limits: [query: string, count: number][] = [
    ['limit=1', 1],
    ['limit=31', 31],
    ['limit=200', 200],
    ['limit=201', 200],
    ['limit=99999999999999999999', 200],
    ['limit=0', 1],
    ['limit=-5', 1],
    ['pageSize=5', 30],
    ['offset=abc&sort=asc', 30],
  ]
  test('brings limit within 1 and 200', async () => {
    const { ids, ask } = await client(205)
    for (const [query, count] of limits) {
      const { body } = await ask(`?${query}`)
      expect(body.count, query).toBe(count)
      expect(idsOf(body), query).toEqual(ids.slice(0, count))
      expect(body, query).not.toHaveProperty('total')
    }
  })

  const pages: [query: string, from: number, to: number][] = [
    ['page=1', 0, 20],
    ['page=2', 20, 40],
    ['page=1&pageSize=7', 0, 7],
    ['page=3&pageSize=7', 14, 21],
    ['page=1&pageSize=50', 0, 50],
    ['page=1&pageSize=51', 0, 50],
    ['page=1&pageSize=0', 0, 1],
    ['page=1&pageSize=-1', 0, 1],
    ['page=1&limit=3', 0, 20],
    ['page=4&pageSize=50', 150, 200],
    ['page=5&pageSize=50', 200, 205],
    ['page=6&pageSize=50', 205, 205],
    ['page=99999999999999999999', 205, 205],
  ]
  test('turns pages of 20, of at most 50', async () => {
    const { ids, ask } = await client(205)
    for (const [query, from, to] of pages) {
      const { status, body } = await ask(`?${query}`)
      expect(status, query).toBe(200)
      expect(idsOf(body), query).toEqual(ids.slice(from, to))
      const told = { success: true, count: to - from, total: 205, hasMore: to < 205 }
      expect(body, query).toMatchObject(told)
    }
  })

  const malformed = [
    ...['limit=', 'limit=abc', 'limit=1.5', 'limit=1e2', 'limit=0x10', 'limit=10%20', 'limit=NaN'],
    ...['page=', 'page=one', 'page=1.0', 'page=1&pageSize=ten', 'page=1&pageSize=', 'limit=%D9%A1'],
    ...['limit=%00', 'limit[]=1&limit=x', 'page=null', 'page=Infinity'],
  ]
  test('takes nothing but whole numbers', async () => {
    const { ask } = await client(1)
    for (const query of malformed) {
      const { status, body } = await ask(`?${query}`)
      expect(status, query).toBe(400)
      expect(body, query).toMatchObject({
        success: false,
        code: 'INVALID_BODY',
        error: 'INVALID BODY',
      })
    }
  })

  test('shows an account its own orders alone, and no lookups', async () => {
    const { call, ids, key, reseller } = await client(3)
    const other = await reseller()
    await call('POST', '/gameavvfy', { key, body: { trxid: 'l', playerId: '5123456' } })
    const none = await call('GET', '/history', { key: other.key })
    expect(none.body).toEqual({ success: true, count: 0, orders: [] })
    const page = await call('GET', '/history?page=1', { key: other.key })
    expect(page.body).toEqual({ success: true, count: 0, total: 0, hasMore: false, orders: [] })
    expect(idsOf((await call('GET', '/history', { key })).body)).toEqual(ids)
  })

  test('shows orders as they stand: codes, processing, cancelled', async () => {
    const { call, key, store } = await client(0)
    const codes = await addTestStock(store, PIDS.gamekey, 2)
    const place = async (body: object) => (await call('POST', '/orders', { key, body })).body
    const keys = await place({ pid: PIDS.gamekey, trxid: 'k', quantity: 2 })
    const open = await place({ pid: PIDS.userId, trxid: 'o', userId: '5123401' })
    const cancelled = await place({ pid: PIDS.userId, trxid: 'c', userId: '5123402' })
    await place({ pid: PIDS.userId, trxid: 'x', userId: 'rejected' })
    const { body } = await call('GET', '/history', { key })
    expect(body).toEqual({ success: true, count: 3, orders: [cancelled, open, keys] })
    expect(body.orders).toMatchObject([
      { status: 'cancelled', refunded: true, error: 'INVALID PLAYER' },
      { status: 'processing' },
      { status: 'completed', codes },
    ])
  })

  test('shows each order its own codes, in a list that takes several queries', async () => {
    const { ids, ask, store } = await client(70)
    const codes = await addTestStock(store, PIDS.gamekey, ids.length * 2)
    await store.transaction(async (tx) => {
      await tx.update(orders).set({ kind: 'gamekey', quantity: 2 })
      for (const [i, code] of codes.entries())
        await tx
          .update(stockCodes)
          .set({ orderId: ids[i % ids.length], takenAt: later(0) })
          .where(eq(stockCodes.code, code))
    })
    const { body } = await ask('?limit=200')
    const told = (body.orders as { codes: string[] }[]).map((order) => order.codes)
    expect(told).toEqual(ids.map((_, i) => [codes[i], codes[i + ids.length]]))
  })

  test('tells each order and its end at once, however often it was asked before', async () => {
    const { call, key, ask, ids, app, clock } = await client(3)
    const both = async (query: string) => {
      const first = (await ask(query)).body
      expect((await ask(query)).body, query).toEqual(first)
      return first
    }
    expect(idsOf(await both('?limit=2'))).toEqual(ids.slice(0, 2))
    expect(idsOf(await both('?page=2&pageSize=2'))).toEqual(ids.slice(2))
    expect(idsOf(await both(''))).toEqual(ids)
    const body = { pid: PIDS.userId, trxid: 'slow', userId: '5123401' }
    const { orderId } = (await call('POST', '/orders', { key, body })).body
    expect(idsOf(await both(''))).toEqual([orderId, ...ids])
    expect((await both('?limit=1')).orders).toMatchObject([{ orderId, status: 'processing' }])
    clock.advance(3500)
    await app.jobs.fulfil.runOnce()
    expect((await both('?limit=1')).orders).toMatchObject([{ orderId, status: 'completed' }])
    const newest = (await both('')).orders
    expect((newest as unknown[])[0]).toMatchObject({ status: 'completed', durationSec: 3.5 })
    expect(idsOf(await both('?page=1&pageSize=2'))).toEqual([orderId, ids[0]])
  })
})

/** A reseller with so many orders, written at once, and another one whose orders lie between. */
async function client(count: number) {
  const parts = await testApp()
  const { key, accountId } = await parts.reseller()
  const other = await parts.reseller()
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{ id: `API-GMA-${String(i).padStart(8, '0')}-000000`, accountId, pid: PIDS.userId },
    ...{ slug: 'gamea', packName: '60 UC', kind: 'topup' as const, quantity: 1 },
    ...{ amountMicros: 990_000, player: { userId: '5123456' }, status: 'completed' as const },
    ...{ refunded: false, supplier: 'sandbox', supplierRef: 'a-60', createdAt: later(0) },
    endedAt: later(1500),
  }))
  await parts.store.transaction(async (tx) => {
    for (const row of rows) {
      await tx.insert(orders).values(row)
      if (count < 100) continue
      await tx
        .insert(orders)
        .values({ ...row, id: row.id.replace('GMA', 'GMX'), accountId: other.accountId })
    }
  })
  const ask = (query: string) => parts.call('GET', `/history${query}`, { key })
  return { ...parts, key, ask, ids: rows.map(({ id }) => id).reverse() }
}

function idsOf(body: Record<string, unknown>) {
  return (body.orders as { orderId: string }[]).map(({ orderId }) => orderId)
}
