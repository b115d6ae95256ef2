import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBareSqlite } from './bare-sqlite.ts'
import { createDatabases, type Database } from './databases.ts'
import { timeStart, underLoad } from './endurance.ts'
import { CONNECTIONS, createGenerator } from './generator.ts'
import { measureIdle } from './idle.ts'
import { describeMachine } from './machine.ts'
import { checkGenerator, createDriver, type Driver } from './measure.ts'
import type { Options } from './options.ts'
import type { Processes } from './processes.ts'
import { type Check, check, type OrdersReport, type Report, rowReport } from './report.ts'
import {
  ACCOUNTS,
  GENERATOR_MARGIN,
  MAX_DELAY_P99_MS,
  MAX_MEMORY_MB,
  MAX_START_MS,
  ROWS,
} from './rows.ts'
import { ask, ordersAnswered, type Stage, startService, type Target } from './stage.ts'
import { Void } from './void.ts'

const RUN_LENGTH = 6
const MIN_SETTLED_PER_SECOND = 500
const MAX_IMPORT_SECONDS = 5

export type Bench = {
  options: Options
  processes: Processes
  folder: string
  signal: AbortSignal
  /** Reports progress. */
  say: (text: string) => void
}

/** Measures what the options ask for. @throws Void if the run proves nothing. */
export async function runBench(bench: Bench): Promise<Report> {
  const { options, processes, folder, say } = bench
  const { rounds, seconds, parts } = options
  const machine = describeMachine(folder)
  const generator = createGenerator(processes)
  const run = crypto.randomUUID().slice(0, RUN_LENGTH)
  const driver = createDriver({ ...bench, generator, run, rounds, seconds })
  const checks: Check[] = []
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    void: null,
    machine,
    how: {
      ...{ generatorMargin: 0, connections: CONNECTIONS },
      ...{ accountsAtATime: ACCOUNTS, rounds, seconds },
    },
    ...{ rows: [], checks, orders: [] },
  }
  const rows = ROWS.filter(({ name }) => parts.has(name))
  if (rows.length > 0 || parts.has('load') || (options.large && parts.has('start'))) {
    const { small, bareFile } = await startSmall(bench)
    const yardsticks = await startYardsticks(bench, { small, bareFile, run })
    if (rows.length > 0) {
      say('checking the generator')
      report.how.generatorMargin = await checkGenerator(driver, yardsticks.hono, yardsticks.http)
      report.void = problemOf(report.how.generatorMargin)
      if (report.void !== null && !options.anyway) throw new Void(report.void)
    }
    const stages = [small, ...(await startOthers(bench, checks))]
    if (parts.has('load')) await measureLoad(bench, driver, small, checks)
    for (const row of rows) {
      say(`driving ${row.title}`)
      const measured = await (row.route === null
        ? driver.measure(row, stages, yardsticks.sqlite)
        : driver.measure(row, [yardsticks.hono, ...stages]))
      report.rows.push(rowReport(row, measured))
    }
    await proveOrders(bench, run, bareFile)
    for (const stage of stages)
      report.orders.push(await audit(bench, run, stage, driver.ordersSeen(stage)))
  }
  if (parts.has('idle')) {
    say('starting, and leaving alone for a while')
    checks.push(...(await measureIdle(bench)))
  }
  if (parts.has('chores')) await measureChores(bench, checks)
  return report
}

function problemOf(margin: number): string | null {
  if (margin >= GENERATOR_MARGIN) return null
  return `The generator drives bare node:http only ${margin.toFixed(2)} times as fast as bare Hono, and must reach ${GENERATOR_MARGIN}: it is the limit here, or the machine is busy with something else.`
}

/** The service on the small file, and a copy of that file for bare SQLite. */
async function startSmall({ options, processes, folder, say }: Bench) {
  say('building the small file')
  const database = await createDatabases(processes, folder, options).small()
  const bareFile = join(folder, 'bare.db')
  copyFileSync(database.databaseUrl, bareFile)
  return { small: await startService(processes, folder, { name: 'small', ...database }), bareFile }
}

