import { expect, test } from 'vitest'
import {
  drawPress,
  type How,
  poolOf,
  type Seen,
} from '../../packages/torture/fuzz/buttons/mutations.ts'
import { leakIn } from '../../packages/torture/fuzz/buttons/secrets.ts'
import { type Act, differences, faultOfAct } from '../../packages/torture/fuzz/buttons/state.ts'
import { createRandom } from '../../packages/torture/random.ts'

const seen = (data: string, by: number): Seen => ({ data, text: 'Tap', by, messageId: 1 })
const ORDERS = { 1: 'API-KEY-DZ1VJCCD-TGQ73F', 2: 'API-KEY-DZ54F1VF-1AH333' } as const
const SEEN = [
  ...[seen('home', 1), seen('order:API-KEY-DZ1VJCCD-TGQ73F', 1), seen('kk:k5', 1)],
  ...[seen('order:API-KEY-DZ54F1VF-1AH333', 2), seen('kk:k9', 2), seen('a.ban:7300001:yes', 9)],
]

const drawn = (seed: string, count = 2000) => {
  const random = createRandom(seed)
  const pool = poolOf(SEEN)
  return Array.from({ length: count }, () => drawPress(random, pool))
}

test('the same seed presses the same, another seed something else', () => {
  expect(drawn('a')).toEqual(drawn('a'))
  expect(drawn('b')).not.toEqual(drawn('a'))
})

test('data are pressed as they are and changed in every way, and Telegram could carry them', () => {
  const all = drawn('a')
  const hows = new Set(all.map(({ how }) => how))
  const every: How[] = [
    ...(['replay', 'swapped id', 'number', 'strange', 'left out', 'added'] as const),
    ...(['other verb', 'admins verb', 'no verb', 'full', 'bare'] as const),
  ]
  expect([...hows].sort()).toEqual(every.sort())
  for (const { data, how, seen: original } of all) {
    expect(Buffer.byteLength(data)).toBeGreaterThan(0)
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64)
    expect(data === original.data).toBe(how === 'replay')
  }
  expect(all.some(({ data }) => Buffer.byteLength(data) === 64)).toBe(true)
})

test('an id is swapped for one of the same kind that somebody else has', () => {
  const swapped = drawn('a').filter(({ how }) => how === 'swapped id')
  const orders = swapped.filter(({ seen: { data } }) => data.startsWith('order:'))
  expect(orders.length).toBeGreaterThan(20)
  for (const { data, seen: original } of orders)
    expect(data).toBe(`order:${ORDERS[original.by === 1 ? 2 : 1]}`)
})

const SECRETS = new Map([
  [ORDERS[1], 'holder-1'],
  ['KEY-1-17', 'holder-1'],
])

test("finds somebody else's id or code in what is shown, but not what was typed", () => {
  expect(leakIn(`Order ${ORDERS[1]}.`, SECRETS, 'order:5')).toBe(ORDERS[1])
  expect(leakIn('Your code: KEY-1-17', SECRETS, '')).toBe('KEY-1-17')
  expect(leakIn('Your code: KEY-1-175', SECRETS, '')).toBeNull()
  expect(leakIn(`No order ${ORDERS[1]}.`, SECRETS, `order:${ORDERS[1]}`)).toBeNull()
})

const act = (actor: string, about: number | null): Act => ({
  ...{ id: 1, actor, action: 'key.revoke', detail: null },
  about: about === null ? null : { telegramId: about },
})

test.each([
  ['the holder of the account', act('holder:5', 5), false],
  ['the service', act('service', 5), false],
  ['another holder', act('holder:6', 5), true],
  ['an admin while no admin does anything', act('admin:9', 5), true],
  ['an admin, about the service', act('admin:9', null), true],
  ['a banned holder', act('holder:7', 7), true],
])('what was done by %s', (_, given, isWrong) => {
  expect(faultOfAct(given, new Set([7])) !== null).toBe(isWrong)
})

test('tells what is different, with what it was', () => {
  expect(differences({ a: '1', b: '2' }, { a: '1', b: '3' })).toEqual([['b', '2', '3']])
})
