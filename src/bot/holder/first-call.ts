import { randomUUID } from 'node:crypto'
import { atPriceOf } from '../../domain/catalog/catalog.ts'
import { productsOnSale } from '../../domain/stock/on-sale.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, show } from '../screen.ts'
import { firstCallView } from '../views/holder/api.ts'

/** Shown if the API's URL is unknown; the reader replaces it. */
const NO_ADDRESS = 'https://API_ADDRESS'

/** Calls to copy into a terminal, from the key to the first order. */
export const firstCall: Feature = {
  buttons: { 'first-call': async (ctx) => show(ctx, await firstCallScreen(ctx)) },
}

async function firstCallScreen(ctx: BotContext): Promise<Screen> {
  const { account, deps, texts, t, read } = ctx
  // Not a top-up: keys and cards need no player, and are delivered at once.
  const [product] = (await productsOnSale(read, deps.routeOf))
    .map((one) => atPriceOf(one, account.tierId))
    .filter(({ available, line }) => line.kind !== 'topup' && (available ?? 0) > 0)
    .sort((a, b) => a.priceMicros - b.priceMicros)
  const address = deps.apiUrl() ?? NO_ADDRESS
  return {
    text: firstCallView(texts, address, product ?? null, randomUUID()),
    buttons: [[button(t('common-back'), 'api')]],
  }
}
