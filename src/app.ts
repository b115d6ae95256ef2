import type { Config } from './config.ts'
import type { Store } from './db/store.ts'
import { createFulfilment } from './domain/fulfilment.ts'
import { createKeyUsage } from './domain/key-usage.ts'
import { createMemoryRateLimiter, type RateLimiter } from './domain/rate-limit.ts'
import type { Supplier } from './domain/supplier.ts'
import type { Log } from './domain/supplier-calls.ts'
import { createApi } from './http/api.ts'
import { fulfilJob } from './jobs/fulfil.ts'
import { createLoop } from './jobs/loop.ts'
import { saveJob } from './jobs/save.ts'

export type AppDeps = {
  store: Store
  config: Pick<Config, 'trustedProxies' | 'instantWaitMs' | 'lookupWaitMs' | 'supplierTimeoutMs'>
  /** By the name that lines give. */
  suppliers: ReadonlyMap<string, Supplier>
  lookupSupplier: string | null
  clock: () => Date
  log: Log
  /** In place of the one in memory. */
  rateLimiter?: RateLimiter
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Puts the parts together; nothing listens and no job runs before `start`. */
export async function createApp(deps: AppDeps) {
  const { store, config, clock, log, suppliers, lookupSupplier } = deps
  const memoryLimiter = createMemoryRateLimiter(store)
  await memoryLimiter.load(clock())
  const keyUsage = createKeyUsage(store)
  const fulfilment = createFulfilment({ store, suppliers, lookupSupplier, clock, log, ...config })
  const api = createApi({
    read: store.read,
    fulfilment,
    rateLimiter: deps.rateLimiter ?? memoryLimiter,
    keyUsage,
    trustedProxies: config.trustedProxies,
    clock,
    log,
  })
  const jobs = {
    fulfil: fulfilJob(fulfilment),
    save: saveJob(memoryLimiter, keyUsage, clock),
  }
  const loops = Object.values(jobs).map((job) => createLoop(job, log))

  return {
    api,
    jobs,
    start() {
      for (const loop of loops) loop.start()
    },
    /** Ends suppliers' calls and jobs and saves what is in memory; the store stays open. */
    async stop() {
      await fulfilment.stop()
      await Promise.all(loops.map((loop) => loop.stop()))
      try {
        await jobs.save.runOnce()
      } catch (error) {
        // What it holds is worth less than calls that are still to be answered.
        log.error({ err: error }, 'rate windows and last uses of keys were not saved')
      }
    },
  }
}
