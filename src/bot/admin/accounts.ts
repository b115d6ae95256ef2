import { accountNamed } from '../../domain/accounts/holders.ts'
import { entriesOf } from '../../domain/ledger/entries.ts'
import { newestAccounts } from '../../domain/reports/account.ts'
import { clip, lines } from '../../locales/html.ts'
import { Refused, refusalText } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { goodsOf } from '../holder/wallet.ts'
import { type ListPage, listPageArg, listPageIn, listTurner, pageTitle } from '../list-page.ts'
import { button, type Screen, show } from '../screen.ts'
import { person } from '../views/admin/person.ts'
import { entryView } from '../views/holder/wallet.ts'
import { accountCard, askWhoView } from './account-card.ts'

const NEWEST_SHOWN = 6
const ENTRIES_PER_PAGE = 8

export const accounts: Feature = {
  right: 'accounts',
  group: 'people',
  menu: { label: 'admin-accounts', to: ['a.accounts'] },
  commands: {
    account: (ctx, who) => (who === '' ? askWho(ctx) : showCard(ctx, who)),
  },
  buttons: {
    'a.accounts': askWho,
    'a.account': (ctx, [who = '']) => showCard(ctx, who),
    'a.entries': (ctx, [who = '', page]) => entriesScreen(ctx, who, listPageIn(page)),
  },
  questions: { 'a.who': whoTyped },
}

async function askWho(ctx: BotContext): Promise<void> {
  const { t, format } = ctx
  const newest = await newestAccounts(ctx.read, NEWEST_SHOWN)
  await show(ctx, {
    text: askWhoView(ctx.texts, newest.length > 0),
    buttons: [
      ...newest.map((one) => [
        button(
          format.apart(clip(`${one.name || '–'} · ${one.telegramId}`, 60)),
          'a.account',
          one.telegramId,
        ),
      ]),
      [button.cancel(t, 'admin')],
    ],
  })
  ctx.ask('a.who')
}

async function whoTyped(ctx: BotContext): Promise<'done' | 'again'> {
  try {
    const who = (await ctx.typedAnswer())?.trim()
    if (!who) throw new Refused(ctx.t('common-type-text'))
    await showCard(ctx, who)
    return 'done'
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal === null) throw error
    ctx.say(refusal)
    return 'again'
  }
}

async function showCard(ctx: BotContext, who: string): Promise<void> {
  const { telegramId } = await accountNamed(ctx.read, who)
  await show(ctx, await accountCard(ctx, telegramId))
}

async function entriesScreen(ctx: BotContext, who: string, page: ListPage): Promise<Screen> {
  const { texts, t, read } = ctx
  const account = await accountNamed(read, who)
  const found = await entriesOf(read, account.id, { limit: ENTRIES_PER_PAGE, cursor: page.cursor })
  const { telegramId } = account
  const goods = await goodsOf(ctx, found.rows)
  const rows = found.rows.flatMap((entry) => ['', entryView(texts, entry, goods)])
  return {
    text: lines(
      pageTitle(
        texts,
        t('admin-account-entries-of', { name: person(texts, account) }),
        page.number,
      ),
      ...(rows.length > 0 ? rows : ['', t('admin-account-no-entries')]),
    ),
    buttons: [
      listTurner(texts, page, found, ({ id }) => id, 'a.entries', telegramId),
      [
        button.back(t, 'a.account', telegramId),
        button.refresh(t, 'a.entries', telegramId, listPageArg(page)),
      ],
    ],
  }
}
