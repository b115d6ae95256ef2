// What a repeated trxid tells about another body, and how a strict caller is refused.
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { type CatalogJson, parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import { submissions } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { addTestStock, PIDS, START, TEST_CATALOG } from '../helpers/factories.ts'

const STRICT = { Prefer: 'handling=strict' }

async function client() {
  const parts = await testApp()
  const { key } = await parts.reseller()
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    parts.call('POST', path, { key, body, headers })
  const order = (body: object, headers = {}) => send('/orders', { trxid: 't', ...body }, headers)
  return { ...parts, key, send, order }
}

async function differences(order: Awaited<ReturnType<typeof client>>['order'], body: object) {
  const { status, body: answer } = await order(body)
  expect({ status, answer }).toMatchObject({ status: 200, answer: { idempotentReplay: true } })
  return answer.replayDiffers
}

const E_BY_SHORTCUT = { pid: PIDS.region, userId: '5123456', serverId: 'eu', moreId: '77' }

describe('replayDiffers', () => {
  const cases: [name: string, first: object, again: object, differs: string[] | undefined][] = [
    ['the same body', { userId: '5123456' }, { userId: '5123456' }, undefined],
    ['an alias', { userId: '5123456' }, { userID: '5123456' }, undefined],
    ['blank text', { userId: '5123456' }, { userId: '5123456', zoneId: ' ' }, undefined],
    [
      'a field that the line does not need',
      { userId: '5123456' },
      { userId: '5123456', zoneId: '1' },
      undefined,
    ],
    ['another player', { userId: '5123456' }, { userId: '5123457' }, ['userId']],
    ['no player', { userId: '5123456' }, { userId: ' ' }, ['userId']],
    ['a quantity of 1', { userId: '5123456' }, { userId: '5123456', quantity: 1 }, undefined],
    ['a quantity', { userId: '5123456' }, { userId: '5123456', quantity: 2 }, ['quantity']],
    [
      'a price that it exceeds',
      { userId: '5123456' },
      { userId: '5123456', maxPrice: 0 },
      undefined,
    ],
    [
      'a key',
      { userId: '5123456' },
      { userId: '5123456', idempotencyKey: 'k' },
      ['idempotencyKey'],
    ],
    [
      'the trxid as the key',
      { userId: '5123456' },
      { userId: '5123456', idempotencyKey: 'the trxid as the key' },
      undefined,
    ],
    ['no key', { userId: '5123456', idempotencyKey: 'once' }, { userId: '5123456' }, undefined],
    [
      'another product of other fields',
      { userId: '5123456' },
      { ...E_BY_SHORTCUT, userId: '5123456' },
      ['pid'],
    ],
    [
      'another zone',
      { pid: PIDS.zoneId, userId: '5123456', zoneId: '2001' },
      { pid: PIDS.zoneId, userId: '5123456', zoneId: '2002' },
      ['zoneId'],
    ],
    [
      'a server by its name',
      { pid: PIDS.serverId, userId: '5123456', serverId: 'asia' },
      { pid: PIDS.serverId, userId: '5123456', serverId: 'os_asia' },
      undefined,
    ],
    [
      'another server by its name',
      { pid: PIDS.serverId, userId: '5123456', serverId: 'os_euro' },
      { pid: PIDS.serverId, userId: '5123456', serverId: 'asia' },
      ['serverId'],
    ],
    [
      'a region for its shortcut',
      E_BY_SHORTCUT,
      { ...E_BY_SHORTCUT, serverId: 'EUROPE' },
      undefined,
    ],
    [
      'a region by its own name',
      E_BY_SHORTCUT,
      { ...E_BY_SHORTCUT, serverId: undefined, region: 'Eu' },
      undefined,
    ],
    [
      'another region',
      E_BY_SHORTCUT,
      { ...E_BY_SHORTCUT, serverId: undefined, region: 'as' },
      ['region'],
    ],
    ['another region as server', E_BY_SHORTCUT, { ...E_BY_SHORTCUT, serverId: 'as' }, ['serverId']],
    ['no such region', E_BY_SHORTCUT, { ...E_BY_SHORTCUT, serverId: 'moon' }, ['serverId']],
    ['no region', E_BY_SHORTCUT, { ...E_BY_SHORTCUT, serverId: '' }, ['region']],
    ['another second id', E_BY_SHORTCUT, { ...E_BY_SHORTCUT, moreId: '78' }, ['moreId']],
  ]
  test('names what is another than the first time', async () => {
    const { order, clock } = await client()
    for (const [what, first, again, differs] of cases) {
      clock.advance(1000)
      const placed = await order({ trxid: what, pid: PIDS.userId, ...first })
      expect(placed.body, what).toMatchObject({ orderCreated: true })
      expect(placed.body, what).not.toHaveProperty('replayDiffers')
      const repeated = { trxid: what, pid: PIDS.userId, ...again }
      expect(await differences(order, repeated), what).toEqual(differs)
    }
  })

  test('a number of codes, of which no quantity means one', async () => {
    const { order, store } = await client()
    await addTestStock(store, PIDS.gamekey, 3)
    await order({ pid: PIDS.gamekey })
    expect(await differences(order, { pid: PIDS.gamekey, quantity: 1 })).toBeUndefined()
    expect(await differences(order, { pid: PIDS.gamekey, quantity: 2 })).toEqual(['quantity'])
    await order({ trxid: 'u', pid: PIDS.gamekey, quantity: 2 })
    expect(await differences(order, { trxid: 'u', pid: PIDS.gamekey })).toEqual(['quantity'])
  })

  test('never the same body, however the catalog has changed', async () => {
    const { order, store } = await client()
    const bodies = [
      E_BY_SHORTCUT,
      { ...E_BY_SHORTCUT, serverId: 'as', region: 'asia1' },
      { pid: PIDS.serverId, userId: '5123456', serverId: 'ASIA' },
      { pid: PIDS.userId, userId: '5123456', zoneId: '1', region: 'x' },
    ].map((body, i) => ({ ...body, trxid: `t${i}` }))
    for (const body of bodies) expect((await order(body)).body.status).toBe('completed')
    for (const catalog of [SWAPPED, GONE]) {
      await replaceCatalog(store, catalog)
      for (const body of bodies) expect(await differences(order, body), body.pid).toBeUndefined()
    }
    await replaceCatalog(store, SWAPPED)
    const moved = { ...E_BY_SHORTCUT, trxid: 't0', serverId: 'as' }
    expect(await differences(order, moved), 'now Europe').toBeUndefined()
  })

  test('tells nothing of the region of an order of an earlier version', async () => {
    const { order, store } = await client()
    await order(E_BY_SHORTCUT)
    await store.transaction((tx) => tx.update(submissions).set({ optionSent: null }))
    expect(await differences(order, { ...E_BY_SHORTCUT, serverId: 'as' })).toBeUndefined()
    expect(await differences(order, { ...E_BY_SHORTCUT, serverId: '' })).toEqual(['region'])
  })
})

describe('with Prefer: handling=strict', () => {
  test('another body is refused, and charges nothing; the same one replays', async () => {
    const { order, call, key } = await client()
    const body = { pid: PIDS.userId, userId: '5123456' }
    const first = await order(body, STRICT)
    expect(first.headers.get('Preference-Applied')).toBe('handling=strict')
    const again = await order(body, STRICT)
    expect(again.body).toEqual({ ...first.body, idempotentReplay: true })
    expect(again.headers.get('Preference-Applied')).toBe('handling=strict')
    const refused = await order({ ...body, userId: '5999999' }, STRICT)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'TRXID_REUSED',
        error: 'TRXID REUSED',
        replayDiffers: ['userId'],
      },
    })
    expect(refused.headers.get('Preference-Applied')).toBe('handling=strict')
    expect((await call('GET', '/balance', { key })).body.balanceUsd).toBe(99.01)
  })

  test('another body for a paid lookup is refused', async () => {
    const { send } = await client()
    await send('/gameavvfy', { trxid: 'l', playerId: '5123456' })
    const other = { trxid: 'l', playerId: '5123457' }
    expect(await send('/gameavvfy', other, STRICT)).toMatchObject({
      status: 409,
      body: { code: 'TRXID_REUSED', replayDiffers: ['playerId'] },
    })
    const same = await send('/gameavvfy', { trxid: 'l', userID: '5123456' }, STRICT)
    expect(same.body).toMatchObject({ idempotentReplay: true })
    expect(same.body).not.toHaveProperty('replayDiffers')
  })

  test('is read as HTTP says', async () => {
    const { order, clock } = await client()
    const headers: [prefer: string, isStrict: boolean][] = [
      ['handling=strict', true],
      ['Handling = Strict', true],
      ['handling="strict"', true],
      ['respond-async, handling=strict', true],
      ['respond-async;x="a, handling=lenient", wait=10,handling=strict; why="so, there"', true],
      ['handling=strict, handling=lenient', true],
      ['handling=strict;', true],
      ['handling=lenient, handling=strict', false],
      ['handling=lenient', false],
      ['handling', false],
      ['handling=', false],
      ['xhandling=strict', false],
      ['strict', false],
      ['foo="handling=strict"', false],
      ['foo; handling=strict', false],
      ['handling=strictly', false],
      ['', false],
    ]
    for (const [i, [Prefer, isStrict]] of headers.entries()) {
      clock.advance(1000)
      const body = { pid: PIDS.userId, trxid: `t${i}`, userId: '5123456' }
      const first = await order(body, { Prefer })
      const applied = first.headers.get('Preference-Applied')
      expect(applied, Prefer).toBe(isStrict ? 'handling=strict' : null)
      const other = await order({ ...body, userId: '5999999' }, { Prefer })
      expect(other.status, Prefer).toBe(isStrict ? 409 : 200)
    }
  })
})

