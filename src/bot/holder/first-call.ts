import { randomUUID } from 'node:crypto'
import { productsOnSale } from '../../domain/stock/on-sale.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, show } from '../screen.ts'

/** Where the API's address is not known, an engineer puts it in. */
const NO_ADDRESS = 'https://API_ADDRESS'

/** Calls to copy into a terminal: from a key to a first order. */
export const firstCall: Feature = {
  buttons: { 'first-call': async (ctx) => show(ctx, await firstCallScreen(ctx)) },
}

async function firstCallScreen(ctx: BotContext): Promise<Screen> {
  const { deps, texts } = ctx
  // Keys and cards are ordered by their id alone and delivered at once.
  const [product] = (await productsOnSale(deps.store.read, deps.routeOf))
    .filter(({ available, line }) => line.kind !== 'topup' && (available ?? 0) > 0)
    .sort((a, b) => a.priceMicros - b.priceMicros)
  const address = deps.apiUrl() ?? NO_ADDRESS
  return {
    text: texts.api.firstCall(address, product ?? null, randomUUID()),
    buttons: [[button(texts.common.back, 'api')]],
  }
}
