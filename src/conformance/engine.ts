import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../db/sqlite/sqlite.ts'
import type { Store } from '../db/store.ts'
import { createListingCache } from '../domain/catalog/view.ts'
import { createFulfilment } from '../domain/fulfilment/fulfilment.ts'
import { joinInstances } from '../domain/instances/instances.ts'
import { createRouteFinder } from '../domain/orders/choose-supplier.ts'
import { createSettingsCache } from '../domain/settings/settings-cache.ts'
import { createInvalidationFeed } from '../domain/shared/cache/invalidation-feed.ts'
import type { Log } from '../domain/shared/log.ts'
import { noMeter } from '../domain/shared/meter.ts'
import { breakerStatesOf } from '../domain/suppliers/health.ts'
import type { Supplier, SupplierOrder } from '../domain/suppliers/supplier.ts'
import { numberedCodes } from './fill.ts'

// The service's own engine, on a database of its own in a temporary folder.

/** The name of the supplier that redeems codes for buyers. */
export const LOOKUP_SUPPLIER = 'lookups'

/** No call ends by the clock, however slow the machine: where time is over, the fault says so. */
export const UNHURRIED_MS = 100_000
/** Linux keeps in memory what is here. */
const MEMORY = '/dev/shm'

/** A folder with a migrated, empty database, of which copies are opened. */
export async function temporaryDatabases() {
  const place = existsSync(MEMORY) ? MEMORY : tmpdir()
  const folder = mkdtempSync(join(place, 'gamewallet-check-'))
  const first = join(folder, 'first.db')
  await (await openSqlite(first)).close()
  let copies = 0
  return {
    async open(): Promise<Store> {
      const file = join(folder, `${++copies}.db`)
      cpSync(first, file)
      return openSqlite(file)
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Engine = Awaited<ReturnType<typeof startEngine>>

/** One process of the service, as far as it places and fulfils orders. */
export async function startEngine(deps: {
  store: Store
  suppliers: ReadonlyMap<string, Supplier>
  clock: () => Date
  log: Log
}) {
  const { store, suppliers, clock, log } = deps
  const { read } = store
  const instance = await joinInstances(deps)
  const feed = createInvalidationFeed(store)
  await feed.poll(clock())
  const fulfilment = createFulfilment({
    ...{ store, suppliers, clock, log, meter: noMeter },
    settings: createSettingsCache({ read, feed }),
    listings: createListingCache({ read, feed, routeOf: createRouteFinder(suppliers) }),
    instance: instance.id,
    testSupplier: NOBODY,
    lookupSupplier: LOOKUP_SUPPLIER,
    breakerStates: await breakerStatesOf(read),
    instantWaitMs: 2 * UNHURRIED_MS,
    lookupWaitMs: 2 * UNHURRIED_MS,
    supplierTimeoutMs: UNHURRIED_MS,
  })
  return {
    submitOrder: fulfilment.submitOrder,
    submitLookup: fulfilment.submitLookup,
    runDue: fulfilment.runDue,
    async stop() {
      await fulfilment.stop()
      await instance.leave()
    },
  }
}

/** There are no test accounts. */
const NOBODY: Supplier = {
  ...{ kind: 'nobody', needsRef: false },
  place: () => Promise.reject(new Error('There are no test orders.')),
  check: () => Promise.reject(new Error('There are no test orders.')),
}

/** A supplier that does each order that it is sent, once, and knows what it has done. */
export function createNextSupplier() {
  const done = new Set<string>()
  const completed = ({ ref, wantsCodes, quantity }: SupplierOrder) => ({
    outcome: 'completed' as const,
    ...(wantsCodes ? { codes: numberedCodes(`NEXT-${ref}`, quantity) } : {}),
  })
  const supplier: Supplier = {
    ...{ kind: 'next', needsRef: true },
    async place(order) {
      done.add(order.ref)
      return completed(order)
    },
    async check(order) {
      return done.has(order.ref) ? completed(order) : { outcome: 'absent' }
    },
  }
  /** How many times it has done an order. */
  return { supplier, done: (ref: string) => (done.has(ref) ? 1 : 0) }
}

/** A log that keeps its lines in memory, with all that is in their errors. */
export function createMemoryLog() {
  const lines: string[] = []
  const write = (fields: object, message: string) =>
    void lines.push(JSON.stringify([message, fields], (_, value) => plain(value)))
  return {
    ...{ info: write, warn: write, error: write },
    about: (orderId: string) => lines.filter((line) => orderId !== '' && line.includes(orderId)),
    all: () => lines.join('\n'),
  }
}

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { message, stack, cause } = value
  return { ...value, message, stack, ...(cause === undefined ? {} : { cause }) }
}
