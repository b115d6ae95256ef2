import { expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { createManualTransfer } from '../../src/payments/manual.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { open, submit } from '../helpers/deposits.ts'
import { openTestAccount, START } from '../helpers/factories.ts'
import { oneTransfer } from '../helpers/transfers.ts'

const BDT = ['--currency', 'bdt', '--rate', '121.5'] as const

test('ways to be paid are added, listed, changed and removed', async () => {
  const { run, json, store, file } = await testCli()
  expect((await run('transfer', 'list')).out).toMatch(/no way to transfer money/)
  const text = file('how.txt', ' Send Money to 01700-000000\n')
  const terms = [...BDT, '--fee', '1.5', '--min', '5', '--instructions-file', text, '--on'] as const
  const added = await json('transfer', 'add', 'bKash', ...terms)
  expect(added).toMatchObject({
    ...{ name: 'bKash', on: true, currency: 'BDT', rate: 121.5, feePercent: 1.5 },
    ...{ minUsd: 5, maxUsd: null, instructions: 'Send Money to 01700-000000' },
  })
  const listed = await run('transfer', 'list')
  expect(listed.out).toMatch(/bKash +yes +BDT +121\.5 +2026.* 1\.5 % +5\.00 USD +Send Money/)
  const changed = await json('transfer', 'set', 'BKASH', '--bonus', '2', '--no-limits', '--off')
  expect(changed).toMatchObject({ on: false, feePercent: -2, minUsd: null, rate: 121.5 })
  await run('transfer', 'set', 'bKash', '--rename', 'Nagad')
  expect((await run('transfer', 'remove', 'nagad')).out).toMatch(/Name +Nagad\nRemoved +yes/)
  const acts = await actsOf(store)
  expect(acts.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
    'operator transfer.add',
    'operator transfer.change',
    'operator transfer.change',
    'operator transfer.remove',
  ])
  expect(acts[1]?.detail).toMatchObject({ feeBp: -200, before: { feeBp: 150, on: true } })
})

test('refuses what is no way to be paid with a message, and an eleventh one', async () => {
  const { json, refusal, store } = await testCli()
  await store.transaction((tx) => changeSettings(tx, oneTransfer(), START))
  for (const [args, says] of [
    [['add', ' '], /name of 1 to 32/],
    [['add', 'a', '--on'], /needs instructions first/],
    [['add', 'a', '--currency', 'BDT'], /Give --rate, too/],
    [['add', 'a', '--currency', 'B', '--rate', '3'], /"B" is not a currency/],
    [['add', 'a', '--rate', '2'], /One USD costs one USD/],
    [['add', 'a', '--currency', 'IDR', '--rate', '16.200'], /Type 16200 or 16.20/],
    [['add', 'a', '--min', '1.250'], /Type 1250 or 1.25/],
    [['add', 'a', '--fee', '50.01'], /from 0 to 50/],
    [['add', 'a', '--min', '5', '--max', '4'], /must not be above the largest/],
    [['add', 'a', '--min', '1000.01'], /must not be above the largest/],
    [['set', 'nobody', '--on'], /no way to pay called "nobody"/],
    [['set', 'bank transfer'], /Give at least one option/],
    [['remove', 'nobody'], /no way to pay called "nobody"/],
  ] as const)
    expect(await refusal('transfer', ...args)).toMatch(says)
  for (let i = 0; i < 9; i++) await json('transfer', 'add', `way ${i}`)
  expect(await refusal('transfer', 'add', 'one more')).toMatch(/at most 10 ways/)
})

test('a transfer is approved with what arrived in its currency, by the terms that were shown', async () => {
  const { run, json, store } = await testCli()
  const terms = { currency: 'VND', rateMicros: 26_000_000_000, ratedMs: 1 }
  await store.transaction((tx) => changeSettings(tx, oneTransfer(terms), START))
  const holder = await openTestAccount(store)
  const deposit = await submit(store, await open(store, holder.id, createManualTransfer()))
  // A dong has no smaller unit.
  expect(deposit).toMatchObject({ price: 260_000, currency: 'VND', feeBp: 0 })
  await store.transaction((tx) => changeSettings(tx, oneTransfer(), START))
  const approve = ['deposit', 'approve', deposit.reference] as const
  expect((await run(...approve, '--arrived', '100000.5')).err).toMatch(/not an amount/)
  expect((await run(...approve, '--arrived', '100000')).out).toMatch(
    /would credit 3\.84 USD instead of 10/,
  )
  const done = await json(...approve, '--arrived', '100000', '--yes')
  expect(done).toMatchObject({ creditedUsd: 3.84, paidIn: '100000 VND', transfer: 'Bank transfer' })
  expect(done).toMatchObject({ toPay: '260000 VND (1 USD = 26000 VND)' })
  expect(await balanceOf(store.read, holder.id)).toBe(3_840_000)
})

test('a transfer in USD takes no other currency', async () => {
  const { refusal, store } = await testCli()
  await store.transaction((tx) => changeSettings(tx, oneTransfer(), START))
  const holder = await openTestAccount(store)
  const { reference } = await submit(store, await open(store, holder.id, createManualTransfer()))
  const approve = ['deposit', 'approve', reference, '--arrived', '10'] as const
  expect(await refusal(...approve)).toMatch(/paid in USD: give --amount/)
})
