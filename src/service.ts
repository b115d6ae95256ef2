import { type AppDeps, createApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import { openSqlite } from './db/sqlite.ts'
import type { Store } from './db/store.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { metricsPage } from './metrics/page.ts'
import { listen, startServer } from './server.ts'

export type ServiceOptions = Pick<AppDeps, 'lookupSupplier' | 'clock' | 'bot' | 'backups'> & {
  config: Config
  suppliers: (store: Store) => AppDeps['suppliers']
  /** Runs on the open database before anything is served. */
  prepare: (store: Store) => Promise<void>
  /** Told once the service answers. */
  ready: (url: string) => void
}

const PARENT_CHECK_MS = 200

/** Opens the database, serves until SIGINT or SIGTERM, and closes; a second signal does not wait. */
export async function runService(options: ServiceOptions): Promise<void> {
  const { config, prepare, ready, suppliers, ...parts } = options
  // Listened for from the beginning, so that a stop during the start is an orderly one, too.
  const ended = firstSignal()
  const log = createLog(config.logLevel)
  const store = await openSqlite(config.databaseUrl)
  try {
    await prepare(store)
    const { read } = store
    const databaseBytes = () => store.bytes()
    const metrics = createMetrics({ read, databaseBytes, clock: parts.clock })
    const { meter } = metrics
    const app = await createApp({
      store,
      config,
      log,
      meter,
      suppliers: suppliers(store),
      ...parts,
    })
    const page = config.metrics && (await listen(metricsPage(metrics, log).fetch, config.metrics))
    const server = await startServer(app, config)
    const metricsUrl = page ? { metrics: `${page.url}/metrics` } : {}
    log.info({ url: server.url, database: config.databaseUrl, ...metricsUrl }, 'started')
    ready(server.url)
    const signal = await ended
    log.info({ signal }, 'stopping')
    await Promise.all([server.stop(), page?.close()])
    metrics.stop()
  } finally {
    await store.close()
  }
  log.info({}, 'stopped')
}

/** Runs an entry file's work; what keeps it from starting is told in words where it has words. */
export async function runEntry(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(startProblem(error) ?? error)
    process.exitCode = 1
  }
}

/** Resolves to what ends the service: a signal, or the end of the npm that started it. */
function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        resolve(signal)
      })
    if (process.env.npm_lifecycle_event) whenParentIsGone(() => resolve('end of npm'))
  })
}

/** npm does not hand a signal on through its shell: stopped by its id, it would leave us behind. */
function whenParentIsGone(act: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, PARENT_CHECK_MS)
  watch.unref()
}

function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `${message}: another process has this port; set another PORT, CHAT_PORT or METRICS_PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${message}: HOST and METRICS_HOST must be addresses of this machine.`
  return undefined
}
