import { actsLogged } from '../../domain/audit-view.ts'
import { accountNamed } from '../../domain/holders.ts'
import type { BotContext, Feature } from '../context.ts'
import { html, lines } from '../html.ts'
import { button, pageOf, pageTurner, type Screen, send, show } from '../screen.ts'

const ACTS_PER_PAGE = 8
/** In a button, in place of somebody: everything that was done. */
const ALL = 'all'

export const log: Feature = {
  commands: {
    log: async (ctx, who) => send(ctx, await logScreen(ctx, who === '' ? ALL : who, 0)),
  },
  buttons: {
    'a.log': async (ctx, [who = ALL, page]) => show(ctx, await logScreen(ctx, who, pageOf(page))),
  },
}

async function logScreen(ctx: BotContext, who: string, page: number): Promise<Screen> {
  const { admin, common } = ctx.texts
  const { read } = ctx.deps.store
  const account = who === ALL ? null : await accountNamed(read, who)
  const bounds = { limit: ACTS_PER_PAGE + 1, offset: page * ACTS_PER_PAGE }
  const found = await actsLogged(read, account?.id ?? null, bounds)
  const shown = found.slice(0, ACTS_PER_PAGE)
  const rows = shown.flatMap((act) => [html``, admin.logRow(act, account !== null)])
  const of = account?.telegramId ?? ALL
  return {
    text: lines(admin.logTitle(account, page), ...(rows.length > 0 ? rows : ['', admin.logEmpty])),
    buttons: [
      pageTurner(ctx.texts, page, found.length > shown.length, 'a.log', of),
      [
        account ? button(common.back, 'a.account', of) : button(admin.back, 'admin'),
        button(common.refresh, 'a.log', of, page),
      ],
    ],
  }
}
