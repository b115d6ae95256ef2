import type { TaskWithOrder } from '../../../../domain/orders/manual-tasks.ts'
import type { OrderRow } from '../../../../domain/orders/orders.ts'
import type { Holder } from '../../../../domain/reports/order.ts'
import type { StuckItem } from '../../../../domain/reports/stuck.ts'
import {
  type BreakerView,
  breakerPosition,
  type SupplierOverview,
} from '../../../../domain/reports/suppliers.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import type { QuarantinedCodes } from '../../../../domain/stock/quarantine.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { WHY_STUCK } from '../../../../texts/en/stuck.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../../html.ts'
import { notices } from '../notices.ts'
import { ago, moment } from '../words.ts'

const WHY_MARK: Record<StuckItem['why'], string> = {
  unknown: '❓',
  not_sent: '✋',
  in_progress: '⏳',
  person: '🙋',
}

type Card = {
  order: OrderRow
  /** What the player entered, with the line's names for it. */
  fields: { label: string; value: string }[]
  /** Who has taken it. */
  takenBy: string | null
  task: TaskWithOrder['task'] | null
  holder: Holder
  mine: boolean
  reminder: boolean
}

export const tasks = {
  title: bold('🙋 To do by hand'),
  choose: 'Oldest first. Tap one to take it.',
  none: 'No order waits to be done by hand.',
  row: ({ task, order }: TaskWithOrder, now: Date) =>
    `${task.takenBy === null ? '🆕' : '🙋'} ${clip(order.packName, 30)} · ${ago(order.createdAt, now)}`,
  card: ({ order, fields, task, takenBy, holder, mine, reminder }: Card): Html =>
    lines(
      task
        ? bold(reminder ? '⏰ Still to do by hand' : '🙋 To do by hand')
        : bold(`This order has ended: ${order.status}`),
      '',
      html`${bold(clip(order.packName, 128))}${order.quantity > 1 ? ` × ${order.quantity}` : ''}`,
      ...fields.map(({ label, value }) => html`${label}  ${code(clip(value, 64))}`),
      order.supplierRef && order.supplierRef !== order.packName
        ? html`Item  ${code(clip(order.supplierRef, 128))}`
        : null,
      '',
      html`Order  ${code(order.id)}`,
      html`Paid  ${formatUsd(order.amountMicros)} by ${untappable(clip(holder.name, 64))}`,
      html`Placed  ${moment(order.createdAt)}`,
      takenBy === null
        ? null
        : html`Taken by  ${mine ? 'you' : clip(takenBy, 64)}${task?.takenAt ? ` on ${moment(task.takenAt)}` : ''}`,
    ),
  take: '🙋 Take',
  done: '✅ Done',
  failed: '↩️ Failed',
  leave: 'Give it back',
  order: '📦 Order',
  back: '‹ To do by hand',
  taken: 'This order is yours now. The other admins can see that.',
  left: 'Every admin can take this order again.',
  confirmDone: (order: OrderRow, takenByOther: boolean): Html =>
    lines(
      bold('Has the player received it?'),
      '',
      html`${clip(order.packName, 128)}, ${code(order.id)}: this completes the order, and its ${formatUsd(order.amountMicros)} stay paid.`,
      takenByOther ? html`⚠️ Another admin has taken this order. Ask them first.` : null,
    ),
  doneNow: '✅ Yes, done',
  confirmFailed: (order: OrderRow, takenByOther: boolean): Html =>
    lines(
      bold('Could it not be done?'),
      '',
      html`${code(order.id)}: this cancels the order, and ${formatUsd(order.amountMicros)} go back into the wallet.`,
      takenByOther ? html`⚠️ Another admin has taken this order. Ask them first.` : null,
      '',
      html`Why not? The reseller gets your answer in ${code('error')}.`,
    ),
  keep: 'Leave it as it is',
}

export const delivery = {
  ask: (order: OrderRow): Html =>
    lines(
      bold(`Send ${counted(order.quantity, 'code')}`),
      '',
      html`${clip(order.packName, 128)}, ${code(order.id)}. Send one code per line, as a text or a .txt file. This completes the order, and the reseller gets the codes at once.`,
    ),
  keep: 'Leave it as it is',
  wanted: 'Please send the codes, one per line, as a text or as a .txt file.',
  repeated: 'The same code is in it twice.',
  tooLong: 'Telegram may have cut such a long text in two. Please send the codes as a .txt file.',
  nothingDone: 'Nothing was delivered.',
  tryAgain: '↻ Try again',
}

