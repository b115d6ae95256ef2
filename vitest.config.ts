import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Set by .ci/run, which repeats the runner's count as its last line.
const results = process.env.GAMEWALLET_TEST_RESULTS
/** A server on which databases may be made, such as postgres://postgres@127.0.0.1/postgres. */
const server = process.env.TEST_POSTGRES_URL

/** The engine is what these are about: queries, locks, transactions, processes beside each other. */
const ON_POSTGRES = [
  'test/{db,domain,http,jobs,races}/**/*.test.ts',
  'test/process/{dead-instance,failed-start,kill,one-api,roles,several}.test.ts',
  // Between them they make each query of the bot and of the metrics.
  'test/bot/{every-button,many-notices}.test.ts',
  'test/metrics/state.test.ts',
  'test/panel/{goods,prices,stock}.test.ts',
]
/** Of those, the ones about SQLite's file, and the ones that have no database. */
const ON_SQLITE_ONLY = [
  'test/db/{backup,busy-file,group-commit,indexes,keys,move*,restore,sqlite*}.test.ts',
  'test/jobs/backup.test.ts',
  'test/domain/shared/{durations,ids,invalidation-at-once,money,time-text,typed-amount}.test.ts',
  'test/domain/catalog/{file,pattern,player}.test.ts',
  'test/domain/reports/csv.test.ts',
  'test/http/{code-samples,list-query,openapi*,reference*,static-files}.test.ts',
]
const ON_POSTGRES_ONLY = ['test/db/postgres*.test.ts', 'test/process/several.test.ts']

/** Processes that are killed at each of their moments: for TEST_LONG=kills, which .ci/run sets, or TEST_LONG=1. */
const KILLS = ['test/process/{kill,kill-webhooks}.test.ts', 'test/suppliers/reseller-crash.test.ts']
/**
 * What only takes long is for TEST_LONG=1, at night: many processes, a browser. Parts of other files are, too: see
 * LONG_RUN in test/helpers/process.ts.
 */
const LONG = [
  'test/process/{foreign-documents,watchdog}.test.ts',
  'test/sandbox/chat-page.test.ts',
  'test/telegram-emulator/browser.test.ts',
  'test/http/reference-page.test.ts',
]
const long = process.env.TEST_LONG
const leftOut = long === 'kills' ? LONG : long ? [] : [...KILLS, ...LONG]

/** The tables are made for one engine when their module loads, so that each has workers of its own. */
const sqlite = {
  extends: true as const,
  test: {
    name: 'sqlite',
    env: { DATABASE_URL: '' },
    include: ['test/**/*.test.ts'],
    exclude: [...ON_POSTGRES_ONLY, ...leftOut],
  },
}
const postgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    env: { DATABASE_URL: server ?? '' },
    globalSetup: 'test/helpers/postgres-setup.ts',
    include: ON_POSTGRES,
    exclude: [...ON_SQLITE_ONLY, ...leftOut],
  },
}

export default defineConfig({
  test: {
    projects: server ? [sqlite, postgres] : [sqlite],
    // What is slow here is the machine: nothing is tested by the time that it takes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // No module keeps state between tests, so that one worker can serve many files.
    isolate: false,
    // Less is spent on short-lived garbage.
    execArgv: ['--max-semi-space-size=64'],
    // Workers often wait for processes. The longer run has processes enough to keep every core busy.
    maxWorkers: long ? '100%' : Math.ceil(1.5 * availableParallelism()),
    reporters: results ? ['default', 'json'] : ['default'],
    ...(results ? { outputFile: { json: results } } : {}),
  },
})
