import { expect, it } from 'vitest'
import { readOptions, UsageError } from '../../packages/torture/options.ts'
import { NAMES } from '../../packages/torture/parts.ts'
import { useMs } from '../../packages/torture/run.ts'

it('takes five minutes on SQLite with a new seed unless it is told otherwise', () => {
  const options = readOptions([], NAMES)
  expect(options).toMatchObject({ minutes: 5, engine: 'sqlite', only: null, bugs: false })
  expect(options.seed).toMatch(/^[0-9a-f]{8}$/)
  expect(readOptions([], NAMES).seed).not.toBe(options.seed)
})

it('takes names of parts, clients and faults, and lists them where one is unknown', () => {
  expect(readOptions(['--only', 'history, buyer,kill'], NAMES).only).toEqual([
    ...['history', 'buyer', 'kill'],
  ])
  expect(() => readOptions(['--only', 'byer'], NAMES)).toThrow(/does not know "byer".*buyer.*kill/)
  expect(() => readOptions(['--only', 'code-sold-twice'], NAMES)).toThrow(
    /does not know "code-sold-twice"/,
  )
  expect(readOptions(['--bugs', '--only', 'code-sold-twice'], NAMES).only).toEqual([
    'code-sold-twice',
  ])
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
  // A minute is a minute, with the start and the settling in it; but a quarter of it is used at least.
  [1, 12_000, 33_000],
  [1, 40_000, 15_000],
  [5, 20_000, 205_000],
  [60, 20_000, 3_340_000],
])(
  'uses the service for so long of %d min, of which the start takes %d ms: %d ms',
  (minutes, startMs, expected) => {
    expect(useMs(minutes, startMs)).toBe(expected)
  },
)
