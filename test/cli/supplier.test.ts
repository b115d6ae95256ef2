import { expect, test } from 'vitest'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { supplierSettings } from '../../src/domain/suppliers/supplier-limits.ts'
import { circuitBreakers } from '../../src/domain/suppliers/tables.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import {
  importTestCatalog,
  later,
  openTestAccount,
  PIDS,
  ROUTES,
  START,
} from '../helpers/factories.ts'
import { placeOrder } from '../helpers/place-order.ts'

test('limits of a supplier are set, said, recorded and taken away', async () => {
  const { run, json, store } = await testCli()
  const set = await run('supplier', 'set', 'sandbox', '--day-limit', '500', '--at-once', '20')
  expect(set.out).toMatch(/After +day limit 500\.00 USD, at once 20/)
  expect(await json('supplier', 'set', 'sandbox', '--at-once', 'off')).toEqual({
    supplier: 'sandbox',
    before: { dayLimitUsd: 500, atOnce: 20, syncEveryMs: null, lowBalanceUsd: null },
    after: { dayLimitUsd: 500, atOnce: null, syncEveryMs: null, lowBalanceUsd: null },
  })
  const settings = await readSettings(store.read)
  expect(supplierSettings(settings, 'sandbox').dayLimitMicros).toBe(500_000_000)
  expect(supplierSettings(settings, 'constructor').dayLimitMicros).toBeNull()
  const acts = await actsOf(store)
  expect(acts).toMatchObject([
    {
      action: 'supplier.set',
      detail: { supplier: 'sandbox', atOnce: 20, before: { atOnce: null } },
    },
    { action: 'supplier.set', detail: { atOnce: null, before: { atOnce: 20 } } },
  ])
})

test('refuses limits that are none, and suppliers that are not set up', async () => {
  const { refusal } = await testCli()
  for (const [args, says] of [
    [['nowhere', '--at-once', '1'], /No supplier "nowhere" is set up here/],
    [['sandbox'], /Give at least one option/],
    [['sandbox', '--at-once', '0'], /above zero, or off/],
    [['sandbox', '--at-once', '20000'], /1 to 10,000/],
    [['sandbox', '--day-limit', '0'], /zero/],
  ] as const)
    expect(await refusal('supplier', 'set', ...args)).toMatch(says)
})

test('lists the suppliers that are set up, and one that only orders know', async () => {
  const { run, store } = await testCli()
  await importTestCatalog(store)
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 1_000_000 })
  const terms = { instance: 'test', inFlightMs: 5000, leaseMs: 15_000, routeOf: ROUTES }
  const request = { accountId, pid: PIDS.userId, trxid: 'T-1', player: { userId: '5123456' } }
  const given = { idempotencyKey: undefined, quantity: undefined }
  await placeOrder(store, { ...request, ...given }, terms, START)
  const open = { supplier: 'north', what: 'place' as const, openUntil: later(5000), accountId }
  const failing = { ...open, failure: 'No connection.' }
  await store.transaction((tx) => tx.insert(circuitBreakers).values(failing))
  const { out } = await run('supplier', 'list')
  expect(out).toMatch(/manual +manual +OK/)
  expect(out).toMatch(/north +reseller +failing .*No connection/)
  expect(out).toMatch(/sandbox +– +not set up here +1 +calls 1, failed 0/)
})
