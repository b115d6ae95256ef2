import type { TaskWithOrder } from '../../../domain/orders/manual-tasks.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

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

/** An order that a person fulfils. */
export function taskView(texts: Texts, card: Card): Html {
  const { format, t } = texts
  const { order, fields, task, takenBy, holder, mine, reminder } = card

  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const title = reminder ? t('admin-tasks-still-to-do') : t('admin-tasks-title')
  return lines(
    bold(task ? title : t('admin-tasks-ended', { status: t(`orders-status-${order.status}`) })),
    '',
    html`${format.apart(bold(clip(order.packName, 128)))}${count}`,
    ...fields.map(({ label, value }) => format.field(label, code(clip(value, 64)))),
    order.supplierRef && order.supplierRef !== order.packName
      ? format.field(t('admin-tasks-item'), code(clip(order.supplierRef, 128)))
      : null,
    '',
    format.field(t('admin-tasks-order'), code(order.id)),
    format.field(t('admin-tasks-paid'), format.usd(order.amountMicros)),
    format.field(t('admin-tasks-by'), untappable(clip(holder.name, 64))),
    format.field(t('admin-tasks-placed'), format.time(order.createdAt)),
    takenBy === null
      ? null
      : format.field(t('admin-tasks-taken-by'), mine ? t('admin-tasks-you') : clip(takenBy, 64)),
    takenBy !== null && task?.takenAt
      ? format.field(t('admin-tasks-since'), format.time(task.takenAt))
      : null,
  )
}

export function taskRow({ format }: Texts, { task, order }: TaskWithOrder, now: Date): string {
  const mark = task.takenBy === null ? '🆕' : '🙋'
  const player = clip(Object.values(order.player).join(' '), 20)
  return [
    `${mark} ${clip(order.packName, 24)}`,
    ...(player === '' ? [] : [format.apart(player)]),
    format.ago(order.createdAt, now),
  ].join(' · ')
}

export function confirmDoneView(texts: Texts, order: OrderRow, takenByOther: boolean): Html {
  const { format, t } = texts
  const { packName, id, amountMicros } = order
  const [pack, amount] = [format.apart(clip(packName, 128)), format.usd(amountMicros)]
  return lines(
    t('admin-tasks-confirm-done', { pack, id: format.apart(code(id)), amount }),
    takenByOther ? t('admin-tasks-taken-by-other') : null,
  )
}

export function confirmFailedView(texts: Texts, order: OrderRow, takenByOther: boolean): Html {
  const { format, t } = texts
  return lines(
    t('admin-tasks-confirm-failed', {
      id: format.apart(code(order.id)),
      amount: format.usd(order.amountMicros),
    }),
    takenByOther ? t('admin-tasks-taken-by-other') : null,
    '',
    t('admin-tasks-why-not', { error: format.apart(code('error')) }),
  )
}

/** Asks for the codes of an order. */
export function askForDeliveryView({ format, t }: Texts, order: OrderRow): Html {
  const pack = format.apart(clip(order.packName, 128))
  return t('admin-delivery-ask', { count: order.quantity, pack, id: format.apart(code(order.id)) })
}