/** The services on the large file and on PostgreSQL, if the options ask for them. */
async function startOthers(bench: Bench, checks: Check[]): Promise<Stage[]> {
  const { options, processes, folder, signal, say } = bench
  const databases = createDatabases(processes, folder, options)
  const start = (name: Stage['name'], database: Database) =>
    startService(processes, folder, { name, ...database })
  const stages: Stage[] = []
  if (options.large) {
    say('building the large file, or taking the one that is there')
    const large = await databases.large()
    if (options.parts.has('start')) {
      const ms = await timeStart(processes, folder, large, signal)
      const title = `start to first answer, ${large.manifest.orders.toLocaleString('en-US')} orders`
      checks.push(check(title, ms, { unit: 'ms', target: MAX_START_MS }))
    }
    stages.push(await start('large', large))
  }
  if (options.postgres !== null) {
    say('filling the PostgreSQL database')
    stages.push(await start('postgres', await databases.postgres(options.postgres)))
  }
  return stages
}

async function measureLoad(bench: Bench, driver: Driver, small: Stage, checks: Check[]) {
  const { loadSeconds } = bench.options
  bench.say(`loading the small file's service for ${loadSeconds} s`)
  const load = await underLoad(driver, small, loadSeconds)
  const of = `${loadSeconds} s of load (${Math.round(load.perSecond)} mixed requests a second)`
  const memory = { unit: 'MB', target: MAX_MEMORY_MB }
  const delay = { unit: 'ms', target: MAX_DELAY_P99_MS }
  checks.push(check(`resident memory after ${of}`, load.memoryMb, memory))
  checks.push(check('event loop delay under that load, p99', load.delayP99Ms, delay))
}

/** Bare Hono, answering what the service answers; bare node:http; and bare SQLite. */
async function startYardsticks(
  { processes }: Bench,
  { small, bareFile, run }: { small: Stage; bareFile: string; run: string },
) {
  const answers: Record<string, string> = {}
  const [first] = small.manifest.measured
  for (const row of ROWS)
    if (first && row.route)
      answers[row.route] = await ask(small, row.ask(first, 0, small.manifest).path)
  const servers = processes.start('bare-servers.ts', {})
  servers.send(answers)
  const { hono, http } = (await servers.nextMessage()) as { hono: string; http: string }
  const { pid } = servers
  const target = (url: string): Target => ({ ...small, name: 'hono', url, pid, pace: null })
  const args = [bareFile, small.databaseUrl, `${run}-bare-`]
  const sqlite = createBareSqlite(processes.start('bare-sqlite.ts', { args }), small.databaseUrl)
  return { hono: target(hono), http: target(http), sqlite }
}

/**
 * Ends the service and compares its answers with its database. The generator does not see the orders
 * that are in progress when its time is up, so the service's log says how many were answered.
 * @throws Void if they differ.
 */
async function audit(
  bench: Bench,
  prefix: string,
  { name, databaseUrl, child, logFile }: Stage,
  seen: number,
): Promise<OrdersReport> {
  await child.end()
  const answered = await ordersAnswered(logFile)
  const placed = await proveOrders(bench, prefix, databaseUrl)
  if (placed !== answered || placed < seen)
    throw new Void(
      `${name}: the generator saw ${seen} orders answered, the service answered ${answered} with a 200, and ${placed} are in the database.`,
    )
  return { database: name, seen, answered, placed }
}

/** Returns how many orders have such a trxid. @throws Void if the ledger has findings. */
async function proveOrders(
  { processes, say }: Bench,
  prefix: string,
  databaseUrl: string,
): Promise<number> {
  say(`proving the ledger of ${databaseUrl.replace(/.*\//, '')}`)
  const env = { DATABASE_URL: databaseUrl }
  const { orders, findings, first } = (await processes.run('audit.ts', {
    args: [prefix],
    env,
  })) as Audit
  if (findings > 0)
    throw new Void(`${databaseUrl}: the ledger has ${findings} findings: ${JSON.stringify(first)}`)
  return orders
}

type Audit = { orders: number; findings: number; first: object | null }

async function measureChores({ processes, folder, say }: Bench, checks: Check[]): Promise<void> {
  say('settling a backlog and importing codes')
  const env = { DATABASE_URL: `${folder}/chores.db` }
  const result = await processes.run('chores.ts', { args: [folder], env })
  const { settledPerSecond, importSeconds } = result as Chores
  const settling = { unit: 'a second', target: MIN_SETTLED_PER_SECOND, atMost: false }
  checks.push(check('settling a backlog of 10,000 orders', settledPerSecond, settling))
  const importing = { unit: 's', target: MAX_IMPORT_SECONDS }
  checks.push(check('importing 100,000 codes, the whole command', importSeconds, importing))
}

type Chores = { settledPerSecond: number; importSeconds: number }
