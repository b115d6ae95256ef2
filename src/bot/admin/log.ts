import { accountNamed } from '../../domain/accounts/holders.ts'
import { actsLogged } from '../../domain/reports/audit.ts'
import type { BotContext, Feature } from '../context.ts'
import { FIRST_PAGE, type ListPage, listPageArg, listPageIn, listTurner } from '../list-page.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { logView } from '../views/admin/log.ts'

const ACTS_PER_PAGE = 8
/** In a button, instead of a Telegram id: the log of everybody. */
const ALL = 'all'

export const log: Feature = {
  right: 'log',
  commands: {
    log: async (ctx, who) => send(ctx, await logScreen(ctx, who === '' ? ALL : who, FIRST_PAGE)),
  },
  buttons: {
    'a.log': async (ctx, [who = ALL, page]) =>
      show(ctx, await logScreen(ctx, who, listPageIn(page))),
  },
}

async function logScreen(ctx: BotContext, who: string, page: ListPage): Promise<Screen> {
  const { texts } = ctx
  const { admin, common } = texts
  const { read } = ctx.deps.store
  const account = who === ALL ? null : await accountNamed(read, who)
  const bounds = { limit: ACTS_PER_PAGE, cursor: page.cursor }
  const found = await actsLogged(read, account?.id ?? null, bounds)
  const of = account?.telegramId ?? ALL
  return {
    text: logView(texts, account, found.rows, page.number),
    buttons: [
      listTurner(texts, page, found, ({ id }) => id, 'a.log', of),
      [
        account ? button(common.back, 'a.account', of) : button(admin.back, 'admin'),
        button(common.refresh, 'a.log', of, listPageArg(page)),
      ],
    ],
  }
}
