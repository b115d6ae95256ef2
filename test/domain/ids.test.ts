import { expect, test } from 'vitest'
import { newOrderId } from '../../src/domain/ids.ts'

const ids = Array.from({ length: 5000 }, () => newOrderId('GMA'))

test('an id has the API marker, the code, and two tokens without look-alike letters', () => {
  for (const id of ids) expect(id).toMatch(/^API-GMA-[0-9A-HJKMNP-TV-Z]{8}-[0-9A-HJKMNP-TV-Z]{6}$/)
})

test('no two ids are the same, and each place of both tokens takes every character', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const tokens = ids.map((id) => id.replace(/^API-GMA-/, '').replace('-', ''))
  for (let place = 0; place < 14; place++)
    expect(new Set(tokens.map((token) => token[place])).size).toBe(32)
})
