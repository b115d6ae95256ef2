import type { Deposit } from '../../domain/deposits/deposits.ts'
import { type DepositStory, depositStory } from '../../domain/reports/deposit.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { type ForPanel, pageButton } from '../kit/panel-button.ts'
import { person } from '../kit/person.ts'
import { type Button, button, type Screen, send, sendStored, showBelow } from '../kit/screen.ts'
import { priceSaid } from './view.ts'
import { depositCardView, usedBefore } from './view-admin.ts'

/** A top-up, and what can be decided about it. */
export const allDeposits = {
  right: 'deposits',
  waiting: { kind: 'pending', said: 'admin-top-ups-wait' },
  buttons: {
    'a.deposit': async (ctx, [reference = '']) =>
      showBelow(ctx, await depositScreen(ctx, reference)),
    // Pressed below a receipt, which must stay in the chat.
    'a.deposit-new': async (ctx, [reference = '']) =>
      send(ctx, await depositScreen(ctx, reference)),
    'a.receipt': (ctx, [reference = '']) => sendReceipts(ctx, reference),
  },
} satisfies Feature

/** A deposit as admins see it, with buttons for what they can do. @throws DomainError DEPOSIT_NOT_FOUND */
export async function depositScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { texts, t, read } = ctx
  const details = await depositStory(read, reference)
  return {
    text: depositCardView(texts, details),
    buttons: [
      receiptButton(texts, details),
      ...decisions(ctx, details.deposit),
      isRefundable(ctx, details.deposit) && [
        button(t('admin-deposits-refund'), 'a.deposit-refund', reference),
      ],
      [
        button(t('admin-deposits-account'), 'a.account', details.holder.telegramId),
        button.refresh(t, 'a.deposit', reference),
      ],
      [button(t('admin-back'), 'admin')],
    ],
  }
}

export function isRefundable({ deps }: BotContext, { status, method }: Deposit): boolean {
  return status === 'credited' && deps.paymentMethods.get(method)?.refund !== undefined
}

export function receiptButton({ t }: Texts, { deposit, receipts }: DepositStory): Button[] {
  const count = receipts.length
  const text =
    count === 1 ? t('admin-deposits-one-receipt') : t('admin-deposits-all-receipts', { count })
  return count === 0 ? [] : [button(text, 'a.receipt', deposit.reference)]
}

/** Approve carries the number of receipts that the admin saw: it is refused after a later receipt. */
export function decisions(about: ForPanel, { status, reference, receipts }: Deposit): Button[][] {
  if (status !== 'submitted') return []
  const { t } = about.texts
  return [
    [
      button(t('admin-deposits-approve'), 'a.deposit-approve', reference, receipts),
      button(t('admin-deposits-reject'), 'a.deposit-reject', reference),
    ],
    otherAmount(about, reference),
  ]
}

/** To the page that credits another amount than the holder said. */
export function otherAmount(about: ForPanel, reference: string): Button[] {
  const label = about.texts.t('admin-deposits-other-amount')
  return pageButton(about, 'inbox', label, `/deposit/${reference}`)
}

/** Sends the receipts as the holder sent them, with the decision buttons below the last one. */
async function sendReceipts(ctx: BotContext, reference: string): Promise<void> {
  const { texts, format, t } = ctx
  const details = await depositStory(ctx.read, reference)
  const { deposit, holder, receipts } = details
  const count = receipts.length
  const amount = bold(priceSaid(texts, deposit) ?? format.usd(deposit.amountMicros))
  if (count === 0) return ctx.say(t('admin-deposits-no-receipt'), 'alert')
  for (const [i, receipt] of receipts.entries()) {
    const isLast = i === count - 1
    const number = receiptNumberView(texts, i + 1, count)
    const text = isLast
      ? lines(
          count > 1 && number,
          html`${amount} · ${person(texts, holder)}`,
          format.field(t('admin-deposits-reference'), code(deposit.reference)),
          ...usedBefore(texts, details),
        )
      : html`${number}`
    const buttons = isLast
      ? [...decisions(ctx, deposit), [button(t('admin-deposits-show'), 'a.deposit-new', reference)]]
      : []
    const sent = await sendStored(ctx.api, ctx.account.telegramId, receipt, { text, buttons })
    if (!sent) await send(ctx, { text: lines(number, t('admin-deposits-receipt-gone')), buttons })
  }
}

function receiptNumberView({ format, t }: Texts, number: number, count: number) {
  return t('admin-deposits-receipt-number', {
    number: format.number(number),
    count: format.number(count),
  })
}
