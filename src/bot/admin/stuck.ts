import { stuckItems } from '../../domain/reports/stuck.ts'
import { code, type Html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, pageOf, pageTurner, type Screen, send, show, withButton } from '../screen.ts'
import { stuckRow, stuckView } from '../views/admin/stuck.ts'

const ITEMS_PER_PAGE = 6

/** Orders and lookups that do not finish on their own, and why. */
export const stuck = {
  right: 'orders',
  group: 'goods',
  menu: { label: 'admin-stuck', to: ['a.stuck'] },
  waiting: { kind: 'stuck', said: 'admin-stuck-wait' },
  commands: {
    stuck: async (ctx) => send(ctx, await stuckScreen(ctx, 0)),
  },
  buttons: {
    'a.stuck': async (ctx, [page]) => show(ctx, await stuckScreen(ctx, pageOf(page))),
  },
  notices: {
    outcome_unknown: ({ texts: { format, t } }, { orderId }) =>
      aboutOrder(
        t,
        orderId,
        t('notices-outcome-unknown', { id: format.apart(code(orderId)) }),
        t('notices-keeps-asking'),
      ),
    order_waits: ({ texts: { format, t } }, { orderId }) =>
      aboutOrder(
        t,
        orderId,
        t('notices-order-waits', { id: format.apart(code(orderId)) }),
        t('notices-tries-again'),
      ),
    done_after_cancel: ({ texts: { format, t } }, { orderId }) =>
      aboutOrder(t, orderId, t('notices-done-after-cancel', { id: format.apart(code(orderId)) })),
    failed_after_completion: ({ texts: { format, t } }, { orderId }) =>
      aboutOrder(
        t,
        orderId,
        t('notices-failed-after-completion', { id: format.apart(code(orderId)) }),
      ),
  },
  gathered: {
    outcome_unknown: ({ t }, count) =>
      withButton(
        lines(t('notices-gathered-outcome-unknown', { count }), t('notices-keeps-asking')),
        t('admin-stuck'),
        'a.stuck',
      ),
    order_waits: ({ t }, count) =>
      withButton(
        lines(t('notices-gathered-order-waits', { count }), t('notices-gathered-tries-again')),
        t('admin-stuck'),
        'a.stuck',
      ),
  },
} satisfies Feature

async function stuckScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { texts, now, t, read } = ctx
  const bounds = { limit: ITEMS_PER_PAGE + 1, offset: page * ITEMS_PER_PAGE }
  const found = await stuckItems(read, bounds, now)
  const shown = found.slice(0, ITEMS_PER_PAGE)
  const hasMore = found.length > shown.length
  return {
    text: stuckView(texts, shown, now),
    buttons: [
      ...shown.map((item) => [
        button(stuckRow(item), item.why === 'person' ? 'a.task' : 'a.order', item.id),
      ]),
      pageTurner(texts, { page, hasMore }, 'a.stuck'),
      [button(t('common-back'), 'admin'), button(t('common-refresh'), 'a.stuck', page)],
    ],
  }
}

function aboutOrder(t: Texts['t'], orderId: string, ...text: (Html | string)[]): Screen {
  return withButton(lines(...text), t('notices-show-for-admin'), 'a.order', orderId)
}
