import { creditFor } from '../../domain/deposits/decisions.ts'
import { depositByReference } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { debtMovedBy, walletOf } from '../../domain/ledger/ledger.ts'
import { depositStory } from '../../domain/reports/deposit.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { bold, code, lines } from '../../locales/html.ts'
import { reasonLine } from '../approvals/admin.ts'
import type { Feature, NoticeContext, NoticeScreen } from '../kit/context.ts'
import { holderLine } from '../kit/notice-text.ts'
import { pageButton } from '../kit/panel-button.ts'
import { button, withButton } from '../kit/screen.ts'
import { decisions, receiptButton } from './admin.ts'
import { confirmApproveView, confirmOtherView, depositCardView } from './view-admin.ts'

/** What admins are sent about top-ups, and what would be done with one that waits for a second person. */
export const depositNotices = {
  right: 'deposits',
  notices: {
    deposit_submitted: submitted,
    deposit_paid_back: async ({ read, texts }, { reference }) => {
      const deposit = await depositByReference(read, reference)
      const { accountId } = deposit
      const { format, t } = texts
      const { debtMicros } = await walletOf(read, accountId)
      const newDebtMicros = await debtMovedBy(read, reference, 'debt')
      const amountMicros = worthOf(deposit)
      const amount = format.usd(amountMicros)
      const owes = { amount: bold(format.usd(debtMicros)) }
      const text = lines(
        t('notices-paid-back-elsewhere', { reference: format.apart(code(reference)) }),
        holderLine(texts, await holderOf(read, accountId)),
        deposit.status === 'charged_back'
          ? t('notices-part-taken', { taken: format.usd(amountMicros - newDebtMicros), amount })
          : t('notices-still-there', { amount }),
        newDebtMicros > 0 && t('notices-spent', { amount: bold(format.usd(newDebtMicros)) }),
        newDebtMicros > 0 &&
          (debtMicros > 0 ? t('notices-now-owes', owes) : t('notices-owed-since')),
      )
      return withButton(text, t('notices-show-for-admin'), 'a.deposit-new', reference)
    },
    refund_refused: async ({ read, texts: { format, t } }, { reference }) => {
      const amount = format.usd(worthOf(await depositByReference(read, reference)))
      const text = t('notices-refund-refused', { reference: code(reference), amount })
      return withButton(text, t('notices-show-for-admin'), 'a.deposit-new', reference)
    },
  },
  gathered: {
    deposit_submitted: (about, count) => ({
      text: lines(about.texts.t('notices-gathered-receipts', { count })),
      buttons: [pageButton(about, 'inbox')],
    }),
  },
  approvals: {
    top_up: async ({ read, texts }, decision) => {
      const details = await depositStory(read, decision.reference)
      const amountMicros = creditFor(details.deposit, decision)
      return amountMicros === details.deposit.amountMicros
        ? confirmApproveView(texts, details)
        : confirmOtherView(texts, details, { amountMicros, arrived: decision.arrived ?? null })
    },
    top_up_refund: async ({ read, texts }, { reference, reason }) => {
      const card = depositCardView(texts, await depositStory(read, reference))
      return lines(bold(texts.t('admin-deposits-refund')), reasonLine(texts, reason), '', card)
    },
  },
} satisfies Feature

/**
 * The notice to admins about a new receipt, with everything needed for a decision. Null if there is a newer
 * receipt, which has its own notice.
 */
async function submitted(
  about: NoticeContext,
  { reference, receipts: number }: { reference: string; receipts?: number },
): Promise<NoticeScreen | null> {
  const { read, texts } = about
  const details = await depositStory(read, reference)
  const { deposit, holder, receipts } = details
  if (number !== undefined && number < deposit.receipts) return null
  const waits = deposit.status === 'submitted'
  const title = waits
    ? texts.t('admin-deposits-submitted')
    : texts.t('admin-deposits-decided-meanwhile')
  return {
    text: lines(bold(title), '', depositCardView(texts, details)),
    buttons: [
      receipts.length > 1 ? receiptButton(texts, details) : [],
      ...decisions(about, deposit),
      [
        button(texts.t('admin-deposits-account'), 'a.account', holder.telegramId),
        ...(waits ? [] : [button(texts.t('admin-deposits-show'), 'a.deposit-new', reference)]),
      ],
    ],
    picture: receipts.at(-1),
  }
}
