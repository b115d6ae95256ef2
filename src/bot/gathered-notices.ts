import type { Gathered } from '../domain/notices/notice.ts'
import { code, type Html, lines } from '../locales/html.ts'
import type { Texts } from '../locales/languages.ts'
import { button, type Screen } from './screen.ts'
import { counting } from './views/admin/menu.ts'

/** One message for many notices of a kind, with a button to their list. */
export function gatheredScreen(texts: Texts, notice: Gathered, count: number): Screen {
  const { t } = texts
  switch (notice.kind) {
    case 'order_ended':
      return withButton(
        lines(t('notices-gathered-orders-ended', { count })),
        t('home-orders'),
        'orders',
      )
    case 'manual_order':
      return withButton(
        lines(t('notices-gathered-manual-orders', { count })),
        counting(texts, t('admin-tasks'), count),
        'a.tasks',
      )
    case 'claim_opened': {
      const text = lines(t('admin-claims-many', { count }))
      return withButton(text, counting(texts, t('admin-claims-menu'), count), 'a.claims')
    }
    case 'deposit_submitted':
      return withButton(
        lines(t('notices-gathered-receipts', { count })),
        counting(texts, t('admin-deposits'), count),
        'a.deposits',
        'pending',
        0,
      )
    case 'outcome_unknown': {
      const text = lines(
        t('notices-gathered-outcome-unknown', { count }),
        t('notices-keeps-asking'),
      )
      return withButton(text, t('admin-stuck'), 'a.stuck')
    }
    case 'order_waits': {
      const text = lines(
        t('notices-gathered-order-waits', { count }),
        t('notices-gathered-tries-again'),
      )
      return withButton(text, t('admin-stuck'), 'a.stuck')
    }
    case 'code_quarantined':
      return withButton(
        lines(t('notices-gathered-quarantined', { count })),
        t('admin-stock-quarantine'),
        'a.quarantine',
        0,
      )
    case 'sold_at_loss': {
      const text = t('notices-gathered-sold-at-loss', { count, id: code(notice.orderId) })
      return withButton(text, t('notices-show-for-admin'), 'a.order', notice.orderId)
    }
    case 'stock_low':
      return withButton(
        lines(t('notices-gathered-stock-low', { count })),
        t('notices-stock'),
        'a.stock',
      )
    case 'stock_out':
      return withButton(
        lines(t('notices-gathered-stock-out', { count })),
        t('notices-stock'),
        'a.stock',
      )
  }
}

export function withButton(
  text: Html,
  label: string,
  verb: string,
  ...args: (string | number)[]
): Screen {
  return { text, buttons: [[button(label, verb, ...args)]] }
}
