import { isCorrected } from '../../domain/deposits/decisions.ts'
import type { Deposit } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import type { Unmatched } from '../../domain/deposits/unmatched.ts'
import type { DepositStory, PaymentStory } from '../../domain/reports/deposit.ts'
import type { Holder } from '../../domain/reports/order.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { actorSaid, person } from '../kit/person.ts'
import { methodName, priceSaid, withPrice } from './view.ts'

const MAX_USES_SHOWN = 5

const MAX_REASON_SHOWN = 200

/** Amounts that differ by more than this factor get a warning. */
const FAR_OFF = 2

/** What one decides about a top-up by. */
export function depositCardView(texts: Texts, details: DepositStory): Html {
  const { format, t } = texts
  const { deposit, holder, receipts, decidedByName } = details
  const { status, decidedBy, reason, paidIn } = deposit
  const price = priceSaid(texts, deposit)
  return lines(
    html`🧾 ${bold(t('admin-deposits-top-up-of', { amount: format.usd(deposit.amountMicros) }))}`,
    '',
    format.field(t('admin-deposits-status-label'), t(`admin-deposits-status-${status}`)),
    isCorrected(deposit) &&
      format.field(t('admin-deposits-credited-label'), bold(format.usd(worthOf(deposit)))),
    decidedBy &&
      format.field(t('admin-deposits-decided-by'), actorSaid(texts, decidedBy, decidedByName)),
    reason ? format.field(t('admin-deposits-reason'), clip(reason, MAX_REASON_SHOWN)) : null,
    format.field(t('admin-deposits-account-label'), person(texts, holder)),
    format.field(t('admin-deposits-method'), withPrice(methodName(texts, deposit), price)),
    format.field(t('admin-deposits-reference'), code(deposit.reference)),
    paidIn ? format.field(t('admin-deposits-paid-in'), format.apart(paidIn)) : null,
    deposit.receipts > 1 ? format.field(t('admin-deposits-receipts'), deposit.receipts) : null,
    status === 'submitted' && receipts.length === 0 ? t('admin-deposits-is-without-receipt') : null,
    ...usedBefore(texts, details),
  )
}

/** What crediting would do. @param arrived what came, in the units that the payer was asked for */
export function confirmCreditView(
  texts: Texts,
  details: DepositStory,
  { amountMicros, arrived }: { amountMicros: number; arrived?: number | undefined },
): Html {
  const { format, t } = texts
  const { deposit, holder } = details
  const claimed = deposit.amountMicros
  const isOther = amountMicros !== claimed
  const amount = format.usd(amountMicros)
  const price =
    isOther && arrived === undefined
      ? null
      : priceSaid(texts, { ...deposit, price: arrived ?? deposit.price })
  const about = { name: person(texts, holder), reference: format.apart(code(deposit.reference)) }
  return lines(
    bold(
      isOther
        ? t('admin-deposits-confirm-other', { amount, claimed: format.usd(claimed) })
        : t('admin-deposits-confirm-approve', { amount }),
    ),
    '',
    price !== null &&
      format.field(t(isOther ? 'admin-deposits-paid-in' : 'admin-deposits-to-pay'), bold(price)),
    t(isOther ? 'admin-deposits-approves-other' : 'admin-deposits-approves', about),
    Math.max(amountMicros, claimed) > FAR_OFF * Math.min(amountMicros, claimed) &&
      bold(t('admin-deposits-far-off')),
    ...usedBefore(texts, details),
  )
}

/** Plain, because an alert may show it. */
export function rejectedSaid(texts: Texts, deposit: Deposit, holder: Holder): string {
  const { format, t } = texts
  const rejected = t('admin-deposits-rejected', {
    amount: format.usd(deposit.amountMicros),
    name: person(texts, holder),
  })
  return `${rejected}\n${t('admin-deposits-because', { reason: clip(deposit.reason ?? '', MAX_REASON_SHOWN) })}`
}

function usedBefore({ format, t }: Texts, { deposit, sameReceipt }: DepositStory): Line[] {
  const count = sameReceipt.length
  if (count === 0) return []
  const others = sameReceipt.filter(({ accountId }) => accountId !== deposit.accountId).length
  const warning =
    others > 0
      ? t('admin-deposits-same-receipt-elsewhere', { count, ofOthers: format.number(others) })
      : t('admin-deposits-same-receipt', { count })
  return [
    '',
    html`⚠️ ${bold(warning)}`,
    ...sameReceipt
      .slice(0, MAX_USES_SHOWN)
      .map(
        (one) =>
          html`• ${format.apart(code(one.reference))} – ${t(`admin-deposits-status-${one.status}`)}`,
      ),
  ]
}

/** The common reasons of a rejection, by their words in a button. */
export function reasons({ t }: Texts): Record<string, string> {
  const prefix = 'admin-deposits-reject-reasons-'
  return Object.fromEntries(t.keys(prefix).map((key) => [key, t.find(`${prefix}${key}`) ?? '']))
}

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
