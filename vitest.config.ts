import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Set by .ci/run, which repeats the runner's count as its last line.
const results = process.env.GAMEWALLET_TEST_RESULTS
/** A server on which databases may be made, such as postgres://postgres@127.0.0.1/postgres. */
const server = process.env.TEST_POSTGRES_URL

/** About SQLite's file itself. */
const OF_SQLITE = [
  'test/db/{backup,busy-file,group-commit,indexes,keys,move,move-source,restore,sqlite,sqlite-log}.test.ts',
  'test/{jobs,bot}/backup.test.ts',
  'test/domain/shared/invalidation-at-once.test.ts',
  'test/process/{chain,damage-after-crash,damage-met,disk,long-log,lost-database,private-files,start-problems}.test.ts',
  'test/cli/{backup,codes-copies,damage,move,restore,restore-keys,restore-limits,restore-moves,restore-place,restore-since,restore-taken-away}.test.ts',
  'test/{bench,production}.test.ts',
  'test/conformance/**',
  'test/{cli/supplier-check,suppliers/page}.test.ts',
]
const OF_POSTGRES = ['test/db/postgres*.test.ts', 'test/process/several.test.ts']
/** Without a database, or the same on each. */
const OF_NEITHER = [
  'test/{telegram-emulator,torture}/**',
  'test/{cached-tables,config,house,install,regular-expressions}.test.ts',
  'test/process/{foreign-documents,start-command,stop,watchdog}.test.ts',
  'test/{documents/documents,server/idle-connections}.test.ts',
  'test/client/{package,types,webhooks}.test.ts',
  'test/webhooks/verification-code.test.ts',
  'test/domain/catalog/{file,pattern,player}.test.ts',
  'test/domain/shared/{durations,ids,money}.test.ts',
]

/**
 * What takes long is for .ci/run, or TEST_LONG=1: many processes, lives that are killed at each of their
 * moments, a browser. Parts of other files are, too: see LONG_RUN in test/helpers/process.ts.
 */
const LONG = [
  'test/process/{chain,foreign-documents,kill,kill-webhooks}.test.ts',
  'test/suppliers/reseller-crash.test.ts',
  'test/conformance/shipped.test.ts',
  'test/domain/fulfilment/chain.test.ts',
  'test/sandbox/chat-page.test.ts',
  'test/telegram-emulator/browser.test.ts',
  'test/http/reference-page.test.ts',
]
const leftOut = process.env.TEST_LONG ? [] : LONG

/** The tables are made for one engine when their module loads, so that each has workers of its own. */
const sqlite = {
  extends: true as const,
  test: { name: 'sqlite', env: { DATABASE_URL: '' }, exclude: [...OF_POSTGRES, ...leftOut] },
}
const postgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    env: { DATABASE_URL: server ?? '' },
    globalSetup: 'test/helpers/postgres-setup.ts',
    exclude: [...OF_SQLITE, ...OF_NEITHER, ...leftOut],
  },
}

export default defineConfig({
  test: {
    projects: server ? [sqlite, postgres] : [sqlite],
    include: ['test/**/*.test.ts'],
    // What is slow here is the machine: nothing is tested by the time that it takes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // No module keeps state between tests, so that one worker can serve many files.
    isolate: false,
    // Less is spent on short-lived garbage.
    execArgv: ['--max-semi-space-size=64'],
    // Workers often wait for processes. The longer run has processes enough to keep every core busy.
    maxWorkers: process.env.TEST_LONG ? '100%' : Math.ceil(1.5 * availableParallelism()),
    reporters: results ? ['default', 'json'] : ['default'],
    ...(results ? { outputFile: { json: results } } : {}),
  },
})
