import type { Unmatched } from '../../../domain/deposits/unmatched.ts'
import type { PaymentStory } from '../../../domain/reports/deposit.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { bold, clip, code, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { methodName } from '../holder/deposits.ts'
import { actorSaid, person } from './person.ts'

const MAX_SHOWN = 128

export function paymentCardView(texts: Texts, details: PaymentStory): Html {
  const { format, t } = texts
  const { payment, deposit, decidedByName } = details
  const { status, payload, paymentId, paidIn, payerTelegramId, decidedBy, reason } = payment
  const isTwice = status === 'open' && deposit?.paymentId != null
  return lines(
    bold(t('admin-payments-one')),
    '',
    format.field(t('admin-payments-status-label'), t(`admin-payments-status-${status}`)),
    format.field(t('admin-payments-paid'), bold(paidSaid(texts, payment))),
    paidIn ? format.field(t('admin-deposits-paid-in'), format.apart(paidIn)) : null,
    format.field(t('admin-deposits-method'), methodName(texts, payment)),
    format.field(t('admin-payments-for'), payload === '' ? '–' : code(clip(payload, MAX_SHOWN))),
    format.field(t('admin-payments-payment'), code(clip(paymentId, MAX_SHOWN))),
    payerTelegramId !== null &&
      format.field(t('admin-payments-payer'), code(String(payerTelegramId))),
    format.field(t('admin-payments-arrived'), format.time(payment.createdAt)),
    decidedBy &&
      format.field(t('admin-payments-decided-by'), actorSaid(texts, decidedBy, decidedByName)),
    reason ? format.field(t('admin-payments-reason'), clip(reason, MAX_SHOWN)) : null,
    isTwice && t('admin-payments-twice', { reference: format.apart(code(deposit.reference)) }),
    status === 'open' && t('admin-payments-find'),
  )
}

export function confirmAssignView(texts: Texts, amountMicros: number, holder: Holder): Html {
  return texts.t('admin-payments-confirm', {
    amount: texts.format.usd(amountMicros),
    name: person(texts, holder),
  })
}

export function paidSaid({ format, t }: Texts, { amountMicros, price }: Unmatched): string {
  if (amountMicros !== null) return format.usd(amountMicros)
  return price === null ? t('admin-payments-unknown') : format.apart(`⭐️${format.number(price)}`)
}
