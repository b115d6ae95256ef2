import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/config.ts'
import { shippedAdapter } from './helpers/reseller-supplier.ts'

describe('the environment', () => {
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
        /BOT_WEBHOOK_URL and BOT_WEBHOOK_SECRET: set both, or neither/,
      )
  })

  test('takes Crypto Pay with a token alone, and refuses what cannot be right', () => {
    const token = '12345:AAbcdefghijklmnopqrstuvw'
    expect(readConfig({ CRYPTO_PAY_ASSETS: 'USDT' }).cryptoPay).toBeNull()
    const { cryptoPay } = readConfig({ CRYPTO_PAY_TOKEN: token, CRYPTO_PAY_ASSETS: 'USDT, TON' })
    expect(cryptoPay).toEqual({
      ...{ token, apiRoot: 'https://pay.crypt.bot', assets: ['USDT', 'TON'] },
    })
    for (const [name, value] of [
      ['CRYPTO_PAY_TOKEN', 'abc'],
      ['CRYPTO_PAY_API', 'http://pay.crypt.bot'],
      ['CRYPTO_PAY_API', 'https://pay.crypt.bot/api'],
      ['CRYPTO_PAY_ASSETS', 'tether'],
    ] as const)
      expect(() => readConfig({ CRYPTO_PAY_TOKEN: token, [name]: value })).toThrow(
        `${name}: must be`,
      )
  })

  test('takes a webhook only where Telegram posts, and says what to do otherwise', () => {
    const at = (url: string, apiRoot?: string) => () =>
      readConfig({
        BOT_WEBHOOK_URL: url,
        BOT_WEBHOOK_SECRET: 'a-secret-of-the-test',
        ...(apiRoot === undefined ? {} : { TELEGRAM_API_ROOT: apiRoot }),
      }).webhook?.url
    for (const port of ['', ':443', ':80', ':88', ':8443']) {
      const url = `https://shop.example${port}/telegram`
      expect(at(url)()).toBe(url)
    }
    expect(at('http://shop.example/telegram')).toThrow(
      /BOT_WEBHOOK_URL: must begin with https:\/\/.*let your proxy forward it to HOST:PORT/,
    )
    expect(at('https://shop.example:3000/telegram')).toThrow(
      /BOT_WEBHOOK_URL: must have the port 443, 80, 88 or 8443, not 3000/,
    )
    for (const host of ['127.0.0.1', '192.168.1.5', 'localhost', '[fd00::1]', 'gamewallet'])
      expect(at(`https://${host}/telegram`)).toThrow(/must be reachable from the internet/)
    expect(at('https://shop.example:99999/telegram')).toThrow(/BOT_WEBHOOK_URL: must be an address/)
    // A Bot API server of one's own posts anywhere.
    for (const root of [
      'http://127.0.0.1:8081',
      'http://telegram-bot-api:8081',
      'http://[::1]:8081',
    ])
      expect(at('http://127.0.0.1:3000/telegram', root)()).toBe('http://127.0.0.1:3000/telegram')
    expect(at('http://shop.example/telegram', 'https://tg.example')).toThrow(/https/)
  })

  test('says what a process does: everything, or the roles that are named', () => {
    expect(readConfig({}).roles).toEqual(new Set(['api', 'bot', 'jobs']))
    expect(readConfig({ ROLES: 'jobs, api' }).roles).toEqual(new Set(['api', 'jobs']))
    expect(() => readConfig({ ROLES: 'api,worker' })).toThrow(
      /"worker" is not a role; list one or more of api, bot, jobs/,
    )
    expect(() => readConfig({ ROLES: 'api,,jobs' })).toThrow(/a name is missing/)
  })

  test('describes suppliers, several of a kind, and always the one of people', () => {
    const file = shippedAdapter('reseller')
    const { suppliers } = readConfig({
      SUPPLIERS: 'north:reseller, south-2:reseller nights:manual',
      SUPPLIER_NORTH_URL: 'https://north.example/',
      SUPPLIER_NORTH_KEY: 'gw_live_north',
      SUPPLIER_SOUTH_2_URL: 'http://127.0.0.1:3000',
      SUPPLIER_SOUTH_2_KEY: 'gw_live_south',
      SUPPLIER_SOUTH_2_ALLOW_LOSS: 'on',
      SUPPLIER_NIGHTS_REMIND: '1h',
    })
    expect(suppliers).toEqual([
      { kind: 'manual', name: 'manual', remindMs: 900_000 },
      {
        ...{ kind: 'reseller', name: 'north', file, allowLoss: false, rate: 1 },
        settings: { URL: 'https://north.example' },
        secrets: { KEY: 'gw_live_north' },
      },
      {
        ...{ kind: 'reseller', name: 'south-2', file, allowLoss: true, rate: 1 },
        settings: { URL: 'http://127.0.0.1:3000' },
        secrets: { KEY: 'gw_live_south' },
      },
      { kind: 'manual', name: 'nights', remindMs: 3_600_000 },
    ])
  })

  test('calls a supplier at another address than that in its file, if one is set', () => {
    const { suppliers } = readConfig({
      SUPPLIERS: 'north:g2bulk',
      SUPPLIER_NORTH_KEY: 'key',
      SUPPLIER_NORTH_GAME: 'pubgm',
      SUPPLIER_NORTH_BASE_URL: 'http://127.0.0.1:8090/',
    })
    expect(suppliers[1]).toMatchObject({
      file: { baseUrl: 'http://127.0.0.1:8090', privateHost: true },
    })
  })

  test('a PostgreSQL address is taken, and never told with its password', () => {
    for (const scheme of ['postgres', 'postgresql']) {
      const DATABASE_URL = `${scheme}://ada:pa55word@db.example:5432/wallets?password=pa55word`
      const config = readConfig({ DATABASE_URL, DATABASE_POOL: '25' })
      expect(config).toMatchObject({
        ...{ databaseUrl: DATABASE_URL, databasePool: 25 },
        databaseName: 'postgres://ada@db.example:5432/wallets',
      })
    }
    expect(readConfig({ DATABASE_URL: 'a/b.db' }).databaseName).toBe('a/b.db')
  })

  test('is read without the spaces and quotation marks around a value', () => {
    const env = { PORT: ' 4000 ', PUBLIC_URL: '"https://shop.example/"', LOG_LEVEL: "'warn'\r" }
    const read = { port: 4000, publicUrl: 'https://shop.example', logLevel: 'warn' }
    expect(readConfig({ ...env, ADMIN_IDS: '"1, 2"' })).toMatchObject(read)
    for (const path of [
      'data/a b.db',
      'C:\\data\\a.db',
      '/srv/postgres/a.db',
      'a:1/x@y.db'.slice(4),
    ])
      expect(readConfig({ DATABASE_URL: path }).databaseUrl).toBe(path)
    // Other programs' variables, and what stands beside the right one.
    readConfig({ ADMIN_IDS: '1', ADMIN_ID: '2', PORTS: '1', HOSTS: 'x', TEST_LONG: '1' })
  })

  test('says which setting a misspelt one may be', () => {
    expect(() => readConfig({ ADMIN_ID: '1' })).toThrow(
      'ADMIN_ID: there is no such setting. Did you mean ADMIN_IDS?',
    )
  })

  test('a folder for backups is refused where PostgreSQL is used', () => {
    const env = { DATABASE_URL: 'postgres://ada@db.example/wallets', BACKUP_DIR: '/backups' }
    expect(() => readConfig(env)).toThrow(/BACKUP_DIR: must be empty with PostgreSQL.*pg_dump/)
  })

  test('names every variable of a supplier that is missing or wrong', () => {
    const env = {
      SUPPLIERS: 'north:reseller,nights:manual',
      SUPPLIER_NORTH_URL: 'north.example',
      SUPPLIER_NIGHTS_REMIND: 'soon',
    }
    for (const name of ['SUPPLIER_NORTH_URL', 'SUPPLIER_NORTH_KEY', 'SUPPLIER_NIGHTS_REMIND'])
      expect(() => readConfig(env)).toThrow(new RegExp(`\\n {2}${name}: `))
  })

  test.each([
    ['PORT', '65536', 'from 0 to 65535'],
    ['PORT', 'http', 'from 0 to 65535'],
    ['DATABASE_POOL', '2.5', 'from 2 to 1000'],
    ['SUPPLIER_TIMEOUT_MS', '99', 'from 100 to 60000'],
  ])('says which numbers %s may be, where it is %s', (name, value, bounds) => {
    const said = `${name}: must be a whole number ${bounds}`
    expect(() => readConfig({ [name]: value })).toThrow(said)
  })

  test.each([
    ['DATABASE_URL', 'mysql://127.0.0.1/gamewallet'],
    ['DATABASE_URL', 'POSTGRES://127.0.0.1/gamewallet'],
    ['DATABASE_URL', 'postgres:/127.0.0.1/gamewallet'],
    ['DATABASE_URL', 'jdbc:postgresql://127.0.0.1/gamewallet'],
    ['DATABASE_URL', 'ada:secret@127.0.0.1/gamewallet'],
    ['DATABASE_URL', ' postgres://127.0.0.1/gamewallet'],
    ['DATABASE_URL', '"postgres://127.0.0.1/gamewallet"'],
    ['DATABASE_URL', 'data/gamewallet.db '],
    ['DATABASE_URL', 'sqlite://data/gamewallet.db'],
    ['DATABASE_URL', 'file:data/gamewallet.db'],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'https:/shop.example'],
    ['PUBLIC_URL', 'shop.example'],
    ['REDIS_URL', 'memcached://127.0.0.1'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['ADMIN_ID', '1'],
    ['admin_ids', '1'],
    ['DATABASE_URI', 'data/gamewallet.db'],
    ['SUPPLIER', 'north:manual'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1, proxy.example'],
    ['INSTANT_WAIT_MS', '-1'],
    ['BOT_TOKEN', 'my-bot'],
    ['ADMIN_IDS', '123, @alex'],
    ['ADMIN_IDS', '-5'],
    ['BOT_WEBHOOK_URL', 'shop.example/telegram'],
    ['BOT_WEBHOOK_URL', 'https://shop.example/'],
    ['BOT_WEBHOOK_SECRET', 'not a secret'],
    ['TELEGRAM_API_ROOT', 'api.telegram.org'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['SUPPLIERS', 'north'],
    ['SUPPLIERS', 'north:telepathy'],
    ['SUPPLIERS', 'North:reseller'],
    ['SUPPLIERS', 'stock:manual'],
    ['LOOKUP_SUPPLIER', 'north'],
    ['ROLES', ','],
    ['ROLES', 'API'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_KEEP', '0'],
    ['METRICS_PORT', 'http'],
  ])('is refused by name for %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`\\n {2}${name}: `))
  })
})
