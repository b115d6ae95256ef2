import { randomUUID } from 'node:crypto'
import { atPriceOf } from '../../domain/catalog/catalog.ts'
import { productsOnSale } from '../../domain/stock/on-sale.ts'
import { bold, lines, pre } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, type Screen } from '../kit/screen.ts'

/** Shown if the API's URL is unknown; the reader replaces it. */
const NO_ADDRESS = 'https://API_ADDRESS'

/** Calls to copy into a terminal, from the key to the first order. */
export const firstCall: Feature = {
  buttons: { 'first-call': firstCallScreen },
}

async function firstCallScreen(ctx: BotContext): Promise<Screen> {
  const { account, deps, format, t, read } = ctx
  // Not a top-up: keys and cards need no player, and are delivered at once.
  const [product] = (await productsOnSale(read, deps.routeOf))
    .map((one) => atPriceOf(one, account.tierId))
    .filter(({ available, line }) => line.kind !== 'topup' && (available ?? 0) > 0)
    .sort((a, b) => a.priceMicros - b.priceMicros)
  const apiUrl = deps.apiUrl() ?? NO_ADDRESS
  const header = '-H "X-API-Key: $KEY"'
  const body = JSON.stringify({ pid: product?.pid ?? 'PRODUCT_ID', trxid: randomUUID() })
  return {
    text: lines(
      bold(t('api-try-it')),
      '',
      t('api-run-these'),
      pre('export KEY=…'),
      t('api-for-sale'),
      pre(`curl ${header} ${apiUrl}/products`),
      product
        ? t('api-order-one', { product: product.name, price: format.usd(product.priceMicros) })
        : t('api-order-any'),
      pre(`curl ${header} -H "Content-Type: application/json" -d '${body}' ${apiUrl}/orders`),
      t('api-about-trxid'),
      t('api-reference', { url: `${apiUrl}/docs` }),
    ),
    buttons: [[button.back(t, 'api')]],
  }
}
