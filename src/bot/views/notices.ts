import type { ApiKey } from '../../domain/access/api-keys.ts'
import { isCorrected } from '../../domain/deposits/decisions.ts'
import type { Deposit } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import type { Notice } from '../../domain/notices/notice.ts'
import type { OrderRow } from '../../domain/orders/orders.ts'
import type { Holder } from '../../domain/reports/order.ts'
import type { Endpoint } from '../../domain/webhooks/endpoints.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { reasonOf } from './holder/orders.ts'
import { balanceLines } from './holder/wallet.ts'

// What notices say to holders.

/** A longer reason would not leave room for the rest of the message. */
const MAX_REASON_LENGTH = 500

type Wallet = { balanceMicros: number; debtMicros: number }
type Line = Html | string | null

/** @param paidOffMicros the part of the refund that paid what the account owed. */
export function orderEndedView(texts: Texts, order: OrderRow, paidOffMicros: number): Html {
  const { format, t } = texts
  const pack = format.apart(bold(order.packName))
  const id = format.apart(code(order.id))
  if (order.status === 'completed') return t('notices-order-completed', { pack, id })
  return lines(
    t('notices-order-cancelled', { pack, id }),
    because(texts, order.error && reasonOf(texts, order.error)),
    t('notices-money-back', { amount: format.usd(order.amountMicros) }),
    paidDebt(texts, paidOffMicros),
  )
}

export function orderSummaryView(
  { t }: Texts,
  { completed, cancelled }: { completed: number; cancelled: number },
): Html {
  return lines(
    t('notices-orders-completed', { count: completed }),
    cancelled > 0 ? t('notices-orders-cancelled', { count: cancelled }) : null,
  )
}

export function depositCreditedView(
  texts: Texts,
  deposit: Deposit,
  paidOffMicros: number,
  wallet: Wallet,
): Html {
  const { format, t } = texts
  const asked = format.usd(deposit.amountMicros)
  const credited = isCorrected(deposit)
    ? t('notices-credited-other', {
        credited: bold(format.usd(worthOf(deposit))),
        asked,
        reference: format.apart(code(deposit.reference)),
      })
    : t('notices-credited', { amount: bold(asked) })
  return lines(credited, paidDebt(texts, paidOffMicros), ...balanceLines(texts, wallet))
}

/** @param newDebtMicros the part that had been spent, and is now owed. */
export function depositChargedBackView(
  texts: Texts,
  deposit: Deposit,
  newDebtMicros: number,
  wallet: Wallet,
): Html {
  const { format, t } = texts
  const amountMicros = worthOf(deposit)
  const takenMicros = amountMicros - newDebtMicros
  const reference = format.apart(code(deposit.reference))
  return lines(
    t('notices-charged-back', { amount: bold(format.usd(amountMicros)), reference }),
    takenMicros > 0 ? t('notices-taken-from-wallet', { amount: format.usd(takenMicros) }) : null,
    newDebtMicros > 0 ? t('notices-spent-before', { amount: format.usd(newDebtMicros) }) : null,
    ...balanceLines(texts, wallet),
  )
}

export function depositRejectedView(texts: Texts, deposit: Deposit, support: string): Html {
  const { format, t } = texts
  const reference = format.apart(code(deposit.reference))
  return lines(
    t('notices-rejected', { amount: format.usd(deposit.amountMicros), reference }),
    because(texts, deposit.reason),
    questions(texts, support),
  )
}

export function depositRefundedView(texts: Texts, deposit: Deposit): Html {
  const { format, t } = texts
  const reference = format.apart(code(deposit.reference))
  return lines(
    t('notices-refunded', { amount: format.usd(worthOf(deposit)), reference }),
    because(texts, deposit.reason),
  )
}

export function standingView(
  texts: Texts,
  { change, reason, untilMs }: Extract<Notice, { kind: 'standing_changed' }>,
  support: string,
): Html {
  const { format, t } = texts
  const isBad = ['banned', 'restricted', 'api_off', 'shop_off'].includes(change)
  return lines(
    change === 'restricted' && untilMs !== null
      ? t('notices-restricted-until', { time: format.time(new Date(untilMs)) })
      : t(`notices-standing-${change}`),
    because(texts, reason),
    isBad ? questions(texts, support) : null,
  )
}

export function balanceAdjustedView(
  texts: Texts,
  { amountMicros, note, paidOffMicros = 0 }: Extract<Notice, { kind: 'balance_adjusted' }>,
): Html {
  const { format, t } = texts
  const amount = bold(format.usd(Math.abs(amountMicros)))
  return lines(
    amountMicros > 0 ? t('notices-added', { amount }) : t('notices-taken', { amount }),
    paidDebt(texts, paidOffMicros),
    because(texts, note),
  )
}

export function webhookOffView(
  { format, t }: Texts,
  { url }: Endpoint,
  reason: 'failing' | 'gone',
): Html {
  const shown = format.apart(code(url))
  return reason === 'gone'
    ? t('notices-webhook-gone', { url: shown })
    : t('notices-webhook-failing', { url: shown })
}

/** @param key null if the operator revoked all keys. */
export function keyEndsView(
  texts: Texts,
  key: ApiKey | null,
  how: Extract<Notice, { kind: 'key_ends' }>['how'],
  support: string,
): Html {
  const { format, t } = texts
  if (!key) return lines(t('notices-keys-revoked'), questions(texts, support))
  const prefix = key.prefix ? html` (${code(`${key.prefix}…`)})` : ''
  const name = format.apart(html`${bold(untappable(key.name))}${prefix}`)
  if (how === 'revoked')
    return lines(t('notices-key-revoked', { key: name }), questions(texts, support))
  const time = key.expiresAt ? format.time(key.expiresAt) : html``
  return how === 'soon'
    ? t('notices-key-ends-soon', { key: name, time })
    : t('notices-key-expired', { key: name, time })
}

/** Whose orders are concerned; null if everybody's are. */
export function holderLine({ format, t }: Texts, holder: Holder | null): Line {
  if (holder === null) return null
  const name = format.apart(untappable(clip(holder.name, 64)))
  return format.field(t('notices-account'), html`${name} (${code(holder.telegramId)})`)
}

/** The words of somebody else, in italics. */
export function quoted(text: string): Html {
  return html`<i>${clip(text, MAX_REASON_LENGTH)}</i>`
}

/** Whom to ask; null if the operator has set no contact. */
function questions({ t }: Texts, support: string): Line {
  return support === '' ? null : t('notices-questions', { support })
}

function because({ format, t }: Texts, reason: string | null): Line {
  return reason ? format.field(t('deposits-reason'), clip(reason, MAX_REASON_LENGTH)) : null
}

function paidDebt({ format, t }: Texts, paidOffMicros: number): Line {
  return paidOffMicros > 0 ? t('notices-paid-debt', { amount: format.usd(paidOffMicros) }) : null
}
