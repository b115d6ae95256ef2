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
  expect(made.apiKey).toMatch(/^gw_live_/)
  expect(made.prefix).toBe(String(made.apiKey).slice(0, 12))
  const { keys } = await cli.json('account', 'key', 'list', ...ID)
  expect(keys).toMatchObject([{ name: 'default', dailyCapUsd: null, expiresAt: null }, terms])
  expect(JSON.stringify(keys)).not.toContain(made.apiKey)
  const { out } = await cli.run('account', 'key', 'list', ...ID)
  expect(out).toMatch(
    /name: bot, prefix: gw_live_\w{4}, test: false, scopes: \[ read, lookup \], dailyCapUsd: 50/,
  )
  expect(await granted(cli, made.apiKey)).toBe(true)
})

test('rotates and revokes a key by its name or id', async () => {
  const cli = await opened()
  const key = (verb: string, name: string) => cli.json('account', 'key', verb, name, ...ID)
  const bot = ['--name', 'bot', '--scope', 'order']
  const { apiKey } = await cli.json('account', 'key', 'create', ...ID, ...bot)
  const rotated = await key('rotate', 'bot')
  expect(rotated).toMatchObject({ keyId: 3, name: 'bot', scopes: ['order'] })
  expect([await granted(cli, apiKey), await granted(cli, rotated.apiKey)]).toEqual([false, true])
  expect(await key('revoke', '3')).toMatchObject({ keyId: 3 })
  expect(await granted(cli, rotated.apiKey)).toBe(false)
  expect((await cli.json('account', 'key', 'list', ...ID)).keys).toMatchObject([
    { name: 'default' },
  ])
})

test('creates test keys, which are revoked by name or with all others', async () => {
  const cli = await opened()
  const make = (...more: string[]) => cli.json('account', 'key', 'create', ...ID, ...more)
  const made = await make('--name', 'try', '--test')
  expect(made).toMatchObject({ test: true, name: 'try' })
  const { keys } = await cli.json('account', 'key', 'list', ...ID)
  expect(keys).toMatchObject([
    { name: 'default', test: false },
    { name: 'try', test: true },
  ])
  await cli.json('account', 'key', 'revoke', 'try', ...ID)
  expect(await granted(cli, made.apiKey)).toBe(false)
  const both = [(await make('--name', 'bot')).apiKey, (await make('--test')).apiKey]
  for (const key of both) expect(await granted(cli, key)).toBe(true)
  await cli.run('account', 'revoke-keys', ...ID)
  for (const key of both) expect(await granted(cli, key)).toBe(false)
})

test('refuses terms that are none, and keys that are not there', async () => {
  const cli = await opened()
  for (const [[verb, ...more], message] of [
    [['create', '--name', 'default'], /already a key with the name "default"/],
    [['create', '--name', 'a\nb'], /1 to 32 printable characters/],
    [['create', '--name', 'bot', '--scope', 'write'], /one or more of read,order,lookup/],
    [['create', '--name', 'bot', '--daily-cap', '0'], /above zero/],
    [['create', '--name', 'bot', '--expires', '0d'], /longer than zero/],
    [['revoke', 'nobody'], /no key "nobody"/],
  ] as const)
    expect(await cli.refusal('account', 'key', verb, ...ID, ...more)).toMatch(message)
  expect((await cli.json('account', 'key', 'list', ...ID)).keys).toHaveLength(1)
})

async function granted(cli: TestCli, key: unknown): Promise<boolean> {
  const { read } = cli.store
  const feed = createInvalidationFeed(cli.store)
  const settings = createSettingsCache({ read, feed })
  const gatekeeper = createGatekeeper({ read, feed, settings })
  return (await gatekeeper.check({ key: String(key), address: '192.0.2.1' }, START)).granted
}
