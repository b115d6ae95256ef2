import { code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Feature } from '../context.ts'
import { type Screen, withButton } from '../screen.ts'

/** Notices about orders and lookups that do not finish on their own. */
export const stuck = {
  right: 'orders',
  waiting: { kind: 'stuck', said: 'admin-stuck-wait' },
  notices: {
    outcome_unknown: ({ texts }, { orderId }) =>
      aboutOrder(texts, orderId, 'outcome-unknown', 'keeps-asking'),
    order_waits: ({ texts }, { orderId }) =>
      aboutOrder(texts, orderId, 'order-waits', 'tries-again'),
    done_after_cancel: ({ texts }, { orderId }) => aboutOrder(texts, orderId, 'done-after-cancel'),
    failed_after_completion: ({ texts }, { orderId }) =>
      aboutOrder(texts, orderId, 'failed-after-completion'),
  },
  gathered: {
    outcome_unknown: ({ t }, count) =>
      withButton(
        lines(t('notices-gathered-outcome-unknown', { count }), t('notices-keeps-asking')),
        t('admin-panel-open'),
        'a.panel',
      ),
    order_waits: ({ t }, count) =>
      withButton(
        lines(t('notices-gathered-order-waits', { count }), t('notices-gathered-tries-again')),
        t('admin-panel-open'),
        'a.panel',
      ),
  },
} satisfies Feature

/** @param next what the service does about it */
function aboutOrder(
  { format, t }: Texts,
  orderId: string,
  what: 'outcome-unknown' | 'order-waits' | 'done-after-cancel' | 'failed-after-completion',
  next?: 'keeps-asking' | 'tries-again',
): Screen {
  const said = t(`notices-${what}`, { id: format.apart(code(orderId)) })
  const text = lines(said, next ? t(`notices-${next}`) : null)
  return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
}
