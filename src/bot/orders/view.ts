import { isTest, type Listing } from '../../domain/catalog/catalog.ts'
import type { Player } from '../../domain/catalog/player.ts'
import { inLanguage } from '../../domain/catalog/view.ts'
import { isChatTrxid } from '../../domain/orders/cards.ts'
import type { ListedOrder, ShownOrder } from '../../domain/orders/orders.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  type Line,
  lines,
  secret,
  untappable,
} from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { type Button, button, fitMessage } from '../kit/screen.ts'

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

function gameName(
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
export function orderLines(texts: Texts, rows: readonly ListedOrder[], listings: Listings): Line[] {
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

function statusOf({ t }: Texts, { status, refunded }: ShownOrder): string {
  return refunded ? t('orders-refunded') : t(`orders-status-${status}`)
}

/** Why an order was cancelled, in the reader's language if its supplier's word is known. */
export function reasonOf({ t }: Texts, error: string): string {
  const known = t.find(`orders-reason-${error.replaceAll(' ', '_')}`)
  return known === null ? clip(error, 200) : `${known} (${error})`
}

export function orderView(
  texts: Texts,
  order: ShownOrder,
  { listings, keyName, support }: { listings: Listings; keyName: string | null; support: string },
): Html {
  const { format, t } = texts
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
    isTest(order) ? t('orders-is-test') : null,
    '',
    format.field(t('orders-labels-status'), statusOf(texts, order)),
    order.status === 'processing' && !isTest(order) ? t('orders-will-tell-you') : null,
    error ? format.field(t('orders-labels-reason'), reasonOf(texts, error)) : null,
    '',
    format.field(t('orders-labels-game'), gameName(texts, order, listings)),
    ...player,
    format.field(
      t('orders-labels-amount'),
      quantity > 1 ? t('orders-amount-for', { amount, pieces: quantity }) : amount,
    ),
    format.field(t('orders-labels-placed'), format.time(createdAt)),
    endedAt ? format.field(t('orders-labels-ended'), format.time(endedAt)) : null,
    format.field(t('orders-labels-order'), code(order.id)),
    isChatTrxid(trxid) ? format.field(t('orders-labels-bought'), t('orders-in-chat')) : null,
    trxid && !isChatTrxid(trxid)
      ? format.field(t('orders-labels-trxid'), code(clip(trxid, 128)))
      : null,
    keyName ? format.field(t('orders-labels-key'), untappable(keyName)) : null,
    support === '' ? null : t('home-questions', { support }),
    ...codeLines(texts, order),
  )
}

function codeLines({ t }: Texts, { codes }: ShownOrder): Line[] {
  if (codes.length === 0) return []
  if (!fitMessage(codes)) return ['', t('orders-too-many-codes', { count: codes.length })]
  return ['', t('orders-codes'), ...codes.map(secret)]
}

/** What is left of an id of a player in a short text. */
const SHORT_ID = 9

/** A player in a line of text, as short as they can be recognized: `5123…789`, `KingOfUC · 5123…789`. */
export function shortPlayer(player: Player, name: string | null = null): string {
  const [id = '', ...others] = Object.values(player).map(shortened)
  return [...(name === null ? [] : [clip(name, 24)]), id, ...others].join(' · ')
}

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= SHORT_ID) return text
  return `${characters.slice(0, 4).join('')}…${characters.slice(-3).join('')}`
}

/** Begins a claim about an order. */
export function claimButton({ t }: Texts, orderId: string): Button {
  return button(t('claims-button'), 'claim', orderId)
}
