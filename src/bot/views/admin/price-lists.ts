import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'

/** With so many a message is never too long. */
export const CHANGES_PER_PAGE = 12

export type Priced = { prices: readonly PriceChange[]; tiers: readonly Tier[] }
