import type { Tx } from '../../../db/store.ts'
import { previewPrices } from '../../../domain/catalog/reprice.ts'
import { formsOf } from '../../../domain/stock/code-text.ts'
import { numberedCodes } from '../../../domain/stock/import.ts'
import {
  endQuarantine,
  type QuarantinedCodes,
  quarantinedCodes,
  quarantineOf,
} from '../../../domain/stock/quarantine.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, openButton } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { area, type Field, optional } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { idIn, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { goodsTabs, QUARANTINE as PATH } from './parts.ts'

/** Codes of which nobody knows whether they were used. */
export const goodsQuarantine: Page = {
  right: 'stock',
  views: { [PATH]: async (ask) => view(ask) },
  acts: {
    [`${PATH}/:order/release`]: decision('release'),
    [`${PATH}/:order/discard`]: decision('discard'),
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
    back: () => PATH,
  })
}

function view(ask: Ask) {
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
      text('panel-goods-product', 'product', { of: 'productName' }),
      count('panel-goods-codes', 'codes', { of: 'count' }),
      text('panel-goods-order', 'order', {
        ...{ minor: true, of: 'orderId' },
        cell: ({ orderId, ofRestore }) =>
          ofRestore || !may('orders')
            ? html`<code>${orderId}</code>`
            : html`<a href="/panel/orders/${encodeURIComponent(orderId)}">${orderId}</a>`,
      }),
      time('panel-goods-since', 'since'),
      shown('', ({ orderId, ofClaim }) => {
        const path = `${PATH}/${encodeURIComponent(orderId)}`
        return html`${!ofClaim && openButton(t('panel-goods-decide.release'), `${path}/release`)} ${openButton(t('panel-goods-decide.discard'), `${path}/discard`, { danger: true })}`
      }),
    ],
  }
  return listPage(ask, list, (rows) => ({
    title: t('panel-goods-quarantine'),
    body: html`${goodsTabs(ask)}<p>${t('admin-quarantine-choose')}</p>${rows}`,
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
