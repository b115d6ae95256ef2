import { expect, test } from 'vitest'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'

const SET = ['settings', 'set'] as const

test('shows what nobody has set yet', async () => {
  const cli = await testCli()
  expect(await cli.json('settings', 'show')).toMatchObject({
    topUps: { minUsd: 1, maxUsd: 1000, maxOpen: 3 },
    transfers: [],
    stars: { on: false, starsPerUsd: 50 },
    cryptoPay: { on: true },
    pricing: { maxCostAgeDays: 30, maxJumpPercent: 30 },
    suppliers: {},
  })
  const { out } = await cli.run('settings', 'show')
  expect(out).toMatch(/Top ups +min 1\.00 USD, max 1000\.00 USD, max open 3/)
  expect(out).toMatch(/Transfers +none/)
  expect(out).toMatch(/Stars +on no, stars per 50\nCrypto pay +on yes/)
})

test('sets the limits of top-ups one by one, by the operator', async () => {
  const cli = await testCli()
  await cli.run(...SET, 'top-ups', '--min', '2.5')
  await cli.run(...SET, 'top-ups', '--max', 20)
  const { topUps } = await cli.json(...SET, 'top-ups', '--max-open', 7)
  expect(topUps).toEqual({ minUsd: 2.5, maxUsd: 20, maxOpen: 7 })
  const limits = { minMicros: 2_500_000, maxMicros: 20_000_000, maxOpen: 7 }
  expect((await readSettings(cli.store.read)).topUps).toEqual(limits)
  const acts = await actsOf(cli.store)
  expect(acts).toHaveLength(3)
  expect(acts.at(-1)).toMatchObject({
    actor: 'operator',
    action: 'settings.change',
    detail: { topUps: limits },
  })
})

test('switches Stars and keeps their rate', async () => {
  const cli = await testCli()
  await cli.run(...SET, 'stars', 'on', '--per-usd', '76.9')
  const { stars } = await cli.json(...SET, 'stars', 'off')
  expect(stars).toEqual({ on: false, starsPerUsd: 76.9 })
})

test('names whom people ask for help, and the terms, and takes them back', async () => {
  const cli = await testCli()
  for (const support of ['@shop_help', '@abcd', 'help@shop.example', 'https://shop.example/a?b=c'])
    expect(await cli.json(...SET, 'support', support)).toMatchObject({ support })
  expect(await cli.json(...SET, 'support', 'http://shop.example')).toMatchObject({
    support: 'https://shop.example',
  })
  expect(await cli.json(...SET, 'support', 'none')).toMatchObject({ support: '' })
  expect((await cli.run('settings', 'show')).out).toMatch(/Support +–\nTerms +–/)
  const file = cli.file('terms.txt', ' Be kind.\nPay. \n')
  expect(await cli.json(...SET, 'terms', '--file', file)).toMatchObject({ terms: 'Be kind.\nPay.' })
  expect((await cli.run('settings', 'show')).out).toMatch(/Terms +Be kind\.\s+Pay\./)
  expect(await cli.json(...SET, 'terms', '--text', 'Others.')).toMatchObject({ terms: 'Others.' })
  expect(await cli.json(...SET, 'terms', '--default')).toMatchObject({ terms: '' })
})

test.each([
  '@abc',
  '@1shop',
  '@shop__help',
  '@shop_',
  '@shop-help',
  `@${'a'.repeat(33)}`,
  'shop_help',
  'help@shop',
  'help @shop.example',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://user:word@shop.example',
  'https://localhost',
  `https://shop.example/${'a'.repeat(200)}`,
])('refuses the contact %s', async (contact) => {
  const cli = await testCli()
  const { exitCode, err } = await cli.run(...SET, 'support', contact)
  expect(exitCode).toBe(1)
  expect(err).toMatch(/is not a contact\. Write a Telegram @name, an email address, or an https/)
  expect((await readSettings(cli.store.read)).support).toBe('')
})

test.each([
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
])('refuses %j with a message, and changes nothing', async (args, message) => {
  const cli = await testCli()
  const before = await readSettings(cli.store.read)
  const { exitCode, out, err } = await cli.run(...SET, ...args)
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
  expect(err).toMatch(message)
  expect(await readSettings(cli.store.read)).toEqual(before)
})
