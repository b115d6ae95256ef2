import type { Reader } from '../../src/db/store.ts'
import type { Line, RouteFinder } from '../../src/domain/catalog/catalog.ts'
import { countStock } from '../../src/domain/stock/counts.ts'
import { type Offer, onSale } from '../../src/domain/stock/on-sale.ts'

/** The lines that can be ordered from now, in the operator's order. */
export async function linesOnSale(db: Reader, routeOf: RouteFinder): Promise<Line[]> {
  const lines = new Map<string, Line>()
  for await (const { line } of onSale(db, routeOf)) lines.set(line.slug, line)
  return [...lines.values()]
}

/** The products that can be ordered. `available`: how many codes are in stock if they can run out, else null. */
export async function productsOnSale(db: Reader, routeOf: RouteFinder) {
  const codes = await countStock(db)
  const all: (Offer & { available: number | null })[] = []
  for await (const { offers } of onSale(db, routeOf))
    for (const offer of offers)
      all.push({ ...offer, available: offer.limited ? (codes.get(offer.pid) ?? 0) : null })
  return all
}
