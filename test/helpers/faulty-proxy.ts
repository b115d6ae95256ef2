import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { AppDeps } from '../../src/app.ts'
import type { Store } from '../../src/db/store.ts'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { notices, orders, stockCodes, supplierCalls } from '../../src/domain/schema.ts'
import { toUsd } from '../../src/domain/shared/money.ts'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { type TestApp, testApp } from './app.ts'
import { neverTired, serveApp } from './bot.ts'
import { addTestStock, importTestCatalog, PIDS } from './factories.ts'
import { OWN_CATALOG, OWN_PIDS } from './own-catalog.ts'
import { ownPort } from './ports.ts'
import { createResellerSupplier } from './reseller-supplier.ts'
import { LONG_MS } from './scripted-supplier.ts'
import { testStore } from './store.ts'

// Two services in a chain, with a proxy between them that does to a request what networks do.

type Said = { status: number; text: string; headers: Record<string, string> }
/** What becomes of an answer; null where the request was kept from the service behind. */
type Reply = (to: ServerResponse, truth: Said | null, door: Door) => void
/** `giveUp`: whoever has asked has waited for long enough. */
type Door = { shut(): void; giveUp(): void }
/** What goes wrong with one request, the first that fits `on`, such as `POST /orders`. */
export type Fault = { on: string; acts: boolean; reply: Reply }

/** The request never reaches the service behind. */
export const before = (on: string, reply: Reply): Fault => ({ on, acts: false, reply })
/** The service behind acts, and its answer is what suffers. */
export const after = (on: string, reply: Reply): Fault => ({ on, acts: true, reply })

export const silence: Reply = (_, __, door) => door.giveUp()
export const cut: Reply = (to) => void to.destroy()
export const cutAndShut: Reply = (to, _, door) => {
  door.shut()
  to.destroy()
}
/** Half of a body whose length was promised. */
export const cutHalfway: Reply = (to) => {
  to.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' })
  to.write('{"orderCreated":true,"orderId":"API-', () => to.destroy())
}
/** The true answer, after which nobody can connect any more. */
export const tellAndShut: Reply = (to, truth, door) => {
  door.shut()
  to.setHeader('Connection', 'close')
  if (truth) tell(to, truth)
}
export const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (to) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    tell(to, { status, text, headers: { 'Content-Type': 'application/json', ...headers } })
  }
/** The true answer with some of its fields changed. */
export const changed =
  (changes: object): Reply =>
  (to, truth) => {
    if (!truth) return
    const text = JSON.stringify({ ...(JSON.parse(truth.text) as object), ...changes })
    tell(to, { ...truth, text })
  }
/** The true answer byte by byte, for longer than anybody waits. */
export const byteByByte: Reply = (to, truth, door) => {
  const text = truth?.text ?? '{"success":false}'
  to.writeHead(200, { 'Content-Type': 'application/json' })
  let sent = 0
  const timer = setInterval(() => {
    to.write(text.slice(sent, ++sent))
    if (sent === 5) door.giveUp()
  }, 10)
  to.on('close', () => clearInterval(timer))
}

function tell(to: ServerResponse, { status, text, headers }: Said): void {
  to.writeHead(status, headers).end(text)
}

