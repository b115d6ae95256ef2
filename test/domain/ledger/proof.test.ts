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
  ROUTES,
} from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop } from '../../helpers/store.ts'

const BALANCE = 'a wallet holds the sum of its entries'
const CHAIN = 'each entry stores the balance after it'
const ORDER = 'an order is charged once, and refunded once if it was cancelled'
const LOOKUP = 'the fee of a lookup is charged once, and returned once if the lookup did not happen'
const CODES = 'a completed order has as many codes as it was charged for, a cancelled one none'
const HOUSE = 'an entry is booked against the house account of its kind'
const NOTHING = 'an entry of a sale or fee belongs to an order or lookup of the same account'

const TIMING = { instance: '', inFlightMs: 99, leaseMs: 99, supplier: 'sandbox', routeOf: ROUTES }

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
type Tampering = [what: string, sql: (h: History) => string, rule: string, of: Named | null]

/** Each is done past the triggers; `of` says which row of the history must be named. */
const TAMPERINGS: Tampering[] = [
  ['a wallet is filled', (h) => `${wallet('balance_micros + 1')} ${ofAccount(h)}`, BALANCE, null],
  ['a wallet is emptied', (h) => `${wallet('0')} ${ofAccount(h)}`, BALANCE, null],
  ['a credit is removed', () => 'DELETE FROM entries WHERE id = 1', BALANCE, null],
  [
    'a credit and its wallet grow',
    (h) => `${amount('+ 1')} WHERE id = 1; ${wallet('balance_micros + 1')} ${ofAccount(h)}`,
    CHAIN,
    'creditEntry',
  ],
  [
    'a balance after is changed',
    () => 'UPDATE entries SET balance_after_micros = 7 WHERE id = 1',
    CHAIN,
    'creditEntry',
  ],
  ['a charge shrinks', (h) => `${amount('+ 1')} ${by(h.completed)}`, ORDER, 'completed'],
  ['a charge is removed', (h) => `DELETE FROM entries ${by(h.completed)}`, ORDER, 'completed'],
  ['a refund grows', (h) => `${amount('+ 1')} ${by(h.cancelled, 'refund')}`, ORDER, 'cancelled'],
  [
    'a refund is removed',
    (h) => `DELETE FROM entries ${by(h.cancelled, 'refund')}`,
    ORDER,
    'cancelled',
  ],
  ['a price changes', (h) => changeOrder('amount_micros = 5', h.keys), ORDER, 'keys'],
  ['a refund is denied', (h) => changeOrder('refunded = false', h.cancelled), ORDER, 'cancelled'],
  ['a refund is claimed', (h) => changeOrder('refunded = true', h.completed), ORDER, 'completed'],
  [
    'a refunded order is completed',
    (h) => changeOrder("status = 'completed'", h.cancelled),
    ORDER,
    'cancelled',
  ],
  [
    'an order is cancelled and not refunded',
    (h) => changeOrder("status = 'cancelled'", h.completed),
    ORDER,
    'completed',
  ],
  ['a fee changes', (h) => changeLookup('fee_micros = 5', h.failed), LOOKUP, 'failed'],
  [
    'a completed lookup is said to have its fee back',
    (h) => changeLookup("status = 'completed'", h.abandoned),
    LOOKUP,
    'abandoned',
  ],
  ['a fee is removed', (h) => `DELETE FROM entries ${by(h.failed)}`, LOOKUP, 'failed'],
  [
    'a returned fee is denied',
    (h) => changeLookup('fee_returned = false', h.abandoned),
    LOOKUP,
    'abandoned',
  ],
  [
    'a returned fee is removed',
    (h) => `DELETE FROM entries ${by(h.abandoned, 'fee_refund')}`,
    LOOKUP,
    'abandoned',
  ],
  [
    'a delivered code is removed',
    (h) => `DELETE FROM stock_codes WHERE id = 1 AND order_id = '${h.keys}'`,
    CODES,
    'keys',
  ],
  [
    'delivered codes are put back on sale',
    (h) => `UPDATE stock_codes SET order_id = NULL WHERE order_id = '${h.keys}'`,
    CODES,
    'keys',
  ],
  [
    'an order takes a code that it did not pay for',
    (h) => `UPDATE stock_codes SET order_id = '${h.keys}' WHERE order_id IS NULL`,
    CODES,
    'keys',
  ],
  [
    'a cancelled order keeps a code',
    (h) => `UPDATE stock_codes SET order_id = '${h.cancelled}' WHERE order_id IS NULL`,
    CODES,
    'cancelled',
  ],
  ['a credit is a deposit', () => `${house('deposits')} WHERE id = 1`, HOUSE, 'creditEntry'],
  [
    'an order is removed',
    (h) => `DELETE FROM orders WHERE id = '${h.completed}'`,
    NOTHING,
    'completed',
  ],
  ['a lookup is removed', (h) => `DELETE FROM lookups WHERE id = '${h.failed}'`, NOTHING, 'failed'],
  [
    'an order changes hands',
    (h) => changeOrder('account_id = 99', h.completed),
    NOTHING,
    'completed',
  ],
]

describe('finds, and names, where', () => {
  test.each(TAMPERINGS)('%s', async (_, sql, rule, of) => {
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

const wallet = (balance: string) => `UPDATE wallets SET balance_micros = ${balance}`
const house = (name: string) => `UPDATE entries SET house = '${name}'`
const ofAccount = (h: History) => `WHERE account_id = ${h.accountId}`
const amount = (change: string) => `UPDATE entries SET amount_micros = amount_micros ${change}`
const by = (reference: string, kind = '') =>
  `WHERE reference = '${reference}' AND kind LIKE '%${kind}'`
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
  { pid, quantity }: { pid: string; quantity?: number } = { pid: PIDS.userId },
): Promise<OrderRow> {
  const request = { accountId, pid, quantity, trxid: `T${fresh()}`, idempotencyKey: undefined }
  const placed = await placeOrder(store, { ...request, player: { userId: '51234' } }, TIMING, NOW)
  return placed.order
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
