import { type App, type AppDeps, createApp } from './app.ts'
import { keyText, movedText } from './cli/errors.ts'
import { type Config, ConfigError } from './config.ts'
import { othersMayRead, readKeyFile } from './db/key-file.ts'
import { openStore } from './db/open.ts'
import { DatabaseProblem, damageIn, type Store, unavailability } from './db/store.ts'
import { allPatternProblems } from './domain/catalog/view.ts'
import { whyMoved } from './domain/instances/database-summary.ts'
import { type KeptLock, keepLock } from './domain/instances/leader.ts'
import { whyLocked } from './domain/sealing/reseal.ts'
import { keepAddress } from './domain/sessions/address.ts'
import type { Log } from './domain/shared/log.ts'
import { noMeter } from './domain/shared/meter.ts'
import { aborted } from './domain/shared/waiting.ts'
import { english } from './locales/languages.ts'
import { patternSaid } from './locales/refusals.ts'
import { createLog, errorText } from './log/log.ts'
import { giveBackMemory } from './process/memory.ts'
import { whenNpmIsGone } from './process/npm.ts'
import { tellSystemd } from './process/systemd.ts'
import { listen, startServer } from './server/server.ts'
import { VERSION } from './version.ts'

export type ServiceOptions = Pick<
  AppDeps,
  'lookupSupplier' | 'clock' | 'bot' | 'backups' | 'panel'
> & {
  config: Config
  suppliers: (store: Store) => Promise<AppDeps['suppliers']>
  /** Runs on the open database before anything is served. */
  prepare: (store: Store) => Promise<void>
  /** Called once the service answers. */
  ready: (url: string) => void
}

/** The lock for serving the API. Without Redis only one process may hold it, so that rates are counted together. */
const API_LOCK = 'api'

const MAX_PATTERNS_LOGGED = 20

const END_OF_NPM = 'end of npm'
/** Whoever killed npm wants this process to end, too, and may start a new one, which needs the port and the lock. */
const ORPHAN_EXIT_MS = 500

