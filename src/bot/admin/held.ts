import { heldProducts } from '../../domain/catalog/products.ts'
import { orderRow } from '../../domain/orders/orders.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { pageFrom } from '../list-page.ts'
import { button, buttonIfFits, pageOf, pageTurner, type Screen, withButton } from '../screen.ts'
import { productRow } from '../views/admin/lines.ts'

const ROWS_PER_PAGE = 10
/** Nobody scrolls through more. */
const MAX_HELD = 500

/** Products that have paused themselves because of their cost, and orders that were sold below it. */
export const held = {
  right: 'catalog',
  menu: { label: 'admin-pricing-held-title', to: ['a.held', 0], isRare: true },
  waiting: { kind: 'held', said: 'admin-pricing-noticed' },
  buttons: {
    'a.held': (ctx, [page]) => heldScreen(ctx, pageOf(page)),
  },
  notices: {
    products_held: ({ texts: { t } }, { count }) =>
      withButton(
        lines(t('admin-pricing-noticed', { count })),
        t('admin-pricing-held-title'),
        'a.held',
        0,
      ),
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
    sold_at_loss: ({ t }, count, { orderId }) => {
      const text = t('notices-gathered-sold-at-loss', { count, id: code(orderId) })
      return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
    },
  },
} satisfies Feature

async function heldScreen({ texts, t, read }: BotContext, asked: number): Promise<Screen> {
  const all = await heldProducts(read, MAX_HELD)
  const part = pageFrom(all, asked, ROWS_PER_PAGE)
  return {
    text: lines(
      bold(t('admin-pricing-held-title')),
      '',
      all.length === 0 ? t('admin-pricing-none-held') : t('admin-pricing-about-held'),
    ),
    buttons: [
      ...part.shown.map((one) => buttonIfFits(productRow(texts, one), 'a.product', one.pid)),
      pageTurner(texts, part, 'a.held'),
      [button(t('admin-pricing-back'), 'a.pricing')],
    ],
  }
}
