import { LINK_MS, makeLink } from '../../domain/sessions/sessions.ts'
import { lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { pageButton } from '../panel-button.ts'
import { button, type Screen } from '../screen.ts'

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
