import { expect, it } from 'vitest'
import { readOptions, UsageError } from '../../packages/torture/options.ts'
import { NAMES } from '../../packages/torture/parts.ts'
import { playMs } from '../../packages/torture/run.ts'
import { areOnlyForLater } from '../../packages/torture/waiting.ts'

it('plays five minutes on SQLite with a new seed unless it is told otherwise', () => {
  const options = readOptions([], NAMES)
  expect(options).toMatchObject({ minutes: 5, engine: 'sqlite', only: null, mutants: false })
  expect(options.seed).toMatch(/^[0-9a-f]{8}$/)
  expect(readOptions([], NAMES).seed).not.toBe(options.seed)
})

it('takes names of parts, clients and faults, and lists them where one is unknown', () => {
  expect(readOptions(['--only', 'history, buyer,kill'], NAMES).only).toEqual([
    ...['history', 'buyer', 'kill'],
  ])
  expect(() => readOptions(['--only', 'byer'], NAMES)).toThrow(/does not know "byer".*buyer.*kill/)
  expect(() => readOptions(['--only', '01'], NAMES)).toThrow(/does not know "01"/)
  expect(readOptions(['--mutants', '--only', '01'], NAMES).only).toEqual(['01'])
})

it.each([
  [['--minutes', '0'], /--minutes must be a number above 0/],
  [['--minutes', 'ten'], /--minutes must be a number above 0/],
  [['--engine', 'mysql'], /--engine must be sqlite or postgres/],
  [['--hurry'], /--hurry[\s\S]*Usage: npm run torture/],
  [['--help'], /^Usage: npm run torture/],
])('refuses %j with a word', (args, says) => {
  expect(() => readOptions(args, NAMES)).toThrow(UsageError)
  expect(() => readOptions(args, NAMES)).toThrow(says)
})

it.each([
  // A minute is a minute, with the time until the service is there; but half of it is played at least.
  [1, 0, 60_000],
  [1, 20_000, 40_000],
  [1, 45_000, 30_000],
  [5, 45_000, 255_000],
])('plays of %d min, of which the start takes %d ms, %d ms', (minutes, startMs, expected) => {
  expect(playMs(minutes, startMs)).toBe(expected)
})

it('does not wait for what is tried again at a known time: it moves the clock there', () => {
  for (const waiting of ['notices_waiting 1', 'notices_waiting 2, webhook_deliveries_waiting 10'])
    expect(areOnlyForLater(waiting)).toBe(true)
  for (const waiting of ['', 'orders_open 1', 'orders_open 1, notices_waiting 1'])
    expect(areOnlyForLater(waiting)).toBe(false)
})
