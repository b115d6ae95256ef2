import { createDatabases, type Database } from './databases.ts'
import { timeStart, underLoad } from './endurance.ts'
import { CONNECTIONS, findGenerator } from './generator.ts'
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
  /** Tells what is being done. */
  say: (text: string) => void
}

/** Measures what the options ask for. @throws Void where nothing can be said of it. */
export async function runBench(bench: Bench): Promise<Report> {
  const { options, processes, folder, say } = bench
  const { rounds, seconds, parts } = options
  const machine = describeMachine(folder)
  const generator = findGenerator(processes)
  const run = crypto.randomUUID().slice(0, RUN_LENGTH)
  const driver = createDriver({ ...bench, generator, run, rounds, seconds })
  const checks: Check[] = []
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    void: null,
    machine,
    how: {
      ...{ generator: generator.name, generatorMargin: 0, connections: CONNECTIONS },
      ...{ accountsAtATime: ACCOUNTS, rounds, seconds },
    },
    ...{ rows: [], checks, orders: [] },
  }
  const rows = ROWS.filter(({ name }) => parts.has(name))
  if (rows.length > 0 || parts.has('load') || (options.large && parts.has('start'))) {
    const small = await startSmall(bench)
    const yardstick = rows.length > 0 ? await startYardstick(bench, small) : null
    // Before anything else takes its time.
    if (yardstick) {
      say('checking the generator')
      report.how.generatorMargin = await checkGenerator(driver, yardstick.bare, yardstick.http)
      report.void = problemOf(report.how.generatorMargin)
      if (report.void !== null && !options.anyway) throw new Void(report.void)
    }
    const stages = [small, ...(await startOthers(bench, checks))]
    if (parts.has('load')) await measureLoad(bench, driver, small, checks)
    for (const row of yardstick ? rows : []) {
      say(`driving ${row.title}`)
      const targets = yardstick ? [yardstick.bare, ...stages] : stages
      report.rows.push(rowReport(row, await driver.measure(row, targets)))
    }
    for (const stage of stages)
      report.orders.push(await audit(bench, run, stage, driver.ordersSeen(stage)))
  }
  if (parts.has('chores')) await measureChores(bench, checks)
  return report
}

function problemOf(margin: number): string | null {
  if (margin >= GENERATOR_MARGIN) return null
  return `The generator drives bare node:http only ${margin.toFixed(2)} times as fast as bare Hono, and ${GENERATOR_MARGIN} are needed: it is the limit here, or the machine is busy with something else.`
}

async function startSmall({ options, processes, folder, say }: Bench): Promise<Stage> {
  say('building the small file')
  const small = await createDatabases(processes, folder, options).small()
  return startService(processes, folder, { name: 'small', ...small })
}

/** The services on the large file and on PostgreSQL, where they are asked for. */
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
  checks.push(check('event loop delay under it, p99', load.delayP99Ms, delay))
}

/** Bare Hono, answering what the service answers, and bare node:http. */
async function startYardstick({ processes }: Bench, small: Stage) {
  const child = processes.start('yardstick.ts', {})
  const answers: Record<string, string> = {}
  const [first] = small.manifest.measured
  for (const row of ROWS)
    if (first && row.route !== '/orders')
      answers[row.route] = await ask(small, row.ask(first, 0, small.manifest).path)
  child.tell(answers)
  const { hono, http } = (await child.hears()) as { hono: string; http: string }
  const target = (url: string): Target => ({ ...small, name: 'bare', url, pace: null })
  return { bare: target(hono), http: target(http) }
}

/**
 * Ends the service and holds its answers against its database. The generator has not seen those that
 * were under way when its time was up: how many were answered, the service's own log tells.
 * @throws Void where they differ.
 */
async function audit(
  { processes, say }: Bench,
  run: string,
  stage: Stage,
  seen: number,
): Promise<OrdersReport> {
  const { name, databaseUrl, child, logFile } = stage
  say(`proving the ledger: ${name}`)
  await child.end()
  const answered = await ordersAnswered(logFile)
  const env = { DATABASE_URL: databaseUrl }
  const told = await processes.run('audit.ts', { args: [`${run}-`], env })
  const { orders: placed, findings, first } = told as Audit
  if (placed !== answered || placed < seen || findings > 0)
    throw new Void(
      `${name}: the generator saw ${seen} orders answered, the service answered ${answered} with a 200, and ${placed} are in the database; the ledger has ${findings} findings${first ? `, such as ${JSON.stringify(first)}` : ''}.`,
    )
  return { database: name, seen, answered, placed, findings }
}

type Audit = { orders: number; findings: number; first: object | null }

async function measureChores({ processes, folder, say }: Bench, checks: Check[]): Promise<void> {
  say('settling a backlog and importing codes')
  const env = { DATABASE_URL: `${folder}/chores.db` }
  const told = await processes.run('chores.ts', { args: [folder], env })
  const { settledPerSecond, importSeconds } = told as Chores
  const settling = { unit: 'a second', target: MIN_SETTLED_PER_SECOND, atMost: false }
  checks.push(check('settling a backlog of 10,000 orders', settledPerSecond, settling))
  const importing = { unit: 's', target: MAX_IMPORT_SECONDS }
  checks.push(check('importing 100,000 codes, the whole command', importSeconds, importing))
}

type Chores = { settledPerSecond: number; importSeconds: number }
