import { expect, test } from 'vitest'
import { createGatekeeper } from '../../src/domain/access/gatekeeper.ts'
import { createKeyUsage } from '../../src/domain/access/key-usage.ts'
import { accountByTelegramId } from '../../src/domain/accounts/accounts.ts'
import { post } from '../../src/domain/ledger/ledger.ts'
import { createSettingsCache } from '../../src/domain/settings/settings-cache.ts'
import { createInvalidationFeed } from '../../src/domain/shared/cache/invalidation-feed.ts'
import { actsOf } from '../helpers/acts.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { later, START } from '../helpers/factories.ts'

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

async function openWithKey(cli: TestCli): Promise<string> {
  const { apiKey } = await cli.json('account', 'open', ...ID, '--credit', 10, '--enable-api')
  return String(apiKey)
}

test('opens an account with its credit and a key that the API takes', async () => {
  const cli = await testCli()
  const opened = await cli.json(
    ...['account', 'open', ...ID, '--name', 'Ada', '--credit', '12.5', '--enable-api'],
  )
  expect(opened).toEqual({
    accountId: 1,
    telegramId: 42,
    balanceUsd: 12.5,
    apiEnabled: true,
    apiKey: expect.stringMatching(/^gw_test_/),
  })
  expect(await refusalOf(cli, opened.apiKey)).toBeNull()
  expect(await accountByTelegramId(cli.store.read, 42)).toMatchObject({ name: 'Ada' })
})

test('opens an account without a key where the API stays off', async () => {
  const cli = await testCli()
  expect(await cli.json('account', 'open', ...ID)).toEqual({
    accountId: 1,
    telegramId: 42,
    balanceUsd: 0,
    apiEnabled: false,
  })
})

test('tells a person that the key is shown once', async () => {
  const cli = await testCli()
  const { out } = await cli.run('account', 'open', ...ID, '--credit', 5, '--enable-api')
  expect(out).toMatch(/Telegram id 42; the wallet holds 5\.00 USD/)
  expect(out).toMatch(/shown only now:\n\n {2}gw_test_\w{38}\n/)
})

test('opens nothing where the account exists', async () => {
  const cli = await testCli()
  await cli.run('account', 'open', ...ID)
  const again = await cli.run('account', 'open', ...ID, '--credit', 5)
  expect(again).toEqual({
    exitCode: 1,
    out: '',
    err: 'error: Telegram id 42 already has an account.\n',
  })
  expect(await cli.json('account', 'show', ...ID)).toMatchObject({ balanceUsd: 0 })
})

test('leaves no account behind where its key cannot be issued', async () => {
  const cli = await testCli()
  const failing = await connectDirectly(cli.store)
  await failing.breakInserts('api_keys', 'failed')
  const { exitCode, out } = await cli.run('account', 'open', ...ID, '--credit', 5, '--enable-api')
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
  expect(await cli.run('account', 'show', ...ID)).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/No account/),
  })
})

test('credits and debits with a note, and refuses what the wallet does not hold', async () => {
  const cli = await testCli()
  await openWithKey(cli)
  expect(await cli.json('account', 'credit', '0.0017', ...ID)).toMatchObject({
    balanceUsd: 10.0017,
  })
  const { out } = await cli.run('account', 'debit', 4, ...ID, '--note', 'a mistake')
  expect(out).toBe('Took 4.00 USD; the wallet holds 6.0017 USD.\n')
  const tooMuch = await cli.run('account', 'debit', 7, ...ID)
  expect(tooMuch).toMatchObject({ exitCode: 1, out: '' })
  expect(tooMuch.err).toMatch(/^error: The wallet has less than the 7\.00 USD/)

  const acts = await actsOf(cli.store)
  expect(acts.at(-1)).toMatchObject({
    actor: 'operator',
    action: 'account.debit',
    detail: { amountMicros: -4_000_000, note: 'a mistake' },
  })
})

