import { expect, test } from 'vitest'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { supplierSettings } from '../../src/domain/settings/supplier.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'

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

test.each([
  [['nowhere', '--at-once', '1'], /No supplier "nowhere" is set up here/],
  [['sandbox'], /Give at least one option/],
  [['sandbox', '--at-once', '0'], /above zero, or off/],
  [['sandbox', '--at-once', '20000'], /1 to 10,000/],
  [['sandbox', '--day-limit', '0'], /zero/],
])('refuses %j', async (args, said) => {
  const { run } = await testCli()
  expect((await run('supplier', 'set', ...args)).err).toMatch(said)
})
