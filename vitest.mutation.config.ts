import { defineConfig } from 'vitest/config'

/** The tests that the mutants of the money core meet: on SQLite, in one thread, with no process of their own. */
export default defineConfig({
  test: {
    env: { DATABASE_URL: '' },
    include: [
      'test/domain/{access,claims,deposits,fulfilment,ledger,orders,reports,sealing,stock}/**/*.test.ts',
      'test/http/{account,events,find-orders,idempotency,lookup-outcomes,lookups}.test.ts',
      'test/http/{order-errors,orders,price-guard,reused-trxids,switches,test-keys}.test.ts',
      'test/bot/{notices,kit/bad-input,ledger/statement,orders/manual}.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
})
