import type { Manifest, Measured } from './data/manifest.ts'

// What is measured.

type Ask = { method: 'GET' | 'POST'; path: string; body?: Record<string, string> }

export type Row = {
  name: 'balance' | 'my-ip' | 'products' | 'order' | 'history' | 'top-up' | 'keys'
  title: string
  /** Its path at bare Hono; null for an order, which is compared with bare SQLite. */
  route: string | null
  /** The request of one account; `i` counts the accounts. */
  ask: (account: Measured, i: number, manifest: Manifest) => Ask
}

/** Does not end like a player whom the sandbox supplier treats in a special way. */
const USER_ID = '5123456777'

const get = (path: string): Ask => ({ method: 'GET', path })
const buy = (body: Record<string, string>): Ask => ({ method: 'POST', path: '/orders', body })
const pick = (list: string[], i: number) => list[i % list.length] ?? ''

export const ROWS: readonly Row[] = [
  { name: 'balance', title: 'GET /balance', route: '/balance', ask: () => get('/balance') },
  { name: 'my-ip', title: 'GET /my-ip', route: '/my-ip', ask: () => get('/my-ip') },
  { name: 'products', title: 'GET /products', route: '/products', ask: () => get('/products') },
  {
    name: 'order',
    title: 'GET /orders/{orderId}',
    route: '/orders/:orderId',
    ask: ({ orderId }) => get(`/orders/${orderId}`),
  },
  {
    name: 'history',
    title: 'GET /history?limit=30',
    route: '/history',
    ask: () => get('/history?limit=30'),
  },
  {
    name: 'top-up',
    title: 'POST /orders, a top-up completed at once',
    route: null,
    ask: (_, i, { topUpPids }) => buy({ pid: pick(topUpPids, i), userId: USER_ID }),
  },
  {
    name: 'keys',
    title: 'POST /orders, one key from stock',
    route: null,
    ask: (_, i, { keyPids }) => buy({ pid: pick(keyPids, i) }),
  },
]

/** How the requests of the load are mixed: resellers read far more often than they buy. */
export const LOAD_MIX: readonly Row['name'][] = [
  ...(['balance', 'order', 'top-up', 'order', 'history', 'my-ip'] as const),
  ...(['order', 'keys', 'balance', 'order', 'products', 'top-up'] as const),
]

export const PARTS = [...ROWS.map(({ name }) => name), 'load', 'start', 'idle', 'chores'] as const
export type Part = (typeof PARTS)[number]

export const MAX_MEMORY_MB = 180
export const MAX_START_MS = 800
export const MAX_DELAY_P99_MS = 15
export const MAX_IDLE = { percent: 0.3, wakeUps: 10, memoryMb: 110, sandboxPercent: 1 }
/** The generator must drive a bare node:http server at least this much faster than bare Hono. */
export const GENERATOR_MARGIN = 1.3
/** Accounts that are driven at a time. */
export const ACCOUNTS = 2000
/** Sets of accounts that take turns, so that none reaches its rate limit. */
export const GROUPS = 3
