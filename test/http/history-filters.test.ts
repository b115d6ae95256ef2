import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { later, PIDS } from '../helpers/factories.ts'

const HOUR_MS = 3_600_000
const STATUSES = ['completed', 'completed', 'cancelled', 'processing'] as const

/** A reseller with orders, one an hour, and another whose orders lie between. */
async function client(count: number) {
  const parts = await testApp()
  const { key, accountId } = await parts.reseller()
  const other = await parts.reseller()
  const rows = Array.from({ length: count }, (_, i) => {
    const status = STATUSES[i % 4] ?? 'completed'
    return {
      ...{ id: `API-GMA-${String(i).padStart(8, '0')}-000000`, accountId, status },
      ...{ pid: i % 3 === 0 ? 'P-0' : PIDS.userId, slug: i % 5 === 0 ? 'gameb' : 'gamea' },
      ...{ packName: '60 UC', kind: 'topup' as const, quantity: 1, amountMicros: 990_000 },
      ...{ player: { userId: '5123456' }, refunded: false, supplier: 'sandbox', fallbacks: [] },
      ...{
        createdAt: later(i * HOUR_MS),
        endedAt: status === 'processing' ? null : later(i * HOUR_MS),
      },
    }
  })
  await parts.store.transaction(async (tx) => {
    for (const row of rows) {
      await tx.insert(orders).values(row)
      const theirs = { ...row, id: row.id.replace('GMA', 'GMX'), accountId: other.accountId }
      await tx.insert(orders).values(theirs)
    }
  })
  const ask = (query: string) => {
    parts.clock.advance(400)
    return parts.call('GET', `/history?${query}`, { key })
  }
  /** All pages. */
  async function all(query: string) {
    const ids: unknown[] = []
    let pages = 0
    for (let cursor: unknown = ''; cursor !== null; pages++) {
      const { status, body } = await ask(`${query}&cursor=${cursor}`)
      expect(status, query).toBe(200)
      const found = body.orders as { orderId: string }[]
      expect(body.count).toBe(found.length)
      ids.push(...found.map(({ orderId }) => orderId))
      cursor = body.nextCursor
    }
    return { ids, pages }
  }
  const idsOf = (wanted: (row: (typeof rows)[number], i: number) => boolean) =>
    rows
      .filter(wanted)
      .map(({ id }) => id)
      .reverse()
  return { ...parts, key, ask, all, idsOf, rows }
}

describe('GET /history with filters', () => {
  test('lists the matching orders alone, newest first, over its pages', async () => {
    const { all, idsOf } = await client(60)
    const cases: [query: string, wanted: Parameters<typeof idsOf>[0]][] = [
      ['', () => true],
      ['status=completed', ({ status }) => status === 'completed'],
      [
        'status=cancelled&slug=gameb',
        ({ status, slug }) => status === 'cancelled' && slug === 'gameb',
      ],
      ['status=processing&pid=P-0', ({ status, pid }) => status === 'processing' && pid === 'P-0'],
      ['slug=gamea&unknown=1', ({ slug }) => slug === 'gamea'],
      ['slug=none', () => false],
      ['from=2026-01-16', (_, i) => i >= 12],
      ['to=2026-01-16', (_, i) => i < 12],
      ['from=2026-01-16&to=2026-01-17', (_, i) => i >= 12 && i < 36],
      ['from=2026-01-16T02:00:00%2B02:00&to=2026-01-15T22:30:00-0330', (_, i) => i >= 12 && i < 14],
      ['from=2026-01-15T13:00:00.001Z&to=2026-01-15T14:00:00Z', () => false],
      ['from=2026-01-16&to=2026-01-16', () => false],
      ['to=2020-01-01', () => false],
      ['from=2030-01-01', () => false],
      ['from=0001-01-01&to=9999-12-31T23:59:59.999Z', () => true],
    ]
    for (const [query, wanted] of cases) {
      expect((await all(`${query}&limit=7`)).ids, query).toEqual(idsOf(wanted))
      expect((await all(query)).ids, query).toEqual(idsOf(wanted))
    }
  })

  test('answers as it says: count, orders and nextCursor, with the limit of simple mode', async () => {
    const { ask, key, call } = await client(60)
    const { body } = await ask('cursor=')
    const simple = (await call('GET', '/history', { key })).body
    expect(body).toEqual({ ...simple, nextCursor: expect.any(String) })
    expect(simple).not.toHaveProperty('nextCursor')
    expect((await ask('cursor=&limit=200')).body).toMatchObject({ count: 60, nextCursor: null })
    expect((await ask('status=completed&limit=0')).body.count).toBe(1)
    expect((await ask('status=completed&limit=30')).body).toMatchObject({
      count: 30,
      nextCursor: null,
    })
    expect((await ask('status=completed&limit=x')).body).toMatchObject({ error: 'INVALID BODY' })
  })

  test('goes on behind a cursor while orders come, with other filters as well', async () => {
    const { ask, idsOf, store, rows } = await client(8)
    const first = (await ask('status=completed&limit=2')).body
    const [row] = rows
    if (row) await store.transaction((tx) => tx.insert(orders).values({ ...row, id: 'NEW' }))
    const next = (await ask(`slug=gamea&cursor=${first.nextCursor}`)).body
    const ids = (next.orders as { orderId: string }[]).map(({ orderId }) => orderId)
    expect(ids).toEqual(idsOf(({ slug }, i) => slug === 'gamea' && i < 4))
  })

  test('finds orders whose times are not in the order of their numbers', async () => {
    const { all, store, idsOf } = await client(60)
    const id = 'API-GMA-00000030-000000'
    await store.transaction((tx) =>
      tx
        .update(orders)
        .set({ createdAt: later(10 * HOUR_MS) })
        .where(eq(orders.id, id)),
    )
    expect((await all('from=2026-01-15T21:00Z&to=2026-01-15T23:30Z')).ids).toEqual([
      id,
      ...idsOf((_, i) => i >= 9 && i < 12),
    ])
  })

  test('refuses what it does not know, and what contradicts itself', async () => {
    const { ask } = await client(0)
    for (const query of [
      ...['status=', 'status=done', 'status=Completed', 'status=completed&status=cancelled'],
      ...['slug=', 'slug=%20', 'slug=a&slug=b', 'pid=', `pid=${'x'.repeat(129)}`],
      ...['from=yesterday', 'to=2026-02-30', 'from=2026-01-02&to=2026-01-01', 'cursor=x'],
      ...['cursor=&cursor=', 'cursor=%00', 'status=completed&page=1', 'cursor=&page=2'],
    ])
      expect(await ask(query), query).toMatchObject({
        status: 400,
        body: { success: false, error: 'INVALID REQUEST', detail: expect.stringMatching(/./) },
      })
  })
})
