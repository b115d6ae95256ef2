import { readPauses } from '../../domain/reports/pauses.ts'
import { totalSales } from '../../domain/reports/sales.ts'
import { daysOf } from '../../domain/reports/statistics.ts'
import { whatWaits } from '../../domain/reports/waiting.ts'
import { listCommands } from '../commands.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { menuView } from '../views/admin/menu.ts'
import { inPairs, menuButtons, waitingLines } from './waiting.ts'

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
async function menuScreen(ctx: BotContext): Promise<Screen> {
  const { texts, t, read, role, may, features, now } = ctx
  const counts = await whatWaits(read, now)
  const waits = waitingLines(texts, features, counts, may)
  const pauses = await readPauses(read)
  const today = await totalSales(read, daysOf('today', now))
  return {
    text: menuView(texts, { waits, today, pauses }, { role, may }),
    buttons: [
      ...inPairs(menuButtons(ctx, counts, ({ isRare, count }) => isRare && count > 0)),
      ...inPairs(menuButtons(ctx, counts, ({ isRare }) => !isRare)),
      [button.home(t), button.refresh(t, 'admin')],
    ],
  }
}
