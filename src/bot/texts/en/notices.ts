import type { ApiKey } from '../../../domain/access/api-keys.ts'
import { isCorrected } from '../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import type { Notice } from '../../../domain/service/notice.ts'
import { formatUsd } from '../../../domain/shared/money.ts'
import type { Endpoint } from '../../../domain/webhooks/endpoints.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import { wallet as walletTexts } from './holder/wallet.ts'
import { moment, operator } from './words.ts'

/** A longer reason would not leave room for the rest of the message. */
const MAX_REASON_LENGTH = 500

type StandingChange = Extract<Notice, { kind: 'standing_changed' }>
type KeyEnd = Extract<Notice, { kind: 'key_ends' }>
type FailingSupplier = Extract<Notice, { kind: 'supplier_failing' }>

/** The kinds of calls to suppliers, in words. */
export const CALLS: Record<FailingSupplier['what'], string> = {
  place: 'new orders',
  check: 'checks of open orders',
  lookup: 'verifications and redemptions',
  checkLookup: 'checks of redemptions',
}

export const notices = {
  /** `paidOffMicros`: the part of the refund that paid what the account owed. */
  orderEnded: (order: OrderRow, paidOffMicros: number) =>
    order.status === 'completed'
      ? html`✅ ${bold(order.packName)} is completed. ${code(order.id)}`
      : html`↩️ ${bold(order.packName)} could not be done${order.error ? html` (${clip(order.error, MAX_REASON_LENGTH)})` : ''}. ${formatUsd(order.amountMicros)} went back to your wallet${intoDebt(paidOffMicros)}. ${code(order.id)}`,
  orderSummary: ({ completed, cancelled }: { completed: number; cancelled: number }) =>
    html`🕐 In the last hour ${bold(String(completed))} of your orders were completed${cancelled > 0 ? html`, and ${bold(String(cancelled))} cancelled and refunded` : ''}.`,
  showOrder: 'Show the order',
  depositCredited: (deposit: Deposit, paidOffMicros: number, wallet: Wallet) =>
    lines(
      isCorrected(deposit)
        ? html`✅ ${bold(formatUsd(worthOf(deposit)))} is in your wallet${intoDebt(paidOffMicros)}. That is the amount that arrived for your top-up of ${formatUsd(deposit.amountMicros)} (${code(deposit.reference)}).`
        : html`✅ Your top-up of ${bold(formatUsd(deposit.amountMicros))} is in your wallet${intoDebt(paidOffMicros)}.`,
      ...walletLines(wallet),
    ),
  /** `newDebtMicros`: the part that had been spent, and is now owed. */
  depositChargedBack: (deposit: Deposit, newDebtMicros: number, wallet: Wallet) => {
    const { reference } = deposit
    const amountMicros = worthOf(deposit)
    const takenMicros = amountMicros - newDebtMicros
    return lines(
      html`↩️ The payment for your top-up of ${bold(formatUsd(amountMicros))} (${code(reference)}) was taken back by the payment service.`,
      takenMicros > 0 ? html`${formatUsd(takenMicros)} was taken from your wallet.` : null,
      newDebtMicros > 0 ? html`${formatUsd(newDebtMicros)} of it had already been spent.` : null,
      ...walletLines(wallet),
    )
  },
  depositRejected: (deposit: Deposit, support: string) =>
    html`❌ Your top-up of ${formatUsd(deposit.amountMicros)} (${code(deposit.reference)}) was rejected${because(deposit.reason)}.${questions(support)}`,
  depositRefunded: (deposit: Deposit) =>
    html`↩️ Your top-up of ${formatUsd(worthOf(deposit))} (${code(deposit.reference)}) was paid back to you${because(deposit.reason)}.`,
  standing: ({ change, reason, untilMs }: StandingChange, support: string): Html => {
    const until = untilMs === null ? '' : ` until ${moment(new Date(untilMs))}`
    const said: Record<StandingChange['change'], string> = {
      banned: '⛔ Your account was banned',
      unbanned: '🟢 Your account is no longer banned',
      restricted: `🟠 Your account is restricted${until}`,
      unrestricted: '🟢 Your account is no longer restricted',
      api_off: '⚪️ The operator switched your API access off',
      api_on: '🟢 The operator allows your API access again',
      shop_off: '⚪️ The operator switched the shop in this chat off for you',
      shop_on: '🟢 You can buy in this chat again',
    }
    const isBad = ['banned', 'restricted', 'api_off', 'shop_off'].includes(change)
    return html`${said[change]}${because(reason)}.${isBad ? questions(support) : ''}`
  },
  balanceAdjusted: (amountMicros: number, note: string | null, paidOffMicros: number) =>
    amountMicros > 0
      ? html`➕ ${bold(formatUsd(amountMicros))} was added to your wallet${intoDebt(paidOffMicros)}${because(note)}.`
      : html`➖ ${bold(formatUsd(-amountMicros))} was taken from your wallet${because(note)}.`,
  toWallet: '👛 Wallet',
  topUp: '➕ Top up',
  depositPaidBack: (
    deposit: Deposit,
    holder: Holder,
    newDebtMicros: number,
    { debtMicros }: Wallet,
  ) => {
    const { status, reference } = deposit
    const amountMicros = worthOf(deposit)
    return lines(
      html`⚠️ The payment for ${code(reference)}${ofHolder(holder)} went back to the payer, but not through this service.`,
      status === 'charged_back'
        ? html`${formatUsd(amountMicros - newDebtMicros)} of its ${formatUsd(amountMicros)} was taken from the wallet.`
        : html`The ${formatUsd(amountMicros)} are still in the wallet. Use “Pay back” here to take them out.`,
      newDebtMicros > 0
        ? html`${bold(formatUsd(newDebtMicros))} had already been spent. ${debtMicros > 0 ? html`The account now owes ${bold(formatUsd(debtMicros))}. Orders are refused until a top-up or a /credit pays it.` : 'The account owed that, and has paid it since.'}`
        : null,
    )
  },
  refundRefused: (deposit: Deposit) =>
    html`⚠️ The payment service refused to pay ${code(deposit.reference)} back. The ${formatUsd(worthOf(deposit))} are in the wallet again.`,
  paymentUnmatched: (paymentId: string, payload: string, price: number) =>
    lines(
      html`⚠️ ${bold('A payment could not be matched')}; nothing was credited.`,
      html`Payment  ${code(paymentId)}`,
      html`For  ${code(payload || '–')}`,
      html`Paid  ${price}`,
      html`Find out who paid it and /credit them, or refund it at the payment service.`,
    ),
  aboutOrder: {
    outcome_unknown: (id: string) =>
      lines(
        html`⚠️ It is not known yet whether ${code(id)} was done: the supplier gives no clear answer.`,
        html`I keep asking the supplier. Nothing is refunded on a guess.`,
      ),
    order_waits: (id: string) =>
      lines(
        html`⚠️ ${code(id)} failed several times and is certainly not done yet.`,
        html`I try it again every ten minutes for a day, then it is refunded. You can cancel it before that.`,
      ),
    done_after_cancel: (id: string) =>
      html`⚠️ The supplier did ${code(id)} after it was cancelled and refunded, so it was delivered but not paid for. Ask the supplier to take it back, or /debit the account.`,
    failed_after_completion: (id: string) =>
      html`⚠️ The supplier says that it did not do ${code(id)}, but the order was completed by hand. No money has moved. Ask the supplier, and /credit the account if the player did not get it.`,
  },
  soldAtLoss: (id: string, paidMicros: number, costMicros: number) =>
    html`⚠️ ${code(id)} was sold for ${formatUsd(paidMicros)} but cost ${formatUsd(costMicros)}. Raise its price with /product.`,
  codeQuarantined: (id: string) =>
    html`🚧 ${code(id)} was cancelled, but its voucher may have been used. The voucher is set aside until you decide.`,
  decide: 'Decide',
  supplierFailing: ({ supplier, what, reason }: FailingSupplier, holder: Holder | null) =>
    lines(
      html`🔴 The supplier ${bold(supplier)} keeps failing: ${CALLS[what]}${ofHolder(holder)}.`,
      html`<i>${clip(reason, MAX_REASON_LENGTH)}</i>`,
      what === 'place'
        ? html`Orders go to the next supplier, or wait. I test it with a few calls at least every 30 seconds.`
        : html`I test it with a few calls at least every 30 seconds.`,
    ),
  supplierRecovered: ({ supplier, what }: Pick<FailingSupplier, 'supplier' | 'what'>) =>
    html`🟢 The supplier ${bold(supplier)} works again: ${CALLS[what]}.`,
  suppliers: '🚚 Suppliers',
  stockLow: (pid: string, left: number) => html`🎟 ${code(pid)} runs low: ${bold(left)} left.`,
  stockOut: (pid: string) =>
    html`🔴 ${code(pid)} is sold out: its last code was just sold. Add codes to sell more.`,
  addCodes: '➕ Add codes',
  stock: '🎟 Stock',
  webhookOff: ({ url, failingSince }: Endpoint, reason: 'failing' | 'gone') =>
    reason === 'gone'
      ? html`⚪️ I switched your webhook ${code(url)} off: your server answered 410, which means that it does not want any more events.`
      : html`⚪️ I switched your webhook ${code(url)} off: no call has succeeded${failingSince ? ` since ${moment(failingSince)}` : ' for five days'}. Fix the server and turn the webhook on again. Under Deliveries you can send what it missed.`,
  /** @param key null if the operator revoked all keys. */
  keyEnds: (key: ApiKey | null, how: KeyEnd['how'], support: string): Html => {
    const which = key
      ? html`key ${bold(untappable(key.name))}${key.prefix ? html` (${code(`${key.prefix}…`)})` : ''}`
      : html`API keys`
    const at = key?.expiresAt ? moment(key.expiresAt) : ''
    switch (how) {
      case 'soon':
        return html`⏳ Your ${which} works until ${at}. After that, its calls are refused. Open the key to let it work longer, or give your program another one.`
      case 'expired':
        return html`⌛️ Your ${which} expired on ${at}. Its calls are refused now. Create a new key for your program.`
      case 'revoked':
        return html`🚫 The operator revoked your ${which}. ${key ? 'Its' : 'Their'} calls are refused now.${questions(support)}`
    }
  },
  showWebhook: '🪝 Show the webhook',
  backupFailed: (reason: string) =>
    lines(
      html`⚠️ ${bold('The scheduled backup failed')}. I will try again.`,
      html`<i>${clip(reason, MAX_REASON_LENGTH)}</i>`,
    ),
  databaseDamaged: (damage: string) =>
    lines(
      html`🔴 ${bold('The database file is damaged')}: a check after a crash found this. Stop the service, keep the file, check the machine's disk and memory, and restore the newest undamaged backup.`,
      html`<i>${clip(damage, MAX_REASON_LENGTH)}</i>`,
    ),
  slowDown: html`🐢 You sent more than I can handle, so I skipped your last messages. Please wait a moment and send them again.`,
  balanceLow: (balanceMicros: number) =>
    html`👛 Your balance has fallen to ${bold(formatUsd(balanceMicros))}, below the amount that you set. Orders that cost more than this are refused.`,
  showForAdmin: 'Show',
  /** One message for many of a kind. */
  gathered: {
    ordersEnded: (count: number) =>
      html`📦 ${bold(count)} of your orders have ended. The list shows how.`,
    manualOrders: (count: number) => html`🙋 ${bold(count)} orders wait to be done by hand.`,
    receipts: (count: number) => html`🔔 ${bold(count)} receipts wait for you.`,
    outcome_unknown: (count: number) =>
      lines(
        html`⚠️ It is not known yet whether ${bold(count)} orders were done: the supplier gives no clear answer.`,
        html`I keep asking the supplier. Nothing is refunded on a guess.`,
      ),
    order_waits: (count: number) =>
      lines(
        html`⚠️ ${bold(count)} orders failed several times and are certainly not done yet.`,
        html`I try them again every ten minutes for a day, then they are refunded. You can cancel them before that.`,
      ),
    quarantined: (count: number) =>
      html`🚧 ${bold(count)} orders were cancelled, but their vouchers may have been used. The vouchers are set aside until you decide.`,
    soldAtLoss: (count: number, id: string) =>
      html`⚠️ ${bold(count)} orders, such as ${code(id)}, were sold for less than they cost. Raise the prices with /product.`,
    stock_low: (count: number) => html`🎟 ${bold(count)} products run low. The list shows which.`,
    stock_out: (count: number) =>
      html`🔴 ${bold(count)} products are sold out. The list shows which.`,
  },
}

/** Whose orders are concerned; empty if everybody's are. */
export function ofHolder(holder: Holder | null): Html | string {
  return holder === null
    ? ''
    : html` of ${untappable(clip(holder.name, 64))} (${code(holder.telegramId)})`
}

/** Whom to ask; empty if the operator has set no contact. */
function questions(support: string): string {
  return support === '' ? '' : ` Questions? Ask ${operator(support)}.`
}

type Wallet = { balanceMicros: number; debtMicros: number }

function walletLines({ balanceMicros, debtMicros }: Wallet): (Html | null)[] {
  return [
    html`Balance  ${bold(formatUsd(balanceMicros))}`,
    debtMicros > 0 ? walletTexts.owed(bold(formatUsd(debtMicros))) : null,
  ]
}

function intoDebt(paidOffMicros: number): string {
  return paidOffMicros > 0 ? `; ${formatUsd(paidOffMicros)} of it paid what you owed` : ''
}

function because(reason: string | null): string {
  return reason ? `: ${clip(reason, MAX_REASON_LENGTH)}` : ''
}