export const stuck = {
  title: bold('⏳ What waits'),
  none: 'Nothing has waited for more than ten minutes.',
  choose: 'Open for more than ten minutes, or without a clear answer. Oldest first.',
  item: (item: StuckItem, now: Date): Html =>
    lines(
      html`${code(item.id)} ${clip(item.what, 40)} · ${ago(item.createdAt, now)} · ${item.supplier || 'no supplier'}`,
      html`${WHY_MARK[item.why]} ${WHY_STUCK[item.why]}${item.reason ? html` (${clip(item.reason, 120)})` : ''}`,
      item.nextAt && item.why !== 'person'
        ? html`<i>${counted(item.attempts, 'attempt')}, the next at ${moment(item.nextAt)}</i>`
        : null,
    ),
  row: (item: StuckItem) => `${WHY_MARK[item.why]} ${clip(item.what, 24)} · ${item.id.slice(-6)}`,
}

/** A breaker that is not closed, and what failed. */
function breaker(state: BreakerView, now: Date): Html {
  const { what, openUntil, holder, failure, failedAt } = state
  const whose = ofHolder(holder)
  return lines(
    openUntil && breakerPosition(state, now) === 'open'
      ? html`🔴 stopped, tried again in ${secondsUntil(openUntil, now)} s: ${notices.calls[what]}${whose}`
      : html`🟠 trying a few calls:  ${notices.calls[what]}${whose}`,
    failure
      ? html`<i>${clip(failure, 150)}${failedAt ? ` (${ago(failedAt, now)})` : ''}</i>`
      : null,
  )
}

function secondsUntil(at: Date, now: Date): number {
  return Math.ceil((at.getTime() - now.getTime()) / 1000)
}

export const suppliers = {
  title: bold('🚚 Suppliers'),
  supplier: (supplier: SupplierOverview, now: Date): Html => {
    const { name, kind, state, breakers, lastDay, openOrders } = supplier
    const troubled = breakers.filter((one) => breakerPosition(one, now) !== 'closed')
    const light = kind === null ? '🔴' : troubled.length === 0 ? '🟢 OK' : ''
    return lines(
      html`${bold(name)} (${kind ?? 'not set up here'})  ${light}`,
      ...troubled.map((one) => breaker(one, now)),
      state?.balanceMicros != null && state.balanceAt
        ? html`Balance  ${formatUsd(state.balanceMicros)}, ${ago(state.balanceAt, now)}`
        : null,
      state?.balanceProblem ? html`Balance  not known: ${clip(state.balanceProblem, 150)}` : null,
      html`Open orders  ${openOrders}`,
      lastDay
        ? html`Last 24 h  ${counted(lastDay.calls, 'call')}, ${lastDay.faults} failed${lastDay.meanMs === null ? '' : `, ${Math.round(lastDay.meanMs)} ms on average`}`
        : html`Last 24 h  no calls`,
    )
  },
  stuck: '⏳ What waits',
}

export const quarantine = {
  title: bold('🚧 Codes in quarantine'),
  choose:
    'These codes may have been used: their order was cancelled, or a backup was restored. Find out, then put them back on sale or write them off.',
  none: 'No code is in quarantine.',
  row: ({ productName, count, since }: QuarantinedCodes) =>
    `🚧 ${count > 1 ? `${count} · ` : ''}${clip(productName, 30)} · ${moment(since)}`,
  ask: ({ orderId, productName, ofRestore, count }: QuarantinedCodes): Html =>
    ofRestore
      ? lines(
          bold(`${count === 1 ? 'Was this code' : `Were these ${counted(count, 'code')}`} used?`),
          '',
          html`${clip(productName, 128)}: a backup was restored. ${count === 1 ? 'This code' : 'These codes'} may have been sold after that backup was made (${code(orderId)}).`,
          count > 1
            ? html`Your choice is for all of them. To choose only some, use the command line: ${code(`stock discard ${orderId} --codes FILE`)}`
            : null,
        )
      : lines(
          bold('Was this code used?'),
          '',
          html`It was the voucher of ${code(orderId)}. Check it where you bought it.`,
        ),
  release: '🎟 Unused: back on sale',
  discard: '🗑 Used: write off',
  order: '📦 Order',
  decided: { release: 'Back on sale.', discard: 'Written off.' },
}

/** Whose orders are concerned; empty if everybody's are. */
function ofHolder(holder: Holder | null): Html | string {
  return holder === null
    ? ''
    : html` of ${untappable(clip(holder.name, 64))} (${code(holder.telegramId)})`
}
