// Prices that follow from costs, and products that pause themselves.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingOf, orderable, STOCK_SUPPLIER } from '../../../src/domain/catalog/catalog.ts'
import { setMargin, setPricingLimits } from '../../../src/domain/catalog/margins.ts'
import { pricedBy } from '../../../src/domain/catalog/pricing.ts'
import { acceptCost } from '../../../src/domain/catalog/products.ts'
import { reprice } from '../../../src/domain/catalog/reprice.ts'
import { addTier, setDiscount } from '../../../src/domain/catalog/tiers.ts'
import { notices } from '../../../src/domain/schema.ts'
import { numberedCodes } from '../../../src/domain/stock/import.ts'
import { addInBatches } from '../../helpers/add-codes.ts'
import { openTestAccount, PIDS, ROUTES, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { changeProduct, roundTo, setCost, setPricing } from '../../helpers/prices.ts'
import { testShop } from '../../helpers/store.ts'

const actor = 'operator' as const
const PID = PIDS.userId
const DAY_MS = 86_400_000
const later = (days: number) => new Date(START.getTime() + days * DAY_MS)

/** A shop whose first product follows its cost, with a margin of 10 % for all lines. */
async function shop() {
  const store = await testShop()
  const tx = store.transaction.bind(store)
  const cost = (costMicros: number | null, now = START) =>
    tx((t) => setCost(t, PID, { costMicros, actor }, now))
  const margin = (marginBp: number | null, where: { slug?: string; tierId?: number } = {}) =>
    tx((t) =>
      setMargin(
        t,
        { slug: where.slug ?? null, tierId: where.tierId ?? null, marginBp, actor },
        START,
      ),
    )
  const product = async (pid: string = PID) => {
    const listing = await listingOf(store.read, pid)
    if (!listing) throw new Error('There is no such product.')
    const { priceMicros, tierPrices, heldFor } = listing.product
    const offer = orderable(listing, ROUTES)
    return { priceMicros, tierPrices, heldFor, sold: typeof offer === 'string' ? offer : true }
  }
  await margin(1000)
  await cost(900_000)
  await tx((t) => setPricing(t, PID, { changes: { pricing: 'margin' }, actor }, START))
  return { store, tx, cost, margin, product }
}

describe('a price that follows the cost', () => {
  test('is the cost and the margin, rounded up, and changes with the cost at once', async () => {
    const { cost, product } = await shop()
    expect(await product()).toMatchObject({ priceMicros: 990_000, heldFor: null, sold: true })
    await cost(901_000)
    expect(await product()).toMatchObject({ priceMicros: 1_000_000 })
    await cost(800_000)
    expect(await product()).toMatchObject({ priceMicros: 880_000 })
  })

  test('has the margin and the rounding of its line, if the line has its own', async () => {
    const { tx, margin, product } = await shop()
    await margin(2000, { slug: 'gamea' })
    expect(await product()).toMatchObject({ priceMicros: 1_080_000 })
    await tx((t) => roundTo(t, 'gamea', 0.5))
    expect(await product()).toMatchObject({ priceMicros: 1_500_000 })
    await margin(null, { slug: 'gamea' })
    expect(await product()).toMatchObject({ priceMicros: 1_000_000 })
  })

  test('has a margin for each tier, which counts for a line or for all', async () => {
    const { tx, margin, product } = await shop()
    const { id } = await tx((t) => addTier(t, { name: 'Gold', actor }, START))
    expect(await product()).toMatchObject({ tierPrices: null })
    await margin(500, { tierId: id })
    expect(await product()).toMatchObject({ tierPrices: { [id]: 950_000 } })
    await margin(300, { slug: 'gamea', tierId: id })
    expect(await product()).toMatchObject({
      priceMicros: 990_000,
      tierPrices: { [id]: 930_000 },
    })
  })

  test('is fixed again by a person who sets it', async () => {
    const { tx, cost, product } = await shop()
    await tx((t) => changeProduct(t, PID, { changes: { priceMicros: 3_000_000 }, actor }, START))
    await cost(2_000_000)
    expect(await product()).toMatchObject({ priceMicros: 3_000_000, heldFor: null })
  })

  test('counts the dearest code that is for sale', async () => {
    const { store, tx, product } = await shop()
    await tx((t) =>
      setCost(t, PIDS.gamekey, { supplier: STOCK_SUPPLIER, costMicros: 1_000_000, actor }, START),
    )
    await tx((t) => setPricing(t, PIDS.gamekey, { changes: { pricing: 'margin' }, actor }, START))
    expect(await product(PIDS.gamekey)).toMatchObject({ priceMicros: 1_100_000 })
    const { codes } = await numberedCodes('A-1\nA-2')
    const batch = { codes, actor, costMicros: 1_200_000 }
    await addInBatches(store, PIDS.gamekey, batch, START)
    expect(await product(PIDS.gamekey)).toMatchObject({ priceMicros: 1_320_000 })
  })
})

describe('a product pauses itself, keeps its price, and tells the admins,', () => {
  const HELD = { priceMicros: 990_000, sold: 'PRODUCT_DISABLED' }

  test.each([
    ['cost_missing', null],
    ['cost_zero', 0],
    ['cost_jump', 1_200_000],
    ['cost_jump', 600_000],
  ])('for %s, and is for sale again when the cost is right', async (heldFor, costMicros) => {
    const { store, cost, product } = await shop()
    await cost(costMicros)
    expect(await product()).toEqual({ ...HELD, heldFor, tierPrices: null })
    const told = await store.read.select().from(notices)
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'products_held', data: { pids: [PID], count: 1 } }),
    )
    await cost(1_000_000)
    expect(await product()).toMatchObject({ priceMicros: 1_100_000, sold: true })
  })

  test('if its cost is too old', async () => {
    const { tx, cost, product } = await shop()
    const sweep = (now: Date) => tx((t) => reprice(t, 'by_margin', { actor: 'service' }, now))
    await sweep(later(30))
    expect(await product()).toMatchObject({ heldFor: null })
    await sweep(later(31))
    expect(await product()).toMatchObject({ ...HELD, heldFor: 'cost_old' })
    await cost(900_000, later(31))
    expect(await product()).toMatchObject({ heldFor: null })
    await tx((t) =>
      setPricingLimits(t, { limits: { maxCostAgeDays: 0, maxJumpBp: 0 }, actor }, later(31)),
    )
    await cost(9_000_000, later(31))
    await sweep(later(400))
    expect(await product()).toMatchObject({ priceMicros: 9_900_000, heldFor: null })
  })

  test('until a person agrees to the jump', async () => {
    const { tx, cost, product } = await shop()
    await cost(2_000_000)
    expect(await product()).toMatchObject({ ...HELD, heldFor: 'cost_jump' })
    await tx((t) => acceptCost(t, PID, { actor }, START))
    expect(await product()).toMatchObject({ priceMicros: 2_200_000, heldFor: null })
  })
})

