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
const moreId: OrderField = { name: 'moreId', label: 'Server ID' }

const servers = { serverOptions: [{ value: 'os_asia', label: 'Asia', shortcuts: ['asia', 'AS'] }] }
const regions = {
  regionOptions: [
    { value: 'Europe', label: 'Europe', shortcuts: ['eu'] },
    { value: 'Asia', label: 'Asia' },
  ],
}

describe('the player of a line that asks for', () => {
  test.each<[string, Line, PlayerInput, PlayerInput]>([
    ['userId', line([userId]), { userId: '12345' }, { userId: '12345' }],
    [
      'userId and zoneId',
      line([userId, zoneId]),
      { userId: '12345', zoneId: '7' },
      { userId: '12345', zoneId: '7' },
    ],
    [
      'userId and any serverId',
      line([userId, serverId]),
      { userId: '12345', serverId: 'S 1' },
      { userId: '12345', serverId: 'S 1' },
    ],
    [
      'userId and one of the servers',
      line([userId, serverId], servers),
      { userId: '12345', serverId: 'os_asia' },
      { userId: '12345', serverId: 'os_asia' },
    ],
    [
      'userId, region and moreId',
      line([userId, region, moreId], regions),
      { userId: '12345', region: 'Europe', moreId: 'M1' },
      { userId: '12345', region: 'Europe', moreId: 'M1' },
    ],
    ['nothing', line([]), { userId: '12345', zoneId: '7' }, {}],
  ])('%s', (_, ofLine, input, player) => {
    expect(playerFor(ofLine, input)).toEqual(player)
  })

  test('a name and tag', () => {
    const riot = line([{ name: 'userId', label: 'Riot ID', pattern: '.{3,16}#[A-Za-z0-9]{3,5}' }])
    expect(playerFor(riot, { userId: 'Ågot ❤#EUW1' })).toEqual({ userId: 'Ågot ❤#EUW1' })
    for (const text of ['Name', '#EUW1', 'Name#', 'Name#TOOLONG', 'Name#EUW1\n'])
      expect(refusalOf(riot, { userId: text })).toMatch(/^userId: must match .* \(Riot ID\)$/)
  })
})

test('what the line does not ask for is left out', () => {
  const given = { userId: '12345', zoneId: '7', serverId: 'x', region: 'Mars', moreId: 'y' }
  expect(playerFor(line([userId]), given)).toEqual({ userId: '12345' })
})

describe('a field is refused by name', () => {
  test.each<[PlayerInput, string]>([
    [{}, 'userId: missing (Player ID); zoneId: missing (Zone ID)'],
    [{ userId: '', zoneId: '7' }, 'userId: missing (Player ID)'],
    [{ userId: '  ', zoneId: '7' }, 'userId: missing (Player ID)'],
    [{ userId: '12345' }, 'zoneId: missing (Zone ID)'],
    [{ userId: undefined, zoneId: '7' }, 'userId: missing (Player ID)'],
    [{ userId: '1' }, 'userId: must match ^\\d{5,20}$ (Player ID); zoneId: missing (Zone ID)'],
  ])('where it is missing: %o', (input, told) => {
    expect(refusalOf(line([userId, zoneId]), input)).toBe(told)
  })

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

  test('where it is none of the options, which are told', () => {
    const told = 'region: must be one of Europe, Asia (Region)'
    const ofLine = line([region], regions)
    expect(refusalOf(ofLine, { region: 'Mars' })).toBe(told)
    const server = line([serverId], servers)
    expect(refusalOf(server, { serverId: 'Asia ' })).toMatch(/^serverId/)
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

  test('that comes twice and differs is refused', () => {
    const told = expect.objectContaining({
      code: 'FIELDS_DIFFER',
      data: { names: ['region', 'serverId'] },
    })
    for (const serverId of ['Asia', 'Mars', 'europe-2'])
      expect(() => playerFor(ofLine, { region: 'Europe', serverId })).toThrow(told)
    expect(() => playerFor(ofLine, { region: 'Mars', serverId: 'Venus' })).toThrow(told)
  })

  test('that comes twice in two notations is one region', () => {
    expect(playerFor(ofLine, { region: 'Europe', serverId: 'eu' })).toEqual({ region: 'Europe' })
  })

  test('is required where neither says it', () => {
    expect(refusalOf(ofLine, { serverId: '' })).toBe('region: missing (Region)')
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
