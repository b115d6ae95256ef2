import { isCorrected } from '../../domain/deposits/decisions.ts'
import { depositByReference, depositsOf, ownDeposit } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { debtMovedBy, walletOf } from '../../domain/ledger/ledger.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { USD } from '../../domain/settings/transfer.ts'
import { methodName, priceSaid } from '../../locales/decided/deposit.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { type ListPage, listPageArg, listPageIn, listTurner, pageTitle } from '../kit/list-page.ts'
import { because, paidDebt, questions, withTopUp, withWallet } from '../kit/notice-text.ts'
import { button, type Screen } from '../kit/screen.ts'
import { balanceLines } from '../ledger/view.ts'
import { paymentScreen } from './holder-top-up.ts'
import { depositRow, feeField, withPrice } from './view.ts'

const DEPOSITS_PER_PAGE = 8

export const deposits = {
  reads: ['deposits', 'deposit'],
  buttons: {
    deposits: (ctx, [page]) => depositsScreen(ctx, listPageIn(page)),
    deposit: (ctx, [reference = '']) => depositScreen(ctx, reference),
  },
  notices: {
    deposit_credited: async ({ read, texts }, { reference }) => {
      const deposit = await depositByReference(read, reference)
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
    deposit_rejected: async ({ read, texts, support }, { reference }) => {
      const { amountMicros, reason } = await depositByReference(read, reference)
      const { format, t } = texts
      const about = { amount: format.usd(amountMicros), reference: format.apart(code(reference)) }
      const text = lines(
        t('notices-rejected', about),
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
async function depositScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { texts, deps, now, t, read, format } = ctx
  const deposit = await ownDeposit(read, ctx.account.id, reference)
  const method = deps.paymentMethods.get(deposit.method)
  const live = deposit.status === 'open' && deposit.expiresAt > now
  if (live && method) {
    const settings = await readSettings(read)
    return await paymentScreen(ctx, deposit, method, settings)
  }
  const isChecked = deposit.status === 'submitted'
  const { status, receipts, reason, endedAt } = deposit
  const price = priceSaid(texts, deposit)
  return {
    text: lines(
      html`🧾 ${bold(t('deposits-top-up-of', { amount: format.usd(deposit.amountMicros) }))}`,
      '',
      format.field(t('deposits-status-label'), t(`deposits-status-${status}`)),
      isCorrected(deposit) &&
        format.field(
          t('deposits-credited'),
          t('deposits-that-arrived', { amount: bold(format.usd(worthOf(deposit))) }),
        ),
      receipts > 0 ? format.field(t('deposits-receipts'), receipts) : null,
      reason ? format.field(t('deposits-reason'), reason) : null,
      format.field(t('deposits-paid-by'), withPrice(methodName(texts, deposit), price)),
      deposit.rateMicros !== null &&
        deposit.currency !== null &&
        deposit.currency !== USD &&
        format.field(t('deposits-rate'), format.rate(deposit.rateMicros, deposit.currency)),
      feeField(texts, deposit.feeBp),
      format.field(t('deposits-reference'), code(deposit.reference)),
      format.field(t('deposits-started'), format.time(deposit.createdAt)),
      endedAt ? format.field(t('deposits-ended'), format.time(endedAt)) : null,
      ctx.support === '' ? null : t('home-questions', { support: ctx.support }),
    ),
    buttons: [
      isChecked ? [button(t('deposits-add-receipt'), 'receipt', reference)] : [],
      [button.back(t, 'deposits'), button.refresh(t, 'deposit', reference)],
    ],
  }
}
