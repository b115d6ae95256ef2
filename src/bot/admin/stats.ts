import { readStats } from '../../domain/reports/statistics.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { statsView } from '../views/admin/stats.ts'

export const stats: Feature = {
  commands: {
    stats: async (ctx) => send(ctx, await statsScreen(ctx)),
  },
  buttons: {
    'a.stats': async (ctx) => show(ctx, await statsScreen(ctx)),
  },
}

async function statsScreen({ texts, deps, now }: BotContext): Promise<Screen> {
  const { stats } = texts.service
  return {
    text: statsView(texts, await readStats(deps.store.read, now), now),
    buttons: [
      [button(stats.openOrders, 'a.orders', 'processing', 0)],
      [button(texts.common.back, 'admin'), button(texts.common.refresh, 'a.stats')],
    ],
  }
}
