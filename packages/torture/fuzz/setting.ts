import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createTelegramEmulator } from '@gamewallet/telegram-emulator'
import { getRequestListener } from '@hono/node-server'
import { type Chat, createChat } from '../doors/chat.ts'
import { type Cli, createCli, ROOT } from '../doors/cli.ts'
import { type Api, createApi } from '../doors/http.ts'
import { createHistory } from '../history.ts'
import type { Random } from '../random.ts'
import { openDatabase } from '../world/database.ts'
import { fund, openHolder } from '../world/holders.ts'
import { createInstance, type Exit, type Instance } from '../world/instance.ts'
import { listen, shut } from '../world/local-server.ts'
import { freePort } from '../world/ports.ts'
import { createPreload } from '../world/preload.ts'
import { startSupplier } from '../world/supplier.ts'
import type { EngineName } from '../world/world.ts'
import type { Caller } from './callers.ts'
import { CATALOG, KNOWN, STOCKED } from './catalog.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A service of its own to be fuzzed, with goods, accounts and a supplier of lookups. */
export type Setting = {
  port: number
  instance: Instance
  /** How its process ended, if it did. */
  exits: readonly Exit[]
  /** The file that has its output. */
  log: string
  callers: readonly Caller[]
  /** A key of the right form that nobody has. */
  unknownKey: string
  known: Vocabulary
  /** The doors that people use, and who is an admin there. */
  chat: Chat
  cli: Cli
  api: Api
  adminId: number
  nowMs(): number
  close(): Promise<void>
}

const TOKEN = '7000002:the-token-of-a-bot-beside-fuzzing'
/** Each of them lets people in and pays them, side by side. */
const FIRST_ADMIN = 9_000_002
const ADMIN_IDS = Array.from({ length: 8 }, (_, i) => FIRST_ADMIN + i)
const FIRST_HOLDER = 7_200_001
const CODES = 30_000
/** One in five has no money. */
const POOR_EVERY = 5
const CREDIT_USD = 50_000
/** How long the bot may take to answer a pressed button. */
const PRESS_WAIT_MS = 15_000

/**
 * @param given.accounts how many holders, each with a key and a test key.
 * @throws if the service does not start or an account cannot be opened.
 */
export async function startSetting(given: {
  random: Random
  engine: EngineName
  folder: string
  accounts: number
}): Promise<Setting> {
  const { random, engine, folder, accounts } = given
  const history = createHistory(join(folder, 'history.jsonl'))
  const { nowMs } = history
  const ids = Array.from({ length: accounts }, (_, i) => FIRST_HOLDER + i)
  const emulator = createTelegramEmulator({
    token: TOKEN,
    people: [...ADMIN_IDS, ...ids].map((id) => ({ id, first_name: `P${id}`, role: 'Person' })),
    clock: () => new Date(),
    pressWaitMs: PRESS_WAIT_MS,
  })
  const telegram = createServer(getRequestListener((request) => emulator.fetch(request)))
  const telegramPort = await listen(telegram)
  const supplier = await startSupplier({ name: 'up', random: random.fork('supplier'), nowMs })
  const database = await openDatabase(engine, folder, random.fork('database'))
  const env = {
    ...{ ...database.env, ...database.directEnv, BOT_TOKEN: TOKEN, ADMIN_IDS: ADMIN_IDS.join() },
    PUBLIC_URL: 'https://shop.example',
    TELEGRAM_API_ROOT: `http://127.0.0.1:${telegramPort}`,
    ...{ SUPPLIERS: 'manual:manual,up:reseller', LOOKUP_SUPPLIER: 'up', LOOKUP_WAIT_MS: '500' },
    ...{ SUPPLIER_UP_URL: supplier.url, SUPPLIER_UP_KEY: supplier.key },
  }
  const log = join(folder, 'service.log')
  const exits: Exit[] = []
  const port = await freePort()
  const instance = createInstance(history, {
    ...{ name: 'fuzzed', port, folder, log, exits, root: ROOT },
    env: { ...env, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    // Nothing stands between it and the system: its memory is measured.
    preload: { ...createPreload(folder, 'fuzzed'), env: {} },
  })
  const close = async () => {
    await instance.stop()
    emulator.stop()
    await Promise.all([shut(telegram), supplier.close()])
    await database.close()
    await history.close()
  }
  try {
    await instance.start()
    const cli = createCli(history, { root: ROOT, folder, env })
    const chat = createChat(history, emulator)
    await loadGoods(cli, folder)
    const callers = await openAccounts(chat, ids)
    return {
      ...{ port, instance, exits, log, callers, unknownKey: supplier.key, known: KNOWN },
      ...{ chat, cli, api: createApi(history, () => [instance.url]), adminId: FIRST_ADMIN },
      ...{ nowMs, close },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function loadGoods(cli: Cli, folder: string): Promise<void> {
  const catalog = join(folder, 'catalog.json')
  writeFileSync(catalog, JSON.stringify(CATALOG))
  await done(cli, ['catalog', 'import', catalog])
  for (const pid of STOCKED) {
    const codes = join(folder, `${pid}.txt`)
    writeFileSync(codes, Array.from({ length: CODES }, (_, i) => `${pid}-${i}`).join('\n'))
    await done(cli, ['stock', 'add', pid, codes])
  }
}

async function openAccounts(chat: Chat, ids: readonly number[]): Promise<Caller[]> {
  const holders: Awaited<ReturnType<typeof openHolder>>[] = []
  let next = 0
  const worker = async (adminId: number) => {
    await chat.write(adminId, '/start', 'admin')
    for (let i = next++; i < ids.length; i = next++) {
      const holder = await openHolder(chat, ids[i] ?? 0)
      if (i % POOR_EVERY !== 0) await fund(chat, holder, { adminId, usd: CREDIT_USD })
      holders.push(holder)
    }
  }
  await Promise.all(ADMIN_IDS.map(worker))
  return holders.flatMap(({ name, key, testKey }) => [
    { name, key, test: false },
    { name: `${name}, test`, key: testKey, test: true },
  ])
}

/** @throws if the command fails. */
export async function done(cli: Cli, args: readonly string[]): Promise<void> {
  const { status, body } = await cli.run(args)
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${JSON.stringify(body)}`)
}
