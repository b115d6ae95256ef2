import type { TaskWithOrder } from '../../../domain/orders/manual-tasks.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

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
  const { service, orders, format } = texts
  const { order, fields, task, takenBy, holder, mine, reminder } = card
  const { tasks } = service
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const title = reminder ? tasks.stillToDo : tasks.title
  return lines(
    bold(task ? title : tasks.ended(orders.status[order.status])),
    '',
    html`${format.apart(bold(clip(order.packName, 128)))}${count}`,
    ...fields.map(({ label, value }) => format.field(label, code(clip(value, 64)))),
    order.supplierRef && order.supplierRef !== order.packName
      ? format.field(tasks.item, code(clip(order.supplierRef, 128)))
      : null,
    '',
    format.field(tasks.order, code(order.id)),
    format.field(tasks.paid, format.usd(order.amountMicros)),
    format.field(tasks.by, untappable(clip(holder.name, 64))),
    format.field(tasks.placed, format.time(order.createdAt)),
    takenBy === null ? null : format.field(tasks.takenBy, mine ? tasks.you : clip(takenBy, 64)),
    takenBy !== null && task?.takenAt ? format.field(tasks.since, format.time(task.takenAt)) : null,
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
  const { service, format } = texts
  const { tasks } = service
  const { packName, id, amountMicros } = order
  const [pack, amount] = [format.apart(clip(packName, 128)), format.usd(amountMicros)]
  return lines(
    bold(tasks.confirmDone),
    '',
    tasks.aboutDone(pack, format.apart(code(id)), amount),
    takenByOther ? tasks.takenByOther : null,
  )
}

export function confirmFailedView(texts: Texts, order: OrderRow, takenByOther: boolean): Html {
  const { service, format } = texts
  const { tasks } = service
  return lines(
    bold(tasks.confirmFailed),
    '',
    tasks.aboutFailed(format.apart(code(order.id)), format.usd(order.amountMicros)),
    takenByOther ? tasks.takenByOther : null,
    '',
    tasks.whyNot(format.apart(code('error'))),
  )
}

/** Asks for the codes of an order. */
export function askForDeliveryView({ service, format }: Texts, order: OrderRow): Html {
  const { delivery } = service
  const pack = format.apart(clip(order.packName, 128))
  return lines(
    bold(delivery.ask(order.quantity)),
    '',
    delivery.about(pack, format.apart(code(order.id))),
  )
}
