import type { Store } from '../../../src/db/store.ts'
import { type CatalogJson, parseCatalog } from '../../../src/domain/catalog/file.ts'
import { importCatalog } from '../../../src/domain/catalog/import.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'

// The goods of the measured service: 60 top-ups and 40 keys.

const TOP_UP_LINES = 6
const KEY_LINES = 4
const PRODUCTS_IN_LINE = 10
const CODES_IN_TRANSACTION = 5000
const actor = 'operator'

export type Product = {
  pid: string
  slug: string
  orderCode: string
  name: string
  kind: 'topup' | 'gamekey'
  priceMicros: number
}

export const PRODUCTS: readonly Product[] = [
  ...numbers(TOP_UP_LINES).flatMap((line) => productsOf('topup', line)),
  ...numbers(KEY_LINES).flatMap((line) => productsOf('gamekey', line)),
]

const pidsOf = (kind: Product['kind']) =>
  PRODUCTS.filter((product) => product.kind === kind).map(({ pid }) => pid)
export const TOP_UP_PIDS = pidsOf('topup')
export const KEY_PIDS = pidsOf('gamekey')

export async function bringCatalog(store: Store, now: Date): Promise<void> {
  const file = parseCatalog(JSON.stringify(catalog()))
  await store.transaction((tx) => importCatalog(tx, { file, replace: false, actor }, now))
}

/** Puts `count` new codes on sale, the same number for each product. */
export async function bringCodes(store: Store, count: number, now: Date): Promise<void> {
  const each = Math.ceil(count / KEY_PIDS.length)
  for (const pid of KEY_PIDS) {
    for (let from = 0; from < each; from += CODES_IN_TRANSACTION) {
      const size = Math.min(CODES_IN_TRANSACTION, each - from)
      const codes = Array.from({ length: size }, () => crypto.randomUUID().toUpperCase())
      await store.transaction((tx) => addStock(tx, pid, { codes, actor }, now))
    }
  }
}

function catalog(): CatalogJson {
  const bySlug = Map.groupBy(PRODUCTS, ({ slug }) => slug)
  return {
    lines: [...bySlug].map(([slug, [first, ...others]]) => {
      const { kind = 'topup', orderCode = '' } = first ?? {}
      const topUp = {
        suppliers: ['sandbox'],
        fields: [{ name: 'userId' as const, label: 'Player ID', pattern: '5\\d{4,19}' }],
      }
      return {
        slug,
        productName: `Goods of ${slug}`,
        gameName: `Game ${slug}`,
        kind,
        orderCode,
        ...(kind === 'topup' ? topUp : {}),
        products: [...(first ? [first] : []), ...others].map(({ pid, name, priceMicros }) => ({
          pid,
          name,
          priceUsd: priceMicros / 1e6,
          ...(kind === 'topup' ? { supplierRef: pid.toLowerCase() } : {}),
        })),
      }
    }),
  }
}

function productsOf(kind: Product['kind'], line: number): Product[] {
  const letter = kind === 'topup' ? 'T' : 'K'
  return numbers(PRODUCTS_IN_LINE).map((number) => ({
    pid: `BENCH-${letter}${line}-${number * 60}`,
    slug: `${letter.toLowerCase()}game${line}`,
    orderCode: `B${letter}${line}`,
    name: kind === 'topup' ? `${number * 60} Diamonds` : `Key of edition ${number}`,
    kind,
    priceMicros: number * 890_000,
  }))
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1)
}
