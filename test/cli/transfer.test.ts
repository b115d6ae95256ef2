import { expect, test } from 'vitest'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { START } from '../helpers/factories.ts'
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
