import { isCorrected } from '../../domain/deposits/decisions.ts'
import { depositByReference, depositsOf, ownDeposit } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { debtMovedBy, walletOf } from '../../domain/ledger/ledger.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { type ListPage, listPageArg, listPageIn, listTurner, pageTitle } from '../kit/list-page.ts'
import { because, paidDebt, questions, withTopUp, withWallet } from '../kit/notice-text.ts'
import { button, type Screen, show } from '../kit/screen.ts'
import { balanceLines } from '../ledger/view.ts'
import { changeCard, keepCard, stateScreen } from './card.ts'
import { paymentScreen } from './holder-top-up.ts'
import { depositRow } from './view.ts'

const DEPOSITS_PER_PAGE = 8

export const deposits = {
  reads: ['deposits', 'deposit'],
  buttons: {
    deposits: (ctx, [page]) => depositsScreen(ctx, listPageIn(page)),
    deposit: (ctx, [reference = '']) => depositScreen(ctx, reference),
  },
  notices: {
    deposit_credited: async (about, { reference }) => {
      const { read, texts } = about
      const deposit = await depositByReference(read, reference)
      await changeCard(about, { ...about, deposit })
      const { format, t } = texts
      const asked = format.usd(deposit.amountMicros)
      const credited = isCorrected(deposit)
        ? t('notices-credited-other', {
            credited: bold(format.usd(worthOf(deposit))),
            asked,
            reference: format.apart(code(reference)),
          })
        : t('notices-credited', { amount: bold(asked) })
      const paidOffMicros = await debtMovedBy(read, reference, 'debt_payment')
      const wallet = balanceLines(texts, await walletOf(read, deposit.accountId))
      return withWallet(texts, lines(credited, paidDebt(texts, paidOffMicros), ...wallet))
    },
    deposit_charged_back: async ({ read, texts }, { reference }) => {
      const deposit = await depositByReference(read, reference)
      const { format, t } = texts
      // The part that had been spent, and is now owed.
      const newDebtMicros = await debtMovedBy(read, reference, 'debt')
      const amountMicros = worthOf(deposit)
      const takenMicros = amountMicros - newDebtMicros
      const about = {
        amount: bold(format.usd(amountMicros)),
        reference: format.apart(code(reference)),
      }
      const text = lines(
        t('notices-charged-back', about),
        takenMicros > 0 && t('notices-taken-from-wallet', { amount: format.usd(takenMicros) }),
        newDebtMicros > 0 && t('notices-spent-before', { amount: format.usd(newDebtMicros) }),
        ...balanceLines(texts, await walletOf(read, deposit.accountId)),
      )
      return withTopUp(texts, text)
    },
    deposit_rejected: async (about, { reference }) => {
      const { read, texts, support } = about
      const deposit = await depositByReference(read, reference)
      await changeCard(about, { ...about, deposit })
      const { amountMicros, reason } = deposit
      const { format, t } = texts
      const what = { amount: format.usd(amountMicros), reference: format.apart(code(reference)) }
      const text = lines(
        t('notices-rejected', what),
        because(texts, reason),
        questions(texts, support),
      )
      return withWallet(texts, text)
    },
    deposit_refunded: async ({ read, texts }, { reference }) => {
      const deposit = await depositByReference(read, reference)
      const { format, t } = texts
      const amount = format.usd(worthOf(deposit))
      const refunded = t('notices-refunded', { amount, reference: format.apart(code(reference)) })
      return withWallet(texts, lines(refunded, because(texts, deposit.reason)))
    },
  },
} satisfies Feature

async function depositsScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { t } = ctx
  const bounds = { limit: DEPOSITS_PER_PAGE, cursor: page.cursor }
  const found = await depositsOf(ctx.read, ctx.account.id, bounds)
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
      [button.back(t, 'wallet'), button.refresh(t, 'deposits', listPageArg(page))],
    ],
  }
}

/** One deposit of the account: its state or, while it is open, how to pay it. */
async function depositScreen(ctx: BotContext, reference: string): Promise<void> {
  const { texts, deps, now, read } = ctx
  const deposit = await ownDeposit(read, ctx.account.id, reference)
  const method = deps.paymentMethods.get(deposit.method)
  const live = deposit.status === 'open' && deposit.expiresAt > now
  if (!live || !method) return show(ctx, stateScreen(texts, deposit, ctx.support))
  await show(ctx, await paymentScreen(ctx, deposit, method, await readSettings(read)))
  await keepCard(ctx, deposit)
}