describe('the header Idempotency-Key', () => {
  const ORDER = { pid: PIDS.userId, userId: '5123456' }

  test.each(['k', '"k"', ' k '])('as %j is the idempotencyKey', async (header) => {
    const { order } = await client()
    const first = await order(ORDER, { 'Idempotency-Key': header })
    const again = await order({ ...ORDER, trxid: 'u', idempotencyKey: 'k' })
    expect(again.body).toEqual({ ...first.body, idempotentReplay: true })
    const third = await order({ ...ORDER, trxid: 'v' }, { 'idempotency-key': header })
    expect(third.body).toEqual(again.body)
  })

  test('must not differ from the one of the body', async () => {
    const { order, store } = await client()
    const header = { 'Idempotency-Key': 'k' }
    for (const name of ['idempotencyKey', 'idempotency'])
      expect(await order({ ...ORDER, [name]: 'other' }, header)).toMatchObject({
        status: 400,
        body: { error: 'INVALID BODY', detail: expect.stringContaining('Idempotency-Key') },
      })
    expect(await store.read.$count(submissions)).toBe(0)
    const placed = await order({ ...ORDER, idempotencyKey: 'k' }, header)
    expect(placed.body).toMatchObject({ orderCreated: true })
  })

  test('that is blank counts as missing, and one of another form is INVALID BODY', async () => {
    const { order } = await client()
    for (const text of ['x'.repeat(129), '\u00e9', '" k"'])
      expect(await order(ORDER, { 'Idempotency-Key': text }), text).toMatchObject({
        status: 400,
        body: { error: 'INVALID BODY' },
      })
    for (const [i, text] of ['', '""', ''].entries()) {
      const { body } = await order({ ...ORDER, trxid: `t${i}` }, { 'Idempotency-Key': text })
      expect(body, text).toMatchObject({ orderCreated: true })
      expect(body, text).not.toHaveProperty('idempotentReplay')
    }
  })
})

async function replaceCatalog(store: Store, catalog: CatalogJson): Promise<void> {
  const file = parseCatalog(JSON.stringify(catalog))
  const input = { file, replace: true, actor: 'operator' as const }
  await store.transaction((tx) => importCatalog(tx, input, START))
}

/** TEST_CATALOG, the shortcuts of whose options now name others; and without those lines. */
const SWAPPED: CatalogJson = {
  lines: TEST_CATALOG.lines.map((line) => ({
    ...line,
    ...(line.regionOptions
      ? {
          regionOptions: [
            { value: 'Europe', label: 'Europe', shortcuts: ['as', 'asia1'] },
            { value: 'Asia', label: 'Asia', shortcuts: ['eu'] },
          ],
        }
      : {}),
    ...(line.serverOptions
      ? { serverOptions: [{ value: 'os_euro', label: 'Europe', shortcuts: ['asia'] }] }
      : {}),
  })),
}
const GONE: CatalogJson = { lines: TEST_CATALOG.lines.filter(({ slug }) => slug === 'gamekeys') }
