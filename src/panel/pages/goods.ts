import { SHOWN_PRODUCTS } from '../../domain/reports/goods.ts'
import type { Ask } from '../ask.ts'
import { openButton } from '../kit/acts.ts'
import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'
import { filterOf, goodsFilters, goodsList } from './goods-list.ts'
import { goodsTabs, heldAlarm, linePath } from './goods-parts.ts'

/** All products, with what they cost and bring. */
export const goods: Page = {
  right: ['catalog', 'stock'],
  views: {
    // Whoever only looks after the codes does not see prices.
    '/panel/goods': async (ask) =>
      ask.may('catalog') ? view(ask) : ask.c.redirect('/panel/goods/stock'),
  },
}

async function view(ask: Ask) {
  const { t } = ask
  const filter = await filterOf(ask)
  const newLine = openButton(t('panel-goods-new-line'), '/panel/goods/new-line')
  const list = await goodsList(ask, filter, {
    name: 'products',
    columns: ['product', 'line', 'price', 'cost', 'margin', 'stock', 'sold', 'status'],
    empty: html`${t('panel-goods-none')} ${newLine}`,
  })
  if (list instanceof Response) return list
  const slug = filter.slug
  const body = html`${goodsTabs(ask)}${await heldAlarm(ask)}
${await goodsFilters(ask, SHOWN_PRODUCTS)}
<div class="buttons above">${newLine} ${
    slug !== undefined &&
    html`${openButton(t('panel-goods-this-line'), linePath(slug))} ${openButton(t('panel-goods-new-product'), `${linePath(slug)}/new-product`)} ${openButton(t('panel-goods-edit-prices'), `/panel/goods/prices?line=${encodeURIComponent(slug)}`)}`
  }</div>
${list}`
  return { title: t('panel-goods'), body }
}
