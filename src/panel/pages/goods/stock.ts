import type { Tx } from '../../../db/store.ts'
import { previewPrices } from '../../../domain/catalog/reprice.ts'
import type { GoodsRow } from '../../../domain/reports/goods.ts'
import { changeSettingsBy, readSettings } from '../../../domain/settings/settings.ts'
import { formsOf } from '../../../domain/stock/code-text.ts'
import { numberedCodes } from '../../../domain/stock/import.ts'
import {
  endQuarantine,
  type QuarantinedCodes,
  quarantinedCodes,
  quarantinedCount,
  quarantineOf,
} from '../../../domain/stock/quarantine.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, openButton } from '../../kit/acts.ts'
import { columnsOf, minor } from '../../kit/columns.ts'
import { area, count, type Field, optional } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { idIn, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { filterOf, goodsFilters, goodsPage } from './list.ts'
import { codesPath, goodsTabs } from './parts.ts'

const PATH = '/panel/goods/stock'
const QUARANTINE = `${PATH}/quarantine`

/** How many codes there are of each product, and those of which nobody knows whether they were used. */
export const goodsStock: Page = {
  right: 'stock',
  views: { [PATH]: view, [QUARANTINE]: quarantine },
  acts: {
    [`${PATH}/threshold`]: act({
      title: ({ t }) => t('panel-goods-threshold'),
      fields: async ({ t, read }) => {
        const value = String((await readSettings(read)).lowStock)
        const more = { value, hint: t('panel-goods-threshold-hint') }
        return { lowStock: count(t('panel-goods-threshold-at'), more) }
      },
      async run(sent, _, { lowStock }) {
        const { actor, now, t } = sent
        await sent.change((tx) => changeSettingsBy(tx, { lowStock }, actor, now))
        const never = lowStock === 0 && t('admin-stock-threshold-never')
        return { said: never || t('admin-stock-threshold-set', { count: lowStock }) }
      },
      back: () => PATH,
    }),
    [`${QUARANTINE}/:order/release`]: decision('release'),
    [`${QUARANTINE}/:order/discard`]: decision('discard'),
  },
}

/** A decision about the codes of an order: all of them, or those that are named. */
function decision(decision: 'release' | 'discard'): Act {
  const end = async (tx: Tx, { actor, now }: Ask, order: string, text: string | undefined) => {
    const named = text === undefined ? undefined : await numberedCodes(text)
    const input = { decision, codes: named?.codes.flatMap(formsOf), actor }
    return endQuarantine(tx, order, input, now)
  }
  return act<{ codes?: Field<string | undefined> }>({
    title: ({ t }) => t(`panel-goods-decide.${decision}`),
    async fields({ t, read }, { order = '' }) {
      if ((await quarantineOf(read, order)).count === 1) return {}
      const more = { hint: t('panel-inbox-codes-hint'), file: t('panel-goods-or-file') }
      return { codes: optional(area(t('panel-goods-codes'), more)) }
    },
    async preview(ask, { order = '' }, { codes }) {
      const { deps, read } = ask
      const count = await previewPrices(deps.store, (tx) => end(tx, ask, order, codes))
      return about(ask, { ...(await quarantineOf(read, order)), count })
    },
    async run(sent, { order = '' }, { codes }) {
      await sent.change((tx) => end(tx, sent, order, codes))
      return { said: sent.t(`admin-quarantine-decided-${decision}`) }
    },
    back: () => QUARANTINE,
  })
}

async function view(ask: Ask) {
  const { t, read } = ask
  const filter = await filterOf(ask)
  const { lowStock } = filter
  const add = (pid: string) => openButton(t('panel-goods-add'), `${codesPath(pid)}/add`)
  const list = {
    ...{ name: 'stock', empty: t('admin-stock-none'), path: codesPath },
    columns: ['product', 'line', 'stock', 'status'] as const,
    more: { head: '', cell: ({ product }: GoodsRow) => add(product.pid) },
  }
  const waiting = await quarantinedCount(read)
  return goodsPage(ask, { ...filter, fromStock: true }, list, async (rows) => ({
    title: t('panel-goods-stock'),
    body: html`${goodsTabs(ask)}
${waiting > 0 && html`<p class="problem"><span>${t('admin-aside-wait', { count: waiting })}</span> <a class="button" href="${QUARANTINE}">${t('panel-goods-show')}</a></p>`}
${await goodsFilters(ask, ['low', 'paused'])}
<div class="buttons above">${openButton(lowStock === 0 ? t('panel-goods-no-alert') : t('panel-goods-alert', { count: lowStock }), `${PATH}/threshold`)} <a class="button" href="${QUARANTINE}">${t('panel-goods-quarantine')}</a></div>
${rows}`,
  }))
}

function quarantine(ask: Ask) {
  const { t, read, may } = ask
  const { text, count, time, shown } = columnsOf<QuarantinedCodes>(ask)
  const list: List<QuarantinedCodes> = {
    name: 'quarantine',
    async load(after, limit) {
      const offset = idIn(after) ?? 0
      const rows = await quarantinedCodes(read, { limit: limit + 1, offset })
      const next = rows.length > limit ? String(offset + limit) : null
      return { rows: rows.slice(0, limit), next }
    },
    empty: t('admin-quarantine-none'),
    columns: [
      text(t('panel-goods-product'), 'product', 'productName'),
      count(t('panel-goods-codes'), 'codes', 'count'),
      minor(
        text(t('panel-goods-order'), 'order', 'orderId', ({ orderId, ofRestore }) =>
          ofRestore || !may('orders')
            ? html`<code>${orderId}</code>`
            : html`<a href="/panel/orders/${encodeURIComponent(orderId)}">${orderId}</a>`,
        ),
      ),
      time(t('panel-goods-since'), 'since', 'since'),
      shown('', ({ orderId, ofClaim }) => {
        const path = `${QUARANTINE}/${encodeURIComponent(orderId)}`
        return html`${!ofClaim && openButton(t('panel-goods-decide.release'), `${path}/release`)} ${openButton(t('panel-goods-decide.discard'), `${path}/discard`, { danger: true })}`
      }),
    ],
  }
  return listPage(ask, list, (rows) => ({
    title: t('panel-goods-quarantine'),
    body: html`<p><a href="${PATH}">${t('panel-goods-stock')}</a></p><p>${t('admin-quarantine-choose')}</p>${rows}`,
  }))
}

/** Where the codes come from, and how one finds out whether they were used. */
function about(
  { t }: Ask,
  { orderId, productName, count, ofClaim, ofRestore }: QuarantinedCodes,
): Part {
  const order = orderId
  if (ofClaim) return markup(t('admin-claims-replaced-title', { order }))
  return html`<p><strong>${t('admin-quarantine-was-used', { count })}</strong></p>
<p>${ofRestore ? t('admin-quarantine-of-restore', { product: productName, order }) : t('admin-quarantine-of-order', { order })}</p>`
}
