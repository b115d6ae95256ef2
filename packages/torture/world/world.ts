import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createTelegramEmulator } from '@gamewallet/telegram-emulator'
import { getRequestListener } from '@hono/node-server'
import { type Chat, createChat } from '../clients/chat.ts'
import { type Cli, createCli } from '../clients/cli.ts'
import { type Api, createApi } from '../clients/http.ts'
import { createSlots, type Slots } from '../clients/slots.ts'
import type { History } from '../history.ts'
import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import { CATALOG, newCodes, STOCKED } from './catalog.ts'
import { type Database, openDatabase } from './database.ts'
import { fund, type Holder, openHolder } from './holders.ts'
import { type HttpProxy, startHttpProxy } from './http-proxy.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { createService, type Service, TOPOLOGIES } from './service.ts'
import { startSupplier, type TestSupplier } from './supplier.ts'

export type EngineName = 'sqlite' | 'postgres'

/** The service with everything around it, and the clients that reach it. */
export type World = {
  history: History
  random: Random
  engine: EngineName
  /** Everything that the run writes. */
  folder: string
  database: Database
  service: Service
  api: Api
  cli: Cli
  chat: Chat
  adminId: number
  /** An admin in whose chat nobody but the decider presses buttons once all accounts are funded. */
  deciderId: number
  /** One for whoever asks the bot for a credit: a newer question of the same admin takes the place of the last. */
  creditQuestion: Slots
  holders: readonly Holder[]
  suppliers: { north: TestSupplier; south: TestSupplier }
  /** What stands between the service and each of them. */
  proxies: { north: HttpProxy; south: HttpProxy; telegram: HttpProxy }
  receiver: Receiver
  /** Every code that was ever loaded into stock, by product. */
  loaded: Map<string, string[]>
  /** What is found wrong while faults are injected; checks find the rest at the end. */
  problems: Problem[]
  close(): Promise<void>
}

const BOT_TOKEN = '7000001:the-token-of-a-bot-under-torture'
const ADMIN_ID = 9_000_001
/** They fund the accounts side by side: the bot sends a message a second to a chat. */
const FUNDERS = Array.from({ length: 5 }, (_, i) => ADMIN_ID + 1 + i)
const FIRST_HOLDER = 7_100_001
const HOLDERS = 10
/** So much that most orders are paid; the poor have little, so that some are refused, too. */
const RICH_USD = 5000
const POOR_USD = 12
const POOR_EVERY = 5
const FIRST_CODES = 400
/** More than anybody pays in a long run. */
const STARS = 1_000_000_000
/** The service's clock may be moved by so much. */
const CLOCK_TOLERANCE_MS = 2 * 3_600_000

