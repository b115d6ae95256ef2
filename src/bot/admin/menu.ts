import { readPauses } from '../../domain/reports/pauses.ts'
import { totalSales } from '../../domain/reports/sales.ts'
import { daysOf } from '../../domain/reports/statistics.ts'
import { waitingFor, whatWaits } from '../../domain/reports/waiting.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { listCommands } from '../commands.ts'
import type { BotContext, Feature } from '../context.ts'
import { pageButton } from '../panel-button.ts'
import { button, type Screen, send } from '../screen.ts'
import { counting } from '../views/admin/menu.ts'
import { closedLines, pausedGoodsLines } from '../views/pauses.ts'
import { waitingLines } from './waiting.ts'

export const menu: Feature = {
  right: null,
  commands: {
    admin: menuScreen,
    start: async (ctx) => {
      await send(ctx, await menuScreen(ctx))
      // Telegram accepts a list of commands for a chat only after the person has written to the bot.
      await listCommands(ctx)
    },
  },
  buttons: {
    admin: menuScreen,
  },
}

/** The admin's home: what is switched off, what waits, how today goes, and the pages of the panel. */
async function menuScreen(ctx: BotContext): Promise<Screen> {
  const { texts, format, t, read, role, may, features, now } = ctx
  const counts = await whatWaits(read, now)
  const waits = waitingLines(texts, features, counts, may)
  const pauses = await readPauses(read)
  const today = await totalSales(read, daysOf('today', now))
  const { salesMicros, profitMicros, completed } = today
  const sold = html`${bold(format.usd(salesMicros))} (${format.signedUsd(profitMicros)}), ${t('admin-stats-orders', { count: completed })}`
  return {
    text: lines(
      ...closedLines(texts, pauses),
      role === null || role === 'owner'
        ? bold(t('admin-title'))
        : html`${bold(t('admin-title'))} · ${t(`admin-team-roles-${role}`)}`,
      '',
      ...(may('reports') ? [format.field(t('admin-stats-short-today'), sold), ''] : []),
      ...(waits.length > 0 ? waits : [t('admin-nothing-waits')]),
      ...pausedGoodsLines(texts, pauses),
      '',
      html`<i>${t('admin-also-commands')}</i>`,
    ),
    buttons: [
      pageButton(ctx, 'inbox', counting(texts, t('panel-inbox'), waitingFor(counts, may))),
      [...pageButton(ctx, 'customers'), ...pageButton(ctx, 'goods')],
      [...pageButton(ctx, 'money'), ...pageButton(ctx, 'service')],
      [button.home(t), button.refresh(t, 'admin')],
    ],
  }
}
