import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../packages/torture/history.ts'
import { lostOf, problemsOf, type Seen, soldTwice } from '../../packages/torture/power/compare.ts'
import { copyWithoutSync } from '../../packages/torture/power/control.ts'
import { createOutcome } from '../../packages/torture/power/outcome.ts'
import { nothingTold, type Order, toldBefore } from '../../packages/torture/power/told.ts'
import { logStateOf } from '../../packages/torture/power/wal.ts'
import { testFolder } from '../helpers/store.ts'

const HOLDER = 1001
const CUT = { beganMs: 100, endedMs: 104 }

const anOrder = (trxid: string, given: Partial<Order> = {}): Order => ({
  ...{ trxid, orderId: `API-${trxid}`, status: 'completed' },
  ...{ quantity: 1, amountUsd: 0.01, codes: [`CODE-${trxid}`], ...given },
})

const aCall = (given: Partial<Call>): Call => ({
  ...{ n: 0, client: 'any', door: 'http', action: 'POST /orders', account: HOLDER, test: false },
  ...{ request: null, startedMs: 90, endedMs: 99, status: 200, body: null, headers: {} },
  ...{ error: null, keyPrefix: null, ...given },
})

const buying = (trxid: string, given: Partial<Call> = {}) =>
  aCall({
    request: { path: '/orders', body: { trxid, quantity: 1 } },
    ...{ body: anOrder(trxid), ...given },
  })

const crediting = (note: string, given: Partial<Call> = {}) =>
  aCall({
    ...{ door: 'cli', action: 'account credit', status: 0 },
    ...{ request: ['account', 'credit', '5', '--telegram-id', '1001', '--note', note], ...given },
  })

const toldTo = (...calls: Call[]) => toldBefore(calls, CUT).get(HOLDER) ?? nothingTold()

const seen = (given: Partial<Seen> = {}): Seen => ({
  ...{ orders: [], balanceUsd: 1000, credits: [], unknownKeys: [], ...given },
})

describe('what had been told when the power went', () => {
  it('is what was answered before the cut began', () => {
    const told = toldTo(
      buying('before'),
      buying('during', { endedMs: 102 }),
      buying('never', { endedMs: 5000, status: null, error: 'ECONNRESET' }),
      buying('gone', { endedMs: 99, status: null, error: 'ECONNRESET' }),
      buying('unknown', { status: 503, body: { code: 'DATABASE_UNAVAILABLE' } }),
      buying('refused', { status: 400, body: { code: 'UNKNOWN_PID' } }),
      buying('later', { startedMs: 105, endedMs: 109 }),
    )
    expect([...told.orders.keys()]).toEqual(['before'])
    expect([...told.unanswered.keys()]).toEqual(['during', 'never', 'gone', 'unknown'])
  })

  it('has the credits and keys of commands that had ended', () => {
    const told = toldTo(
      crediting('done'),
      crediting('running', { endedMs: 103 }),
      crediting('failed', { status: 1 }),
      aCall({ action: 'account key', status: 0, body: { apiKey: 'gw_live_a' } }),
      aCall({ action: 'account key', status: 0, endedMs: 103, body: { apiKey: 'gw_live_b' } }),
    )
    expect(told.credits.filter(({ isCertain }) => isCertain).map(({ note }) => note)).toEqual([
      'done',
    ])
    expect(told.keys).toEqual(['gw_live_a'])
  })
})

