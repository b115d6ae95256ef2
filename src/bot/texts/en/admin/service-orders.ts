import type { OrderRow } from '../../../../domain/orders/orders.ts'
import type { Holder, ListedOrder, OrderReport } from '../../../../domain/reports/order.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  lines,
  secret,
  title,
  untappable,
} from '../../../html.ts'
import { orders as holderTexts } from '../holder/orders.ts'
import { moment } from '../words.ts'

type Status = OrderRow['status']
type OrderOnly = OrderReport & { kind: 'order' }
type LookupOnly = OrderReport & { kind: 'lookup' }

/** More would not fit into one message. */
const CALLS_SHOWN = 6

export const orders = {
  title: (holder: Holder | null, status: Status | undefined, page: number): Html => {
    const whose = holder ? ` of ${nameOf(holder)}` : ''
    const which = status ? ` – ${status}` : ''
    return title(`📦 Orders${whose}${which}`, page)
  },
  none: 'There are no such orders.',
  row: (order: ListedOrder, withHolder: boolean): string => {
    const what = `${holderTexts.mark[order.status]} ${clip(order.packName, 24)} · ${formatUsd(order.amountMicros)}`
    return clip(withHolder ? `${what} · ${nameOf(order.holder)}` : what, 60)
  },
  filter: (status: Status | undefined, current: boolean): string =>
    `${current ? '• ' : ''}${status ? holderTexts.mark[status] : 'All'}`,
  account: '👤 Account',
  usage: 'Write /orders, or /orders processing, /orders completed or /orders cancelled.',
}

/** Below the title of an order or lookup that a test key placed. */
const TEST = html`🧪 Test: paid with test money, and no supplier is called.`

export const order = {
  usage: 'Write /order and an id, such as /order API-GMA-7Q2M9XK4-0T8ZPD. /orders lists them.',
  page: (report: OrderOnly): Html => {
    const { order, codes, job } = report
    const use = order.kind === 'topup' ? 'voucher for the supplier' : 'delivered'
    return lines(
      bold(`📦 ${clip(order.packName, 128)}`),
      report.test ? TEST : null,
      '',
      html`Order  ${code(order.id)}`,
      html`Status  ${holderTexts.mark[order.status]} ${order.status}${order.refunded ? ', refunded' : ''}`,
      order.error ? html`Reason  ${clip(order.error, 200)}` : null,
      ...whose(report),
      html`Product  ${code(order.pid)} (${order.slug})`,
      html`Amount  ${formatUsd(order.amountMicros)}${order.quantity > 1 ? ` for ${order.quantity}` : ''}`,
      ...Object.entries(order.player).map(
        ([name, value]) => html`${name}  ${code(clip(value, 64))}`,
      ),
      html`Supplier  ${order.supplier}${order.supplierRef ? `, item ${clip(order.supplierRef, 64)}` : ''}${order.supplierOrderId ? `, its order ${clip(order.supplierOrderId, 64)}` : ''}`,
      order.fallbacks.length > 0 && order.status === 'processing'
        ? html`Next  ${order.fallbacks.map(({ supplier }) => supplier).join(', then ')}`
        : null,
      codes.length > 0 ? html`Codes  ${codes.length} (${use})` : null,
      html`Placed  ${moment(order.createdAt)}`,
      order.endedAt ? html`Ended  ${moment(order.endedAt)}` : null,
      ...(job
        ? [
            html`Attempts  ${job.attempts}, the next is due at ${moment(job.dueAt)}`,
            html`Known to the supplier  ${job.sent ? 'perhaps' : 'no'}`,
            job.watchUntil
              ? html`The supplier is asked until ${moment(job.watchUntil)} whether it agrees.`
              : null,
          ]
        : []),
      ...calls(report),
      ...entries(report),
    )
  },
  lookupPage: (report: LookupOnly): Html => {
    const { lookup, job } = report
    return lines(
      bold(`🔎 Lookup: POST /${lookup.kind}`),
      report.test ? TEST : null,
      '',
      html`Lookup  ${code(lookup.id)}`,
      html`Status  ${holderTexts.mark[lookup.status]} ${lookup.status}`,
      lookup.error ? html`Reason  ${clip(lookup.error, 200)}` : null,
      ...whose(report),
      ...Object.entries(lookup.input)
        .filter(([name]) => name !== 'code')
        .map(([name, value]) => html`${name}  ${code(clip(value ?? '', 64))}`),
      lookup.data ? html`Result  ${clip(JSON.stringify(lookup.data), 600)}` : null,
      html`Fee  ${formatUsd(lookup.feeMicros)}${lookup.feeReturned ? ', returned' : ''}`,
      html`Placed  ${moment(lookup.createdAt)}`,
      lookup.endedAt ? html`Ended  ${moment(lookup.endedAt)}` : null,
      job ? html`Attempts  ${job.attempts}, the next is due at ${moment(job.dueAt)}` : null,
      ...calls(report),
      ...entries(report),
    )
  },
  complete: '✅ Complete by hand',
  cancel: '↩️ Cancel with refund',
  showCodes: (count: number) => `👁 Show ${counted(count, 'code')}`,
  noCodes: 'It has no codes.',
  codes: (id: string, codes: string[]): Html =>
    lines(
      html`${counted(codes.length, 'code')} of ${code(id)}. The audit log records that you asked.`,
      '',
      ...codes.map(secret),
    ),
  codesCaption: (id: string, count: number): Html =>
    html`${counted(count, 'code')} of ${code(id)}. The audit log records that you asked.`,
  deleteCodes: '🗑 Delete this message',
  back: '‹ Orders',
  keep: 'Leave it as it is',
  confirmCancel: ({ order: { id, amountMicros }, codes, job }: OrderOnly): Html =>
    lines(
      bold('Cancel this order and refund it?'),
      '',
      html`${code(id)}: ${formatUsd(amountMicros)} go back into the wallet${codes.length > 0 ? (job?.sent ? ', and its voucher is set aside until you know whether it was used' : ', and its voucher back into stock') : ''}.`,
      html`Only do this if you are certain that the order was not done and will not be.`,
      job?.sent ? html`⚠️ The supplier may have this order. Ask them first.` : null,
      '',
      html`Why do you cancel it? The reseller gets your answer in ${code('error')}.`,
    ),
  cancelAs: (reason: string) => `↩️ ${reason}`,
  typeReason: '✏️ Another reason',
  askReason: (id: string): Html =>
    lines(
      html`${bold('Why is it cancelled?')} ${code(id)}`,
      '',
      html`Type the reason. The reseller will see it. Then the order is cancelled and refunded.`,
    ),
  confirmComplete: (id: string): Html =>
    lines(
      bold('Complete this order by hand?'),
      '',
      html`${code(id)}: only do this if you are certain that the player has received it. The order stays paid. If a supplier may have the order and disagrees, I will message you.`,
    ),
  completeNow: '✅ Yes, complete it',
  ended: (order: OrderRow) =>
    order.status === 'cancelled'
      ? `Cancelled, and ${formatUsd(order.amountMicros)} went back into the wallet.`
      : 'Completed by hand.',
  endedBefore: (order: OrderRow) => {
    const how = `${order.status}${order.error ? `: ${clip(order.error, 100)}` : ''}`
    const at = order.endedAt ? ` on ${moment(order.endedAt)}` : ''
    return `Nothing has changed: this order had already ended${at} (${how}${order.refunded ? ', refunded' : ''}).`
  },
}

