import type { Deposit } from '../../../domain/deposits/payment-method.ts'
import type { Unmatched } from '../../../domain/deposits/unmatched.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { methodName } from '../holder/deposits.ts'
import { actorSaid } from './log.ts'
import { person } from './person.ts'

const MAX_SHOWN = 128

/** A payment, and the deposit that it names. */
export type PaymentDetails = {
  payment: Unmatched
  /** Null if it names none. */
  deposit: Deposit | null
  decidedByName: string | null
}

/** On a button. */
export function paymentRow(texts: Texts, payment: Unmatched, now: Date): string {
  const { format } = texts
  const method = methodName(texts, payment)
  return clip(`${paidSaid(texts, payment)} · ${method} · ${format.ago(payment.createdAt, now)}`, 60)
}

export function paymentCardView(texts: Texts, details: PaymentDetails): Html {
  const { people, format } = texts
  const { payments: words } = people
  const { payment, deposit, decidedByName } = details
  const { status, payload, paymentId, paidIn, payerTelegramId, decidedBy, reason } = payment
  const isTwice = status === 'open' && deposit?.paymentId != null
  return lines(
    bold(words.one),
    '',
    format.field(words.statusLabel, words.status[status]),
    format.field(words.paid, bold(paidSaid(texts, payment))),
    paidIn ? format.field(people.deposits.paidIn, format.apart(paidIn)) : null,
    format.field(people.deposits.method, methodName(texts, payment)),
    format.field(words.for, payload === '' ? '–' : code(clip(payload, MAX_SHOWN))),
    format.field(words.payment, code(clip(paymentId, MAX_SHOWN))),
    payerTelegramId === null ? null : format.field(words.payer, code(String(payerTelegramId))),
    format.field(words.arrived, format.time(payment.createdAt)),
    decidedBy
      ? format.field(words.decidedBy, actorSaid(texts, decidedBy, decidedByName ?? ''))
      : null,
    reason ? format.field(words.reason, clip(reason, MAX_SHOWN)) : null,
    isTwice ? words.twice(format.apart(code(deposit.reference))) : null,
    status === 'open' ? words.find : null,
  )
}

export function askWhomView(texts: Texts, details: PaymentDetails): Html {
  const { people, format } = texts
  const reference = code('DEP-7Q2M9XK4-0T8ZPD')
  return lines(
    html`${bold(people.payments.assign)} ${paidSaid(texts, details.payment)}`,
    '',
    people.payments.askWhom(format.apart(reference), format.apart(code('@anna 12.50'))),
  )
}

export function confirmAssignView(texts: Texts, amountMicros: number, holder: Holder): Html {
  const { people, format } = texts
  const { confirm, about } = people.payments
  return lines(bold(confirm(format.usd(amountMicros), person(texts, holder))), '', about)
}

/** @param byService whether the payment service pays it back. */
export function askReturnView(texts: Texts, { payment }: PaymentDetails, byService: boolean): Html {
  const { payments: words } = texts.people
  return lines(
    html`${bold(words.giveBack)} ${paidSaid(texts, payment)}`,
    '',
    byService ? words.byService : words.byHand,
  )
}

export function paidSaid({ people, format }: Texts, { amountMicros, price }: Unmatched): string {
  if (amountMicros !== null) return format.usd(amountMicros)
  return price === null ? people.payments.unknown : format.apart(`⭐️${format.number(price)}`)
}
