import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testCli } from '../helpers/cli.ts'
import { recordLow, withoutEvents } from '../helpers/events.ts'
import { openTestAccount, START } from '../helpers/factories.ts'

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
})

test('refuses an event of another account, and a limit that is none', async () => {
  const { cli, about } = await accountWithEvents()
  const foreign = await cli.run(...about, '--after', 'evt_1KF0RDQG00000000ZZZZ')
  expect(foreign.exitCode).toBe(1)
  expect(foreign.err).toContain('is not an event of this account')
  expect((await cli.run(...about, '--limit', 201)).err).toContain('1 to 200')
})

test('follows with --follow, a line for each event, until Ctrl+C', async () => {
  const { cli, id, about } = await accountWithEvents()
  let ended = false
  const following = cli.run('--json', ...about, '--follow').then((result) => {
    ended = true
    return result
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
