import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MappedProduct } from '../../../src/domain/price-lists/difference.ts'
import {
  differenceOf,
  type ItemChange,
  itemChanges,
  type KnownItem,
} from '../../../src/domain/price-lists/difference.ts'
import type { SupplierItem } from '../../../src/domain/suppliers/supplier.ts'
import { listItem } from '../../helpers/price-list.ts'

const LIMITS = { maxJumpBp: 3000 }

const anItem = fc.record({
  item: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  name: fc.option(fc.constantFrom('60 Gems', '60 gems', '600 Gems', 'Coins')),
  costMicros: fc.integer({ min: 0, max: 5 }),
  available: fc.option(fc.boolean()),
})
const aList = fc.uniqueArray(anItem, { selector: ({ item }) => item })
const whatIsKnown = fc
  .uniqueArray(fc.tuple(anItem, fc.boolean()), { selector: ([{ item }]) => item })
  .map((rows) => new Map(rows.map(([one, isGone]) => [one.item, { ...one, isGone }])))

function applied(known: Map<string, KnownItem>, changes: ItemChange[]): Map<string, SupplierItem> {
  const present = new Map<string, SupplierItem>()
  for (const [item, { isGone, ...one }] of known) if (!isGone) present.set(item, one)
  for (const { kind, item, after } of changes) {
    expect(present.has(item)).toBe(kind === 'gone' || kind === 'changed')
    expect(present.get(item)).not.toEqual(after)
    if (after) present.set(item, after)
    else present.delete(item)
  }
  return present
}

test('the changes make what was known into the list', () => {
  fc.assert(
    fc.property(whatIsKnown, aList, (known, list) => {
      const listed = new Map(list.map((one) => [one.item, one]))
      const changes = itemChanges(known, listed)
      expect(applied(known, changes)).toEqual(listed)
      expect(new Set(changes.map(({ item }) => item)).size).toBe(changes.length)
    }),
  )
})

const product = (item: string, more: Partial<MappedProduct> = {}): MappedProduct => ({
  ...{ pid: `P-${item}`, name: item, item, costMicros: 1_000_000, sinceMs: 0, isGone: false },
  ...more,
})

test('its effects make the costs and what is sold those of the list', () => {
  const someProducts = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y'),
      costMicros: fc.option(fc.integer({ min: 0, max: 5 })),
      isGone: fc.boolean(),
    }),
    { selector: ({ item }) => item },
  )
  fc.assert(
    fc.property(whatIsKnown, aList, someProducts, (known, list, some) => {
      const products = some.map((one) => product(one.item, one))
      const { mapped } = differenceOf(known, list, products, LIMITS)
      const effects = new Map(
        mapped.flatMap((change) => change.products.map((one) => [one.pid, one])),
      )
      for (const { pid, item, costMicros, isGone } of products) {
        const one = list.find((row) => row.item === item)
        const after = effects.get(pid)?.after ?? { costMicros, isGone }
        expect(after.isGone).toBe(one === undefined || one.available === false)
        if (one) expect(after.costMicros).toBe(one.costMicros)
      }
    }),
  )
})

describe('a person must agree', () => {
  const reasonsFor = (
    before: SupplierItem,
    after: SupplierItem,
    costMicros: number | null = before.costMicros,
  ) => {
    const known = new Map([[before.item, { ...before, isGone: false }]])
    const { mapped } = differenceOf(known, [after], [product(before.item, { costMicros })], LIMITS)
    return mapped.map(({ reasons }) => reasons)
  }
  const old = listItem('a', 1_000_000, '60 Gems')

  test.each([
    ['a cost of zero', listItem('a', 0, '60 Gems'), ['cost_zero']],
    [
      'a cost that rises by more than the limit',
      listItem('a', 1_300_001, '60 Gems'),
      ['cost_jump'],
    ],
    ['a cost that falls by more than the limit', listItem('a', 699_999, '60 Gems'), ['cost_jump']],
    ['another number', listItem('a', 1_000_000, '600 Gems'), ['renamed']],
    ['another thing', listItem('a', 1_000_000, '60 Diamonds'), ['renamed']],
    ['both', listItem('a', 5_000_000, '600 Gems'), ['cost_jump', 'renamed']],
  ])('to %s', (_, after, reasons) => {
    expect(reasonsFor(old, after)).toEqual([reasons])
  })

  test.each([
    ['a cost at the limit', listItem('a', 1_300_000, '60 Gems'), [[]]],
    ['the same name in another way', listItem('a', 1_000_000, 'GEMS, 60'), []],
    ['a longer name', listItem('a', 1_000_000, '60 Gems (Global)'), []],
  ])('not to %s', (_, after, reasons) => {
    expect(reasonsFor(old, after)).toEqual(reasons)
  })

  test('not to the first cost that is known', () => {
    expect(reasonsFor(old, listItem('a', 9_000_000, '60 Gems'), null)).toEqual([[]])
  })

  test('to many items that are gone at once, and to an empty list', () => {
    const items = ['a', 'b', 'c', 'd', 'e']
    const products = items.map((item) => product(item))
    const gone = (list: string[]) =>
      differenceOf(
        new Map(),
        list.map((item) => listItem(item, 1_000_000)),
        products,
        LIMITS,
      ).mapped.map(({ item, reasons }) => [item, ...reasons])
    expect(gone(['a', 'b', 'c'])).toEqual([['d'], ['e']])
    expect(gone(['a', 'b'])).toEqual([
      ['c', 'many_gone'],
      ['d', 'many_gone'],
      ['e', 'many_gone'],
    ])
    expect(gone([]).map(([, ...reasons]) => reasons)).toEqual(items.map(() => ['empty_list']))
  })
})

test('an item that no product is bought as waits for one, and says nothing about prices', () => {
  const list = [listItem('a', 1_000_000), listItem('z', 0)]
  const found = differenceOf(new Map(), list, [product('a')], LIMITS)
  expect(found).toMatchObject({ mapped: [], confirmed: ['P-a'], unmapped: [{ item: 'z' }] })
  expect(found.items.map(({ kind }) => kind)).toEqual(['new', 'new'])
})
