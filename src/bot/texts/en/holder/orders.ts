import { isTest, type ShownOrder } from '../../../../domain/orders/orders.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { fitMessage } from '../../../codes.ts'
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
import { moment, operator } from '../words.ts'

export const ORDER_MARKS = { processing: '⏳', completed: '✅', cancelled: '↩️' }

export const orders = {
  title: (page: number) => title('📦 Your orders', page),
  testTitle: (page: number) => title('🧪 Your test orders', page),
  noTests: 'No test key has placed an order yet.',
  showTests: '🧪 Test orders',
  showLive: '📦 Your orders',
  none: 'You have no orders yet. Your programs place them through the API; /api has your key.',
  row: (order: ShownOrder): string =>
    clip(`${ORDER_MARKS[order.status]} ${order.packName} · ${formatUsd(order.amountMicros)}`, 60),
  noticesOn: '🔔 Notices: on',
  noticesOff: '🔕 Notices: off',
  noticesTurned: (on: boolean) =>
    on
      ? 'I will message you when an order that was processing ends.'
      : 'I will not message you about orders any more.',
  page: (
    order: ShownOrder,
    { trxid, keyName }: { trxid: string | null; keyName: string | null },
    support: string,
  ): Html =>
    lines(
      html`${bold(order.packName)}`,
      isTest(order) ? html`🧪 Test order: paid with test money` : null,
      '',
      html`Order  ${code(order.id)}`,
      trxid ? html`trxid  ${code(clip(trxid, 128))}` : null,
      keyName ? html`Key  ${untappable(keyName)}` : null,
      html`Status  ${ORDER_MARKS[order.status]} ${order.status}${order.refunded ? ', refunded' : ''}`,
      order.error ? html`Reason  ${clip(order.error, 200)}` : null,
      html`Amount  ${formatUsd(order.amountMicros)}${order.quantity > 1 ? ` for ${order.quantity}` : ''}`,
      ...Object.entries(order.player).map(
        ([name, value]) => html`${name}  ${code(clip(value, 64))}`,
      ),
      html`Placed  ${moment(order.createdAt)}`,
      order.endedAt ? html`Ended  ${moment(order.endedAt)}` : null,
      support === '' ? null : html`Questions? Ask ${operator(support)} and include the order’s id.`,
      ...codes(order),
    ),
  codesFile: '⬇️ Codes as a file',
  codesCaption: (order: ShownOrder) =>
    html`${counted(order.codes.length, 'code')} of ${code(order.id)}`,
  back: '‹ Orders',
}

function codes(order: ShownOrder): Html[] {
  if (order.codes.length === 0) return []
  if (!fitMessage(order.codes))
    return [
      html``,
      html`${counted(order.codes.length, 'code')}: too many to show here. Get them as a file below.`,
    ]
  return [html``, html`Codes (tap to show):`, ...order.codes.map(secret)]
}
