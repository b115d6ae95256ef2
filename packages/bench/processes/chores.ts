// Measures other work: the service settles a backlog, and an operator imports codes.
// node chores.ts FOLDER: uses the empty database of DATABASE_URL, writes its files into the folder, and
// sends its parent both figures.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openStore } from '../../../src/db/open.ts'
import type { Store } from '../../../src/db/store.ts'
import { listingOf, orderable } from '../../../src/domain/catalog/catalog.ts'
import { createListingCache } from '../../../src/domain/catalog/view.ts'
import { createFulfilment } from '../../../src/domain/fulfilment/fulfilment.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { placeOrder } from '../../../src/domain/orders/place-order.ts'
import { orders, supplierJobs } from '../../../src/domain/schema.ts'
import { readSettings } from '../../../src/domain/settings/settings.ts'
import { createSettingsCache } from '../../../src/domain/settings/settings-cache.ts'
import { createInvalidationFeed } from '../../../src/domain/shared/cache/invalidation-feed.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import { createSandboxSupplier } from '../../../src/suppliers/sandbox.ts'
import { bringCatalog, KEY_PIDS, TOP_UP_PIDS } from '../data/catalog.ts'
import { databaseUrl } from '../data/database-url.ts'
import { writePast } from '../data/past.ts'
import { storeSink } from '../data/store-sink.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BACKLOG = 10_000
const CODES = 100_000
const ACCOUNTS = 100

const [folder = ''] = process.argv.slice(2)
const clock = () => new Date()
const store = await openStore(databaseUrl())
await bringCatalog(store, clock())
await writePast(storeSink(store), { accounts: ACCOUNTS, measured: ACCOUNTS }, clock())
const settledPerSecond = await settleBacklog(store)
await store.close()
process.send?.({ settledPerSecond, importSeconds: importCodes() })
process.disconnect()

/** Settles orders that were placed but not answered, as after an outage: all are due at once. */
async function settleBacklog(store: Store): Promise<number> {
  const supplier = createSandboxSupplier(clock)
  const [pid = ''] = TOP_UP_PIDS
  const route = [{ supplier: 'sandbox', supplierRef: pid }]
  const routeOf = () => route
  const listing = await listingOf(store.read, pid)
  if (!listing) throw new Error(`The bench's catalog has no ${pid}.`)
  const product = orderable(listing, routeOf)
  const offer = { product, settings: await readSettings(store.read), isHealthy: () => true }
  const terms = { instance: 'bench', inFlightMs: 0, leaseMs: 0 }
  const before = await store.read.$count(orders)
  for (let i = 0; i < BACKLOG; i++) {
    const request = {
      accountId: 1 + (i % ACCOUNTS),
      tierId: null,
      test: false,
      via: 'api' as const,
      pid,
      trxid: `backlog-${i}`,
      idempotencyKey: undefined,
      quantity: undefined,
      player: { userId: '5123456789' },
    }
    await placeOrder(store, request, offer, terms, clock())
  }
  const silent = () => {}
  const feed = createInvalidationFeed(store)
  const fulfilment = createFulfilment({
    store,
    instance: 'bench',
    settings: createSettingsCache({ read: store.read, feed }),
    listings: createListingCache({ read: store.read, feed, routeOf }),
    suppliers: new Map([['sandbox', supplier]]),
    testSupplier: supplier,
    lookupSupplier: null,
    breakerStates: [],
    clock,
    log: { info: silent, warn: silent, error: console.error },
    meter: noMeter,
    supplierTimeoutMs: 10_000,
    instantWaitMs: 0,
    lookupWaitMs: 0,
  })
  const startedAt = performance.now()
  await fulfilment.runDue()
  const seconds = (performance.now() - startedAt) / 1000
  await fulfilment.stop()

  const left = await store.read.$count(supplierJobs)
  const completed = await store.read.$count(orders, sql`${orders.status} = 'completed'`)
  const { findings } = await proveLedger(store.read)
  if (left > 0 || completed - before < BACKLOG || findings.length > 0)
    throw new Error(
      `${left} jobs are left, ${completed} orders completed, ${findings.length} findings.`,
    )
  return BACKLOG / seconds
}

/** Runs the operator's command in a process of its own. Returns the seconds that it took. */
function importCodes(): number {
  const file = join(folder, 'codes.txt')
  const codes = Array.from({ length: CODES }, (_, i) => `BENCH-${String(i).padStart(8, '0')}`)
  writeFileSync(file, codes.join('\n'))
  const args = ['src/cli.ts', 'stock', 'add', KEY_PIDS[0] ?? '', file, '--json']
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl() },
    encoding: 'utf8',
  })
  const seconds = (performance.now() - startedAt) / 1000
  if (status !== 0 || JSON.parse(stdout).added !== CODES) throw new Error(stderr)
  return seconds
}
