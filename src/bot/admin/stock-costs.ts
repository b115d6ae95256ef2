import { listingOf, STOCK_SUPPLIER } from '../../domain/catalog/catalog.ts'
import { setCost } from '../../domain/catalog/costs.ts'
import { largestOf, type PriceChange, previewPrices } from '../../domain/catalog/reprice.ts'
import { takesSecondPerson } from '../../domain/service/settings.ts'
import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'

/**
 * Checks that what codes cost changes no prices that take a second person. Codes cannot wait for one: their question
 * ends after an hour.
 * @throws Refused
 */
export async function requireOneForCosts(
  { deps, adminActor: actor, now, texts }: BotContext,
  codes: readonly { pid: string; costMicros: number | null }[],
): Promise<void> {
  const { store } = deps
  if (codes.every(({ costMicros }) => costMicros === null)) return
  const changes = await previewPrices(store, async (tx) => {
    const made: PriceChange[] = []
    for (const { pid, costMicros } of codes) {
      const found = await listingOf(tx, pid)
      const known = found?.product.costs?.[STOCK_SUPPLIER]?.micros ?? -1
      const isSoldFrom = (found?.product.suppliers ?? found?.line?.suppliers)?.includes(
        STOCK_SUPPLIER,
      )
      // Of the codes in stock the dearest counts.
      if (costMicros === null || costMicros <= known || !isSoldFrom) continue
      const cost = { supplier: STOCK_SUPPLIER, costMicros, actor }
      made.push(...(await setCost(tx, pid, cost, now)).changes)
    }
    return made
  })
  if (await takesSecondPerson(store.read, largestOf(changes)))
    throw new Refused(texts.service.stock.costTakesTwo)
}