describe('a cut', () => {
  it('has lost what was told and is not there', () => {
    const told = toldTo(buying('a'), buying('b'), buying('c', { endedMs: 102 }), crediting('n'))
    expect(
      lostOf(told, seen({ orders: [anOrder('a')], unknownKeys: ['gw_live_key-secret'] })),
    ).toEqual({
      ...{ orders: ['b'], credits: ['n'], keys: ['gw_live_key-'] },
    })
  })

  it('may have what nobody was told, if the wallet is the sum of it', () => {
    const told = toldTo(
      buying('a'),
      buying('b', { endedMs: 102 }),
      crediting('n', { endedMs: 102 }),
    )
    const orders = [anOrder('a'), anOrder('b')]
    const credits = [{ note: 'n', amountUsd: 5 }]
    expect(problemsOf(HOLDER, told, seen({ orders, credits, balanceUsd: 1004.98 }))).toEqual([])
    expect(problemsOf(HOLDER, told, seen({ orders: [anOrder('a')], balanceUsd: 999.99 }))).toEqual(
      [],
    )
  })

  it.each([
    ['charged twice', seen({ orders: [anOrder('a')], balanceUsd: 999.98 }), 'power-balance'],
    ['charged and not there', seen({ balanceUsd: 999.99 }), 'power-balance'],
    [
      'there without its code',
      seen({ orders: [anOrder('a', { codes: [] })], balanceUsd: 999.99 }),
      'power-whole',
    ],
    [
      'another order than before',
      seen({ orders: [anOrder('a', { orderId: 'API-other' })], balanceUsd: 999.99 }),
      'power-same',
    ],
    [
      'there with another code',
      seen({ orders: [anOrder('a', { codes: ['OTHER'] })], balanceUsd: 999.99 }),
      'power-same',
    ],
  ])('has a problem with an order that is %s', (_, found, check) => {
    expect(problemsOf(HOLDER, toldTo(buying('a')), found).map((one) => one.check)).toContain(check)
  })

  it('has a problem with a code that two accounts were given', () => {
    const codes = ['SAME']
    const all = [anOrder('a', { codes }), anOrder('b', { codes })].map((order) =>
      seen({ orders: [order] }),
    )
    expect(soldTwice(all)).toMatchObject([{ check: 'power-twice' }])
  })
})

describe('a run', () => {
  const cut = { name: 'cut-1', moment: 'any', told: new Map() } as const
  const found = (...orders: string[]) => ({
    ...{ log: { resets: 0, pages: 0, copied: 0 }, untold: 0, problems: [] },
    lost: { orders, credits: [], keys: [] },
  })

  it('has a problem if it lost something', () => {
    const outcome = createOutcome(false)
    outcome.add(cut, found('a', 'b'))
    expect(outcome.end()).toMatchObject({
      lost: { cuts: 1, orders: 2 },
      problems: [{ check: 'power-lost' }],
    })
  })

  it('has a problem if it is the control and lost nothing', () => {
    const [blind, good] = [createOutcome(true), createOutcome(true)]
    blind.add(cut, found())
    good.add(cut, found('a'))
    expect(blind.end().problems).toMatchObject([{ check: 'power-control' }])
    expect(good.end()).toMatchObject({ lost: { orders: 1 }, problems: [] })
  })
})

it('makes a control of the service as it is now', async () => {
  const root = join(testFolder(), 'control')
  await copyWithoutSync(root)
  const [changed = '', original = ''] = [root, process.cwd()].map((folder) =>
    readFileSync(join(folder, 'src/db/sqlite/sqlite.ts'), 'utf8'),
  )
  expect(changed).toContain("pragma('synchronous = NORMAL')")
  const undone = changed
    .replace("'synchronous = NORMAL'", "'synchronous = FULL'")
    .replace('FULL = 1', 'FULL = 2')
  expect(undone).toBe(original)
})

describe('the log of a cut', () => {
  it('tells how far a checkpoint had come', () => {
    const folder = testFolder()
    const file = join(folder, 'a.db')
    const writer = new SQLite(file)
    writer.pragma('journal_mode = WAL')
    writer.exec('CREATE TABLE t (a, b)')
    writer.pragma('wal_checkpoint(TRUNCATE)')
    const add = () => writer.exec('INSERT INTO t VALUES (1, hex(randomblob(3000)))')
    const state = () => {
      for (const suffix of ['', '-wal'])
        copyFileSync(file + suffix, join(folder, `cut.db${suffix}`))
      return logStateOf(join(folder, 'cut.db'))
    }
    add()
    expect(state()).toMatchObject({ copied: 0 })
    const reader = new SQLite(file, { readonly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM t').get()
    add()
    // Copies only what the reader does not hold back.
    writer.pragma('wal_checkpoint(PASSIVE)')
    const half = state()
    expect(half.copied).toBeGreaterThan(0)
    expect(half.copied).toBeLessThan(half.pages)
    reader.exec('COMMIT')
    writer.pragma('wal_checkpoint(PASSIVE)')
    const { resets, pages, copied } = state()
    expect(copied).toBe(pages)
    add()
    expect(state()).toMatchObject({ resets: resets + 1, copied: 0 })
    reader.close()
    writer.close()
  })
})