test('tells what an account owes, and how much of a credit has paid it', async () => {
  const cli = await testCli()
  await openWithKey(cli)
  const { id } = await accountByTelegramId(cli.store.read, 42)
  const taken = { accountId: id, kind: 'chargeback', amountMicros: -16_000_000 } as const
  await cli.store.transaction((tx) => post(tx, taken, START))
  expect(await cli.json('account', 'show', ...ID)).toMatchObject({ balanceUsd: 0, owedUsd: 6 })
  expect((await cli.run('account', 'show', ...ID)).out).toMatch(
    /Balance +0\.00 USD\nOwed +6\.00 USD\n[\s\S]*Orders are refused until/,
  )
  const { err } = await cli.run('account', 'debit', 1, ...ID)
  expect(err).toMatch(/^error: The account owes 6\.00 USD/)
  expect((await cli.run('account', 'credit', 2, ...ID)).out).toBe(
    'Added 2.00 USD; 2.00 USD of it paid what the account owed; the wallet holds 0.00 USD, and 4.00 USD are still owed.\n',
  )
  expect((await cli.run('account', 'credit', 5, ...ID)).out).toBe(
    'Added 5.00 USD; 4.00 USD of it paid what the account owed; the wallet holds 1.00 USD.\n',
  )
  expect(await cli.json('account', 'show', ...ID)).toMatchObject({ balanceUsd: 1, owedUsd: 0 })
  expect((await cli.run('account', 'show', ...ID)).out).not.toMatch(/Orders are refused/)
})

test('counts the webhooks, and those that are off', async () => {
  const cli = await testCli()
  await openWithKey(cli)
  const webhooks = async () => (await cli.json('account', 'show', ...ID)).webhooks
  expect(await webhooks()).toEqual({ count: 0, off: 0 })
  const url = ['--url', 'https://shop.example/hook']
  const { endpointId } = await cli.json('webhook', 'add', ...ID, ...url)
  await cli.json('webhook', 'add', ...ID, ...url)
  await cli.json('webhook', 'off', String(endpointId))
  expect(await webhooks()).toEqual({ count: 2, off: 1 })
  expect((await cli.run('account', 'show', ...ID)).out).toMatch(/Webhooks +count 2, off 1/)
})

test('bans and restricts, with the reason and the end that account show then tells', async () => {
  const cli = await testCli()
  const key = await openWithKey(cli)

  expect(await cli.json('account', 'ban', ...ID, '--reason', 'fraud')).toMatchObject({
    standing: 'banned',
    banReason: 'fraud',
    apiRefusal: 'ACCOUNT_BANNED',
  })
  expect(await refusalOf(cli, key)).toBe('ACCOUNT_BANNED')
  expect((await cli.run('account', 'show', ...ID)).out).toMatch(
    /Standing +banned\nBanned +2026-01-15 12:00:00 UTC\nBan reason +fraud/,
  )
  await cli.run('account', 'unban', ...ID)
  expect(await refusalOf(cli, key)).toBeNull()

  const restricted = await cli.json('account', 'restrict', ...ID, '--for', '2h', '--reason', 'x')
  expect(restricted).toMatchObject({
    standing: 'restricted',
    restrictedUntil: later(2 * HOUR_MS).toISOString(),
    restrictionReason: 'x',
  })
  expect(await refusalOf(cli, key)).toBe('ACCOUNT_RESTRICTED')
  await cli.run('account', 'unrestrict', ...ID)
  expect(await refusalOf(cli, key)).toBeNull()
})

test('switches the API off over the holder, and makes it usable again', async () => {
  const cli = await testCli()
  const key = await openWithKey(cli)
  await cli.run('account', 'api-off', ...ID)
  expect(await refusalOf(cli, key)).toBe('API_DISABLED_BY_ADMIN')
  const { out } = await cli.run('account', 'api-on', ...ID)
  expect(out).toBe('API access is on.\n')
  expect(await refusalOf(cli, key)).toBeNull()
})

test("turns the holder's switch on with api-on, and says so", async () => {
  const cli = await testCli()
  await cli.run('account', 'open', ...ID)
  const { apiKey } = await cli.json('account', 'rotate-key', ...ID)
  expect(await refusalOf(cli, apiKey)).toBe('API_DISABLED')
  const { out } = await cli.run('account', 'api-on', ...ID)
  expect(out).toMatch(/turned on for them/)
  expect(await refusalOf(cli, apiKey)).toBeNull()
})

test('hints with api-on at what still stands in the way', async () => {
  const cli = await testCli()
  await cli.run('account', 'open', ...ID)
  await cli.run('account', 'ban', ...ID)
  const { out } = await cli.run('account', 'api-on', ...ID)
  expect(out).toMatch(/still refused: the account is banned/)
  expect(out).toMatch(/no key yet/)
})

