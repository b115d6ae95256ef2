import { expect, test } from 'vitest'
import { createGatekeeper } from '../../src/domain/access/gatekeeper.ts'
import { createSettingsCache } from '../../src/domain/settings/settings-cache.ts'
import { createInvalidationFeed } from '../../src/domain/shared/cache/invalidation-feed.ts'
import { actsOf } from '../helpers/acts.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { later, START } from '../helpers/factories.ts'
import { twoPeople } from '../helpers/movers.ts'
import { ban, restrict, unban } from '../helpers/standing.ts'

const HOUR_MS = 3_600_000
const ID = ['--telegram-id', 42] as const

/** Why a call with the key is refused, or null, as the API itself would find. */
async function refusalOf({ store, clock }: TestCli, key: unknown, address = '203.0.113.7') {
  const feed = createInvalidationFeed(store)
  const settings = createSettingsCache({ read: store.read, feed })
  const gatekeeper = createGatekeeper({ read: store.read, feed, settings })
  const access = await gatekeeper.check({ key: String(key), address }, clock.now)
  return access.granted ? null : access.refusal
}

async function withKey() {
  const cli = await testCli()
  const { apiKey } = await cli.json('account', 'open', ...ID, '--credit', 10, '--enable-api')
  const account = (verb: string, ...more: (string | number)[]) =>
    cli.json('account', verb, ...ID, ...more)
  const said = async (verb: string, ...more: (string | number)[]) =>
    (await cli.run('account', verb, ...ID, ...more)).out
  const refused = (key: unknown = apiKey, address?: string) => refusalOf(cli, key, address)
  return { cli, account, said, refused, apiKey: String(apiKey) }
}

test('opens an account once, with its credit and a key that the API takes', async () => {
  const cli = await testCli()
  const open = ['account', 'open', ...ID, '--name', 'A\u001b[31mda', '--credit', '12.5'] as const
  const opened = await cli.json(...open, '--enable-api')
  const own = { accountId: 1, telegramId: 42, balanceUsd: 12.5, apiEnabled: true }
  expect(opened).toEqual({ ...own, apiKey: expect.stringMatching(/^gw_live_/) })
  expect(await refusalOf(cli, opened.apiKey)).toBeNull()
  expect(await cli.refusal(...open)).toBe('error: Telegram id 42 already has an account.\n')
  const { out } = await cli.run('account', 'show', ...ID)
  // Without what could steer the terminal.
  expect(out).toContain('A\\e[31mda')
  expect(out).not.toContain('\u{1b}')
  expect(out).toMatch(/^balanceUsd: 12\.5$/m)
  expect(await cli.json('account', 'open', '--telegram-id', 43)).toEqual({
    ...{ accountId: 2, telegramId: 43, balanceUsd: 0, apiEnabled: false },
  })
  const third = ['account', 'open', '--telegram-id', 44, '--credit', 5, '--enable-api'] as const
  const shown = await cli.run(...third)
  expect(shown.out).toMatch(
    /balanceUsd: 5\napiEnabled: true\napiKey: gw_live_\w{38}\n\nThe API key is shown only now/,
  )
})

test('leaves no account behind where its key cannot be issued', async () => {
  const cli = await testCli()
  const failing = await connectDirectly(cli.store)
  await failing.breakInserts('api_keys', 'failed')
  await cli.refusal('account', 'open', ...ID, '--credit', 5, '--enable-api')
  expect(await cli.refusal('account', 'show', ...ID)).toMatch(/No account/)
})

test('credits and debits with a note, and refuses what the wallet does not hold', async () => {
  const { cli, account } = await withKey()
  expect(await cli.json('account', 'credit', '0.0017', ...ID)).toMatchObject({
    balanceUsd: 10.0017,
  })
  const { out } = await cli.run('account', 'debit', 4, ...ID, '--note', 'a mistake')
  expect(out).toMatch(/^balanceUsd: 6\.0017\nowedUsd: 0$/m)
  const tooMuch = await cli.refusal('account', 'debit', 7, ...ID)
  expect(tooMuch).toMatch(/^error: The wallet has less than the 7\.00 USD/)
  expect((await actsOf(cli.store)).at(-1)).toMatchObject({
    ...{ actor: 'operator', action: 'account.debit' },
    detail: { amountMicros: -4_000_000, note: 'a mistake' },
  })
  expect(await account('show')).toMatchObject({ balanceUsd: 6.0017 })
})

