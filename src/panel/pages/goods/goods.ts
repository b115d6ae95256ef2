import { SHOWN_PRODUCTS } from '../../../domain/reports/goods.ts'
import type { Ask } from '../../ask.ts'
import { openButton } from '../../kit/acts.ts'
import { html } from '../../kit/html.ts'
import type { Page } from '../../kit/page.ts'
import { filterOf, goodsFilters, goodsPage } from './list.ts'
import { goodsTabs, heldAlarm, linePath } from './parts.ts'

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
  const { slug } = filter
  const newLine = openButton(t('panel-goods-new-line'), '/panel/goods/new-line')
  const list = {
    name: 'products',
    columns: ['product', 'line', 'price', 'cost', 'margin', 'stock', 'sold', 'status'],
    empty: html`${t('panel-goods-none')} ${newLine}`,
  } as const
  return goodsPage(ask, filter, list, async (rows) => ({
    title: t('panel-goods'),
    body: html`${goodsTabs(ask)}${await heldAlarm(ask)}
${await goodsFilters(ask, SHOWN_PRODUCTS)}
<div class="buttons above">${newLine} ${
      slug !== undefined &&
      html`${openButton(t('panel-goods-this-line'), linePath(slug))} ${openButton(t('panel-goods-new-product'), `${linePath(slug)}/new-product`)} ${openButton(t('panel-goods-edit-prices'), `/panel/goods/prices?line=${encodeURIComponent(slug)}`)}`
    }</div>
${rows}`,
  }))
}
