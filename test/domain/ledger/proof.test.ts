import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { adjustBalance } from '../../../src/domain/accounts/accounts.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import {
  abandonLookup,
  completeLookup,
  failLookup,
  type Lookup,
  startLookup,
} from '../../../src/domain/orders/lookups.ts'
import type { OrderRow } from '../../../src/domain/orders/orders.ts'
import { cancelOrder, completeOrder } from '../../../src/domain/orders/settlement.ts'
import { DomainError } from '../../../src/domain/shared/errors.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import {
  addTestStock,
  fresh,
  START as NOW,
  openTestAccount,
  PIDS,
} from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop } from '../../helpers/store.ts'

const TIMING = { instance: '', inFlightMs: 99, leaseMs: 99, supplier: 'sandbox' }

test('finds nothing after any sequence of orders, lookups, ends and adjustments', async () => {
  const store = await testShop()
  const step = fc.record({
    act: fc.constantFrom('adjust', 'topup', 'keys', 'voucher', 'verify', 'end'),
    account: fc.nat(1),
    nth: fc.nat(30),
    way: fc.nat(2),
    micros: fc.integer({ min: -3_000_000, max: 9_000_000 }).filter((micros) => micros !== 0),
  })
  const run = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    const ids = [(await openTestAccount(store)).id, (await openTestAccount(store)).id]
    await addTestStock(store, PIDS.gamekey, 3)
    await addTestStock(store, PIDS.stockTopup, 1)
    const open: (OrderRow | Lookup)[] = []
    for (const { act, account, nth, way, micros } of steps) {
      const accountId = ids[account] ?? 0
      const quantity = (nth % 4) + 1
      if (act === 'adjust') await unlessRefused(adjust(store, accountId, micros))
      else if (act === 'topup') open.push(...(await unlessRefused(order(store, accountId))))
      else if (act === 'keys')
        await unlessRefused(order(store, accountId, { pid: PIDS.gamekey, quantity }))
      else if (act === 'voucher')
        open.push(...(await unlessRefused(order(store, accountId, { pid: PIDS.stockTopup }))))
      else if (act === 'verify')
        open.push(...(await unlessRefused(verify(store, accountId, way === 0))))
      else {
        const ended = open[nth % Math.max(open.length, 1)]
        if (ended) await end(store, ended, way)
      }
    }
    const proof = await proveLedger(store.read)
    expect(proof.findings).toEqual([])
    const houses = proof.houses.reduce((total, house) => total + house.balanceMicros, 0)
    expect(proof.walletsMicros + houses).toBe(0)
  })
  await fc.assert(run, { numRuns: 30 })
})

test('tells what all wallets and each house account hold', async () => {
  const { store } = await history()
  expect(await proveLedger(store.read)).toEqual({
    findings: [],
    wallets: 2,
    entries: 10,
    walletsMicros: 102_000_000 - 2 * 990_000 - 10_000_000 - 1700,
    houses: [
      { house: 'adjustments', balanceMicros: -102_000_000 },
      { house: 'fees', balanceMicros: 1700 },
      { house: 'sales', balanceMicros: 11_980_000 },
    ],
    test: { findings: [], wallets: 0, entries: 0, walletsMicros: 0, houses: [] },
  })
})

type History = Awaited<ReturnType<typeof history>>
type Named = 'creditEntry' | 'completed' | 'cancelled' | 'keys' | 'failed' | 'abandoned'
type Tampering = [what: string, sql: (h: History) => string, of: Named | null]