test('shows that an account is banned or restricted, why, and until when', async () => {
  const { cli, account, said } = await withKey()
  const { store, clock } = cli
  await store.transaction((tx) => ban(tx, 1, { reason: 'fraud', actor: 'operator' }, clock.now))
  const banned = { standing: 'banned', banReason: 'fraud', apiRefusal: 'ACCOUNT_BANNED' }
  expect(await account('show')).toMatchObject(banned)
  expect(await said('show')).toMatch(
    /standing: banned\nbannedAt: 2026-01-15T12:00:00.000Z\nbanReason: fraud/,
  )
  await store.transaction(async (tx) => {
    await unban(tx, 1, 'operator', clock.now)
    const restriction = { forMs: 2 * HOUR_MS, reason: 'x', actor: 'operator' as const }
    await restrict(tx, 1, restriction, clock.now)
  })
  expect(await account('show')).toMatchObject({
    ...{ standing: 'restricted', restrictionReason: 'x', apiRefusal: 'ACCOUNT_RESTRICTED' },
    restrictedUntil: later(2 * HOUR_MS).toISOString(),
  })
})

test('switches the API off over the holder, and on with what still stands in the way', async () => {
  const { cli, account, refused } = await withKey()
  await account('api-off')
  expect(await refused()).toBe('API_DISABLED_BY_ADMIN')
  expect(await account('api-on')).toMatchObject({ apiEnabled: true, apiRefusal: null })
  expect(await refused()).toBeNull()
  const other = ['--telegram-id', 43]
  await cli.run('account', 'open', ...other)
  await cli.store.transaction((tx) => ban(tx, 2, { reason: '', actor: 'operator' }, START))
  expect(await cli.json('account', 'api-on', ...other)).toMatchObject({
    ...{ apiEnabled: true, apiRefusal: 'ACCOUNT_BANNED', key: null },
  })
})

test('rotates the key with a grace time for the older one, and revokes every key', async () => {
  const { cli, account, said, refused } = await withKey()
  const { apiKey, olderKeys } = await account('rotate-key', '--grace', '1h')
  expect(olderKeys).toMatchObject([{ expiresAt: later(HOUR_MS).toISOString() }])
  expect([await refused(), await refused(apiKey)]).toEqual([null, null])
  cli.clock.now = later(HOUR_MS)
  expect(await refused()).toBe('INVALID_API_KEY')
  expect(await said('rotate-key')).toMatch(/shown only now/)
  expect(await refused(apiKey)).toBe('INVALID_API_KEY')
  expect(await said('revoke-keys')).toMatch(/^key: null$/m)
  expect(await account('show')).toMatchObject({ key: null })
})

test('keeps an allowlist of the addresses given, and empties it', async () => {
  const { cli, account, refused } = await withKey()
  const listed = await account('allow', '--ip', '198.51.100.0/24', '--ip', '203.0.113.9')
  expect(listed.allowlist).toEqual(['198.51.100.0/24', '203.0.113.9'])
  expect(await refused(undefined, '198.51.100.20')).toBeNull()
  expect(await refused()).toBe('IP_NOT_ALLOWED')
  const fewer = await account('allow', '--remove', '198.51.100.0/24')
  expect(fewer.allowlist).toEqual(['203.0.113.9'])
  for (const [args, message] of [
    [[], /Give --ip/],
    [['--ip', '1.2.3.4', '--clear'], /cannot be used with/],
    [['--remove', '192.0.2'], /"192.0.2" is not an IPv4 address/],
    [['--ip', '2001:db8::1'], /"2001:db8::1" is not an IPv4 address/],
  ] as const)
    expect(await cli.refusal('account', 'allow', ...ID, ...args)).toMatch(message)
  expect(await account('show')).toMatchObject({ allowlist: ['203.0.113.9'] })
  expect(await account('allow', '--clear')).toMatchObject({ allowlist: [] })
  expect(await refused()).toBeNull()
  await cli.run('settings', 'set', 'require-allowlist', 'on')
  expect(await account('show')).toMatchObject({ apiRefusal: 'IP_ALLOWLIST_REQUIRED' })
})

test('shows that an account is to be moved, and where it was moved', async () => {
  const { cli, from, to, order, carryOut } = await twoPeople()
  await order()
  const show = ['account', 'show', '--telegram-id'] as const
  expect((await cli.run(...show, from.telegramId)).out).toMatch(
    /moving:\n {2}id: \d+\n {2}to: \d+\n {2}dueAt: /,
  )
  await carryOut()
  expect(await cli.json(...show, to.telegramId)).toMatchObject({
    ...{ accountId: from.id, balanceUsd: 5, moves: [{ from: from.telegramId }], moving: null },
  })
  expect((await cli.run(...show, from.telegramId)).out).toMatch(
    /earlierAccountMoved:\n {2}to: \d+\n/,
  )
})
