import { stuckItems } from '../../domain/reports/stuck.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, pageOf, pageTurner, type Screen, send, show } from '../screen.ts'
import { stuckRow, stuckView } from '../views/admin/stuck.ts'

const ITEMS_PER_PAGE = 6

/** Orders and lookups that do not finish on their own, and why. */
export const stuck: Feature = {
  right: 'orders',
  commands: {
    stuck: async (ctx) => send(ctx, await stuckScreen(ctx, 0)),
  },
  buttons: {
    'a.stuck': async (ctx, [page]) => show(ctx, await stuckScreen(ctx, pageOf(page))),
  },
}

async function stuckScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { texts, deps, now } = ctx
  const bounds = { limit: ITEMS_PER_PAGE + 1, offset: page * ITEMS_PER_PAGE }
  const found = await stuckItems(deps.store.read, bounds, now)
  const shown = found.slice(0, ITEMS_PER_PAGE)
  const hasMore = found.length > shown.length
  return {
    text: stuckView(texts, shown, now),
    buttons: [
      ...shown.map((item) => [
        button(stuckRow(item), item.why === 'person' ? 'a.task' : 'a.order', item.id),
      ]),
      pageTurner(texts, { page, hasMore }, 'a.stuck'),
      [button(texts.t('common-back'), 'admin'), button(texts.t('common-refresh'), 'a.stuck', page)],
    ],
  }
}
