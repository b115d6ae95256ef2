import type { Order, OrderRow } from '../../../domain/orders/orders.ts'
import { fitMessage } from '../../codes.ts'
import { bold, clip, code, type Html, html, lines, secret } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { type Listings, lineName, packName, reasonOf } from './orders.ts'
import { shortPlayer } from './shop.ts'

const MAX_NAME = 64

/** An order of the chat, right after it was placed and when it ends. */
export function orderCardView(
  texts: Texts,
  order: OrderRow,
  about: { listings: Listings; playerName: string | null; balanceMicros: number },
): Html {
  const { shop, format } = texts
  const { status, amountMicros, quantity, error } = order
  const { listings, playerName, balanceMicros } = about
  const pack = bold(format.apart(clip(packName(texts, order, listings), MAX_NAME)))
  const line = format.apart(clip(lineName(texts, order, listings), MAX_NAME))
  const whom = shortPlayer(order.player, playerName)
  const isRefunded = status === 'cancelled'
  return lines(
    bold(shop[status === 'completed' ? 'done' : status]),
    '',
    html`${pack}${quantity > 1 ? ` × ${format.number(quantity)}` : ''} · ${line}`,
    whom === '' ? null : html`👤 ${format.apart(whom)}`,
    isRefunded && error ? shop.reason(reasonOf(texts, error)) : null,
    isRefunded ? shop.moneyIsBack(bold(format.usd(amountMicros))) : null,
    isRefunded ? null : format.field(shop.paid, format.usd(amountMicros)),
    format.field(shop.balance, format.usd(balanceMicros)),
    format.field(shop.order, code(order.id)),
    status === 'processing' ? lines('', shop.waits) : null,
    status === 'completed' && order.kind !== 'topup' ? lines('', shop.codesBelow) : null,
  )
}

/** The codes of an order, each hidden until it is tapped. */
export function codesView(texts: Texts, order: Order, listings: Listings): Html {
  const { shop, format } = texts
  const pack = clip(packName(texts, order, listings), MAX_NAME)
  const title = bold(shop.codesOf(format.apart(pack)))
  if (!fitMessage(order.codes)) return lines(title, shop.codesInFile(order.codes.length))
  return lines(title, shop.tapToShow, '', ...order.codes.map(secret))
}
