// How fast the service does its own work on this machine: `npm run bench`. It builds its data in a
// temporary folder, reaches no network, and removes everything at its end.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { fulfilments, orders } from '../src/db/schema.ts'
import { openSqlite } from '../src/db/sqlite.ts'
import type { Store } from '../src/db/store.ts'
import { adjustBalance, openAccount } from '../src/domain/accounts.ts'
import { parseCatalog } from '../src/domain/catalog-file.ts'
import { importCatalog } from '../src/domain/catalog-import.ts'
import { createFulfilment } from '../src/domain/fulfilment.ts'
import { noMeter } from '../src/domain/meter.ts'
import { placeOrder } from '../src/domain/orders.ts'
import { proveLedger } from '../src/domain/proof.ts'
import { createSandboxSupplier } from '../src/suppliers/sandbox.ts'

const ROOT = join(import.meta.dirname, '..')
const BACKLOG = 10_000
const CODES = 100_000
const ACCOUNTS = 100
const actor = 'operator'

const CATALOG = {
  lines: [
    {
      ...{ slug: 'game', productName: 'Top-up', gameName: 'Game', orderCode: 'GAM' },
      ...{ kind: 'topup', suppliers: ['sandbox'] },
      fields: [{ name: 'userId', label: 'Player ID' }],
      products: [{ pid: 'BENCH-1', name: '60', priceUsd: 0.99, supplierRef: '60' }],
    },
    {
      ...{ slug: 'keys', productName: 'Keys', gameName: 'Game', orderCode: 'KEY' },
      kind: 'gamekey',
      products: [{ pid: 'BENCH-KEY', name: 'A key', priceUsd: 5 }],
    },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'gamewallet-bench-'))
try {
  const file = join(folder, 'bench.db')
  const store = await openSqlite(file)
  await prepare(store)
  await settleBacklog(store)
  await store.close()
  importCodes(file)
} finally {
  rmSync(folder, { recursive: true })
}

async function prepare(store: Store): Promise<void> {
  const file = parseCatalog(JSON.stringify(CATALOG))
  const now = new Date()
  await store.transaction(async (tx) => {
    await importCatalog(tx, { file, replace: false, actor }, now)
    for (let i = 1; i <= ACCOUNTS; i++) {
      const { id } = await openAccount(tx, { telegramId: i, name: `Account ${i}`, actor }, now)
      const credit = { amountMicros: 1_000_000_000, note: undefined, actor } as const
      await adjustBalance(tx, id, credit, now)
    }
  })
}

/** Orders that were placed and never answered, as after a standstill: all of them due at once. */
async function settleBacklog(store: Store): Promise<void> {
  const clock = () => new Date()
  const supplier = createSandboxSupplier(clock)
  const route = [{ supplier: 'sandbox', supplierRef: '60' }]
  for (let i = 0; i < BACKLOG; i++) {
    const request = {
      accountId: 1 + (i % ACCOUNTS),
      pid: 'BENCH-1',
      trxid: `bench-${i}`,
      idempotencyKey: undefined,
      quantity: undefined,
      player: { userId: '5123456789' },
    }
    const terms = { inFlightMs: 0, leaseMs: 0, routeOf: () => route }
    await placeOrder(store, request, terms, clock())
  }
  const silent = () => {}
  const fulfilment = createFulfilment({
    store,
    suppliers: new Map([['sandbox', supplier]]),
    lookupSupplier: null,
    supplierStates: [],
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

  const left = await store.read.$count(fulfilments)
  const completed = await store.read.$count(orders, sql`${orders.status} = 'completed'`)
  const { findings } = await proveLedger(store.read)
  if (left > 0 || completed < BACKLOG || findings.length > 0)
    throw new Error(`${left} orders are left, ${completed} completed, ${findings.length} findings.`)
  report('settle a backlog of 10,000 orders', `${Math.round(BACKLOG / seconds)} a second`, '≥ 500')
}

/** The operator's command, in a process of its own. */
function importCodes(database: string): void {
  const file = join(folder, 'codes.txt')
  const codes = Array.from({ length: CODES }, (_, i) => `BENCH-${String(i).padStart(8, '0')}`)
  writeFileSync(file, codes.join('\n'))
  const args = ['src/cli.ts', 'stock', 'add', 'BENCH-KEY', file, '--json']
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: database },
    encoding: 'utf8',
  })
  const seconds = (performance.now() - startedAt) / 1000
  if (status !== 0 || JSON.parse(stdout).added !== CODES) throw new Error(stderr)
  report(
    'import 100,000 codes, the start of the command included',
    `${seconds.toFixed(1)} s`,
    '< 5',
  )
}

function report(what: string, measured: string, wanted: string): void {
  console.log(`${what}: ${measured} (wanted: ${wanted})`)
}
