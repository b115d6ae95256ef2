import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testCli } from '../helpers/cli.ts'
import { recordLow, withoutEvents } from '../helpers/events.ts'
import { later, openTestAccount, START } from '../helpers/factories.ts'

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
  expect(await cli.refusal('account', 'transactions', ...ID, '--cursor', 'x')).toMatch(
    /Give the cursor that the page before ended with/,
  )
})

type Shown = { id: string; type: string; reference?: string; data?: object }

async function accountWithEvents() {
  const cli = await testCli()
  const { id, telegramId } = await openTestAccount(cli.store)
  await withoutEvents(cli.store)
  const credit = { amountMicros: 5_000_000, note: undefined, actor: 'operator' as const }
  await cli.store.transaction((tx) => adjustBalance(tx, id, credit, START))
  await cli.store.transaction((tx) => setApiEnabled(tx, id, false, 'operator', START))
  const about = ['account', 'events', '--telegram-id', telegramId] as const
  return { cli, id, about }
}

test('shows an account’s events, and those after one of them', async () => {
  const { cli, id, about } = await accountWithEvents()
  const { out } = await cli.run(...about)
  expect(out).toMatch(/^2026-01-15 12:00:00 UTC {2}wallet\.credited .*entry \d+ .*evt_\w{20}\n/)
  expect(out).toMatch(/access\.changed .*api_disabled/)
  const { events } = (await cli.json(...about)) as { events: Shown[] }
  expect(events.map(({ type }) => type)).toEqual(['wallet.credited', 'access.changed'])
  const [first, second] = events
  expect(await cli.json(...about, '--limit', 1)).toEqual({ events: [first] })
  expect(await cli.json(...about, '--after', String(first?.id))).toEqual({ events: [second] })
  expect((await cli.run(...about, '--after', 'now')).out).toBe('No events.\n')
  await recordLow(cli.store, id, 9_000_000)
  expect((await cli.run(...about, '--after', String(second?.id))).out).toMatch(/9\.00 USD/)
  const foreign = await cli.refusal(...about, '--after', 'evt_1KF0RDQG00000000ZZZZ')
  expect(foreign).toContain('is not an event of this account')
  expect(await cli.refusal(...about, '--limit', 201)).toContain('1 to 200')
})

test('follows with --follow, a line for each event, until Ctrl+C', async () => {
  const { cli, id, about } = await accountWithEvents()
  let ended = false
  const following = cli.run('--json', ...about, '--follow').finally(() => {
    ended = true
  })
  await expect
    .poll(async () => {
      await recordLow(cli.store, id)
      cli.interrupt()
      return ended
    })
    .toBe(true)
  const { exitCode, out } = await following
  expect(exitCode).toBe(130)
  const lines = out.split('\n').filter(Boolean)
  const types = lines.map((line) => (JSON.parse(line) as Shown).type)
  expect(types.slice(0, 2)).toEqual(['wallet.credited', 'access.changed'])
  expect(new Set(types.slice(2))).not.toContain('access.changed')
})
