import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { Unmatched } from '../../../domain/deposits/unmatched.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import type { Notice } from '../../../domain/service/notice.ts'
import { bold, code, type Html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { holderLine } from '../notices.ts'
import { paidSaid } from './payments.ts'

// What notices say to admins.

export function depositPaidBackView(
  texts: Texts,
  deposit: Deposit,
  holder: Holder,
  { newDebtMicros, debtMicros }: { newDebtMicros: number; debtMicros: number },
): Html {
  const { notices, format } = texts
  const amountMicros = worthOf(deposit)
  const amount = format.usd(amountMicros)
  return lines(
    notices.paidBackElsewhere(format.apart(code(deposit.reference))),
    holderLine(texts, holder),
    deposit.status === 'charged_back'
      ? notices.partTaken(format.usd(amountMicros - newDebtMicros), amount)
      : notices.stillThere(amount),
    newDebtMicros > 0 ? notices.spent(bold(format.usd(newDebtMicros))) : null,
    newDebtMicros > 0
      ? debtMicros > 0
        ? notices.nowOwes(bold(format.usd(debtMicros)))
        : notices.owedSince
      : null,
  )
}

/** @param listed null for a payment of which an earlier version told. */
export function paymentUnmatchedView(
  texts: Texts,
  { paymentId, payload, price }: Extract<Notice, { kind: 'payment_unmatched' }>,
  listed: Unmatched | null,
): Html {
  const { notices, format } = texts
  const paid = listed ? paidSaid(texts, listed) : price
  return lines(
    `⚠️ ${notices.unmatched}`,
    format.field(notices.payment, code(paymentId)),
    format.field(notices.for, code(payload || '–')),
    paid === null ? null : format.field(notices.paid, paid),
    notices.findPayer,
  )
}

type AboutOrder =
  | 'outcome_unknown'
  | 'order_waits'
  | 'done_after_cancel'
  | 'failed_after_completion'

export function aboutOrderView(
  { notices, format }: Texts,
  kind: AboutOrder,
  orderId: string,
): Html {
  const id = format.apart(code(orderId))
  switch (kind) {
    case 'outcome_unknown':
      return lines(notices.outcomeUnknown(id), notices.keepsAsking)
    case 'order_waits':
      return lines(notices.orderWaits(id), notices.triesAgain)
    case 'done_after_cancel':
      return notices.doneAfterCancel(id)
    case 'failed_after_completion':
      return notices.failedAfterCompletion(id)
  }
}

export function refundRefusedView({ notices, format }: Texts, deposit: Deposit): Html {
  return notices.refundRefused(code(deposit.reference), format.usd(worthOf(deposit)))
}

export function soldAtLossView(
  { notices, format }: Texts,
  { id, amountMicros }: OrderRow,
  costMicros: number,
): Html {
  return notices.soldAtLoss(code(id), format.usd(amountMicros), format.usd(costMicros))
}
