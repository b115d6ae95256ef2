import { describe, expect, test } from 'vitest'
import type { Line } from '../../../src/domain/catalog/catalog.ts'
import type { PlayerInput } from '../../../src/domain/catalog/player.ts'
import { isRefusal } from '../../../src/domain/shared/errors.ts'
import { fieldsDetail } from '../../../src/http/errors/field-details.ts'
import { playerFor } from '../../helpers/player.ts'

type OrderField = Line['fields'][number]

const userId: OrderField = { name: 'userId', label: 'Player ID', pattern: '\\d{5,20}' }
const zoneId: OrderField = { name: 'zoneId', label: 'Zone ID', pattern: '\\d+' }
const serverId: OrderField = { name: 'serverId', label: 'Server' }
const region: OrderField = { name: 'region', label: 'Region' }

const servers = { serverOptions: [{ value: 'os_asia', label: 'Asia', shortcuts: ['asia', 'AS'] }] }
const regions = {
  regionOptions: [
    { value: 'Europe', label: 'Europe', shortcuts: ['eu'] },
    { value: 'Asia', label: 'Asia' },
  ],
}

describe('a field is refused by name', () => {
  test.each([
    '1234',
    '123456789012345678901',
    'x12345',
    '12345x',
    ' 12345',
    '12345\n',
    '１２３４５',
  ])('where it is not of the line’s form: "%s"', (text) => {
    const told = /^userId: must match \^\\d\{5,20\}\$ \(Player ID\)$/
    expect(refusalOf(line([userId]), { userId: text })).toMatch(told)
  })

  test('where a pattern of alternatives fits only a part', () => {
    const either = line([{ ...userId, pattern: '1|22' }])
    expect(playerFor(either, { userId: '22' })).toEqual({ userId: '22' })
    for (const text of ['12', '221', '122'])
      expect(refusalOf(either, { userId: text })).toMatch(/must match \^\(\?:1\|22\)\$/)
  })
})

test('however much a line asks for, its refusal is short enough to read', () => {
  const serverOptions = Array.from({ length: 200 }, (_, i) => {
    return { value: `${'s'.repeat(60)}${i}`, label: 'Server' }
  })
  const long = { ...userId, pattern: 'a'.repeat(256), label: 'L'.repeat(64) }
  const fields = [long, { ...zoneId, pattern: 'b'.repeat(256) }, { ...serverId }]
  const ofLine = line(fields, { serverOptions })
  const told = /^userId: .{300,}; zoneId: .*; serverId: must be one of s.*(more in GET|…$)/
  const detail = refusalOf(ofLine, { userId: '1', zoneId: '1', serverId: 'x' })
  expect(detail).toMatch(told)
  expect(detail).toMatch(/^.{1,2001}$/s)
})

describe('an option', () => {
  test.each(['os_asia', 'OS_ASIA', 'asia', 'Asia', 'as'])('is meant by "%s"', (text) => {
    const ofLine = line([serverId], servers)
    expect(playerFor(ofLine, { serverId: text })).toEqual({ serverId: 'os_asia' })
  })
})

describe('a region', () => {
  const ofLine = line([region], regions)

  test.each<PlayerInput>([
    { region: 'europe' },
    { region: 'EU' },
    { serverId: 'eu' },
    { serverId: 'EUROPE' },
    { region: 'eu', serverId: 'EU' },
    { region: '', serverId: 'eu' },
  ])('may come as serverId and by its shortcut: %o', (input) => {
    expect(playerFor(ofLine, input)).toEqual({ region: 'Europe' })
  })
})

/** What the reseller reads. */
function refusalOf(ofLine: Line, input: PlayerInput): string {
  try {
    playerFor(ofLine, input)
  } catch (error) {
    if (isRefusal(error, 'INVALID_FIELDS')) return fieldsDetail(error.data.problems)
    throw error
  }
  throw new Error('The player was taken.')
}

function line(
  fields: OrderField[],
  options: Partial<Pick<Line, 'serverOptions' | 'regionOptions'>> = {},
): Line {
  return {
    ...{
      slug: 'game',
      position: 0,
      productName: 'Top-up',
      gameName: 'Game',
      orderCode: 'GAM',
      roundToMicros: 10_000,
      routing: null,
    },
    ...{
      productNames: null,
      gameNames: null,
      kind: 'topup',
      stockBased: false,
      suppliers: ['sandbox'],
      status: 'active',
    },
    fields,
    serverOptions: null,
    regionOptions: null,
    ...options,
  }
}
