import { expect, test } from 'vitest'
import { createProposer } from '../../../src/domain/price-lists/proposals.ts'

const candidates = [
  { pid: 'A60', name: '60 UC', text: '60 UC Game A UC Game A' },
  { pid: 'A600', name: '600 UC', text: '600 UC Game A UC Game A' },
  { pid: 'B60', name: '60 Diamonds', text: '60 Diamonds Game B Diamonds Game B' },
  { pid: 'C1000', name: '1,000 Coins', text: '1,000 Coins Game C 2 Coins Game C 2' },
  { pid: 'G', name: 'Gold', text: 'Gold Game D Game D' },
]
const propose = createProposer(candidates)
const pids = async (name: string | null, item = '?') =>
  (await propose({ item, name })).map(({ pid }) => pid)

test('proposes the product whose name is the most alike, and says why', async () => {
  expect(await propose({ item: 'x', name: 'GAME A - 60UC' })).toEqual([
    { pid: 'A60', name: '60 UC', numbers: ['60'], words: ['game', 'a', 'uc'] },
  ])
  expect(await pids('Diamonds 60')).toEqual(['B60'])
  expect(await pids(null, 'uc_600')).toEqual(['A600'])
})

test('never proposes a product with another number', async () => {
  expect(await pids('Game A 66 UC')).toEqual([])
  expect(await pids('Game A UC')).toEqual([])
  expect(await pids('1000 coins')).toEqual(['C1000'])
  expect(await pids('Game C 2: 1 000 coins')).toEqual(['C1000'])
  expect(await pids('Game D 5 Gold')).toEqual([])
})

test('proposes nothing without a common word', async () => {
  expect(await pids('60')).toEqual([])
  expect(await pids('💎'.repeat(500))).toEqual([])
})
