import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Reader } from '../../db/store.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import { linkedOrder } from '../../domain/orders/order-links.ts'
import type { Route } from '../context.ts'
import { goneLinkPage, ORDER_PAGE_HEADERS, orderPage } from '../order-page/page.ts'
import { type PageTexts, TEXTS } from '../order-page/texts.ts'
import { HTML } from './reference.ts'

/** The page of one order, for whoever has its link. It needs no key and changes nothing. */
export function orderPageRoutes(read: Reader): Route[] {
  return [
    {
      method: 'get',
      path: '/o/:token',
      operation: null,
      handle: async (c) => {
        const order = await linkedOrder(read, c.req.param('token') ?? '')
        const headers = { ...ORDER_PAGE_HEADERS, 'Content-Type': HTML }
        const texts = textsOf(c)
        if (!order) return c.body(goneLinkPage(texts), 404, headers)
        return c.body(orderPage(texts, order, await listingOf(read, order.pid)), 200, headers)
      },
    },
  ]
}

/** The texts in the language that the visitor's browser asks for; without texts in any of those: English. */
function textsOf(c: Context): PageTexts {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: TEXTS.map((one) => one.language),
    default: 'en',
    match: (wanted, { supports, default: other }) =>
      wanted
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '')
        .find((code) => supports.includes(code)) ?? other,
  })
  return TEXTS.find((one) => one.language === language) ?? (TEXTS[0] as PageTexts)
}
