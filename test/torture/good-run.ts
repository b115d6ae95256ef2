import type { Final, FinalWallet, Json } from '../../packages/torture/final.ts'
import type { Call, History } from '../../packages/torture/history.ts'
import type { SupplierOrder } from '../../packages/torture/world/supplier.ts'

// A small run in which every promise was kept. Tests spoil one thing of it at a time.

const RICH = 7
export const OTHER = 8

/** What a test changes. */
export type Run = {
  calls: Call[]
  live: FinalWallet
  other: FinalWallet
  north: SupplierOrder[]
  final: Final
  history: History
  /** The call with that number of those with the trxid. */
  ask(trxid: string, number?: number): Call
  order(trxid: string): Json
  /** Adds an answer of the API to the account RICH. */
  post(trxid: string, body: Json, answer: Answer): Call
}

type Answer = {
  at: number
  body: Json
  status?: number
  account?: number
  path?: string
}

export function goodRun(): Run {
  const calls: Call[] = []
  const add = (given: Partial<Call> & { startedMs: number }): Call => {
    const call: Call = {
      ...{ n: calls.length, user: 'x', channel: 'http', action: '', account: RICH, test: false },
      ...{
        keyPrefix: null,
        request: null,
        endedMs: given.startedMs + 5,
        status: 200,
        body: null,
        headers: {},
        error: null,
      },
      ...given,
    }
    // What was told does not change with what there is.
    call.body = structuredClone(call.body)
    calls.push(call)
    return call
  }
  const post = (trxid: string, body: Json, answer: Answer) => {
    const { at, path = '/orders', account = RICH, status = 200 } = answer
    const request = { path, body: { trxid, ...body }, headers: {} }
    return add({
      action: `POST ${path}`,
      request,
      startedMs: at,
      status,
      account,
      body: answer.body,
    })
  }
  const get = (path: string, at: number, body: Json) =>
    add({ action: `GET ${path}`, request: { path }, startedMs: at, body })
  const cli = (at: number, status: number | null, ...args: string[]) =>
    add({
      channel: 'cli',
      account: null,
      action: args.slice(0, 2).join(' '),
      request: args,
      startedMs: at,
      status,
    })

  const top = order('A', { trxid: 't1', pid: 'FAR-60', game: 'far', amountUsd: 1, userId: '51' })
  const cards = order('C', {
    trxid: 'c1',
    pid: 'CARD-5',
    game: 'cards',
    amountUsd: 10,
    quantity: 2,
    codes: ['x', 'y'],
  })
  const failed = cancelled(
    order('B', { trxid: 't2', pid: 'TWO-60', game: 'two', amountUsd: 1.1, userId: '52' }),
  )

  cli(1, 0, 'account', 'credit', '20', '--telegram-id', String(RICH), '--note', 'n1')
  cli(7, null, 'account', 'credit', '3', '--telegram-id', String(RICH), '--note', 'n2')
  post('t1', { pid: 'FAR-60', userId: '51' }, { at: 20, body: open(top) })
  get('/orders/A', 30, open(top))
  post('t1', { pid: 'FAR-60', userId: '51' }, { at: 40, body: { ...top, idempotentReplay: true } })
  post('c1', { pid: 'CARD-5', quantity: 2, maxPrice: 10 }, { at: 100, body: cards })
  post('t2', { pid: 'TWO-60', userId: '52' }, { at: 120, body: failed })
  post(
    't1',
    { pid: 'FAR-60', userId: '51' },
    { at: 240, account: OTHER, status: 403, body: refusal('FORBIDDEN') },
  )
  post(
    't1',
    { pid: 'FAR-300', userId: '51' },
    { at: 260, body: { ...top, idempotentReplay: true, replayDiffers: ['pid'] } },
  )
  cli(300, 0, 'catalog', 'import', '/run/prices/FAR-60=1.5.json')
  get('/history', 320, { success: true, count: 3, orders: [failed, cards, top] })

  const live = wallet(
    RICH,
    [top, cards, failed],
    [
      [20, 'credit', { note: 'n1' }],
      [-1, 'charge', { orderId: 'A', trxid: 't1' }],
      [-10, 'charge', { orderId: 'C', trxid: 'c1' }],
      [-1.1, 'charge', { orderId: 'B', trxid: 't2' }],
      [1.1, 'refund', { orderId: 'B', trxid: 't2' }],
    ],
  )
  const other = wallet(OTHER, [], [])
  const north: SupplierOrder[] = [
    bought('A', { pid: 'FAR-60', userId: '51', placedMs: 22, endedMs: 35 }),
    bought('B', { pid: 'TWO-60', userId: '52', placedMs: 121, endedMs: 122, status: 'cancelled' }),
  ]
  const final: Final = {
    ...{ wallets: [live, other], supplierOrders: north },
    ...{
      audit: add({ channel: 'cli', startedMs: 900, status: 0 }),
      stock: {},
      deliveries: [],
      chats: new Map(),
      loaded: new Map(),
      ...{ exits: [], logs: [] },
    },
  }
  const history = { calls, incidents: [] } as unknown as History
  return {
    ...{ calls, live, other, north, final, history, post },
    ask: (trxid, number = 0) =>
      must(
        calls.filter(({ request }) => (request as { body?: Json } | null)?.body?.trxid === trxid)[
          number
        ],
      ),
    order: (trxid) => must(live.orders.find((one) => one.trxid === trxid)),
  }
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The good run has no such thing.')
  return value
}

function order(orderId: string, fields: Json): Json {
  return {
    ...{ orderCreated: true, orderId, status: 'completed', createdAt: '2026-01-01T00:00:00.000Z' },
    ...{ endedAt: '2026-01-01T00:00:01.000Z', durationSec: 1, ...fields },
  }
}

/** As it was before it ended. */
export function open({ endedAt, codes, ...rest }: Json): Json {
  return { ...rest, status: 'processing', durationSec: 0.5 }
}

const cancelled = (one: Json): Json => ({
  ...one,
  status: 'cancelled',
  error: 'INVALID PLAYER',
  refunded: true,
})

export const refusal = (code: string): Json => ({
  success: false,
  code,
  error: code.replaceAll('_', ' '),
})

function wallet(id: number, orders: Json[], rows: [number, string, Json][]): FinalWallet {
  let micros = 0
  const transactions = rows.map(([amountUsd, kind, more], i) => {
    micros += Math.round(amountUsd * 1e6)
    return { id: i + 1, kind, amountUsd, balanceUsd: micros / 1e6, ...more }
  })
  const holder = { name: `holder-${id}`, telegramId: id, key: '', testKey: '', usd: 0 }
  return {
    holder,
    test: false,
    balanceUsd: micros / 1e6,
    orders,
    transactions,
    events: [],
    account: {},
  }
}

export function bought(trxid: string, fields: Partial<SupplierOrder>): SupplierOrder {
  return {
    ...{ trxid, orderId: `N-${trxid}`, pid: 'FAR-60', userId: null, quantity: 1, amountUsd: 0.5 },
    ...{ status: 'completed', codes: [], placedMs: 0, endedMs: 0, ...fields },
  }
}
