import type { Order, OrderRow } from '../../../domain/orders/orders.ts'
import { bold, clip, code, type Html, html, lines, secret } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { shortPlayer } from '../../holder/shop/lists.ts'
import { fitMessage } from '../../screen.ts'
import { type Listings, lineName, packName, reasonOf } from './orders.ts'

const MAX_NAME = 64

/** An order of the chat, right after it was placed and when it ends. */
export function orderCardView(
  texts: Texts,
  order: OrderRow,
  about: { listings: Listings; playerName: string | null; balanceMicros: number },
): Html {
  const { format, t } = texts
  const { status, amountMicros, quantity, error } = order
  const { listings, playerName, balanceMicros } = about
  const pack = bold(format.apart(clip(packName(texts, order, listings), MAX_NAME)))
  const line = format.apart(clip(lineName(texts, order, listings), MAX_NAME))
  const whom = shortPlayer(order.player, playerName)
  const isRefunded = status === 'cancelled'
  return lines(
    bold(t(`shop-${status === 'completed' ? 'done' : status}`)),
    '',
    html`${pack}${quantity > 1 ? ` × ${format.number(quantity)}` : ''} · ${line}`,
    whom === '' ? null : html`👤 ${format.apart(whom)}`,
    isRefunded && error ? t('shop-reason', { reason: reasonOf(texts, error) }) : null,
    isRefunded ? t('shop-money-is-back', { amount: bold(format.usd(amountMicros)) }) : null,
    isRefunded ? null : format.field(t('shop-paid'), format.usd(amountMicros)),
    format.field(t('shop-balance'), format.usd(balanceMicros)),
    format.field(t('shop-order'), code(order.id)),
    status === 'processing' ? lines('', t('shop-waits')) : null,
    status === 'completed' && order.kind !== 'topup' ? lines('', t('shop-codes-below')) : null,
  )
}

/** The codes of an order, each hidden until it is tapped. */
export function codesView(texts: Texts, order: Order, listings: Listings): Html {
  const { format, t } = texts
  const pack = clip(packName(texts, order, listings), MAX_NAME)
  const title = bold(t('shop-codes-of', { pack: format.apart(pack) }))
  if (!fitMessage(order.codes))
    return lines(title, t('shop-codes-in-file', { count: order.codes.length }))
  return lines(title, t('shop-tap-to-show'), '', ...order.codes.map(secret))
}
