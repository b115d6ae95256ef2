import type { Check } from '../../packages/torture/checks/check.ts'
import type { Final, FinalWallet, Json } from '../../packages/torture/final.ts'
import type { Call, History, Incident } from '../../packages/torture/history.ts'

// Small histories for the checks of packages/torture, as they are when all went well.

export const ANN = 7_100_001
export const BOB = 7_100_002
export const ANNS_ORDER = 'API-CRD-2NY2QJP8-FHNTP8'
export const BOBS_ORDER = 'API-CRD-2NY2QJP9-FHNTP9'
export const eventId = (n: number) => `evt_1KF0RDQM4${String(n).padStart(7, '0')}2M3J`

export function order(over: Json = {}): Json {
  return {
    ...{ orderCreated: true, orderId: ANNS_ORDER, status: 'completed', trxid: 'ann-1' },
    ...{ pid: 'CARD-5', packName: 'CARD-5', amountUsd: 5, quantity: 1, codes: ['C-1'] },
    ...over,
  }
}

/** The event of an order's end. */
export function ended(n: number, { codes, ...order }: Json): Json {
  const data = Array.isArray(codes) ? { ...order, codesCount: codes.length } : order
  return { id: eventId(n), type: `order.${order.status}`, createdAt: '2026-01-01', data }
}

export function wallet(telegramId: number, over: Partial<FinalWallet> = {}): FinalWallet {
  const name = telegramId === ANN ? 'Ann' : 'Bob'
  const holder = { telegramId, name, key: 'gw_live_ann', testKey: 'gw_test_ann', usd: 100 }
  return {
    ...{ holder, test: false, balanceUsd: 95, orders: [], transactions: [], events: [] },
    ...{ account: {}, ...over },
  }
}

/** An answered call of Ann's, of 10 ms. */
export function call(over: Partial<Call> & { request?: unknown } = {}): Call {
  const { startedMs = 1000 } = over
  return {
    ...{ n: 0, user: 'buyer', channel: 'http', action: 'GET /balance', account: ANN, test: false },
    ...{ keyPrefix: 'gw_live_ann1', request: { path: '/balance' }, startedMs },
    ...{ endedMs: startedMs + 10, status: 200, body: null, headers: {}, error: null },
    ...over,
  }
}

/** A GET that was answered with this. */
export function get(path: string, body: unknown, over: Partial<Call> = {}): Call {
  return call({ action: `GET ${path.split('?')[0]}`, request: { path }, body, ...over })
}

export function post(path: string, sent: Json, body: unknown, over: Partial<Call> = {}): Call {
  return call({ action: `POST ${path}`, request: { path, body: sent }, body, ...over })
}

/** A command that succeeded. */
export function command(args: string[], over: Partial<Call> = {}): Call {
  return call({
    ...{ user: 'operator', channel: 'cli', action: args.slice(0, 2).join(' '), account: null },
    ...{ request: args, status: 0, keyPrefix: null },
    ...over,
  })
}

export function final(over: Partial<Final> = {}): Final {
  return {
    ...{ wallets: [], audit: command(['audit', '--full']), stock: { products: [] } },
    ...{ supplierOrders: [], deliveries: [], chats: new Map() },
    ...{ exits: [], logs: [], loaded: new Map() },
    ...over,
  }
}

/** What a check finds, as its sentences. */
export function found(
  check: Check,
  state: Final,
  calls: readonly Call[] = [],
  incidents: readonly Incident[] = [],
): string[] {
  const history = { calls: calls.map((one, n) => ({ ...one, n })), incidents } as unknown as History
  return check.find(state, history).map(({ what }) => what)
}
