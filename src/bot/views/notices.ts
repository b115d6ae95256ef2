import type { ApiKey } from '../../domain/access/api-keys.ts'
import { isCorrected } from '../../domain/deposits/decisions.ts'
import type { Deposit } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import type { OrderRow } from '../../domain/orders/orders.ts'
import type { Holder } from '../../domain/reports/order.ts'
import type { Notice } from '../../domain/service/notice.ts'
import type { Endpoint } from '../../domain/webhooks/endpoints.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../html.ts'
import type { Texts } from '../texts/texts.ts'
import { reasonOf } from './holder/orders.ts'
import { balanceLines } from './holder/wallet.ts'

// What notices say to holders.

/** A longer reason would not leave room for the rest of the message. */
const MAX_REASON_LENGTH = 500

type Wallet = { balanceMicros: number; debtMicros: number }
type Line = Html | string | null

/** @param paidOffMicros the part of the refund that paid what the account owed. */
export function orderEndedView(texts: Texts, order: OrderRow, paidOffMicros: number): Html {
  const { notices, format } = texts
  const pack = format.apart(bold(order.packName))
  const id = format.apart(code(order.id))
  if (order.status === 'completed') return notices.orderCompleted(pack, id)
  return lines(
    notices.orderCancelled(pack, id),
    because(texts, order.error && reasonOf(texts, order.error)),
    notices.moneyBack(format.usd(order.amountMicros)),
    paidDebt(texts, paidOffMicros),
  )
}

export function orderSummaryView(
  { notices }: Texts,
  { completed, cancelled }: { completed: number; cancelled: number },
): Html {
  return lines(
    notices.ordersCompleted(completed),
    cancelled > 0 ? notices.ordersCancelled(cancelled) : null,
  )
}

export function depositCreditedView(
  texts: Texts,
  deposit: Deposit,
  paidOffMicros: number,
  wallet: Wallet,
): Html {
  const { notices, format } = texts
  const asked = format.usd(deposit.amountMicros)
  const credited = isCorrected(deposit)
    ? notices.creditedOther(
        bold(format.usd(worthOf(deposit))),
        asked,
        format.apart(code(deposit.reference)),
      )
    : notices.credited(bold(asked))
  return lines(credited, paidDebt(texts, paidOffMicros), ...balanceLines(texts, wallet))
}

/** @param newDebtMicros the part that had been spent, and is now owed. */
export function depositChargedBackView(
  texts: Texts,
  deposit: Deposit,
  newDebtMicros: number,
  wallet: Wallet,
): Html {
  const { notices, format } = texts
  const amountMicros = worthOf(deposit)
  const takenMicros = amountMicros - newDebtMicros
  const reference = format.apart(code(deposit.reference))
  return lines(
    notices.chargedBack(bold(format.usd(amountMicros)), reference),
    takenMicros > 0 ? notices.takenFromWallet(format.usd(takenMicros)) : null,
    newDebtMicros > 0 ? notices.spentBefore(format.usd(newDebtMicros)) : null,
    ...balanceLines(texts, wallet),
  )
}

export function depositRejectedView(texts: Texts, deposit: Deposit, support: string): Html {
  const { notices, format } = texts
  const reference = format.apart(code(deposit.reference))
  return lines(
    notices.rejected(format.usd(deposit.amountMicros), reference),
    because(texts, deposit.reason),
    questions(texts, support),
  )
}

export function depositRefundedView(texts: Texts, deposit: Deposit): Html {
  const { notices, format } = texts
  const reference = format.apart(code(deposit.reference))
  return lines(
    notices.refunded(format.usd(worthOf(deposit)), reference),
    because(texts, deposit.reason),
  )
}

export function standingView(
  texts: Texts,
  { change, reason, untilMs }: Extract<Notice, { kind: 'standing_changed' }>,
  support: string,
): Html {
  const { notices, format } = texts
  const isBad = ['banned', 'restricted', 'api_off', 'shop_off'].includes(change)
  return lines(
    change === 'restricted' && untilMs !== null
      ? notices.restrictedUntil(format.time(new Date(untilMs)))
      : notices.standing[change],
    because(texts, reason),
    isBad ? questions(texts, support) : null,
  )
}

export function balanceAdjustedView(
  texts: Texts,
  { amountMicros, note, paidOffMicros = 0 }: Extract<Notice, { kind: 'balance_adjusted' }>,
): Html {
  const { notices, format } = texts
  const amount = bold(format.usd(Math.abs(amountMicros)))
  return lines(
    amountMicros > 0 ? notices.added(amount) : notices.taken(amount),
    paidDebt(texts, paidOffMicros),
    because(texts, note),
  )
}

export function webhookOffView(
  { notices, format }: Texts,
  { url }: Endpoint,
  reason: 'failing' | 'gone',
): Html {
  const shown = format.apart(code(url))
  return reason === 'gone' ? notices.webhookGone(shown) : notices.webhookFailing(shown)
}

/** @param key null if the operator revoked all keys. */
export function keyEndsView(
  texts: Texts,
  key: ApiKey | null,
  how: Extract<Notice, { kind: 'key_ends' }>['how'],
  support: string,
): Html {
  const { notices, format } = texts
  if (!key) return lines(notices.keysRevoked, questions(texts, support))
  const prefix = key.prefix ? html` (${code(`${key.prefix}…`)})` : ''
  const name = format.apart(html`${bold(untappable(key.name))}${prefix}`)
  if (how === 'revoked') return lines(notices.keyRevoked(name), questions(texts, support))
  const time = key.expiresAt ? format.time(key.expiresAt) : html``
  return how === 'soon' ? notices.keyEndsSoon(name, time) : notices.keyExpired(name, time)
}

/** Whose orders are concerned; null if everybody's are. */
export function holderLine({ notices, format }: Texts, holder: Holder | null): Line {
  if (holder === null) return null
  const name = format.apart(untappable(clip(holder.name, 64)))
  return format.field(notices.account, html`${name} (${code(holder.telegramId)})`)
}

/** The words of somebody else, in italics. */
export function quoted(text: string): Html {
  return html`<i>${clip(text, MAX_REASON_LENGTH)}</i>`
}

/** Whom to ask; null if the operator has set no contact. */
function questions({ notices }: Texts, support: string): Line {
  return support === '' ? null : notices.questions(support)
}

function because({ deposits, format }: Texts, reason: string | null): Line {
  return reason ? format.field(deposits.reason, clip(reason, MAX_REASON_LENGTH)) : null
}

function paidDebt({ notices, format }: Texts, paidOffMicros: number): Line {
  return paidOffMicros > 0 ? notices.paidDebt(format.usd(paidOffMicros)) : null
}
