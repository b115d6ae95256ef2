import { type StuckItem, stuckItems } from '../../domain/reports/stuck.ts'
import type { Ask } from '../ask.ts'
import { html, markup } from '../kit/html.ts'
import { listing } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'

export const STUCK_PATH = '/panel/orders/stuck'

/** Orders and redemptions that do not end on their own, and why. */
export const stuckOrders: Page = { right: 'orders', views: { [STUCK_PATH]: view } }

async function view(ask: Ask) {
  const { t, format, read, now } = ask
  const list = await listing(ask, {
    name: 'orders-waiting',
    async load(after, limit) {
      const offset = Number(after) || 0
      const found = await stuckItems(read, { limit: limit + 1, offset }, now)
      const hasMore = found.length > limit
      return { rows: found.slice(0, limit), next: hasMore ? String(offset + limit) : null }
    },
    to: ({ id }) => `/panel/orders/${id}`,
    empty: t('admin-stuck-none'),
    columns: [
      {
        head: t('admin-order-labels-product'),
        cell: ({ what }: StuckItem) => what,
        file: ['order', 'text', ({ id }) => id],
      },
      {
        head: t('panel-orders-player'),
        cell: ({ player }) => player,
        file: ['player', 'text', ({ player }) => player],
      },
      {
        head: t('admin-order-labels-account'),
        cell: ({ holderName }) => holderName,
        is: 'minor',
        file: ['account', 'text', ({ holderName }) => holderName],
      },
      {
        head: t('admin-order-labels-supplier'),
        cell: ({ supplier }) => supplier || t('admin-stuck-no-supplier'),
        file: ['supplier', 'text', ({ supplier }) => supplier],
      },
      {
        head: t('panel-orders-why'),
        cell: ({ why, reason }) =>
          html`${t(`admin-stuck-why-${why}`)}${reason !== null && html`<br><small>${reason}</small>`}`,
        file: ['why', 'text', ({ why, reason }) => [why, reason].filter(Boolean).join(': ')],
      },
      {
        head: t('panel-orders-since'),
        cell: ({ createdAt }) => format.ago(createdAt, now),
        file: ['since', 'instant', ({ createdAt }) => createdAt],
      },
      {
        head: t('admin-order-labels-attempts'),
        cell: ({ attempts }) => format.number(attempts),
        is: 'minor number',
        file: ['attempts', 'whole', ({ attempts }) => attempts],
      },
      {
        head: t('admin-order-labels-next-attempt'),
        cell: ({ nextAt }) => nextAt && markup(format.time(nextAt)),
        is: 'minor',
        file: ['next', 'instant', ({ nextAt }) => nextAt],
      },
    ],
  })
  if (list instanceof Response) return list
  const about = html`<p class="quiet">${t('admin-stuck-choose')}</p>`
  return { title: t('panel-orders-stuck'), body: html`${about}${list}` }
}
