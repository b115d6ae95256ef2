import { expect, test } from 'vitest'
import { testCli } from '../helpers/cli.ts'
import { later } from '../helpers/factories.ts'

const ID = ['--telegram-id', 42] as const

test('lists the ledger of a wallet, by kind, period and page', async () => {
  const cli = await testCli()
  await cli.json('account', 'open', ...ID, '--credit', 10)
  cli.clock.now = later(3_600_000)
  await cli.json('account', 'debit', '2.5', ...ID, '--note', 'a test')
  const list = (...options: (string | number)[]) =>
    cli.json('account', 'transactions', ...ID, ...options)
  const debit = { kind: 'debit', amountUsd: -2.5, balanceUsd: 7.5, reference: null, note: 'a test' }
  const credit = { kind: 'credit', amountUsd: 10, balanceUsd: 10, reference: null, note: null }
  expect(await list()).toMatchObject({ transactions: [debit, credit], nextCursor: null })
  expect(await list('--kind', 'credit')).toMatchObject({ transactions: [credit] })
  expect(await list('--from', '30m')).toMatchObject({ transactions: [debit] })
  expect(await list('--to', '30m')).toMatchObject({ transactions: [credit] })
  const { nextCursor } = await list('--limit', 1)
  const rest = await list('--cursor', String(nextCursor))
  expect(rest).toMatchObject({ transactions: [credit], nextCursor: null })

  const { out } = await cli.run('account', 'transactions', ...ID, '--limit', 1)
  expect(out).toMatch(/debit +-2\.50 USD +7\.50 USD +a test/)
  expect(out).toContain(`Next cursor  ${nextCursor}`)
  expect(await cli.run('account', 'transactions', ...ID, '--cursor', 'x')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('Give the cursor that the page before ended with'),
  })
})
