import { expect, test } from 'vitest'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'

const SET = ['settings', 'set'] as const

test('turns each switch and writes it down', async () => {
  const cli = await testCli()
  for (const [name, to] of [
    ['maintenance', 'on'],
    ['api-orders', 'off'],
    ['require-allowlist', 'on'],
  ] as const)
    await cli.run(...SET, name, to)
  const changes = [{ maintenance: true }, { apiOrders: false }, { requireAllowlist: true }]
  expect(await readSettings(cli.store.read)).toMatchObject(Object.assign({}, ...changes))
  expect(await actsOf(cli.store)).toMatchObject(
    changes.map((detail) => ({ actor: 'operator', action: 'settings.change', detail })),
  )
  const { out } = await cli.run('settings', 'show')
  expect(out).toMatch(/^maintenance: true\nshop: true\napiOrders: false\nrequireAllowlist: true\n/)
})

test('keeps what is not given of a setting with several parts', async () => {
  const cli = await testCli()
  await cli.run(...SET, 'top-ups', '--min', '2.5')
  await cli.run(...SET, 'top-ups', '--max', 20)
  const topUps = { minUsd: 2.5, maxUsd: 20, maxOpen: 7 }
  expect(await cli.json(...SET, 'top-ups', '--max-open', 7)).toMatchObject({ topUps })
  await cli.run(...SET, 'stars', 'on', '--per-usd', '76.9')
  const stars = { on: false, starsPerUsd: 76.9 }
  expect(await cli.json(...SET, 'stars', 'off')).toMatchObject({ stars })
  await cli.run(...SET, 'eligibility', 'on', '--min-deposited', 25, '--min-age', '7d')
  const rule = { on: false, minDepositedUsd: 25, minAgeSec: 604_800 }
  expect(await cli.json(...SET, 'eligibility', 'off')).toMatchObject({ eligibility: rule })
  const { out } = await cli.run('settings', 'show')
  expect(out).toMatch(
    /eligibility:\n {2}on: false\n {2}minDepositedUsd: 25\n {2}minAgeSec: 604800\n/,
  )
  expect(out).toMatch(/stars:\n {2}on: false\n {2}starsPerUsd: 76\.9\n/)
})

test('names whom people ask for help, and the terms, and takes them back', async () => {
  const cli = await testCli()
  for (const support of ['@shop_help', '@abcd', 'help@shop.example', 'https://shop.example/a?b=c'])
    expect(await cli.json(...SET, 'support', support)).toMatchObject({ support })
  expect((await cli.run(...SET, 'support', 'http://shop.example')).exitCode).toBe(1)
  expect(await cli.json(...SET, 'support', 'none')).toMatchObject({ support: '' })
  expect((await cli.run('settings', 'show')).out).toMatch(/support: ""\nterms: ""/)
  const file = cli.file('terms.txt', ' Be kind.\nPay. \n')
  expect(await cli.json(...SET, 'terms', '--file', file)).toMatchObject({ terms: 'Be kind.\nPay.' })
  expect((await cli.run('settings', 'show')).out).toMatch(/terms: \|-\n +Be kind\.\n +Pay\./)
  expect(await cli.json(...SET, 'terms', '--text', 'Others.')).toMatchObject({ terms: 'Others.' })
  expect(await cli.json(...SET, 'terms', '--default')).toMatchObject({ terms: '' })
})

test('refuses what cannot be meant with a message, and changes nothing', async () => {
  const cli = await testCli()
  const before = await readSettings(cli.store.read)
  const contacts = [
    ...['@abc', '@1shop', '@shop__help', '@shop_', '@shop-help', `@${'a'.repeat(33)}`],
    ...['shop_help', 'help@shop', 'help @shop.example', 'ftp://shop.example'],
    ...['javascript:alert(1)', 'https://user:word@shop.example', 'https://localhost'],
    `https://shop.example/${'a'.repeat(200)}`,
  ]
  const noContact = /is not a contact\. Write a Telegram @name, an email address, or an https/
  for (const contact of contacts)
    expect(await cli.refusal(...SET, 'support', contact)).toMatch(noContact)
  for (const [args, message] of [
    [['terms'], /Give the terms with/],
    [['terms', '--text', ' '], /Give the terms with/],
    [['terms', '--text', 'x'.repeat(3501)], /at most 3,500 characters/],
    [['top-ups'], /Give at least one of --min/],
    [['top-ups', '--min', '0'], /above zero/],
    [['top-ups', '--min', '1,50'], /"1,50" is not an amount/],
    [['top-ups', '--min', '1000.01'], /must not be above the largest/],
    [['top-ups', '--max', '0.5'], /must not be above the largest/],
    [['top-ups', '--max-open', '0'], /from 1 to 100/],
    [['top-ups', '--max-open', '2.5'], /Give a whole number/],
    [['stars', 'on', '--per-usd', '0'], /above 0/],
    [['stars', 'on', '--per-usd', '1.250'], /Type 1250 or 1.25/],
    [['stars', 'on', '--per-usd', '1e3'], /must be a number such as/],
    [['stars', 'on', '--per-usd', '10001'], /at most 10,000/],
  ] as const)
    expect(await cli.refusal(...SET, ...args)).toMatch(message)
  expect(await readSettings(cli.store.read)).toEqual(before)
})
