import { isTest, type Listing } from '../../../domain/catalog/catalog.ts'
import { inLanguage } from '../../../domain/catalog/names.ts'
import { isChatTrxid } from '../../../domain/orders/cards.ts'
import type { ListedOrder, ShownOrder } from '../../../domain/orders/orders.ts'
import { fitMessage } from '../../codes.ts'
import { bold, clip, code, type Html, html, lines, secret, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** The products of orders, by pid, as the catalog has them now. */
export type Listings = ReadonlyMap<string, Listing>

/** The pack's name in the reader's language, unless the product was renamed since the order. */
export function packName(
  texts: Texts,
  order: Pick<ShownOrder, 'packName' | 'pid'>,
  listings: Listings,
): string {
  const product = listings.get(order.pid)?.product
  return product?.name === order.packName
    ? inLanguage(product.name, product.names, texts.language.code)
    : order.packName
}

export function gameName(
  texts: Texts,
  order: Pick<ShownOrder, 'pid' | 'slug'>,
  listings: Listings,
): string {
  const line = listings.get(order.pid)?.line
  return line ? inLanguage(line.gameName, line.gameNames, texts.language.code) : order.slug
}

/** The name of the order's line, such as `Game A UC`. */
export function lineName(
  texts: Texts,
  order: Pick<ShownOrder, 'pid' | 'slug'>,
  listings: Listings,
): string {
  const line = listings.get(order.pid)?.line
  return line ? inLanguage(line.productName, line.productNames, texts.language.code) : order.slug
}

/**
 * The orders of a page, numbered. Each says its day, since only Telegram knows the reader's time zone: under
 * headings, an order of their evening would stand under another day than its time shows.
 */
export function orderLines(
  texts: Texts,
  rows: readonly ListedOrder[],
  listings: Listings,
): (Html | string)[] {
  return rows.flatMap((order, i) => ['', orderLine(texts, i + 1, order, listings)])
}

function orderLine(texts: Texts, number: number, order: ListedOrder, listings: Listings): Html {
  const { format } = texts
  const player = Object.values(order.player).join(' ')
  const game = gameName(texts, order, listings)
  const pack = clip(packName(texts, order, listings), 40)
  return lines(
    html`${number}. ${bold(format.apart(pack))} · ${format.apart(clip(game, 30))}`,
    html`${player === '' ? '' : html`${format.apart(clip(player, 40))} · `}${format.time(order.createdAt)} · ${format.usd(order.amountMicros)} · ${statusOf(texts, order)}`,
  )
}

function statusOf({ orders }: Texts, { status, refunded }: ShownOrder): string {
  return refunded ? orders.refunded : orders.status[status]
}

/** Why an order was cancelled, in the reader's language if its supplier's word is known. */
export function reasonOf({ orders }: Texts, error: string): string {
  const known = error as keyof typeof orders.reason
  return Object.hasOwn(orders.reason, error)
    ? `${orders.reason[known]} (${error})`
    : clip(error, 200)
}

export function orderView(
  texts: Texts,
  order: ShownOrder,
  { listings, keyName, support }: { listings: Listings; keyName: string | null; support: string },
): Html {
  const { orders, home, format } = texts
  const { labels } = orders
  const { trxid, error, quantity, createdAt, endedAt } = order
  const amount = format.usd(order.amountMicros)
  const { fields = [] } = listings.get(order.pid)?.line ?? {}
  const player = Object.entries(order.player).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    const label = field ? inLanguage(field.label, field.labels, texts.language.code) : name
    return format.field(label, code(clip(value, 64)))
  })
  return lines(
    bold(packName(texts, order, listings)),
    isTest(order) ? orders.isTest : null,
    '',
    format.field(labels.status, statusOf(texts, order)),
    order.status === 'processing' && !isTest(order) ? orders.willTellYou : null,
    error ? format.field(labels.reason, reasonOf(texts, error)) : null,
    '',
    format.field(labels.game, gameName(texts, order, listings)),
    ...player,
    format.field(labels.amount, quantity > 1 ? orders.amountFor(amount, quantity) : amount),
    format.field(labels.placed, format.time(createdAt)),
    endedAt ? format.field(labels.ended, format.time(endedAt)) : null,
    format.field(labels.order, code(order.id)),
    isChatTrxid(trxid) ? format.field(labels.bought, orders.inChat) : null,
    trxid && !isChatTrxid(trxid) ? format.field(labels.trxid, code(clip(trxid, 128))) : null,
    keyName ? format.field(labels.key, untappable(keyName)) : null,
    support === '' ? null : home.questions(support),
    ...codeLines(texts, order),
  )
}

function codeLines({ orders }: Texts, { codes }: ShownOrder): (Html | string)[] {
  if (codes.length === 0) return []
  if (!fitMessage(codes)) return ['', orders.tooManyCodes(codes.length)]
  return ['', orders.codes, ...codes.map(secret)]
}
