import { readPauses } from '../../domain/reports/pauses.ts'
import { inboxCount, whatWaits } from '../../domain/reports/waiting.ts'
import { LINK_MS, makeLink } from '../../domain/sessions/sessions.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { closedLines, pausedGoodsLines } from '../kit/pauses.ts'
import { button, type Screen, send } from '../kit/screen.ts'
import { listCommands } from './commands.ts'
import { waitingLines } from './view.ts'

export const menu: Feature = {
  right: null,
  commands: {
    admin: openMenu,
    start: openMenu,
  },
  buttons: {
    admin: menuScreen,
  },
}

async function openMenu(ctx: BotContext): Promise<void> {
  await send(ctx, await menuScreen(ctx))
  await listCommands(ctx)
}

/** The admin's home: what is switched off, what waits, and the pages of the panel. */
async function menuScreen(ctx: BotContext): Promise<Screen> {
  const { texts, t, read, role, may, features, now } = ctx
  const counts = await whatWaits(read, now)
  const waits = waitingLines(texts, features, counts, may)
  const pauses = await readPauses(read)
  const [inbox, count] = [t('panel-inbox'), await inboxCount(read, may, now)]
  return {
    text: lines(
      ...closedLines(texts, pauses),
      role === null || role === 'owner'
        ? bold(t('admin-title'))
        : html`${bold(t('admin-title'))} · ${t(`admin-team-roles-${role}`)}`,
      '',
      ...(waits.length > 0 ? waits : [t('admin-nothing-waits')]),
      ...pausedGoodsLines(texts, pauses),
      '',
      html`<i>${t('admin-also-commands')}</i>`,
    ),
    buttons: [
      pageButton(ctx, 'inbox', count === 0 ? inbox : `${inbox} (${texts.format.number(count)})`),
      [...pageButton(ctx, 'customers'), ...pageButton(ctx, 'goods')],
      [...pageButton(ctx, 'money'), ...pageButton(ctx, 'service')],
      [button.home(t), button.refresh(t, 'admin')],
    ],
  }
}

/** Opens the panel: in Telegram, and in any browser by a link that works once. */
export const panel: Feature = {
  right: null,
  commands: { panel: doorScreen },
  buttons: { 'a.panel': doorScreen },
}

async function doorScreen(ctx: BotContext): Promise<Screen> {
  const { t, deps, account, format } = ctx
  const address = deps.apiUrl()
  if (address === null)
    return { text: lines(t('admin-panel-no-address')), buttons: [[button.back(t, 'admin')]] }
  const link = await ctx.act((tx) => makeLink(tx, account.telegramId, ctx.now))
  return {
    text: lines(t('admin-panel-about', { time: format.duration(LINK_MS) })),
    buttons: [
      deps.miniAppUrl() === null ? [] : pageButton(ctx, 'today', t('admin-panel-open')),
      [{ text: t('admin-panel-browser'), url: `${address}/panel/link/${link}` }],
      [button(t('admin-panel-again'), 'a.panel'), button.back(t, 'admin')],
    ],
  }
}