/** Opens the database, serves until SIGINT or SIGTERM, and closes. A second signal ends the process at once. */
export async function runService(options: ServiceOptions): Promise<void> {
  const { config, prepare, ready, suppliers, ...parts } = options
  // Listens from the beginning, so that a stop during the start is orderly, too.
  const signalled = firstSignal()
  const log = createLog(config.logLevel)
  const { codesKeyFile: keyFile } = config
  const vault = readKeyFile(keyFile)
  if (keyFile !== null && othersMayRead(keyFile))
    log.warn({ keyFile }, 'other users of this machine can read the key file: run chmod 600 on it')
  const store = await openStore(config.databaseUrl, {
    vault,
    poolSize: config.databasePool,
    onLost: (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  })
  for (const finding of store.findings) log[finding.level]({}, finding.message)
  const ended = Promise.race([signalled, whenLost(store, log)])
  let api: KeptLock | null = null
  let rateLimiter: Awaited<ReturnType<typeof limitInRedis>> | null = null
  let app: App | null = null
  let page: Awaited<ReturnType<typeof listen>> | null = null
  let silence = () => {}
  try {
    const { read } = store
    const { databaseName } = config
    const moved = await whyMoved(read)
    if (moved !== null) throw new ConfigError(movedText(databaseName, moved))
    const locked = await whyLocked(read)
    if (locked !== null) throw new ConfigError(keyText(databaseName, locked))
    await prepare(store)
    logPatterns(log, await allPatternProblems(read))
    if (config.roles.has('api')) {
      api = await keepLock({ store, log }, API_LOCK, { shared: config.redis !== null })
      if (!api) throw apiTaken(config)
      if (config.redis) rateLimiter = await limitInRedis(config.redis, log)
    }
    // Its client takes 5 MB of memory, and nobody reads what it would count.
    const metrics = config.metrics
      ? (await import('./metrics/metrics.ts')).createMetrics({ ...store, clock: parts.clock, log })
      : null
    const meter = metrics?.meter ?? noMeter
    app = await createApp({
      store,
      config,
      roles: config.roles,
      log,
      meter,
      suppliers: await suppliers(store),
      ...(rateLimiter ? { rateLimiter } : {}),
      ...parts,
    })
    const { maxConnections } = config
    if (config.metrics && metrics)
      page = await named(
        { host: 'METRICS_HOST', port: 'METRICS_PORT' },
        listen(metrics.fetch, { ...config.metrics, maxConnections }),
      )
    giveBackMemory()
    const server = await named(
      { host: 'HOST', port: 'PORT' },
      startServer(app, { ...config, meter }),
    )
    const metricsUrl = page ? { metrics: `${page.url}/metrics` } : {}
    const roles = [...config.roles]
    const { instance } = app
    const redisUrl = rateLimiter ? { redis: rateLimiter.address } : {}
    const urls = { url: server.url, database: databaseName, ...redisUrl, ...metricsUrl }
    if (config.roles.has('api'))
      await store.transaction((tx) => keepAddress(tx, config.publicUrl ?? server.url))
    log.info({ version: VERSION, ...urls, roles, instance }, 'started')
    ready(server.url)
    silence = tellSystemd(process.env, (error) => log.warn({ err: error }, 'systemd-notify failed'))
    const signal = await ended
    log.info({ signal }, 'stopping')
    const atOnce = signal === END_OF_NPM
    if (atOnce) setTimeout(() => process.exit(1), ORPHAN_EXIT_MS).unref()
    await Promise.all([server.stop({ atOnce }), page?.close()])
    app = page = null
  } finally {
    silence()
    // These are still open only if the start failed.
    await page?.close()
    await app?.stop()
    await rateLimiter?.close()
    await api?.release()
    await store.close()
  }
  log.info({}, 'stopped')
}

function apiTaken({ redis, databaseName }: Config): ConfigError {
  return new ConfigError(
    redis === null
      ? `Another process serves the API of ${databaseName}, and each would allow every account the full rate. Set REDIS_URL to the same Redis in all of them, or leave api out of ROLES here.`
      : `Another process serves the API of ${databaseName} without REDIS_URL, so it counts rates by itself. Stop it, and start it again with REDIS_URL.`,
  )
}

/** Logs the lines that this version does not sell because an earlier one imported patterns that it refuses. */
function logPatterns(log: Log, found: Awaited<ReturnType<typeof allPatternProblems>>): void {
  for (const { slug, field, problem } of found.slice(0, MAX_PATTERNS_LOGGED))
    log.error(
      { line: slug, field, pattern: patternSaid(english, problem) },
      'a line is not sold: one of its patterns is not supported; change it and import the catalog',
    )
}

/** Resolves if the database file is lost, which ends the service. */
async function whenLost({ lost }: Store, log: Log): Promise<string> {
  await aborted(lost)
  log.error(
    { reason: lost.reason.message },
    'the database was deleted or replaced: stopping, without further writes',
  )
  return 'the database is lost'
}

/** Connects to Redis. Loads its client only now, because it takes 20 MB of memory. */
async function limitInRedis(settings: NonNullable<Config['redis']>, log: Log) {
  const { openRedisRateLimiter } = await import('./redis/rate-limit.ts')
  return openRedisRateLimiter(settings, log)
}

/** Runs the work of an entry file. Prints only the message of a known problem, and the whole of any other error. */
export async function runEntry(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(startProblem(error) ?? errorText(error))
    process.exitCode = 1
  }
}

/** Resolves with what ends the service: a signal, or the end of the npm process that started it. */
function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        resolve(signal)
      })
    whenNpmIsGone(() => resolve(END_OF_NPM))
  })
}

function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseProblem) return error.message
  const damage = damageIn(error)
  if (damage !== null)
    return `The database is damaged: ${damage}. Keep it as it is, and restore the newest undamaged backup.`
  const unavailable = unavailability(error)
  return unavailable
    ? `${unavailable.message.replace(/\.$/, '')}. Start again when the database is available.`
    : undefined
}

/**
 * Waits for a server that listens on the address in these variables.
 * @throws ConfigError with the variables' names if it cannot listen there.
 */
export async function named<T>(
  variables: { host?: string; port: string },
  listening: Promise<T>,
): Promise<T> {
  try {
    return await listening
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `${message}: another process uses this port. Set another ${variables.port}.`,
      )
    if (variables.host && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
      throw new ConfigError(`${message}: set ${variables.host} to an address of this machine.`)
    throw error
  }
}
