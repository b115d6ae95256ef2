import type { Product } from '../../../domain/catalog/catalog.ts'
import { isGoneAt, productNotFound, refAt } from '../../../domain/catalog/catalog.ts'
import { acceptCost, setProductStatus } from '../../../domain/catalog/products.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import { type ProductRow, rowsNamed } from '../../../domain/catalog/view.ts'
import { withFigures } from '../../../domain/reports/goods.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, doButton, openButton, type Params } from '../../kit/acts.ts'
import { inCents } from '../../kit/chart.ts'
import { html, type Part } from '../../kit/html.ts'
import { facts, figures } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import {
  codesPath,
  linePath,
  priceAct,
  priceSaid,
  pricesPath,
  productPath,
  profitPart,
  statusTag,
  stockPart,
} from './parts.ts'

const PATH = productPath(':pid')

async function rowOf({ read }: Pick<Ask, 'read'>, { pid = '' }: Params): Promise<ProductRow> {
  const row = (await rowsNamed(read, [pid])).get(pid)
  if (!row) throw productNotFound(pid)
  return row
}

const nameOf = async (ask: Ask, params: Params) => (await rowOf(ask, params)).product.name
const back = ({ pid = '' }: Params) => productPath(pid)
const of = {
  about: async (ask: Ask, params: Params) => html`<p>${await nameOf(ask, params)}</p>`,
  back,
}

/** One product: what it costs, brings, and where it comes from. */
export const goodsProduct: Page = {
  right: 'catalog',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/accept`]: priceAct({
      ...of,
      title: ({ t }) => t('panel-goods-accept'),
      async change(tx, { actor, now }, { pid = '' }) {
        await acceptCost(tx, pid, { actor }, now)
        return [pid]
      },
    }),
    [`${PATH}/resume`]: status('active'),
    [`${PATH}/pause`]: status('paused'),
    [`${PATH}/archive`]: status('archived'),
  },
}

function status(to: Product['status']): Act {
  return act({
    title: nameOf,
    async run(sent, params) {
      const { actor, t, now } = sent
      const name = await nameOf(sent, params)
      const input = { status: to, actor }
      await sent.change((tx) => setProductStatus(tx, params.pid ?? '', input, now))
      return { said: t('admin-lines-is-now', { name, status: t(`panel-goods-status.${to}`) }) }
    },
    back,
  })
}

async function view(ask: Ask, params: Params) {
  const { t, read, format, now } = ask
  const row = await rowOf(ask, params)
  const { product, line } = row
  const [known] = await withFigures(read, [row], now)
  const { lowStock } = await readSettings(read)
  const { sold = { orders: 0, micros: 0 }, stock = null } = known ?? {}
  const path = productPath(product.pid)
  const body = html`<p><a href="${linePath(line.slug)}">${line.productName}</a> · <code>${product.pid}</code> · ${statusTag(ask, product, line)}</p>
${heldPart(ask, product)}
${figures([
  [t('admin-lines-labels-price'), priceSaid(ask, product.priceMicros)],
  [t('admin-pricing-margin'), profitPart(ask, row)],
  [t('panel-goods-sold'), format.usd(inCents(sold.micros))],
  stock !== null && [t('panel-goods-stock'), stockPart(ask, stock, lowStock)],
])}
${buttons(ask, product)}
<div class="halves">
<section><h2>${t('panel-goods-costs')}</h2>${costs(ask, row)}</section>
<section><h2>${t('panel-goods-more')}</h2><div class="card">${await details(ask, row)}
<div class="buttons">${openButton(t('panel-goods-edit'), `${path}/edit`)} ${
    stock !== null && ask.may('stock') && openButton(t('panel-goods-codes'), codesPath(product.pid))
  }</div></div></section>
</div>`
  return { title: product.name, body }
}

/** Why it has paused itself, and what one can decide about that. */
function heldPart({ t }: Ask, { pid, heldFor }: Product): Part {
  if (heldFor === null) return null
  const path = productPath(pid)
  return html`<div class="problem"><span>${t('admin-pricing-held-for', { why: t(`admin-pricing-why-${heldFor}`) })}</span>
<span>${heldFor === 'cost_jump' && openButton(t('panel-goods-accept'), `${path}/accept`)} ${heldFor === 'cost_old' && openButton(t('panel-goods-still-right'), `${path}/accept`)}</span></div>`
}

function buttons(ask: Ask, { pid, status }: Product): Part {
  const { t } = ask
  const path = productPath(pid)
  return html`<div class="buttons above">${openButton(t('panel-goods-edit-prices'), pricesPath(pid), { letter: 'p' })}
${status !== 'active' && doButton(ask, t('panel-goods-verbs.resume'), `${path}/resume`)}
${status !== 'paused' && doButton(ask, t('panel-goods-verbs.pause'), `${path}/pause`)}
${status !== 'archived' && doButton(ask, t('panel-goods-verbs.archive'), `${path}/archive`, { danger: true })}</div>`
}

/** What it costs at each supplier, and what is left of the price there. */
function costs({ t, format }: Ask, { product, line }: ProductRow): Part {
  const { supplierRef, unavailable, priceMicros } = product
  const rows = (product.suppliers ?? line.suppliers).map((name) => {
    const ref = refAt(supplierRef, name)
    const cost = product.costs?.[name]
    const left = cost && priceMicros !== null && format.signedUsd(priceMicros - cost.micros)
    const label = html`${name}${isGoneAt(unavailable, name, ref) && html` <small class="bad">${t('panel-goods-gone')}</small>`} <small>${ref}</small>`
    const since = cost && html` <small>${format.day(new Date(cost.sinceMs))}</small>`
    const said = cost ? format.usd(cost.micros) : t('admin-lines-no-cost')
    return [label, html`${said}${left && ` (${left})`}${since}`] as const
  })
  return html`<div class="card">${facts(rows)}</div>`
}

async function details({ t, read, format }: Ask, { product }: ProductRow): Promise<Part> {
  const { pricing, belowCost, tierPrices, suppliers } = product
  const tiers = await allTiers(read)
  return facts([
    [t('admin-pricing-mode'), t(`admin-pricing-modes-${pricing}`)],
    belowCost && [t('panel-goods-below'), '✓'],
    ...tiers.flatMap(({ id, name }): [string, Part][] => {
      const micros = tierPrices?.[id]
      return micros === undefined ? [] : [[name, format.usd(micros)]]
    }),
    suppliers && [t('admin-lines-labels-suppliers'), suppliers.join(', ')],
  ])
}
