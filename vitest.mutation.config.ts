import { defineConfig } from 'vitest/config'

/** The tests that the mutants of the money core meet: on SQLite, in one thread, with no process of their own. */
export default defineConfig({
  test: {
    env: { DATABASE_URL: '' },
    include: [
      'test/domain/{access,claims,deposits,ledger,orders,reports,sealing,stock}/**/*.test.ts',
      'test/http/{account,events}.test.ts',
      'test/bot/{bad-input,notices,statement}.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
})
