// API keys with names, scopes and caps, from the command line.
import { expect, test } from 'vitest'
import { createGatekeeper } from '../../src/domain/access/gatekeeper.ts'
import { createSettingsCache } from '../../src/domain/settings/settings-cache.ts'
import { createInvalidationFeed } from '../../src/domain/shared/cache/invalidation-feed.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { later, START } from '../helpers/factories.ts'

const ID = ['--telegram-id', '77']
const DAY_MS = 86_400_000

async function opened() {
  const cli = await testCli()
  await cli.run('account', 'open', ...ID, '--enable-api')
  return cli
}

test('creates a key with what it may do, prints it once, and lists it without it', async () => {
  const cli = await opened()
  const made = await cli.json(
    ...['account', 'key', 'create', ...ID, '--name', 'bot', '--scope', 'lookup,read'],
    ...['--daily-cap', '50', '--order-cap', '2.5', '--expires', '30d'],
  )
  const terms = {
    keyId: 2,
    name: 'bot',
    test: false,
    scopes: ['read', 'lookup'],
    dailyCapUsd: 50,
    spentTodayUsd: 0,
    orderCapUsd: 2.5,
    expiresAt: later(30 * DAY_MS).toISOString(),
  }
  expect(made).toMatchObject(terms)
  expect(made.apiKey).toMatch(/^gw_test_/)
  expect(made.prefix).toBe(String(made.apiKey).slice(0, 12))
  const { keys } = await cli.json('account', 'key', 'list', ...ID)
  expect(keys).toMatchObject([{ name: 'default', dailyCapUsd: null, expiresAt: null }, terms])
  expect(JSON.stringify(keys)).not.toContain(made.apiKey)
  const { out } = await cli.run('account', 'key', 'list', ...ID)
  expect(out).toMatch(/bot +gw_test_\w{4} +no +read, lookup +50\.00 USD +2\.50 USD/)
  expect(await granted(cli, made.apiKey)).toBe(true)
})

test('revoke-keys ends the test keys as well', async () => {
  const cli = await opened()
  const names = [['--name', 'bot'], ['--test']]
  const made = []
  for (const name of names)
    made.push((await cli.json('account', 'key', 'create', ...ID, ...name)).apiKey)
  for (const key of made) expect(await granted(cli, key)).toBe(true)
  await cli.run('account', 'revoke-keys', ...ID)
  for (const key of made) expect(await granted(cli, key)).toBe(false)
})

test('changes, rotates and revokes a key by its name or id', async () => {
  const cli = await opened()
  const { apiKey } = await cli.json('account', 'key', 'create', ...ID, '--name', 'bot')
  const changed = ['--name', 'shop', '--scope', 'order', '--daily-cap', '5', '--expires', '1d']
  expect(await cli.json('account', 'key', 'change', 'bot', ...ID, ...changed)).toMatchObject({
    keyId: 2,
    name: 'shop',
    scopes: ['order'],
    dailyCapUsd: 5,
  })
  const none = ['--daily-cap', 'none', '--expires', 'none']
  expect(await cli.json('account', 'key', 'change', '2', ...ID, ...none)).toMatchObject({
    dailyCapUsd: null,
    expiresAt: null,
  })
  const rotated = await cli.json('account', 'key', 'rotate', 'shop', ...ID)
  expect(rotated).toMatchObject({ keyId: 3, name: 'shop', scopes: ['order'] })
  expect([await granted(cli, apiKey), await granted(cli, rotated.apiKey)]).toEqual([false, true])
  expect(await cli.json('account', 'key', 'revoke', 'shop', ...ID)).toMatchObject({ keyId: 3 })
  expect(await granted(cli, rotated.apiKey)).toBe(false)
  expect((await cli.json('account', 'key', 'list', ...ID)).keys).toMatchObject([
    { name: 'default' },
  ])
})

test('creates a test key, which a live one of the same name does not hide', async () => {
  const cli = await opened()
  const made = await cli.json('account', 'key', 'create', ...ID, '--name', 'try', '--test')
  expect(made).toMatchObject({ test: true, name: 'try' })
  expect(made.apiKey).toMatch(/^gw_test_/)
  const { keys } = await cli.json('account', 'key', 'list', ...ID)
  expect(keys).toMatchObject([
    { name: 'default', test: false },
    { name: 'try', test: true },
  ])
  await cli.json('account', 'key', 'revoke', 'try', ...ID)
  expect(await granted(cli, made.apiKey)).toBe(false)
})

test.each([
  [['create', '--name', 'default'], /already a key with the name "default"/],
  [['create', '--name', ' bot'], /1 to 32 printable characters/],
  [['create', '--name', 'x'.repeat(33)], /1 to 32 printable characters/],
  [['create', '--name', 'a\nb'], /1 to 32 printable characters/],
  [['create', '--name', 'bot', '--scope', 'write'], /one or more of read,order,lookup/],
  [['create', '--name', 'bot', '--daily-cap', '0'], /above zero/],
  [['create', '--name', 'bot', '--expires', '0d'], /longer than zero/],
  [['change', 'default'], /Say what to change/],
  [['change', 'nobody', '--name', 'x'], /no key "nobody"/],
  [['revoke', 'nobody'], /no key "nobody"/],
])('%j is refused', async (args, message) => {
  const cli = await opened()
  const [verb = '', ...more] = args
  const refused = await cli.run('account', 'key', verb, ...ID, ...more)
  expect(refused).toMatchObject({ exitCode: 1, err: expect.stringMatching(message) })
  expect((await cli.json('account', 'key', 'list', ...ID)).keys).toHaveLength(1)
})

test('turns the new-address guard on and off', async () => {
  const cli = await opened()
  expect((await cli.run('account', 'guard', 'on', ...ID)).out).toMatch(/guard is on/)
  expect((await cli.run('account', 'guard', 'off', ...ID)).out).toMatch(/guard is off/)
})

async function granted(cli: TestCli, key: unknown): Promise<boolean> {
  const { read } = cli.store
  const feed = createInvalidationFeed(cli.store)
  const settings = createSettingsCache({ read, feed })
  const gatekeeper = createGatekeeper({ read, feed, settings })
  return (await gatekeeper.check({ key: String(key), address: '192.0.2.1' }, START)).granted
}
