import { depositsOf, ownDeposit } from '../../domain/deposits/deposits.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { bold, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { type ListPage, listPageArg, listPageIn, listTurner } from '../list-page.ts'
import { button, type Screen, show } from '../screen.ts'
import { depositRow, depositView } from '../views/holder/deposits.ts'
import { pageTitle } from '../views/page-title.ts'
import { paymentScreen } from './top-up.ts'

const DEPOSITS_PER_PAGE = 8

export const deposits: Feature = {
  reads: ['deposits', 'deposit'],
  buttons: {
    deposits: async (ctx, [page]) => show(ctx, await depositsScreen(ctx, listPageIn(page))),
    deposit: async (ctx, [reference = '']) => show(ctx, await depositScreen(ctx, reference)),
  },
}

async function depositsScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { t } = ctx.texts
  const bounds = { limit: DEPOSITS_PER_PAGE, cursor: page.cursor }
  const found = await depositsOf(ctx.deps.store.read, ctx.account.id, bounds)
  return {
    text:
      found.rows.length > 0
        ? pageTitle(ctx.texts, t('deposits-list'), page.number)
        : lines(bold(t('deposits-list')), '', t('deposits-none')),
    buttons: [
      ...found.rows.map((deposit) => [
        button(depositRow(ctx.texts, deposit), 'deposit', deposit.reference),
      ]),
      listTurner(ctx.texts, page, found, ({ id }) => id, 'deposits'),
      [
        button(t('common-back'), 'wallet'),
        button(t('common-refresh'), 'deposits', listPageArg(page)),
      ],
    ],
  }
}

/** One deposit of the account: its state or, while it is open, how to pay it. */
async function depositScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { texts, deps, now } = ctx
  const deposit = await ownDeposit(deps.store.read, ctx.account.id, reference)
  const method = deps.paymentMethods.get(deposit.method)
  const live = deposit.status === 'open' && deposit.expiresAt > now
  if (live && method) {
    const settings = await readSettings(deps.store.read)
    return await paymentScreen(ctx, deposit, method, settings)
  }
  const isChecked = deposit.status === 'submitted'
  return {
    text: depositView(texts, deposit, ctx.support),
    buttons: [
      isChecked ? [button(texts.t('deposits-add-receipt'), 'receipt', reference)] : [],
      [
        button(texts.t('common-back'), 'deposits'),
        button(texts.t('common-refresh'), 'deposit', reference),
      ],
    ],
  }
}