function nameOf({ name, telegramId }: Holder): string {
  return untappable(clip(name, 64)) || String(telegramId)
}

function whose(report: OrderReport): (Html | null)[] {
  const { telegramId, holderName, trxid, idempotencyKey, keyName } = report
  const other = idempotencyKey !== null && idempotencyKey !== trxid
  return [
    html`Account  ${nameOf({ name: holderName, telegramId })} (${code(telegramId)})`,
    trxid ? html`trxid  ${code(clip(trxid, 128))}` : null,
    keyName ? html`Key  ${untappable(keyName)}` : null,
    other ? html`Idempotency key  ${code(clip(idempotencyKey, 128))}` : null,
  ]
}

/** The calls to suppliers, newest last. */
function calls({ calls }: OrderReport): Html[] {
  const rows = calls
    .slice(-CALLS_SHOWN)
    .map(({ what, supplier, outcome, reason, ms, startedAt }) => {
      const end = outcome === null ? 'no answer yet' : outcome.replaceAll('_', ' ')
      const why = reason === null ? '' : html` (${clip(reason, 80)})`
      const took = ms === null ? '' : `, ${ms} ms`
      return html`• ${startedAt.toISOString().slice(11, 19)} ${what} at ${supplier}: ${end}${took}${why}`
    })
  return rows.length > 0 ? [html``, bold('Calls (UTC)'), ...rows] : []
}

function entries({ entries }: OrderReport): Html[] {
  const rows = entries.map((entry) => {
    const sign = entry.amountMicros > 0 ? '+' : '−'
    const amount = `${sign}${formatUsd(Math.abs(entry.amountMicros))}`
    return html`• ${entry.kind.replaceAll('_', ' ')} ${amount}, balance ${formatUsd(entry.balanceAfterMicros)}`
  })
  return rows.length > 0 ? [html``, bold('Entries'), ...rows] : []
}
