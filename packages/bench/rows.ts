import type { Manifest, Measured } from './data/manifest.ts'

// What is measured, and what is asked of it.

type Ask = { method: 'GET' | 'POST'; path: string; body?: Record<string, string> }

export type Row = {
  name: 'balance' | 'my-ip' | 'products' | 'order' | 'history' | 'top-up' | 'keys'
  title: string
  yardstick: string
  /** The least part of bare Hono's requests a second that the service must answer. */
  target: number
  /** Its path at the yardstick. */
  route: string
  /** The request of one account; `i` counts the accounts. */
  ask: (account: Measured, i: number, manifest: Manifest) => Ask
}

/** Not one of the ends that the sandbox supplier takes for a special player. */
const USER_ID = '5123456777'

const get = (path: string): Ask => ({ method: 'GET', path })
const buy = (body: Record<string, string>): Ask => ({ method: 'POST', path: '/orders', body })
const pick = (list: string[], i: number) => list[i % list.length] ?? ''

export const ROWS: readonly Row[] = [
  {
    name: 'balance',
    title: 'GET /balance',
    yardstick: 'the same JSON',
    target: 0.8,
    route: '/balance',
    ask: () => get('/balance'),
  },
  {
    name: 'my-ip',
    title: 'GET /my-ip',
    yardstick: 'the same JSON',
    target: 0.8,
    route: '/my-ip',
    ask: () => get('/my-ip'),
  },
  {
    name: 'products',
    title: 'GET /products',
    yardstick: 'the same bytes',
    target: 0.8,
    route: '/products',
    ask: () => get('/products'),
  },
  {
    name: 'order',
    title: 'GET /orders/:id',
    yardstick: 'the same JSON',
    target: 0.5,
    route: '/orders/:orderId',
    ask: ({ orderId }) => get(`/orders/${orderId}`),
  },
  {
    name: 'history',
    title: 'GET /history?limit=30',
    yardstick: 'the same JSON',
    target: 0.5,
    route: '/history',
    ask: () => get('/history?limit=30'),
  },
  {
    name: 'top-up',
    title: 'POST /orders, a top-up completed at once',
    yardstick: 'parsing and echoing JSON',
    target: 0.4,
    route: '/orders',
    ask: (_, i, { topUpPids }) => buy({ pid: pick(topUpPids, i), userId: USER_ID }),
  },
  {
    name: 'keys',
    title: 'POST /orders, one key out of stock',
    yardstick: 'parsing and echoing JSON',
    target: 0.3,
    route: '/orders',
    ask: (_, i, { keyPids }) => buy({ pid: pick(keyPids, i) }),
  },
]

/** How the requests of the load are mixed: resellers look far more often than they buy. */
export const LOAD_MIX: readonly Row['name'][] = [
  ...(['balance', 'order', 'top-up', 'order', 'history', 'my-ip'] as const),
  ...(['order', 'keys', 'balance', 'order', 'products', 'top-up'] as const),
]

export const PARTS = [...ROWS.map(({ name }) => name), 'load', 'start', 'chores'] as const
export type Part = (typeof PARTS)[number]

/** What the large file must keep of the small one's speed. */
export const LARGE_TARGET = 0.9
export const MAX_MEMORY_MB = 200
export const MAX_START_MS = 1500
export const MAX_DELAY_P99_MS = 20
/** The generator must drive a bare node:http server so much faster than bare Hono. */
export const GENERATOR_MARGIN = 1.3
/** Accounts that are driven at a time. */
export const ACCOUNTS = 2000
/** Such sets of accounts take turns, so that none reaches its rate limit. */
export const GROUPS = 3