/** Starts everything, opens the accounts, and fills catalog and stock. @param root the checkout whose service it is. */
export async function createWorld(given: {
  history: History
  random: Random
  engine: EngineName
  folder: string
  root: string
  /** How many accounts; HOLDERS if absent. */
  holders?: number
  /** Whether one process has to do. */
  isOne?: boolean
}): Promise<World> {
  const { history, random, engine, folder, root } = given
  const { nowMs } = history
  const database = await openDatabase(engine, folder, random.fork('database'))
  const several =
    engine === 'postgres'
      ? TOPOLOGIES.twins
      : random.fork('topology').pick([TOPOLOGIES.one, TOPOLOGIES.two])
  const topology = given.isOne ? TOPOLOGIES.one : several
  const holderIds = Array.from({ length: given.holders ?? HOLDERS }, (_, i) => FIRST_HOLDER + i)
  const emulator = createTelegramEmulator({
    token: BOT_TOKEN,
    people: [
      ...[ADMIN_ID, ...FUNDERS].map((id) => ({ id, first_name: `Admin ${id}`, role: 'Admin' })),
      ...holderIds.map((id) => ({
        ...{ id, first_name: `Holder ${id}`, role: 'Account holder', stars: STARS },
      })),
    ],
    clock: () => new Date(),
  })
  const telegram = createServer(getRequestListener((request) => emulator.fetch(request)))
  await new Promise<void>((resolve) => telegram.listen(0, '127.0.0.1', resolve))
  const telegramUrl = `http://127.0.0.1:${(telegram.address() as { port: number }).port}`
  const supplier = (name: string) => startSupplier({ name, random: random.fork(name), nowMs })
  const suppliers = { north: await supplier('north'), south: await supplier('south') }
  const proxy = (name: string, url: string) =>
    startHttpProxy(url, { random: random.fork(`proxy-${name}`) })
  const proxies = {
    north: await proxy('north', suppliers.north.url),
    south: await proxy('south', suppliers.south.url),
    telegram: await proxy('telegram', telegramUrl),
  }
  const receiver = await startReceiver({
    random: random.fork('receiver'),
    nowMs,
    clockToleranceMs: CLOCK_TOLERANCE_MS,
  })
  const env = {
    ...database.env,
    BOT_TOKEN,
    ADMIN_IDS: [ADMIN_ID, ...FUNDERS].join(),
    TELEGRAM_API_ROOT: proxies.telegram.url,
    PUBLIC_URL: 'https://shop.example',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    SUPPLIERS: 'north:reseller,south:reseller',
    SUPPLIER_NORTH_URL: proxies.north.url,
    SUPPLIER_NORTH_KEY: suppliers.north.key,
    SUPPLIER_SOUTH_URL: proxies.south.url,
    SUPPLIER_SOUTH_KEY: suppliers.south.key,
    LOOKUP_SUPPLIER: 'north',
    SUPPLIER_TIMEOUT_MS: '2000',
    INSTANT_WAIT_MS: '500',
    LOOKUP_WAIT_MS: '1000',
  }
  const service = await createService(history, { topology, env, folder, root })
  const cli = createCli(history, { root, folder, env: { ...env, ...database.directEnv } })
  const chat = createChat(history, emulator)
  const world: World = {
    ...{ history, random, engine, folder, database, service, cli, chat },
    ...{
      adminId: ADMIN_ID,
      deciderId: ADMIN_ID + 1,
      holders: [],
      suppliers,
      proxies,
      receiver,
      loaded: new Map(),
    },
    creditQuestion: createSlots(1),
    problems: [],
    api: createApi(history, service.apiUrls),
    async close() {
      await service.stop()
      emulator.stop()
      telegram.close()
      telegram.closeAllConnections()
      const others = [...Object.values(proxies), ...Object.values(suppliers), receiver, database]
      for (const one of others) await one.close()
    },
  }
  await service.start()
  const [holders] = await Promise.all([openHolders(chat, holderIds), stockUp(world)])
  return Object.assign(world, { holders })
}

async function openHolders(chat: Chat, ids: readonly number[]): Promise<Holder[]> {
  for (const adminId of [ADMIN_ID, ...FUNDERS]) await chat.write(adminId, '/start', 'admin')
  const holders = await Promise.all(ids.map((id) => openHolder(chat, id)))
  await Promise.all(
    FUNDERS.map(async (adminId, nth) => {
      for (const [i, holder] of holders.entries())
        if (i % FUNDERS.length === nth)
          await fund(chat, holder, { adminId, usd: i % POOR_EVERY === 0 ? POOR_USD : RICH_USD })
    }),
  )
  return holders
}

async function stockUp(world: World): Promise<void> {
  const file = join(world.folder, 'catalog.json')
  writeFileSync(file, JSON.stringify(CATALOG))
  await must(world.cli.run(['catalog', 'import', file]))
  await Promise.all([
    ...STOCKED.map((pid) => addStock(world, pid, FIRST_CODES)),
    must(world.cli.run(['settings', 'set', 'stars', 'on', '--per-usd', '50'])),
  ])
}

/** Loads codes that nobody has seen. A failed command may have added them all the same: they count as loaded. */
export async function addStock(world: World, pid: string, count: number): Promise<void> {
  const known = world.loaded.get(pid) ?? []
  const codes = newCodes(pid, known.length, count)
  world.loaded.set(pid, [...known, ...codes])
  mkdirSync(join(world.folder, 'stock'), { recursive: true })
  const file = join(world.folder, 'stock', `${pid}-${known.length}.txt`)
  writeFileSync(file, codes.join('\n'))
  await world.cli.run(['stock', 'add', pid, file])
}

async function must(running: ReturnType<Cli['run']>): Promise<void> {
  const { action, status, body } = await running
  if (status !== 0) throw new Error(`${action} failed: ${JSON.stringify(body)}`)
}
