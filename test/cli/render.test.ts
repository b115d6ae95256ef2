import { expect, test } from 'vitest'
import { rendered } from '../../src/cli/render.ts'
import { START } from '../helpers/factories.ts'

test('names decide how values are shown', () => {
  const fields = { paidUsd: 1.5, claims: 3, p95Ms: 1500, endedAt: START, on: true, note: null }
  expect(rendered(fields, {})).toBe(
    [
      'Paid    1.50 USD',
      'Claims  3',
      'P95     1.5 s',
      'Ended   2026-01-15 12:00:00 UTC',
      'On      yes',
      'Note    –',
    ].join('\n'),
  )
})

test('lists are tables of the fields that are asked for, without those that nothing has', () => {
  const rows = [
    { id: 1, name: 'A', reason: null, secret: 'x' },
    { id: 2, name: 'B\nC', reason: null, secret: 'y' },
  ]
  const columns = 'name id reason'
  const table = 'NAME  ID\nA     1\nB C   2'
  expect(rendered(rows, { columns })).toBe(table)
  expect(rendered({ rows, nextCursor: null }, { columns })).toBe(table)
  expect(rendered({ rows, nextCursor: 2 }, { columns })).toBe(`Next cursor  2\n\nROWS\n${table}`)
  expect(rendered({ rows: [], nextCursor: null }, { none: 'Nobody.' })).toBe('Nobody.')
})

test('a long table among others is cut, and says so', () => {
  const lines = Array.from({ length: 101 }, (_, line) => ({ line }))
  expect(rendered({ lines, others: [] }, {})).toMatch(/\n99\n… and 1 more: --json lists all/)
  expect(rendered({ lines }, {})).toMatch(/\n100$/)
})
