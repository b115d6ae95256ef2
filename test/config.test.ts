import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/config.ts'

const ROOT = join(import.meta.dirname, '..')
/** What .env.example sets, by name. */
const EXAMPLE = Object.fromEntries(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

describe('the environment', () => {
  test('that is empty gives what .env.example shows', () => {
    expect(readConfig({})).toEqual(readConfig(EXAMPLE))
  })

  test('is explained whole in .env.example', () => {
    const source = readFileSync(join(ROOT, 'src/config.ts'), 'utf8')
    const read = [...source.matchAll(/^ {2}([A-Z_]+): ?/gm)].map(([, name]) => name)
    expect(Object.keys(EXAMPLE).sort()).toEqual(read.sort())
  })

  test('whose variable is set to nothing counts as if it were not set', () => {
    // The sandbox must never fall back to the real service's file.
    const defaults = { DATABASE_URL: 'data/sandbox.db' }
    expect(readConfig({ DATABASE_URL: '' }, defaults).databaseUrl).toBe('data/sandbox.db')
    expect(readConfig({ DATABASE_URL: 'x.db' }, defaults).databaseUrl).toBe('x.db')
  })

  test('wants the webhook with its secret, or neither', () => {
    const both = {
      BOT_WEBHOOK_URL: 'https://shop.example/telegram',
      BOT_WEBHOOK_SECRET: 'a-secret-of-the-test',
    }
    const { BOT_WEBHOOK_URL: url, BOT_WEBHOOK_SECRET: secret } = both
    expect(readConfig(both).webhook).toEqual({ url, secret })
    for (const one of [{ BOT_WEBHOOK_URL: url }, { BOT_WEBHOOK_SECRET: secret }])
      expect(() => readConfig(one)).toThrow(
        /BOT_WEBHOOK_URL and BOT_WEBHOOK_SECRET both, or neither/,
      )
  })

  test.each([
    ['DATABASE_URL', 'postgres://127.0.0.1/gamewallet'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1, proxy.example'],
    ['INSTANT_WAIT_MS', '-1'],
    ['API_KEY_MODE', 'prod'],
    ['BOT_TOKEN', 'my-bot'],
    ['ADMIN_IDS', '123, @alex'],
    ['ADMIN_IDS', '-5'],
    ['BOT_WEBHOOK_URL', 'shop.example/telegram'],
    ['BOT_WEBHOOK_URL', 'https://shop.example/'],
    ['BOT_WEBHOOK_SECRET', 'not a secret'],
    ['TELEGRAM_API_ROOT', 'api.telegram.org'],
    ['PUBLIC_URL', 'ftp://shop.example'],
  ])('is refused by name for %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`\\n {2}${name}: `))
  })
})
