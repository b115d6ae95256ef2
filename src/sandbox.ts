import { mkdirSync } from 'node:fs'
import './process/private-files.ts'
import { createTelegramEmulator, TELEGRAM_LIMITS } from '@gamewallet/telegram-emulator'
import { type Config, ROLES, readConfig } from './config.ts'
import { isPostgres } from './db/address.ts'
import type { Store } from './db/store.ts'
import { createDocuments } from './documents/documents.ts'
import { formatUsd } from './domain/shared/money.ts'
import type { Supplier } from './domain/suppliers/supplier.ts'
import { createCryptoPayStandIn } from './sandbox/crypto-pay/stand-in.ts'
import { ADMIN, HOLDER, prepareDemo } from './sandbox/demo.ts'
import { listen } from './server/server.ts'
import { named, runEntry, runService } from './service.ts'
import { createSuppliers } from './suppliers/create.ts'
import { createManualSupplier } from './suppliers/manual.ts'
import { createSandboxSupplier } from './suppliers/sandbox.ts'

/** Not a real token: Telegram has no such bot. */
const BOT_TOKEN = '1000000:the-sandbox-is-not-a-real-bot'
/** Nor is this one, of the stand-in for Crypto Pay, which is beside the chat. */
const CRYPTO_PAY_TOKEN = '1000000:the-sandbox-pays-with-nothing'
const CRYPTO_PAY_PATH = '/crypto-pay'
/** Where a command reads the demo key, so that nobody has to copy it. */
const DEMO_KEY_PATH = '/demo-key'
/** This machine only: anyone who reaches the chat page can act as the admin. */
const CHAT_HOST = '127.0.0.1'
/** How long a manual order may wait before the admin is reminded. */
const REMIND_MS = 5 * 60_000

const clock = () => new Date()
const documents = createDocuments('suppliers')

await runEntry(async () => {
  // Does not read .env, which may be a real service's: only variables that the process was started with count.
  const given = readConfig(process.env, { DATABASE_URL: 'data/sandbox.db' })
  const config = {
    ...given,
    roles: new Set(ROLES),
    redis: null,
    codesKeyFile: null,
    webhookAllowPrivate: true,
  }
  const { port, chatPort, maxConnections } = config
  const emulator = createTelegramEmulator({
    token: BOT_TOKEN,
    people: [HOLDER, ADMIN],
    clock,
    limits: TELEGRAM_LIMITS,
    keptIn: chatsOf(config.databaseUrl),
  })
  const cryptoPay = createCryptoPayStandIn({
    token: CRYPTO_PAY_TOKEN,
    clock,
    path: CRYPTO_PAY_PATH,
  })
  const chatAddress = { host: CHAT_HOST, port: chatPort ?? portAfter(port) }
  let demo = { apiKey: '', balanceMicros: 0 }
  const byPath = (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === DEMO_KEY_PATH) return demoKeyAnswer(demo.apiKey)
    const isPayment = pathname.startsWith(`${CRYPTO_PAY_PATH}/`)
    return isPayment ? cryptoPay.fetch(request) : emulator.fetch(request)
  }
  const chat = await named(
    { port: 'CHAT_PORT (left empty, it is the port after PORT)' },
    listen(byPath, { ...chatAddress, maxConnections }),
  )
  const telegram = {
    token: BOT_TOKEN,
    apiRoot: chat.url,
    adminIds: new Set([ADMIN.id]),
    cryptoPay: {
      token: CRYPTO_PAY_TOKEN,
      apiRoot: chat.url + CRYPTO_PAY_PATH,
      assets: [],
    },
  }
  try {
    await runService({
      config,
      bot: { ...config, ...telegram, webhook: null, local: true },
      panel: { ...telegram, frames: [chat.url] },
      suppliers: (store) => suppliersOf(store, config),
      lookupSupplier: 'sandbox',
      backups: null,
      clock,
      async prepare(store) {
        demo = await prepareDemo(
          store,
          config.databaseName,
          await suppliersOf(store, config),
          clock(),
        )
      },
      ready(url) {
        console.log(greeting(url, chat.url, demo, crypto.randomUUID().slice(0, 8)))
      },
    })
  } finally {
    emulator.stop()
    await chat.close()
    await emulator.saved()
  }
})

/**
 * None calls another host: two are simulated, one is the admin in the chat, and those of SUPPLIERS reach this
 * machine alone.
 */
async function suppliersOf(store: Store, { suppliers }: Config): Promise<Map<string, Supplier>> {
  return new Map([
    ...(await createSuppliers(suppliers, { store, clock, documents, reach: 'loopback' })),
    ['sandbox', createSandboxSupplier(clock)],
    ['shaky', createSandboxSupplier(clock, { breaks: true })],
    ['manual', createManualSupplier({ name: 'manual', store, clock, remindMs: REMIND_MS })],
  ])
}

/** The folder of the chats: beside the database's file, with which it is removed. A server has no such place. */
function chatsOf(databaseUrl: string): string | undefined {
  if (isPostgres(databaseUrl)) return undefined
  const folder = `${databaseUrl}-chats`
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch {
    // The database has no place there either: the service says so, and what to do, and does not start.
    return undefined
  }
}

function demoKeyAnswer(apiKey: string): Response {
  if (apiKey === '') return new Response('The sandbox is still starting.\n', { status: 503 })
  return new Response(`${apiKey}\n`, { headers: { 'Cache-Control': 'no-store' } })
}

/** The next port. 0, which means any free port, if PORT is 0 or the highest port. */
function portAfter(port: number): number {
  return port === 0 || port === 65_535 ? 0 : port + 1
}

function greeting(
  url: string,
  chatUrl: string,
  demo: { apiKey: string; balanceMicros: number },
  run: string,
) {
  const curl = 'curl -s -H "X-API-Key: $KEY"'
  const post = `${curl} -H 'Content-Type: application/json'`
  return `
The gamewallet sandbox is running. Nothing in it is real, and it reaches no other host.

  Chat       ${chatUrl}   talk to the bot, as an account holder and as an admin
  API        ${url}
  Reference  ${url}/docs
  Demo key   ${demo.apiKey}
  Balance    ${formatUsd(demo.balanceMicros)}

Open the chat in a browser. The API, in another terminal:

  export KEY=${demo.apiKey}
  ${curl} ${url}/products
  ${post} -d '{"pid":"GWA-UC-60","userId":"5123456789","trxid":"try-${run}"}' ${url}/orders
  ${curl} '${url}/history?limit=3'

The last two characters of userId choose what happens: 01 takes 3 s, 02 is refunded at once,
03 is refunded after 3 s, 04 is silent for a minute, 05 fails once and is retried.
Stop with Ctrl+C.
`
}