/** A proxy in front of `target`; each fault of its script befalls one request, the others pass. */
async function faultyProxy(target: string) {
  let script: Fault[] = []
  let patience = new AbortController()
  const seen: string[] = []
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  neverTired(server)
  // It is shut and opened again.
  const port = await ownPort()
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen()
  const shut = () => {
    if (server.listening) server.close()
  }
  const giveUp = () => {
    patience.abort()
    patience = new AbortController()
  }
  onTestFinished(() => {
    shut()
    server.closeAllConnections()
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${request.method} ${request.url}`
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    seen.push(what)
    const at = script.findIndex(({ on }) => what.startsWith(on))
    const [fault] = at < 0 ? [] : script.splice(at, 1)
    const truth = fault?.acts === false ? null : await passOn(request, body)
    if (fault) fault.reply(response, truth, { shut, giveUp })
    else if (truth) tell(response, truth)
  }

  async function passOn({ method = 'GET', url = '/', headers }: IncomingMessage, body: string) {
    const answer = await fetch(target + url, {
      method,
      headers: { 'X-API-Key': String(headers['x-api-key']), 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body } : {}),
    })
    const retryAfter = answer.headers.get('retry-after')
    const after = retryAfter === null ? {} : { 'Retry-After': retryAfter }
    return {
      status: answer.status,
      text: await answer.text(),
      headers: { 'Content-Type': 'application/json', ...after },
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request that arrived, such as `POST /orders`, in order. */
    requests: () => [...seen],
    follow(faults: readonly Fault[]) {
      script = [...faults]
    },
    /** The signal of a call, whose time is also over when the script says so. */
    whilePatient: (signal: AbortSignal) => AbortSignal.any([signal, patience.signal]),
    /** The faults that have not befallen anything. */
    left: () => script.length,
    async open() {
      if (!server.listening) await listen()
    },
  }
}

/** No call of these ends by the clock, however slow the machine: where time is over, the script says so. */
export const UNHURRIED_MS = 100_000
export const UNHURRIED: AppDeps['config'] = {
  trustedProxies: new BlockList(),
  publicUrl: null,
  maxConnections: 1000,
  instantWaitMs: 2 * UNHURRIED_MS,
  lookupWaitMs: 2 * UNHURRIED_MS,
  supplierTimeoutMs: UNHURRIED_MS,
  webhookAllowPrivate: true,
}

/** The first service, listening behind a proxy, with an account of the second one's operator. */
async function upstreamService(balanceMicros = 100_000_000) {
  const test = await testApp()
  const url = await serveApp(test.app)
  const account = await test.reseller(balanceMicros)
  await addTestStock(test.store, PIDS.gamekey, 10)
  return { ...test, account, proxy: await faultyProxy(url) }
}

type Upstream = Awaited<ReturnType<typeof upstreamService>>
type ChainSettings = {
  upstreamBalanceMicros?: number
  allowLoss?: boolean
  catalog?: CatalogJson
  /** In place of the right one. */
  apiKey?: string
  store?: Store
  /** Suppliers besides the first service, which is called `sandbox`. */
  others?: ReadonlyMap<string, Supplier>
}

/** Both services, and one reseller of the second who has 100 USD. */
export async function chain(settings: ChainSettings = {}) {
  const { allowLoss = false, catalog = OWN_CATALOG } = settings
  const up = await upstreamService(settings.upstreamBalanceMicros)
  const store = settings.store ?? (await testStore())
  await importTestCatalog(store, catalog)
  const { proxy } = up
  const reseller = createResellerSupplier({
    baseUrl: proxy.url,
    apiKey: settings.apiKey ?? up.account.key,
    allowLoss,
    clock: () => down.clock.now,
    listTimeoutMs: UNHURRIED_MS,
  })
  const supplier: Supplier = {
    ...reseller,
    place: (order, signal) => reseller.place(order, proxy.whilePatient(signal)),
    check: (order, signal) => reseller.check(order, proxy.whilePatient(signal)),
  }
  const down: TestApp = await testApp({
    store,
    suppliers: new Map([['sandbox', supplier], ...(settings.others ?? [])]),
    config: UNHURRIED,
  })
  const { key, accountId } = await down.reseller()

  const post = async (path: string, body: object) =>
    (await down.call('POST', path, { key, body })).body
  const present = async (orderId: string) =>
    (await down.call('GET', `/orders/${orderId}`, { key })).body

  /** Lets so much time pass in both, and makes the attempts that are due in each. */
  async function pass(ms: number): Promise<void> {
    for (const { clock } of [up, down]) clock.advance(ms)
    for (const { app } of [up, down]) await app.jobs.fulfil.runOnce()
  }

  return {
    up,
    down,
    proxy,
    key,
    accountId,
    supplier,
    post,
    present,
    pass,
    order: (fields: object = {}) =>
      post('/orders', { pid: OWN_PIDS.topup, trxid: 'first', userId: '5123456', ...fields }),
    async untilEnded(orderId: string) {
      for (let round = 0; round < 20; round++) {
        const order = await present(orderId)
        if (order.status !== 'processing') return order
        await pass(LONG_MS)
      }
      throw new Error('The order does not come to an end.')
    },
    truth: (orderId: string) => truthOf(up, down, { orderId, accountId }),
    noticesToAdmins: async () =>
      (await down.store.read.select().from(notices).orderBy(notices.id))
        .filter(({ telegramId }) => telegramId === null)
        .map(({ kind }) => kind),
  }
}

/** Everything that counts about an order that went through both. */
export async function truthOf(
  up: Upstream,
  down: Pick<TestApp, 'store' | 'logLines'>,
  { orderId, accountId, crashed }: { orderId: string; accountId: number; crashed?: boolean },
) {
  const ours = await down.store.read.select().from(orders).orderBy(orders.seq)
  const theirs = await up.store.read.select().from(orders).orderBy(orders.seq)
  const calls = await down.store.read.select().from(supplierCalls).orderBy(supplierCalls.id)
  const findings = [await proveLedger(up.store.read), await proveLedger(down.store.read)]
  expect(findings.map((proof) => proof.findings)).toEqual([[], []])
  // A call that was made has a row that tells how it ended; neither it nor the log has a secret.
  if (!crashed) expect(calls.filter(({ outcome }) => outcome === null)).toEqual([])
  const written = JSON.stringify([calls, down.logLines])
  const codes = await down.store.read.select().from(stockCodes).orderBy(stockCodes.id)
  const secrets = [up.account.key, ...codes.map(({ code }) => code)]
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  return {
    status: ours.find(({ id }) => id === orderId)?.status,
    balance: toUsd(await balanceOf(down.store.read, accountId)),
    upstream: theirs.map(({ status }) => status),
    upstreamBalance: toUsd(await balanceOf(up.store.read, up.account.accountId)),
    calls: calls
      .filter(({ reference }) => reference === orderId)
      .map(({ what, outcome }) => `${what} ${outcome}`),
  }
}
