import { previewPrices } from '../../../domain/catalog/reprice.ts'
import { rowsInOrder } from '../../../domain/catalog/view.ts'
import { type ItemRow, itemsOf } from '../../../domain/price-lists/items.ts'
import { requireList } from '../../../domain/price-lists/list.ts'
import { isBoughtAt, mapProduct, productsAt } from '../../../domain/price-lists/mapping.ts'
import type { Ask } from '../../ask.ts'
import { act, changes, openButton } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { optional, text } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import { filters, idIn, type List, listPage, searchField } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { SUPPLIERS, setUp, supplierPath, supplierTabs } from './parts.ts'

const PATH = `${SUPPLIERS}/:name/items`
/** More than anybody looks through. */
const OFFERED = 300

/** What a supplier sells, and as what products are bought there. */
export const supplierItems: Page = {
  right: 'catalog',
  views: { [PATH]: (ask, { name = '' }) => view(ask, name) },
  acts: {
    [`${PATH}/map`]: act({
      right: 'catalog',
      title: ({ t }, { name = '' }) => t('panel-suppliers-map-at', { supplier: name }),
      about: ({ t }) => html`<p>${t('panel-suppliers-about-map')}</p>`,
      async fields(ask, { name }) {
        const { t, read, url } = ask
        const supplier = setUp(ask, name)
        const rows = (await rowsInOrder(read)).filter((row) => isBoughtAt(row, supplier))
        const offers = rows.slice(0, OFFERED).map(({ product }) => product.pid)
        const hint = t('panel-suppliers-item-hint')
        const value = url.searchParams.get('item') ?? ''
        return {
          pid: text(t('panel-suppliers-pid'), { offers }),
          item: optional(text(t('panel-suppliers-item'), { hint, value })),
        }
      },
      async preview({ deps, actor, now }, { name: supplier = '' }, { pid, item = null }) {
        const { name, before } = await previewPrices(deps.store, (tx) =>
          mapProduct(tx, pid, { supplier, item, actor }, now),
        )
        return changes([[`${name} (${pid})`, before ?? '–', item ?? '–']])
      },
      async run(sent, { name: supplier = '' }, { pid, item = null }) {
        const { actor, now, t } = sent
        await sent.change((tx) => mapProduct(tx, pid, { supplier, item, actor }, now))
        return { said: t('panel-suppliers-mapped') }
      },
      back: ({ name = '' }) => `${supplierPath(name)}/items`,
    }),
  },
}

async function view(ask: Ask, name: string) {
  const { t, read, deps, url } = ask
  requireList(deps.suppliers, name)
  const mapped = Map.groupBy(await productsAt(read, name), ({ item }) => item)
  const mapPath = `${supplierPath(name)}/items/map`
  const productsOf = (item: string) => mapped.get(item) ?? []
  const { text, usd, shown } = columnsOf<ItemRow>(ask)
  const list: List<ItemRow> = {
    name: `items-${name}`,
    columns: [
      text('panel-suppliers-item', 'item', { cell: ({ item }) => html`<code>${item}</code>` }),
      text('panel-suppliers-item-name', 'name', {
        cell: ({ name, goneAt }) =>
          html`${name}${goneAt && html` <span class="tag bad">${t('admin-price-lists-is-gone')}</span>`}`,
      }),
      usd('admin-lines-labels-cost', 'cost_usd', { of: 'costMicros' }),
      text('panel-suppliers-product', 'pids', {
        of: ({ item }) =>
          productsOf(item)
            .map(({ pid }) => pid)
            .join(' '),
        cell: ({ item }) =>
          productsOf(item).map(
            ({ pid, name }) => html`${name} <small class="quiet">${pid}</small> `,
          ),
      }),
      shown(t('panel-suppliers-map'), ({ item }) =>
        openButton(t('panel-suppliers-map'), `${mapPath}?item=${encodeURIComponent(item)}`),
      ),
    ],
    async load(after, limit) {
      const offset = idIn(after) ?? 0
      const asked = { text: url.searchParams.get('q') ?? '', limit, offset }
      const { rows, hasMore } = await itemsOf(read, name, asked)
      return { rows, next: hasMore ? String(offset + rows.length) : null }
    },
    empty: t('panel-suppliers-no-items'),
  }
  return listPage(ask, list, (rows) => ({
    title: t('panel-suppliers-items-of', { supplier: name }),
    body: html`${supplierTabs(ask, name)}
${filters(ask, searchField(ask, t('panel-suppliers-search-items')))}
${rows}
<div class="buttons">${openButton(t('panel-suppliers-map-product'), mapPath)}</div>`,
  }))
}