describe('nothing is sold below cost', () => {
  test('at a fixed price, unless the product says so', async () => {
    const { tx, cost, product } = await shop()
    await tx((t) => setPricing(t, PID, { changes: { pricing: 'fixed' }, actor }, START))
    await cost(990_000)
    expect(await product()).toMatchObject({ heldFor: null })
    await cost(990_001)
    expect(await product()).toMatchObject({ heldFor: 'below_cost', sold: 'PRODUCT_DISABLED' })
    await tx((t) => setPricing(t, PID, { changes: { belowCost: true }, actor }, START))
    expect(await product()).toMatchObject({ heldFor: null, priceMicros: 990_000 })
  })

  test('nor to a tier, whatever its discount', async () => {
    const { tx, cost, product } = await shop()
    await tx((t) => setPricing(t, PID, { changes: { pricing: 'fixed' }, actor }, START))
    const { id } = await tx((t) => addTier(t, { name: 'Gold', actor }, START))
    await tx((t) => setDiscount(t, id, { discountBp: 5000, actor }, START))
    expect(await product()).toMatchObject({ tierPrices: { [id]: 900_000 } })
    await cost(980_000)
    expect(await product()).toMatchObject({ tierPrices: { [id]: 980_000 } })
    await cost(100_000)
    expect(await product()).toMatchObject({ tierPrices: { [id]: 500_000 } })
  })

  test('not even a code that was bought for more than the others', async () => {
    const { store, tx } = await shop()
    const { id: accountId } = await openTestAccount(store, { balanceMicros: 100_000_000 })
    const add = async (text: string, costMicros: number) => {
      const { codes } = await numberedCodes(text)
      const batch = { codes, actor, costMicros }
      return addInBatches(store, PIDS.gamekey, batch, START)
    }
    await add('DEAR-1', 9_000_000)
    await tx((t) =>
      changeProduct(t, PIDS.gamekey, { changes: { priceMicros: 5_000_000 }, actor }, START),
    )
    const buy = () => placeOrder(store, { accountId, pid: PIDS.gamekey, player: {} })
    await expect(buy()).rejects.toThrow('PRODUCT_DISABLED')
    await tx((t) => setPricing(t, PIDS.gamekey, { changes: { belowCost: true }, actor }, START))
    expect((await buy()).order).toMatchObject({ costMicros: 9_000_000 })
  })
})

test('no cost, margin or rounding leads to a price below the cost', () => {
  const micros = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(
      ...([micros, fc.integer({ min: 0, max: 100_000 })] as const),
      fc.integer({ min: 1, max: 10_000_000 }),
      (cost, marginBp, roundToMicros) => {
        const rules = {
          margins: new Map([[' 0', marginBp]]),
          tiers: [],
          limits: { maxCostAgeDays: 30, maxJumpBp: 3000 },
        }
        const product = { pricing: 'margin', pricedCostMicros: null, priceMicros: null }
        const { priceMicros } = pricedBy(
          rules,
          { ...product, tierPrices: null } as Parameters<typeof pricedBy>[1],
          { slug: 'gamea', roundToMicros },
          [{ micros: cost, sinceMs: START.getTime() }],
          { isAccepted: false, now: START },
        )
        if (priceMicros === null) throw new Error('There is no price.')
        const exact = (BigInt(cost) * BigInt(10_000 + marginBp)) / 10_000n
        expect(BigInt(priceMicros)).toBeGreaterThanOrEqual(exact)
        expect(priceMicros % roundToMicros).toBe(0)
        expect(BigInt(priceMicros) - exact).toBeLessThanOrEqual(BigInt(roundToMicros))
      },
    ),
  )
})
