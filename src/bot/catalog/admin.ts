import { orderRow } from '../../domain/orders/orders.ts'
import { code, lines } from '../../locales/html.ts'
import type { Feature } from '../kit/context.ts'
import { withButton } from '../kit/screen.ts'

/** Products that have paused themselves because of their cost, and orders that were sold below it. */
export const held = {
  right: 'catalog',
  waiting: { kind: 'held', said: 'admin-pricing-noticed' },
  notices: {
    products_held: ({ texts: { t } }, { count }) => ({
      text: lines(t('admin-pricing-noticed', { count })),
      buttons: [],
    }),
    sold_at_loss: async ({ read, texts: { format, t } }, { orderId, costMicros }) => {
      const { amountMicros } = await orderRow(read, orderId)
      const about = {
        id: code(orderId),
        price: format.usd(amountMicros),
        cost: format.usd(costMicros),
      }
      const text = t('notices-sold-at-loss', about)
      return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
    },
  },
  gathered: {
    sold_at_loss: ({ texts: { t } }, count, { orderId }) => {
      const text = t('notices-gathered-sold-at-loss', { count, id: code(orderId) })
      return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
    },
  },
} satisfies Feature
