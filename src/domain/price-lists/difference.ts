import { jumped } from '../catalog/pricing.ts'
import type { SupplierItem } from '../suppliers/supplier.ts'

// What a supplier's price list changes. Nothing here reads or writes.

/** A product that is bought there as `item`. `sinceMs`: since when its cost is known. */
export type MappedProduct = {
  pid: string
  name: string
  item: string
  costMicros: number | null
  sinceMs: number | null
  isGone: boolean
}

/** An item as it was when a list was last taken over. */
export type KnownItem = SupplierItem & { isGone: boolean }

/** `after` is null for an item that is gone. */
export type ItemChange = {
  kind: 'new' | 'gone' | 'back' | 'changed'
  item: string
  after: SupplierItem | null
}

export const REASONS = ['cost_zero', 'cost_jump', 'renamed', 'many_gone', 'empty_list'] as const
/** Why a change is made only if a person agrees to it. */
export type Reason = (typeof REASONS)[number]

/** A product before and after a change of its item. Costs are in micro-USD; null: not known. */
export type ProductEffect = {
  pid: string
  name: string
  before: { costMicros: number | null; isGone: boolean }
  after: { costMicros: number | null; isGone: boolean }
}

/** A change of an item that products are bought as. `reasons`: empty unless a person must agree. */
export type MappedChange = {
  item: string
  /** What the supplier calls it, before and after. */
  names: { before: string | null; after: string | null }
  after: SupplierItem | null
  products: ProductEffect[]
  reasons: Reason[]
}

export type Difference = ReturnType<typeof differenceOf>

/** Fewer items may be gone at once without a person: they are a large part of a small list only. */
const MANY_GONE = 3

/** @param maxJumpBp as in PricingLimits */
export function differenceOf(
  known: ReadonlyMap<string, KnownItem>,
  list: readonly SupplierItem[],
  products: readonly MappedProduct[],
  { maxJumpBp }: { maxJumpBp: number },
) {
  const listed = new Map(list.map((one) => [one.item, one]))
  const byItem = Map.groupBy(products, ({ item }) => item)
  const mapped: MappedChange[] = []
  /** Products whose cost is as it was. */
  const confirmed: string[] = []
  for (const [item, own] of byItem) {
    const after = listed.get(item) ?? null
    const before = known.get(item)?.name ?? null
    const names = { before, after: after?.name ?? null }
    const effects = own.map((product) => effectOn(product, after))
    const changed = effects.filter(isEffect)
    const reasons = reasonsFor({ names, after, changed }, maxJumpBp)
    if (changed.length > 0 || reasons.length > 0)
      mapped.push({ item, names, after, products: changed, reasons })
    if (after && reasons.length === 0)
      confirmed.push(...effects.filter((one) => !isEffect(one)).map(({ pid }) => pid))
  }
  const gone = mapped.filter(({ after, products }) => !after && products.length > 0)
  const wereThere = [...byItem.values()].filter((own) => own.some(({ isGone }) => !isGone)).length
  const tooMany = gone.length >= MANY_GONE && gone.length * 2 > wereThere
  for (const { reasons } of gone)
    if (list.length === 0) reasons.push('empty_list')
    else if (tooMany) reasons.push('many_gone')
  mapped.sort((one, other) => (one.item < other.item ? -1 : 1))
  return {
    /** All changes of the list, whether products are bought as the items or not. */
    items: itemChanges(known, listed),
    mapped,
    confirmed,
    /** Items of the list that no product is bought as. */
    unmapped: list.filter(({ item }) => !byItem.has(item)),
  }
}

/** The changes that make the known items those of the list. */
export function itemChanges(
  known: ReadonlyMap<string, KnownItem>,
  listed: ReadonlyMap<string, SupplierItem>,
): ItemChange[] {
  const changes: ItemChange[] = []
  for (const [item, after] of listed) {
    const before = known.get(item)
    const kind = before === undefined ? 'new' : before.isGone ? 'back' : 'changed'
    const { name, costMicros, available } = after
    const isSame = before?.name === name && before.costMicros === costMicros
    if (kind === 'changed' && isSame && before.available === available) continue
    changes.push({ kind, item, after })
  }
  for (const [item, { isGone }] of known)
    if (!isGone && !listed.has(item)) changes.push({ kind: 'gone', item, after: null })
  return changes
}

function effectOn(product: MappedProduct, after: SupplierItem | null): ProductEffect {
  const { pid, name, costMicros, isGone } = product
  return {
    ...{ pid, name, before: { costMicros, isGone } },
    after: {
      // What is gone keeps its cost.
      costMicros: after?.costMicros ?? costMicros,
      isGone: after === null || after.available === false,
    },
  }
}

function isEffect({ before, after }: ProductEffect): boolean {
  return before.costMicros !== after.costMicros || before.isGone !== after.isGone
}

function reasonsFor(
  { names, after, changed }: Pick<MappedChange, 'names' | 'after'> & { changed: ProductEffect[] },
  maxJumpBp: number,
): Reason[] {
  const costs = changed.filter((one) => one.before.costMicros !== one.after.costMicros)
  const isZero = after?.costMicros === 0 && costs.length > 0
  const jumps = costs.some(
    ({ before, after }) =>
      before.costMicros !== null && jumped(before.costMicros, after.costMicros ?? 0, maxJumpBp),
  )
  const { before: old, after: name } = names
  return [
    ...(isZero ? (['cost_zero'] as const) : []),
    ...(jumps && !isZero ? (['cost_jump'] as const) : []),
    ...(old !== null && name !== null && isAnotherName(old, name) ? (['renamed'] as const) : []),
  ]
}

// How alike two names are. The same texts always have the same result.

/** Longer names are compared by their beginning. */
const MAX_LENGTH = 120
const MAX_WORDS = 24

/** The words and the numbers of a name, each once, in one form for all ways to write them. */
function partsOf(name: string) {
  const text = name.slice(0, MAX_LENGTH).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  // `1,000` and `1 000` are one number, and `60uc` is a number and a word.
  const joined = text.replace(/(?<=\d)[,'\u2019 ](?=\d{3}(?!\d))/g, '')
  const found = (joined.match(/\d+(?:\.\d+)?|[\p{L}]+/gu) ?? []).slice(0, MAX_WORDS)
  const isNumber = (part: string) => /^\d/.test(part)
  return {
    words: new Set(found.filter((part) => !isNumber(part))),
    numbers: new Set(found.filter(isNumber).map((part) => String(Number(part)))),
  }
}

/** Whether a name is so different from the one before that it may be another product's. */
function isAnotherName(before: string, after: string): boolean {
  if (before === after) return false
  const [one, other] = [partsOf(before), partsOf(after)]
  // 60 UC are never 600 UC.
  if (one.numbers.symmetricDifference(other.numbers).size > 0) return true
  const fewer = Math.min(one.words.size, other.words.size)
  return fewer > 0 && one.words.intersection(other.words).size * 2 < fewer
}