/** What breaks each rule, past the triggers; `of` says which row of the history must be named. */
const TAMPERINGS: Record<string, Tampering[]> = {
  'a wallet holds the sum of its entries': [
    ['a wallet is filled', (h) => `${wallet('balance_micros + 1')} ${ofAccount(h)}`, null],
    ['a wallet is emptied', (h) => `${wallet('0')} ${ofAccount(h)}`, null],
    ['a credit is removed', () => 'DELETE FROM entries WHERE id = 1', null],
  ],
  'each entry stores the balance after it': [
    [
      'a credit and its wallet grow',
      (h) => `${amount('+ 1')} WHERE id = 1; ${wallet('balance_micros + 1')} ${ofAccount(h)}`,
      'creditEntry',
    ],
    [
      'another balance',
      () => 'UPDATE entries SET balance_after_micros = 7 WHERE id = 1',
      'creditEntry',
    ],
  ],
  'an order is charged once, and refunded once if it was cancelled': [
    ['a charge shrinks', (h) => `${amount('+ 1')} ${by(h.completed)}`, 'completed'],
    ['a charge is removed', (h) => `DELETE FROM entries ${by(h.completed)}`, 'completed'],
    ['a refund grows', (h) => `${amount('+ 1')} ${by(h.cancelled, 'refund')}`, 'cancelled'],
    ['a refund is removed', (h) => `DELETE FROM entries ${by(h.cancelled, 'refund')}`, 'cancelled'],
    ['a price changes', (h) => changeOrder('amount_micros = 5', h.keys), 'keys'],
    ['a refund is denied', (h) => changeOrder('refunded = false', h.cancelled), 'cancelled'],
    ['a refund is claimed', (h) => changeOrder('refunded = true', h.completed), 'completed'],
    [
      'a refunded one is done',
      (h) => changeOrder("status = 'completed'", h.cancelled),
      'cancelled',
    ],
    ['one is cancelled only', (h) => changeOrder("status = 'cancelled'", h.completed), 'completed'],
  ],
  'the fee of a lookup is charged once, and returned once if the lookup did not happen': [
    ['a fee changes', (h) => changeLookup('fee_micros = 5', h.failed), 'failed'],
    [
      'one with its fee is done',
      (h) => changeLookup("status = 'completed'", h.abandoned),
      'abandoned',
    ],
    ['a fee is removed', (h) => `DELETE FROM entries ${by(h.failed)}`, 'failed'],
    ['a return is denied', (h) => changeLookup('fee_returned = false', h.abandoned), 'abandoned'],
    [
      'a return is removed',
      (h) => `DELETE FROM entries ${by(h.abandoned, 'fee_refund')}`,
      'abandoned',
    ],
  ],
  'a completed order has as many codes as it was charged for, a cancelled one none': [
    ['one is removed', (h) => `DELETE FROM stock_codes WHERE id = 1 AND ${has(h.keys)}`, 'keys'],
    [
      'all are on sale',
      (h) => `UPDATE stock_codes SET order_id = NULL WHERE ${has(h.keys)}`,
      'keys',
    ],
    ['one is not paid for', (h) => giveFreeCodes(h.keys), 'keys'],
    ['a cancelled order keeps one', (h) => giveFreeCodes(h.cancelled), 'cancelled'],
  ],
  'an entry is booked against the house account of its kind': [
    ['a credit is a deposit', () => `${house('deposits')} WHERE id = 1`, 'creditEntry'],
  ],
  'an entry belongs to what it is about, of the same account': [
    ['an order is removed', (h) => `DELETE FROM orders WHERE id = '${h.completed}'`, 'completed'],
    ['a lookup is removed', (h) => `DELETE FROM lookups WHERE id = '${h.failed}'`, 'failed'],
    ['an order changes hands', (h) => changeOrder('account_id = 99', h.completed), 'completed'],
  ],
}

describe.each(Object.entries(TAMPERINGS))('finds that not always %s', (rule, tamperings) => {
  test.each(tamperings)('%s', async (_, sql, of) => {
    const made = await history()
    const other = await connectDirectly(made.store)
    await other.breakRules()
    expect((await proveLedger(made.store.read)).findings).toEqual([])
    await other.exec(sql(made))

    const { findings } = await proveLedger(made.store.read)
    const named = { accountId: made.accountId, reference: of === null ? null : made[of] }
    expect(findings).toContainEqual({ rule, ...named, problem: expect.any(String) })
    expect(findings.filter((finding) => finding.accountId === made.bystanderId)).toEqual([])
  })
})

test('finds, and names, a code that is held by an order that does not exist', async () => {
  const { store } = await history()
  const other = await connectDirectly(store)
  await other.exec("UPDATE stock_codes SET order_id = 'API-GONE' WHERE order_id IS NULL")
  const { findings } = await proveLedger(store.read)
  expect(findings).toMatchObject([
    { reference: 'API-GONE', rule: 'a code that is taken belongs to an order' },
  ])
})

