import { code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Feature } from '../kit/context.ts'
import { withPage } from '../kit/panel-button.ts'
import { type Screen, withButton } from '../kit/screen.ts'

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
    outcome_unknown: (about, count) => {
      const { t } = about.texts
      const said = t('notices-gathered-outcome-unknown', { count })
      return withPage(about, lines(said, t('notices-keeps-asking')), 'inbox')
    },
    order_waits: (about, count) => {
      const { t } = about.texts
      const said = t('notices-gathered-order-waits', { count })
      return withPage(about, lines(said, t('notices-gathered-tries-again')), 'inbox')
    },
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
