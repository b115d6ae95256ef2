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
  const { admin, adminClaims, people, common } = texts
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
        button(admin.accounts, 'a.accounts'),
        button(counting(texts, admin.deposits, pending), 'a.deposits'),
      ],
      [button(admin.orders, 'a.orders'), button(counting(texts, admin.tasks, tasks), 'a.tasks')],
      [button(counting(texts, adminClaims.menu, claims), 'a.claims')],
      [
        button(admin.suppliers, 'a.suppliers'),
        button(counting(texts, admin.stuck, stuck), 'a.stuck'),
      ],
      [button(admin.catalog, 'a.catalog'), button(admin.stock, 'a.stock')],
      [button(admin.stats, 'a.stats'), button(admin.books, 'a.books')],
      [button(admin.switches, 'a.switches'), button(admin.log, 'a.log')],
      [button(admin.digest, 'a.digest'), button(admin.backup, 'a.backup')],
      [button(people.broadcast.title, 'a.broadcasts'), button(people.team.title, 'a.team')],
      [button(common.home, 'home'), button(common.refresh, 'admin')],
    ],
  }
}