test('finds an open order, and an open lookup, that nobody would ever take up', async () => {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 100_000_000 })
  const open = [await order(store, accountId), await verify(store, accountId)]
  expect((await proveLedger(store.read)).findings).toEqual([])
  await (await connectDirectly(store)).exec('DELETE FROM supplier_jobs')
  expect((await proveLedger(store.read)).findings).toMatchObject(
    open.map(({ id: reference }) => ({ reference, problem: expect.stringMatching(/no job/) })),
  )
})

const wallet = (balance: string) => `UPDATE wallets SET balance_micros = ${balance}`
const house = (name: string) => `UPDATE entries SET house = '${name}'`
const ofAccount = (h: History) => `WHERE account_id = ${h.accountId}`
const amount = (change: string) => `UPDATE entries SET amount_micros = amount_micros ${change}`
const by = (reference: string, kind = '') =>
  `WHERE reference = '${reference}' AND kind LIKE '%${kind}'`
const has = (orderId: string) => `order_id = '${orderId}'`
const giveFreeCodes = (orderId: string) =>
  `UPDATE stock_codes SET ${has(orderId)} WHERE order_id IS NULL`
const changeOrder = (change: string, id: string) => `UPDATE orders SET ${change} WHERE id = '${id}'`
const changeLookup = (change: string, id: string) =>
  `UPDATE lookups SET ${change} WHERE id = '${id}'`

/** An account with an order and a lookup of every end, and beside it one that nobody touches. */
async function history() {
  const store = await testShop()
  await addTestStock(store, PIDS.gamekey, 3)
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 100_000_000 })
  const [completed, cancelled, keys] = [
    await order(store, accountId),
    await order(store, accountId),
    await order(store, accountId, { pid: PIDS.gamekey, quantity: 2 }),
  ]
  const [failed, abandoned] = [await verify(store, accountId), await verify(store, accountId)]
  const { id: bystanderId } = await openTestAccount(store, { balanceMicros: 2_000_000 })
  await order(store, bystanderId)
  await verify(store, bystanderId, true)
  await end(store, completed, 0)
  await end(store, cancelled, 1)
  await end(store, failed, 1)
  await end(store, abandoned, 2)
  const ids = { completed: completed.id, cancelled: cancelled.id, keys: keys.id }
  const lookupIds = { failed: failed.id, abandoned: abandoned.id }
  return { store, accountId, bystanderId, creditEntry: 'entry 1', ...ids, ...lookupIds }
}

async function order(
  store: Store,
  accountId: number,
  goods: { pid?: string; quantity?: number } = {},
): Promise<OrderRow> {
  return (await placeOrder(store, { accountId, ...goods })).order
}

async function verify(store: Store, accountId: number, free = false): Promise<Lookup> {
  const kind = free ? 'gamebvfy' : 'gameavvfy'
  const input = free ? { userId: '51234', zoneId: '7' } : { playerId: '51234' }
  const from = { accountId, test: false, via: 'api' } as const
  const request = { ...from, kind, trxid: `T${fresh()}`, input } as const
  return (await startLookup(store, request, TIMING, NOW)).lookup
}

function adjust(store: Store, accountId: number, amountMicros: number): Promise<unknown> {
  const input = { amountMicros, note: undefined, actor: 'operator' as const }
  return store.transaction((tx) => adjustBalance(tx, accountId, input, NOW))
}

/** Ends it in one of the ways there are: completed, refused, or (a lookup) not done at all. */
function end(store: Store, ended: OrderRow | Lookup, way: number): Promise<unknown> {
  return store.transaction(async (tx) => {
    if (!('feeMicros' in ended))
      return way === 0
        ? completeOrder(tx, ended.id, {}, NOW)
        : cancelOrder(tx, ended.id, { reason: 'INVALID PLAYER', voucher: 'unused' }, NOW)
    if (way === 0) return completeLookup(tx, ended.id, { playerName: 'Name' }, NOW)
    return way === 1 ? failLookup(tx, ended, null, NOW) : abandonLookup(tx, ended, NOW)
  })
}

/** What it made, or nothing where the wallet or the stock did not have it. */
async function unlessRefused<Made>(made: Promise<Made>): Promise<Made[]> {
  try {
    return [await made]
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
