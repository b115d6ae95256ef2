import { expect, test } from 'vitest'
import { newOrderId } from '../../../src/domain/shared/ids.ts'

const NOW = new Date('2026-11-14T12:00:00Z')
const MS_PLACES = 6
const ids = Array.from({ length: 5000 }, () => newOrderId('GMA', NOW))
const tokenOf = (id: string) => id.replace(/^API-GMA-/, '').replace('-', '')

test('an id has the API marker, the code, and two tokens without look-alike letters', () => {
  for (const id of ids) expect(id).toMatch(/^API-GMA-[0-9A-HJKMNP-TV-Z]{8}-[0-9A-HJKMNP-TV-Z]{6}$/)
})

test('no two ids are the same, and each place after the time takes every character', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const tokens = ids.map(tokenOf)
  for (let place = MS_PLACES; place < 14; place++)
    expect(new Set(tokens.map((token) => token[place])).size).toBe(32)
})

test('ids of one millisecond begin alike, and those of the next come after them', () => {
  const at = (ms: number) => newOrderId('GMA', new Date(NOW.getTime() + ms))
  const timeOf = (id: string) => tokenOf(id).slice(0, MS_PLACES)
  expect(new Set(ids.map(timeOf)).size).toBe(1)
  // Steps that reach into each of the places.
  const later = [0, 1, 31, 32, 1000, 40_000, 1_100_000, 40_000_000].map(at)
  expect(new Set(later.map(timeOf)).size).toBe(later.length)
  expect(later.toSorted()).toEqual(later)
})
