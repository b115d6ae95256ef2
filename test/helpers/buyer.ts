import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type ClientOptions, createClient } from '../../packages/client/index.ts'
import type { AppDeps } from '../../src/app.ts'
import type { Store } from '../../src/db/store.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { entries, orders } from '../../src/domain/schema.ts'
import { toUsd } from '../../src/domain/shared/money.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { type TestApp, testApp } from './app.ts'
import { addTestStock, PIDS } from './factories.ts'

type Fetch = NonNullable<ClientOptions['fetch']>
type Send = (request: Request) => Promise<Response>

/** What becomes of one call: it gets what `send` reaches, or not, or something else. */
export type Mishap = (send: Send, request: Request) => Promise<Response>

/** The request never reaches the service. */
export const neverArrives: Mishap = async () => {
  throw new TypeError('fetch failed')
}
/** The service acts on it, and its answer is lost. */
export const answerIsLost: Mishap = async (send, request) => {
  await send(request)
  throw new TypeError('fetch failed')
}
/** The service acts on it, and the caller has given up before the answer comes. */
export const answerIsLate: Mishap = async (send, request) => {
  await send(request.clone())
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
}
/** Something in between answers in place of the service. */
export const says =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Mishap =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

/**
 * The whole service, and a client of it with 100 USD. The client's pauses take no time: the service's
 * clock moves on instead, and what is due is done.
 * @param next the same database for the process that follows, if the first one can die
 */
export async function testBuyer(
  overrides: Partial<AppDeps> = {},
  next?: { store: Store; isFirstDead: () => boolean; bury: () => Promise<unknown> },
) {
  let service: TestApp = await testApp(overrides)
  const store = next?.store ?? service.store
  const { accountId, key } = await service.reseller()
  await addTestStock(store, PIDS.gamekey, 10)
  const mishaps: { on: string; mishap: Mishap }[] = []
  const calls: string[] = []
  const pauses: number[] = []
  let open = 0

  const first = service
  const isDead = (one: TestApp) => one === first && next?.isFirstDead() === true
  const send: Send = async (request) => {
    const asked = service
    const env = { incoming: { socket: { remoteAddress: '198.51.100.7' } } }
    const response = await asked.app.fetch(request, env)
    if (isDead(asked)) throw new TypeError('fetch failed')
    return response
  }
  const fetch = (async (url: string, init: RequestInit) => {
    const request = new Request(url, init)
    const call = `${request.method} ${new URL(url).pathname}`
    calls.push(call)
    const at = mishaps.findIndex(({ on }) => call.startsWith(on))
    const [found] = at < 0 ? [] : mishaps.splice(at, 1)
    open++
    try {
      return await (found ? found.mishap(send, request) : send(request))
    } finally {
      open--
    }
  }) as Fetch
  const time = {
    now: () => service.clock.now.getTime(),
    async pause(ms: number) {
      pauses.push(ms)
      service.clock.advance(ms)
      if (isDead(service)) {
        restarted ??= restart()
        await restarted
      }
      const running = service
      await running.app.jobs.fulfil.runOnce().catch((error) => {
        if (!isDead(running)) throw error
      })
    },
  }
  let restarted: Promise<void> | undefined
  /** Another process takes over from the one that was killed. */
  async function restart(): Promise<void> {
    await next?.bury()
    const { clock } = service
    const suppliers = new Map([['sandbox', createSandboxSupplier(() => clock.now)]])
    service = { ...(await testApp({ store, suppliers, clock: () => clock.now })), clock }
  }
  const settings = { baseUrl: 'http://service.test', apiKey: key, fetch, time }

  return {
    store,
    accountId,
    key,
    calls,
    pauses,
    client: createClient(settings),
    /** How many calls have no answer yet. */
    open: () => open,
    clientWith: (other: Partial<ClientOptions>) => createClient({ ...settings, ...other }),
    service: () => service,
    /** The next call that begins so goes wrong in this way; then the one after it, in the next. */
    arrange(on: string, ...several: Mishap[]) {
      for (const mishap of several) mishaps.push({ on, mishap })
    },
    /** Nothing goes wrong from now on. */
    arrangeNone() {
      mishaps.length = 0
    },
    send,
    /** The account's orders with this trxid. */
    soldUnder: (trxid: string) =>
      store.read
        .select({ status: orders.status, refunded: orders.refunded })
        .from(orders)
        .where(and(eq(orders.accountId, accountId), eq(orders.trxid, trxid))),
    /** What the account paid, in USD, and how many charges there were; the ledger is proven. */
    async paid() {
      expect((await proveLedger(store.read)).findings).toEqual([])
      const rows = await store.read.select().from(entries).where(eq(entries.accountId, accountId))
      return {
        usd: toUsd(100_000_000 - (await balanceOf(store.read, accountId))),
        charges: rows.filter(({ kind }) => kind === 'charge').length,
      }
    },
  }
}
