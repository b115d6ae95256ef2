import type { Reader } from '../../db/store.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import { linkedOrder } from '../../domain/orders/order-links.ts'
import { type Route, undocumented } from '../context.ts'
import { goneLinkPage, ORDER_PAGE_HEADERS, orderPage } from '../order-page/page.ts'
import { textsAsked } from '../requests/language.ts'
import { HTML } from './reference.ts'

/** The page of one order, for whoever has its link. It needs no key and changes nothing. */
export function orderPageRoutes(read: Reader): Route[] {
  return [
    undocumented('/o/:token', async (c) => {
      const order = await linkedOrder(read, c.req.param('token') ?? '')
      const headers = { ...ORDER_PAGE_HEADERS, 'Content-Type': HTML }
      const texts = textsAsked(c)
      if (!order) return c.body(goneLinkPage(texts), 404, headers)
      return c.body(orderPage(texts, order, await listingOf(read, order.pid)), 200, headers)
    }),
  ]
}
