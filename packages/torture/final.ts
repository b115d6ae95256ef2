import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from 'grammy/types'
import type { Call } from './history.ts'
import { type LogLine, readLogs } from './logs.ts'
import type { Holder } from './world/holders.ts'
import type { Exit } from './world/instance.ts'
import type { Delivery } from './world/receiver.ts'
import type { SupplierOrder } from './world/supplier.ts'
import type { World } from './world/world.ts'

export type Json = Record<string, unknown>

/** What one wallet, live or test, is and has had in the end, as its own key shows it. */
export type FinalWallet = {
  holder: Holder
  test: boolean
  balanceUsd: number
  /** Oldest first, like the other two. */
  orders: Json[]
  transactions: Json[]
  events: Json[]
  account: Json
}

/** Everything there is to see from outside once everything has settled. */
export type Final = {
  wallets: FinalWallet[]
  /** What `audit --full` said, and its exit code. */
  audit: Call
  /** What `stock show` said. */
  stock: Json
  supplierOrders: SupplierOrder[]
  deliveries: Delivery[]
  /** The newest messages of each chat, by Telegram id. */
  chats: Map<number, Message[]>
  /** How each process ended so far. */
  exits: readonly Exit[]
  /** Lines that somebody must look at: see logs.ts. */
  logs: LogLine[]
  loaded: ReadonlyMap<string, readonly string[]>
}

const PAGE = 200
const TRIES = 30
const APART_MS = 50

/** Reads the final state from outside. @throws where the service does not answer in time. */
export async function readFinal(world: World): Promise<Final> {
  const wallets: FinalWallet[] = []
  await Promise.all(
    world.holders.flatMap((holder) =>
      [false, true].map(async (test) => {
        wallets.push(await readWallet(world, holder, test))
      }),
    ),
  )
  const { north, south } = world.suppliers
  const chats = new Map<number, Message[]>()
  for (const id of [world.adminId, ...world.holders.map(({ telegramId }) => telegramId)])
    chats.set(id, await world.chat.messages(id))
  const [audit, stock] = await Promise.all([
    world.cli.run(['audit', '--full']),
    world.cli.run(['stock', 'show']),
  ])
  return {
    ...{ wallets, audit, stock: stock.body as Json },
    supplierOrders: [...north.orders(), ...south.orders()],
    deliveries: world.receiver.deliveries(),
    chats,
    exits: world.service.exits,
    logs: await readLogs(world.service.logs, new Set([...world.loaded.values()].flat())),
    loaded: world.loaded,
  }
}

async function readWallet(world: World, holder: Holder, test: boolean): Promise<FinalWallet> {
  const get = (path: string) => read(world, holder, test, path)
  const pages = async (path: string, list: string) => {
    const rows: Json[] = []
    let cursor: unknown = ''
    while (cursor !== null) {
      const page = await get(`${path}?limit=${PAGE}&cursor=${encodeURIComponent(String(cursor))}`)
      rows.push(...(page[list] as Json[]))
      cursor = page.nextCursor ?? null
    }
    return rows.reverse()
  }
  const orders = await pages('/history', 'orders')
  const transactions = await pages('/transactions', 'transactions')
  const events: Json[] = []
  let after = ''
  for (;;) {
    const page = await get(`/events?limit=${PAGE}${after && `&after=${after}`}`)
    const some = page.events as Json[]
    events.push(...some)
    if (some.length < PAGE) break
    after = String(page.nextAfter)
  }
  const balance = await get('/balance')
  const account = await get('/account')
  return {
    ...{ holder, test, orders, transactions, events, account },
    balanceUsd: Number(balance.balanceUsd),
  }
}

async function read(world: World, account: Holder, test: boolean, path: string): Promise<Json> {
  let last: Call | null = null
  for (let i = 0; i < TRIES; i++) {
    last = await world.api.ask({ user: 'final', account, test, path })
    await sleep(APART_MS)
    if (last.status === 200) return last.body as Json
    await sleep(Number(last.headers['retry-after'] ?? 1) * 1000)
  }
  throw new Error(
    `GET ${path} of ${account.name} answers ${last?.status} ${JSON.stringify(last?.body)}.`,
  )
}
