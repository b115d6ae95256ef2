import { expect, test } from 'vitest'
import { testCli } from '../helpers/cli.ts'
import { importTestCatalog, openTestAccount, PIDS } from '../helpers/factories.ts'

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  await cli.run('catalog', 'product', 'cost', PIDS.userId, '0.50')
  return cli
}

test('shows with --dry-run what a margin would change, then changes it', async () => {
  const cli = await shop()
  await cli.run('pricing', 'margin', 'all', '20')
  const mode = ['pricing', 'mode', PIDS.userId, 'margin'] as const
  const preview = await cli.json(...mode, '--dry-run')
  expect(preview).toMatchObject({
    dryRun: true,
    changes: [{ pid: PIDS.userId, before: { priceUsd: 0.99 }, after: { priceUsd: 0.6 } }],
  })
  expect(await cli.json(...mode)).toEqual({ ...preview, dryRun: false })
  expect(await cli.json(...mode)).toMatchObject({ changes: [] })
  await cli.run('pricing', 'limits', '--age', '10', '--jump', '15')
  await cli.run('catalog', 'product', 'cost', PIDS.userId, '0.60')
  expect(await cli.json('pricing', 'show')).toEqual({
    maxCostAgeDays: 10,
    maxJumpPercent: 15,
    margins: [{ slug: null, tier: null, percent: 20 }],
    held: [{ pid: PIDS.userId, name: '60 UC', heldFor: 'cost_jump' }],
  })
  expect(await cli.json('pricing', 'accept', PIDS.userId)).toMatchObject({
    changes: [{ after: { priceUsd: 0.72, heldFor: null } }],
  })
  const { out } = await cli.run('pricing', 'rounding', 'gamea', '0.50')
  expect(out).toMatch(/GWP-A60 +60 UC +price 0\.72 USD +price 1\.00 USD/)
  await cli.run('pricing', 'margin', 'all', 'none')
  expect((await cli.run('pricing', 'show')).out).toMatch(/GWP-A60 +60 UC +no_margin/)
})

test('makes tiers, gives them prices and accounts, and removes them', async () => {
  const cli = await shop()
  const { telegramId } = await openTestAccount(cli.store)
  await cli.run('tier', 'add', 'Silver')
  await cli.run('tier', 'rename', 'Silver', 'Gold')
  const { out } = await cli.run('tier', 'discount', 'gold', '10', '--dry-run')
  expect(out).toMatch(/GWP-A60 +60 UC +price 0\.99 USD +price 0\.99 USD, tiers gold 0\.9/)
  expect(await cli.json('tier', 'discount', 'gold', '10')).toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({
        pid: PIDS.userId,
        after: { priceUsd: 0.99, tiers: { Gold: 0.9 }, heldFor: null },
      }),
    ]),
  })
  await cli.run('tier', 'assign', telegramId, 'Gold')
  expect(await cli.json('tier', 'list')).toEqual([
    { name: 'Gold', discountPercent: 10, accounts: 1 },
  ])
  expect(await cli.json('account', 'show', '--telegram-id', telegramId)).toMatchObject({
    tier: 'Gold',
  })
  expect(await cli.json('tier', 'remove', 'Gold')).toEqual({ name: 'Gold', accounts: 1 })
  expect((await cli.run('tier', 'list')).out).toBe('There are no tiers.\n')
})
