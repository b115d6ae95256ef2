import { isCorrected } from '../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import type { Notice } from '../../../domain/service/notices.ts'
import { formatUsd } from '../../../domain/shared/money.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import { moment, operator } from '../format.ts'
import { wallet as walletTexts } from './holder/wallet.ts'

/** Whatever it is, the message around it must fit. */
const MAX_REASON_LENGTH = 500

type StandingChange = Extract<Notice, { kind: 'standing_changed' }>
type FailingSupplier = Extract<Notice, { kind: 'supplier_failing' }>

/** What a supplier is called for. */
export const CALLS: Record<FailingSupplier['what'], string> = {
  place: 'new orders',
  check: 'questions about open orders',
  lookup: 'verifications and redemptions',
  checkLookup: 'questions about redemptions',
}

export const notices = {
  /** `paidOffMicros`: how much of what came back paid what the account owed. */
  orderEnded: (order: OrderRow, paidOffMicros: number) =>
    order.status === 'completed'
      ? html`✅ ${bold(order.packName)} is completed. ${code(order.id)}`
      : html`↩️ ${bold(order.packName)} could not be done${order.error ? html` (${clip(order.error, MAX_REASON_LENGTH)})` : ''}; ${formatUsd(order.amountMicros)} went back to your wallet${intoDebt(paidOffMicros)}. ${code(order.id)}`,
  showOrder: 'Show the order',
  depositCredited: (deposit: Deposit, paidOffMicros: number, wallet: Wallet) =>
    lines(
      isCorrected(deposit)
        ? html`✅ ${bold(formatUsd(worthOf(deposit)))} is in your wallet${intoDebt(paidOffMicros)}. That is what arrived of your top-up of ${formatUsd(deposit.amountMicros)} (${code(deposit.reference)}).`
        : html`✅ Your top-up of ${bold(formatUsd(deposit.amountMicros))} is in your wallet${intoDebt(paidOffMicros)}.`,
      ...walletLines(wallet),
    ),
  /** `newDebtMicros`: what had been spent of it, and is owed. */
  depositChargedBack: (deposit: Deposit, newDebtMicros: number, wallet: Wallet) => {
    const { reference } = deposit
    const amountMicros = worthOf(deposit)
    const takenMicros = amountMicros - newDebtMicros
    return lines(
      html`↩️ The payment for your top-up of ${bold(formatUsd(amountMicros))} (${code(reference)}) was taken back by the payment service.`,
      takenMicros > 0 ? html`${formatUsd(takenMicros)} was taken from your wallet.` : null,
      newDebtMicros > 0 ? html`${formatUsd(newDebtMicros)} of it had been spent.` : null,
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
    }
    const isBad = change === 'banned' || change === 'restricted' || change === 'api_off'
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
      html`⚠️ The payment of ${code(reference)}${ofHolder(holder)} went back to its payer without this service.`,
      status === 'charged_back'
        ? html`${formatUsd(amountMicros - newDebtMicros)} of its ${formatUsd(amountMicros)} was taken from the wallet.`
        : html`Its ${formatUsd(amountMicros)} are still in the wallet. Pay it back here to take them out.`,
      newDebtMicros > 0
        ? html`${bold(formatUsd(newDebtMicros))} had been spent, ${debtMicros > 0 ? html`and is owed. The account owes ${bold(formatUsd(debtMicros))} now: orders are refused until a top-up or a /credit pays it.` : 'and was owed; it has been paid since.'}`
        : null,
    )
  },
  refundRefused: (deposit: Deposit) =>
    html`⚠️ The payment service refused to pay ${code(deposit.reference)} back; its ${formatUsd(worthOf(deposit))} are in the wallet again.`,
  paymentUnmatched: (paymentId: string, payload: string, price: number) =>
    lines(
      html`⚠️ ${bold('A payment could not be matched')}; nothing was credited.`,
      html`Payment  ${code(paymentId)}`,
      html`For  ${code(payload || '–')}`,
      html`Paid  ${price}`,
      html`Find out whose it is and /credit them, or refund it at the payment service.`,
    ),
  aboutOrder: {
    outcome_unknown: (id: string) =>
      lines(
        html`⚠️ Nobody knows yet whether ${code(id)} was done: the supplier does not say.`,
        html`It is asked again until it is known; nothing is refunded on a guess.`,
      ),
    order_waits: (id: string) =>
      lines(
        html`⚠️ ${code(id)} was tried again and again, and certainly is not done yet.`,
        html`It is tried again every ten minutes for a day, then refunded. You can cancel it before that.`,
      ),
    done_after_cancel: (id: string) =>
      html`⚠️ The supplier did ${code(id)} after it was cancelled and refunded: it was delivered and not paid for. Ask the supplier to take it back, or /debit the account.`,
    failed_after_completion: (id: string) =>
      html`⚠️ The supplier says that it did not do ${code(id)}, which was completed by hand. No money has moved: ask the supplier, and /credit the account if the player has not got it.`,
  },
  soldAtLoss: (id: string, paidMicros: number, costMicros: number) =>
    html`⚠️ ${code(id)} was sold for ${formatUsd(paidMicros)} and cost ${formatUsd(costMicros)}: raise its price with /product.`,
  codeQuarantined: (id: string) =>
    html`🚧 ${code(id)} was cancelled, and nobody knows whether its voucher was used. It is set aside until you decide.`,
  decide: 'Decide',
  supplierFailing: ({ supplier, what, reason }: FailingSupplier, holder: Holder | null) =>
    lines(
      html`🔴 The supplier ${bold(supplier)} keeps failing: ${CALLS[what]}${ofHolder(holder)}.`,
      html`<i>${clip(reason, MAX_REASON_LENGTH)}</i>`,
      what === 'place'
        ? html`Orders go to the next supplier, or wait. I try it with a few calls at least every half minute.`
        : html`I try it with a few calls at least every half minute.`,
    ),
  supplierRecovered: ({ supplier, what }: Pick<FailingSupplier, 'supplier' | 'what'>) =>
    html`🟢 The supplier ${bold(supplier)} works again: ${CALLS[what]}.`,
  suppliers: '🚚 Suppliers',
  stockLow: (pid: string, left: number) => html`🎟 ${code(pid)} runs low: ${bold(left)} left.`,
  stockOut: (pid: string) =>
    html`🔴 ${code(pid)} is sold out: its last code was just sold. Add codes to sell more.`,
  addCodes: '➕ Add codes',
  stock: '🎟 Stock',
  backupFailed: (reason: string) =>
    lines(
      html`⚠️ ${bold('The scheduled backup failed')}; it is tried again.`,
      html`<i>${clip(reason, MAX_REASON_LENGTH)}</i>`,
    ),
  databaseDamaged: (damage: string) =>
    lines(
      html`🔴 ${bold('The database file is damaged')}: a check after a crash found this. Stop the service, keep the file, check the machine's disk and memory, and restore the newest undamaged backup.`,
      html`<i>${clip(damage, MAX_REASON_LENGTH)}</i>`,
    ),
  slowDown: html`🐢 I could not keep up, so I skipped your last messages. Please wait a moment, then send them again.`,
  balanceLow: (balanceMicros: number) =>
    html`👛 Your balance has fallen to ${bold(formatUsd(balanceMicros))}, below the mark that you set. Orders that it does not cover are refused.`,
  showForAdmin: 'Show',
  /** One message for many of a kind. */
  gathered: {
    ordersEnded: (count: number) =>
      html`📦 ${bold(count)} of your orders have ended. The list shows how.`,
    manualOrders: (count: number) => html`🙋 ${bold(count)} orders wait to be done by hand.`,
    receipts: (count: number) => html`🔔 ${bold(count)} receipts wait for you.`,
    outcome_unknown: (count: number) =>
      lines(
        html`⚠️ Nobody knows yet whether ${bold(count)} orders were done: the supplier does not say.`,
        html`It is asked again until it is known; nothing is refunded on a guess.`,
      ),
    order_waits: (count: number) =>
      lines(
        html`⚠️ ${bold(count)} orders were tried again and again, and certainly are not done yet.`,
        html`They are tried again every ten minutes for a day, then refunded. You can cancel them before that.`,
      ),
    quarantined: (count: number) =>
      html`🚧 ${bold(count)} orders were cancelled, and nobody knows whether their vouchers were used. They are set aside until you decide.`,
    soldAtLoss: (count: number, id: string) =>
      html`⚠️ ${bold(count)} orders, such as ${code(id)}, were sold for less than they cost: raise the prices with /product.`,
    stock_low: (count: number) => html`🎟 ${bold(count)} products run low. The list shows which.`,
    stock_out: (count: number) =>
      html`🔴 ${bold(count)} products are sold out. The list shows which.`,
  },
}

/** Whose orders alone are meant; nothing where everybody's are. */
export function ofHolder(holder: Holder | null): Html | string {
  return holder === null
    ? ''
    : html` of ${untappable(clip(holder.name, 64))} (${code(holder.telegramId)})`
}

/** Whom to ask, where the operator has said. */
function questions(support: string): string {
  return support === '' ? '' : ` Questions? Ask ${operator(support)}.`
}

type Wallet = { balanceMicros: number; debtMicros: number }

function walletLines({ balanceMicros, debtMicros }: Wallet): (Html | null)[] {
  return [html`Balance  ${bold(formatUsd(balanceMicros))}`, walletTexts.owed(debtMicros)]
}

function intoDebt(paidOffMicros: number): string {
  return paidOffMicros > 0 ? `; ${formatUsd(paidOffMicros)} of it paid what you owed` : ''
}

function because(reason: string | null): string {
  return reason ? `: ${clip(reason, MAX_REASON_LENGTH)}` : ''
}
