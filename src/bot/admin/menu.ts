import { readPauses } from '../../domain/reports/pauses.ts'
import { totalSales } from '../../domain/reports/sales.ts'
import { daysOf } from '../../domain/reports/statistics.ts'
import { whatWaits } from '../../domain/reports/waiting.ts'
import { listCommands } from '../commands.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { inPairs, rareButtons } from '../views/admin/digest-buttons.ts'
import { counting, menuView } from '../views/admin/menu.ts'

export const menu: Feature = {
  right: null,
  commands: {
    admin: async (ctx) => send(ctx, await menuScreen(ctx)),
    start: async (ctx) => {
      await send(ctx, await menuScreen(ctx))
      // Telegram accepts a list of commands for a chat only after the person has written to the bot.
      await listCommands(ctx)
    },
  },
  buttons: {
    admin: async (ctx) => show(ctx, await menuScreen(ctx)),
  },
}

/** The admin's home: what waits, and how today goes. */
async function menuScreen({ texts, deps, role, may, now }: BotContext): Promise<Screen> {
  const { t } = texts
  const { read } = deps.store
  const waiting = await whatWaits(read, now)
  const { pending, tasks, claims, stuck } = waiting
  const pauses = await readPauses(read)
  const today = await totalSales(read, daysOf('today', now))
  return {
    text: menuView(texts, { ...waiting, today, pauses }, { role, may }),
    buttons: [
      ...inPairs(rareButtons(texts, waiting)),
      [
        button(t('admin-accounts'), 'a.accounts'),
        button(counting(texts, t('admin-deposits'), pending), 'a.deposits'),
      ],
      [
        button(t('admin-orders'), 'a.orders'),
        button(counting(texts, t('admin-tasks'), tasks), 'a.tasks'),
      ],
      [button(counting(texts, t('admin-claims-menu'), claims), 'a.claims')],
      [
        button(t('admin-suppliers'), 'a.suppliers'),
        button(counting(texts, t('admin-stuck'), stuck), 'a.stuck'),
      ],
      [button(t('admin-catalog'), 'a.catalog'), button(t('admin-stock'), 'a.stock')],
      [button(t('admin-stats'), 'a.stats'), button(t('admin-books'), 'a.books')],
      [button(t('admin-switches'), 'a.switches'), button(t('admin-log'), 'a.log')],
      [button(t('admin-digest'), 'a.digest'), button(t('admin-backup'), 'a.backup')],
      [button(t('admin-broadcast-title'), 'a.broadcasts'), button(t('admin-team-title'), 'a.team')],
      [button(t('common-home'), 'home'), button(t('common-refresh'), 'admin')],
    ],
  }
}
