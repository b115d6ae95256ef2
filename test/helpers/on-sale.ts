import type { Reader } from '../../src/db/store.ts'
import type { Line, RouteFinder } from '../../src/domain/catalog/catalog.ts'
import { onSale } from '../../src/domain/stock/on-sale.ts'

/** The lines that can be ordered from now, in the operator's order. */
export async function linesOnSale(db: Reader, routeOf: RouteFinder): Promise<Line[]> {
  const lines = new Map<string, Line>()
  for await (const { line } of onSale(db, routeOf)) lines.set(line.slug, line)
  return [...lines.values()]
}
