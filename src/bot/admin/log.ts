import { accountNamed } from '../../domain/accounts/holders.ts'
import { LOG_KINDS, type LogKind } from '../../domain/audit/audit-log.ts'
import { actsLogged } from '../../domain/reports/audit.ts'
import { lines } from '../../locales/html.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import {
  FIRST_PAGE,
  type ListPage,
  listPageArg,
  listPageIn,
  listTurner,
  pageTitle,
} from '../list-page.ts'
import { button, type Screen } from '../screen.ts'
import { actView } from '../views/admin/log.ts'
import { person } from '../views/admin/person.ts'

const ACTS_PER_PAGE = 8
/** In a button, instead of a Telegram id or a kind: the log of everybody, and all of it. */
const ALL = 'all'
/** In a button, instead of a kind: what the person did, as an admin or with their own account. */
const BY = 'by'

export const log: Feature = {
  right: 'log',
  group: 'service',
  menu: { label: 'admin-log', to: ['a.log'] },
  commands: {
    log: async (ctx, text) => {
      const [first = '', who, ...rest] = wordsOf(text)
      const isBy = first.toLowerCase() === BY && who !== undefined
      if (rest.length > 0 || (who !== undefined && !isBy))
        throw new Refused(ctx.texts.t('admin-log-usage'))
      const about = isBy ? { who, kind: BY } : { who: first === '' ? ALL : first, kind: ALL }
      return logScreen(ctx, about, FIRST_PAGE)
    },
  },
  buttons: {
    'a.log': (ctx, [who = ALL, kind = ALL, page]) =>
      logScreen(ctx, { who, kind }, listPageIn(page)),
  },
}

async function logScreen(
  ctx: BotContext,
  { who, kind: asked }: { who: string; kind: string },
  page: ListPage,
): Promise<Screen> {
  const { texts, t, read } = ctx
  const account = who === ALL ? null : await accountNamed(read, who)
  const isBy = asked === BY && account !== null
  const kind = isOneOf(LOG_KINDS, asked) ? asked : undefined
  const filter = isBy ? { actor: `admin:${account.telegramId}` } : { accountId: account?.id, kind }
  const bounds = { limit: ACTS_PER_PAGE, cursor: page.cursor }
  const found = await actsLogged(read, filter, bounds)
  const of = account?.telegramId ?? ALL
  const shown = isBy ? BY : (kind ?? ALL)
  const choice = (one: LogKind | typeof ALL) =>
    button(`${one === shown ? '• ' : ''}${t(`admin-log-kinds-${one}`)}`, 'a.log', of, one)
  const name = account === null ? '' : person(texts, account)
  const title =
    account === null
      ? t('admin-log-title')
      : t(isBy ? 'admin-log-title-by' : 'admin-log-title-of', { name })
  const acts = found.rows.flatMap((act) => ['', actView(texts, act, account !== null && !isBy)])
  return {
    text: lines(
      pageTitle(texts, title, page.number),
      ...(acts.length > 0 ? acts : ['', t('admin-log-none')]),
    ),
    buttons: [
      listTurner(texts, page, found, ({ id }) => id, 'a.log', of, shown),
      ...(isBy ? [] : [[choice(ALL), choice('money'), choice('orders')]]),
      ...(isBy ? [] : [[choice('goods'), choice('people'), choice('service')]]),
      [
        account ? button.back(t, 'a.account', of) : button(t('admin-back'), 'admin'),
        button.refresh(t, 'a.log', of, shown, listPageArg(page)),
      ],
    ],
  }
}