test('rotates the key, leaving the older one valid for the grace time', async () => {
  const cli = await testCli()
  const first = await openWithKey(cli)
  const { apiKey, olderKeys } = await cli.json('account', 'rotate-key', ...ID, '--grace', '1h')
  expect(olderKeys).toMatchObject([{ expiresAt: later(HOUR_MS).toISOString() }])
  expect([await refusalOf(cli, first), await refusalOf(cli, apiKey)]).toEqual([null, null])
  cli.clock.now = later(HOUR_MS)
  expect(await refusalOf(cli, first)).toBe('INVALID_API_KEY')

  const { out } = await cli.run('account', 'rotate-key', ...ID)
  expect(out).toMatch(/shown only now/)
  expect(await refusalOf(cli, apiKey)).toBe('INVALID_API_KEY')
})

test('revokes every key, and issues another when asked', async () => {
  const cli = await testCli()
  const key = await openWithKey(cli)
  const { out } = await cli.run('account', 'revoke-keys', ...ID)
  expect(out).toMatch(/no valid key now/)
  expect(await refusalOf(cli, key)).toBe('INVALID_API_KEY')
  const { apiKey } = await cli.json('account', 'rotate-key', ...ID)
  expect(await refusalOf(cli, apiKey)).toBeNull()
})

test('keeps an allowlist of the addresses given, and empties it', async () => {
  const cli = await testCli()
  const key = await openWithKey(cli)
  const listed = await cli.json(
    ...['account', 'allow', ...ID, '--ip', '198.51.100.0/24', '--ip', '203.0.113.9'],
  )
  expect(listed.allowlist).toEqual(['198.51.100.0/24', '203.0.113.9'])
  expect(await refusalOf(cli, key, '198.51.100.20')).toBeNull()
  expect(await refusalOf(cli, key, '203.0.113.7')).toBe('IP_NOT_ALLOWED')
  const fewer = await cli.json('account', 'allow', ...ID, '--remove', '198.51.100.0/24')
  expect(fewer.allowlist).toEqual(['203.0.113.9'])
  expect(await cli.json('account', 'allow', ...ID, '--clear')).toMatchObject({ allowlist: [] })
  expect(await refusalOf(cli, key, '203.0.113.7')).toBeNull()
})

test.each([
  [['allow', ...ID], /Give --ip/],
  [['allow', ...ID, '--ip', '1.2.3.4', '--clear'], /cannot be used with/],
  [['allow', ...ID, '--remove', '192.0.2'], /"192.0.2" is not an IPv4 address/],
  [['allow', ...ID, '--ip', '2001:db8::1'], /"2001:db8::1" is not an IPv4 address/],
])('refuses %j without touching the allowlist', async (args, message) => {
  const cli = await testCli()
  await openWithKey(cli)
  await cli.run('account', 'allow', ...ID, '--ip', '192.0.2.1')
  const refused = await cli.run('account', ...args)
  expect(refused).toMatchObject({ exitCode: 1, out: '', err: expect.stringMatching(message) })
  expect(await cli.json('account', 'show', ...ID)).toMatchObject({ allowlist: ['192.0.2.1'] })
})

test('shows when and whence the key was used last', async () => {
  const cli = await testCli()
  await openWithKey(cli)
  const usage = createKeyUsage(cli.store)
  const key = { id: 1, rootId: null, accountId: 1, prefix: 'gw_test_AbCd', guarded: false }
  usage.note(key, '203.0.113.7', later(5000))
  await usage.save(START)
  expect(await cli.json('account', 'show', ...ID)).toMatchObject({
    key: {
      createdAt: START.toISOString(),
      lastUsedAt: later(5000).toISOString(),
      lastUsedAddress: '203.0.113.7',
    },
    apiRefusal: null,
  })
  const { out } = await cli.run('account', 'show', ...ID)
  expect(out).toMatch(
    /KEY\nCreated .*\nLast used +2026-01-15 12:00:05 UTC\nLast used address +203\.0\.113\.7/,
  )
})

test('tells that calls are refused for want of a required allowlist', async () => {
  const cli = await testCli()
  const key = await openWithKey(cli)
  await cli.run('settings', 'set', 'require-allowlist', 'on')
  const { apiRefusal } = await cli.json('account', 'show', ...ID)
  expect(apiRefusal).toBe('IP_ALLOWLIST_REQUIRED')
  expect(await refusalOf(cli, key)).toBe(apiRefusal)
})

test('shows a name without what could steer the terminal', async () => {
  const cli = await testCli()
  await cli.run('account', 'open', ...ID, '--name', 'A\u001b[31mda')
  const { out } = await cli.run('account', 'show', ...ID)
  expect(out).toContain('A\u{fffd}[31mda')
})
