import type { Line } from '../catalog/catalog.ts'
import type { TierPrices, Translations } from '../schema.ts'

/** A product that can be bought now, with no more than a list of it needs. */
export type ShelfProduct = {
  pid: string
  name: string
  names: Translations | null
  priceMicros: number
  tierPrices: TierPrices | null
  /** Whether it is sold from stock alone, so that it can run out. */
  limited: boolean
  line: ShelfLine
  /** Its place in the operator's order. */
  position: number
  /** What a search looks at, in lower case. */
  text: string
}
export type ShelfLine = Pick<
  Line,
  'slug' | 'productName' | 'productNames' | 'gameName' | 'gameNames' | 'kind'
> & { products: ShelfProduct[]; text: string }
