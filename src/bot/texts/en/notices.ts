import type { Deposit } from '../../../domain/deposits.ts'
import { formatUsd } from '../../../domain/money.ts'
import type { Notice } from '../../../domain/notices.ts'
import type { OrderRow } from '../../../domain/orders.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import { moment } from '../format.ts'

/** Whatever it is, the message around it must fit. */
const MAX_REASON_LENGTH = 500

type StandingChange = Extract<Notice, { kind: 'standing_changed' }>

export const notices = {
  orderEnded: (order: OrderRow) =>
    order.status === 'completed'
      ? html`✅ ${bold(order.packName)} is completed. ${code(order.id)}`
      : html`↩️ ${bold(order.packName)} could not be done${order.error ? html` (${clip(order.error, MAX_REASON_LENGTH)})` : ''}; ${formatUsd(order.amountMicros)} went back to your wallet. ${code(order.id)}`,
  showOrder: 'Show the order',
  depositCredited: (deposit: Deposit, balanceMicros: number) =>
    lines(
      html`✅ Your top-up of ${bold(formatUsd(deposit.amountMicros))} is in your wallet.`,
      html`Balance  ${bold(formatUsd(balanceMicros))}`,
    ),
  depositRejected: (deposit: Deposit) =>
    html`❌ Your top-up of ${formatUsd(deposit.amountMicros)} (${code(deposit.reference)}) was rejected${because(deposit.reason)}.`,
  depositRefunded: (deposit: Deposit) =>
    html`↩️ Your top-up of ${formatUsd(deposit.amountMicros)} (${code(deposit.reference)}) was paid back to you${because(deposit.reason)}.`,
  standing: ({ change, reason, untilMs }: StandingChange): Html => {
    const until = untilMs === null ? '' : ` until ${moment(new Date(untilMs))}`
    const said: Record<StandingChange['change'], string> = {
      banned: '⛔ Your account was banned',
      unbanned: '🟢 Your account is no longer banned',
      restricted: `🟠 Your account is restricted${until}`,
      unrestricted: '🟢 Your account is no longer restricted',
      api_off: '⚪️ The operator switched your API access off',
      api_on: '🟢 The operator allows your API access again',
    }
    return html`${said[change]}${because(reason)}.`
  },
  balanceAdjusted: (amountMicros: number, note: string | null) =>
    amountMicros > 0
      ? html`➕ ${bold(formatUsd(amountMicros))} was added to your wallet${because(note)}.`
      : html`➖ ${bold(formatUsd(-amountMicros))} was taken from your wallet${because(note)}.`,
  toWallet: '👛 Wallet',
  depositPaidBack: (deposit: Deposit) =>
    html`⚠️ The payment of ${code(deposit.reference)} went back to its payer without this service; its ${formatUsd(deposit.amountMicros)} are still in the wallet. Refund it here to take them back.`,
  refundRefused: (deposit: Deposit) =>
    html`⚠️ The payment service refused to pay ${code(deposit.reference)} back; its ${formatUsd(deposit.amountMicros)} are in the wallet again.`,
  paymentUnmatched: (paymentId: string, payload: string, price: number) =>
    lines(
      html`⚠️ ${bold('A payment could not be matched')}; nothing was credited.`,
      html`Payment  ${code(paymentId)}`,
      html`For  ${code(payload || '–')}`,
      html`Paid  ${price}`,
      html`Find out whose it is and /credit them, or refund it at the payment service.`,
    ),
  outcomeUnknown: (id: string) =>
    lines(
      html`⚠️ Nobody knows yet whether ${code(id)} was done: the supplier does not say.`,
      html`It is asked again until it is known; nothing is refunded on a guess.`,
    ),
  doneAfterCancel: (id: string) =>
    html`⚠️ The supplier did ${code(id)} after it was cancelled and refunded: it was delivered and not paid for. Ask the supplier to take it back, or /debit the account.`,
  showForAdmin: 'Show',
}

function because(reason: string | null): string {
  return reason ? `: ${clip(reason, MAX_REASON_LENGTH)}` : ''
}
