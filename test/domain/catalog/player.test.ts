import { expect, test } from 'vitest'
import type { Line } from '../../../src/domain/catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../../../src/domain/catalog/player.ts'
import { fieldsDetail } from '../../../src/http/errors/field-details.ts'

type OrderField = Line['fields'][number]

const userId: OrderField = { name: 'userId', label: 'Player ID', pattern: '\\d{5,20}' }

/** What the reseller reads, if the line has these fields; empty if it takes the player. */
function refusal(
  input: PlayerInput,
  fields: OrderField[],
  serverOptions: Line['serverOptions'] = null,
): string {
  // Nothing else of a line is looked at.
  const line = { fields, serverOptions, regionOptions: null } as Partial<Line> as Line
  return fieldsDetail(readPlayer(line, input).problems)
}

test.each(['1234', '123456789012345678901', 'x12345', '12345x', ' 12345', '12345\n', '１２３４５'])(
  'a field that is not of the line’s form is refused by name: "%s"',
  (text) => {
    expect(refusal({ userId: text }, [userId])).toBe('userId: must match ^\\d{5,20}$ (Player ID)')
  },
)

test('a field is refused where a pattern of alternatives fits only a part', () => {
  const either = [{ ...userId, pattern: '1|22' }]
  expect(refusal({ userId: '22' }, either)).toBe('')
  for (const text of ['12', '221', '122'])
    expect(refusal({ userId: text }, either)).toContain('must match ^(?:1|22)$')
})

test('however much a line asks for, its refusal is short enough to read', () => {
  const servers = Array.from({ length: 200 }, (_, i) => {
    return { value: `${'s'.repeat(60)}${i}`, label: 'Server' }
  })
  const fields: OrderField[] = [
    { ...userId, pattern: 'a'.repeat(256), label: 'L'.repeat(64) },
    { name: 'zoneId', label: 'Zone ID', pattern: 'b'.repeat(256) },
    { name: 'serverId', label: 'Server' },
  ]
  const detail = refusal({ userId: '1', zoneId: '1', serverId: 'x' }, fields, servers)
  const told = /^userId: .{300,}; zoneId: .*; serverId: must be one of s.*(more in GET|…$)/
  expect(detail).toMatch(told)
  expect(detail).toMatch(/^.{1,2001}$/s)
})
