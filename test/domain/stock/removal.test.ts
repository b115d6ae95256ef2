import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { stockCodes } from '../../../src/domain/schema.ts'
import { maskedCode } from '../../../src/domain/stock/code-text.ts'
import { numberedCodes } from '../../../src/domain/stock/import.ts'
import { removeBatch } from '../../../src/domain/stock/removal.ts'
import { tryTakeCodes } from '../../../src/domain/stock/stock.ts'
import { addInBatches } from '../../helpers/add-codes.ts'
import { PIDS, START } from '../../helpers/factories.ts'
import { twoStores } from '../../helpers/two-stores.ts'

const PID = PIDS.gamekey
const ME = { actor: 'operator' } as const
const ROUNDS = 5

async function addCodes(store: Store, count: number, name: string) {
  const { codes } = await numberedCodes(
    Array.from({ length: count }, (_, i) => `${name}-${i}`).join('\n'),
  )
  const input = { codes, batchSize: 250, ...ME, onAdded: () => undefined }
  return addInBatches(store, PID, input, START)
}

test('of a code at most a quarter is ever shown', () => {
  expect(['1', '1234567'].map(maskedCode)).toEqual(['•••', '•••'])
  expect(maskedCode('12345678')).toBe('1…8')
  expect(maskedCode('x'.repeat(100))).toBe('xxxx…xxxx')
})

describe('removing codes while others are being sold', () => {
  test.each([1, 3])('gives each code one fate (%i an order)', async (quantity) => {
    const { store, other } = await twoStores()
    for (let round = 1; round <= ROUNDS; round++) {
      const { batchId } = await addCodes(store, 30, `R${round}`)
      const orders = Array.from({ length: 6 }, (_, i) => ({
        pid: PID,
        orderId: `order-${round}-${i}`,
        quantity,
      }))
      const [{ removed }, ...taken] = await Promise.all([
        removeBatch(store, batchId, ME, START),
        ...orders.map((order) => other.transaction((tx) => tryTakeCodes(tx, order, START))),
      ])
      const sold = taken.flatMap((one) => one?.codes ?? [])
      expect(new Set(sold).size).toBe(sold.length)
      expect(removed + sold.length).toBe(30)
      const left = store.read.select().from(stockCodes).where(eq(stockCodes.batchId, batchId))
      const rows = await left
      expect(rows.map(({ code }) => code).sort()).toEqual(sold.sort())
      expect(rows.every(({ orderId }) => orderId !== null)).toBe(true)
    }
  })
})
