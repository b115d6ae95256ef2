import { expect, it } from 'vitest'
import { readOptions, UsageError } from '../../packages/torture/options.ts'
import { NAMES } from '../../packages/torture/parts.ts'

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
