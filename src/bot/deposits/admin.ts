import { approving, rejecting, waitingDeposit } from '../../decisions/deposits.ts'
import { depositByReference } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { debtMovedBy, walletOf } from '../../domain/ledger/ledger.ts'
import { depositStory } from '../../domain/reports/deposit.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { commonReasons } from '../../locales/decided/deposit.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import { type Asked, askedOf, deciding } from '../approvals/deciding.ts'
import type { BotContext, Feature, NoticeContext, NoticeScreen } from '../kit/context.ts'
import { holderLine } from '../kit/notice-text.ts'
import { type ForPanel, pageButton, withPage } from '../kit/panel-button.ts'
import { person } from '../kit/person.ts'
import { button, send, sendStored, withButton } from '../kit/screen.ts'
import { doing, type Viewing } from '../kit/viewing.ts'
import { depositCardView } from './view-admin.ts'

const decisions = deciding({
  name: 'deposit',
  card: (about, reference) => depositCard(about, reference),
  asks: { approve: askToApprove, reject: askReason },
})

/** Top-ups whose receipts wait. Other amounts and refunds are in the panel. */
export const depositReceipts = {
  right: 'deposits',
  waiting: { kind: 'pending', said: 'admin-top-ups-wait' },
  ...decisions,
  buttons: {
    ...decisions.buttons,
    'a.receipts': (ctx, [reference = '']) => sendReceipts(ctx, reference),
  },
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
      return withButton(text, t('notices-show-for-admin'), 'a.deposit', reference, 'new')
    },
    refund_refused: async ({ read, texts: { format, t } }, { reference }) => {
      const amount = format.usd(worthOf(await depositByReference(read, reference)))
      const text = t('notices-refund-refused', { reference: code(reference), amount })
      return withButton(text, t('notices-show-for-admin'), 'a.deposit', reference, 'new')
    },
  },
  gathered: {
    deposit_submitted: (about, count) =>
      withPage(about, lines(about.texts.t('notices-gathered-receipts', { count })), 'inbox'),
  },
} satisfies Feature

/** @throws DomainError DEPOSIT_NOT_FOUND */
async function depositCard(about: Viewing, reference: string, first?: Html): Promise<NoticeScreen> {
  const { texts, read } = about
  const { t } = texts
  const details = await depositStory(read, reference)
  const { deposit, holder, receipts } = details
  const waits = deposit.status === 'submitted'
  const count = receipts.length
  return {
    text: lines(...(first ? [first, ''] : []), depositCardView(texts, details)),
    buttons: [
      // A notice has the newest above it.
      count > (first ? 1 : 0) && [
        button(
          count === 1
            ? t('admin-deposits-one-receipt')
            : t('admin-deposits-all-receipts', { count }),
          'a.receipts',
          reference,
        ),
      ],
      // Refused after a later receipt than those that were seen.
      waits && [
        button(t('admin-deposits-approve'), 'a.deposit-approve', reference, deposit.receipts),
        button(t('admin-deposits-reject'), 'a.deposit-reject', reference),
      ],
      pageOf(about, reference, waits),
      [button(t('admin-deposits-account'), 'a.account', holder.telegramId)],
    ],
  }
}

/** To the page, which credits another amount than the holder said, and refunds. */
function pageOf(about: ForPanel, reference: string, waits: boolean) {
  const { t } = about.texts
  const label = t(waits ? 'admin-deposits-other-amount' : 'admin-panel-open')
  return pageButton(about, 'inbox', label, `/deposit/${reference}`)
}

/** Sends all receipts as the holder sent them. */
async function sendReceipts(ctx: BotContext, reference: string): Promise<void> {
  const { format, t, read, api, account } = ctx
  const { receipts } = await depositStory(read, reference)
  const count = format.number(receipts.length)
  for (const [i, receipt] of receipts.entries()) {
    const number = t('admin-deposits-receipt-number', { number: format.number(i + 1), count })
    const below = { text: lines(number), buttons: [] }
    if (await sendStored(api, account.telegramId, receipt, below)) continue
    await send(ctx, { text: lines(number, t('admin-deposits-receipt-gone')), buttons: [] })
  }
}

/** The notice of a new receipt. Null if there is a newer one, which has its own notice. */
async function submitted(
  about: NoticeContext,
  { reference, receipts: number }: { reference: string; receipts?: number },
): Promise<NoticeScreen | null> {
  const { deposit, receipts } = await depositStory(about.read, reference)
  if (number !== undefined && number < deposit.receipts) return null
  const waits = deposit.status === 'submitted'
  const title = waits ? 'admin-deposits-submitted' : 'admin-deposits-decided-meanwhile'
  const card = await depositCard(about, reference, bold(about.texts.t(title)))
  return { ...card, picture: receipts.at(-1) }
}

/** @param receipts how many the admin has seen: a later one needs another look. */
function askToApprove(ctx: BotContext, reference: string, receipts: string): Promise<Asked> {
  return askedOf(ctx, approving, reference, {
    choices: [[receipts, ctx.t('admin-deposits-approve-now')]],
    more: pageOf(ctx, reference, true),
    input: () => ({ receipts: Number(receipts) }),
  })
}

async function askReason(ctx: BotContext, reference: string): Promise<Asked> {
  const { texts, format, t, read } = ctx
  const { deposit, holder } = await waitingDeposit(read, reference)
  const amount = format.usd(deposit.amountMicros)
  const title = bold(t('admin-deposits-why-rejected', { amount }))
  const reasons = commonReasons(texts, 'reject')
  return {
    text: lines(html`${title} ${person(texts, holder)}`, '', t('admin-deposits-ask-reason')),
    choices: Object.entries(reasons),
    typed: true,
    run: ({ choice, typed }) =>
      rejecting.run(doing(ctx), reference, { reason: typed ?? reasons[choice] ?? '' }),
  }
}
