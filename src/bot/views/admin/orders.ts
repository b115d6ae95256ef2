import type { OrderRow } from '../../../domain/orders/orders.ts'
import type { Holder, ListedOrder, OrderReport } from '../../../domain/reports/order.ts'
import type { Profit } from '../../../domain/reports/profit.ts'
import { routeNoteSaid } from '../../../texts/route-note.ts'
import { bold, clip, code, type Html, html, lines, secret, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { gameName, type Listings } from '../holder/orders.ts'
import { pageTitle } from '../page-title.ts'
import { callLine } from './calls.ts'
import { actorSaid } from './log.ts'

type OrderOnly = OrderReport & { kind: 'order' }
type LookupOnly = OrderReport & { kind: 'lookup' }
type Line = Html | string | null

/** More would not fit into one message. */
const CALLS_SHOWN = 6
const NOTES_SHOWN = 8

/** @param holder null: the orders of all accounts; status undefined: in any. */
export function ordersView(
  texts: Texts,
  {
    holder,
    status,
    page,
    rows,
    listings,
  }: {
    holder: Holder | null
    status: OrderRow['status'] | undefined
    page: number
    rows: readonly ListedOrder[]
    listings: Listings
  },
): Html {
  const { service, orders: holderWords } = texts
  const { orders } = service
  const title = holder ? orders.ofHolder(nameOf(texts, holder)) : orders.title
  const which = status ? `${title} – ${holderWords.status[status]}` : title
  const shown = rows.flatMap((order, i) => [
    '',
    listedOrder(texts, i + 1, order, { listings, withHolder: holder === null }),
  ])
  return lines(pageTitle(texts, which, page), ...(rows.length === 0 ? ['', orders.none] : shown))
}

/** What was bought, for whom, by whom, when and at what profit. */
export function listedOrder(
  texts: Texts,
  number: number,
  order: Omit<ListedOrder, 'seq'>,
  { listings, withHolder }: { listings: Listings; withHolder: boolean },
): Html {
  const { orders, format } = texts
  const { profitMicros } = order
  const player = clip(Object.values(order.player).join(' '), 40)
  const game = format.apart(clip(gameName(texts, order, listings), 30))
  const profit = profitMicros === null ? '' : ` (${format.signedUsd(profitMicros)})`
  return lines(
    html`${format.number(number)}. ${orders.mark[order.status]} ${bold(format.apart(clip(order.packName, 40)))} · ${game}${player === '' ? '' : ` · ${format.apart(player)}`}`,
    html`${withHolder ? `${nameOf(texts, order.holder)} · ` : ''}${format.time(order.createdAt)} · ${format.usd(order.amountMicros)}${profit}`,
  )
}

/** The button of an order in the list: its number there. */
export function orderButtonLabel({ orders, format }: Texts, number: number, order: ListedOrder) {
  return `${orders.mark[order.status]} ${format.number(number)}`
}

export function statusFilter(
  { service, orders }: Texts,
  status: OrderRow['status'] | undefined,
  isCurrent: boolean,
): string {
  return `${isCurrent ? '• ' : ''}${status ? orders.mark[status] : service.orders.all}`
}

/** Everything about an order. */
export function orderReportView(texts: Texts, report: OrderOnly): Html {
  const { service, orders, people, format } = texts
  const { labels, isTest, codesUse, amountFor } = service.order
  const { order, codes, decided } = report
  const amount = format.usd(order.amountMicros)
  const use = order.kind === 'topup' ? codesUse.voucher : codesUse.delivered
  const next = order.fallbacks.map(({ supplier }) => supplier)
  return lines(
    bold(`📦 ${clip(order.packName, 128)}`),
    report.test ? isTest : null,
    '',
    format.field(labels.order, code(order.id)),
    format.field(labels.status, order.refunded ? orders.refunded : orders.status[order.status]),
    order.error ? format.field(labels.reason, clip(order.error, 200)) : null,
    decided
      ? format.field(people.deposits.decidedBy, actorSaid(texts, decided.by, decided.name ?? ''))
      : null,
    ...whoseLines(texts, report),
    format.field(labels.product, html`${code(order.pid)} (${order.slug})`),
    format.field(labels.amount, order.quantity > 1 ? amountFor(amount, order.quantity) : amount),
    ...profitLines(texts, report.profit),
    ...Object.entries(order.player).map(([name, value]) =>
      format.field(name, code(clip(value, 64))),
    ),
    format.field(labels.supplier, order.supplier),
    order.supplierRef ? format.field(labels.item, clip(order.supplierRef, 64)) : null,
    order.supplierOrderId ? format.field(labels.theirOrder, clip(order.supplierOrderId, 64)) : null,
    ...routeLines(texts, order),
    next.length > 0 && order.status === 'processing'
      ? format.field(labels.next, next.join(', '))
      : null,
    codes.length > 0
      ? format.field(labels.codes, html`${format.number(codes.length)} (${use})`)
      : null,
    ...timeLines(texts, order),
    ...jobLines(texts, report),
    ...(report.job ? knownLines(texts, report.job) : []),
    ...callLines(texts, report),
    ...entryLines(texts, report),
  )
}

/** Everything about a lookup. */
export function lookupReportView(texts: Texts, report: LookupOnly): Html {
  const { service, orders, format } = texts
  const { labels, isTest, lookupTitle, feeReturned } = service.order
  const { lookup } = report
  const returned = lookup.feeReturned ? `, ${feeReturned}` : ''
  return lines(
    bold(lookupTitle(format.apart(`POST /${lookup.kind}`))),
    report.test ? isTest : null,
    '',
    format.field(labels.lookup, code(lookup.id)),
    format.field(labels.status, orders.status[lookup.status]),
    lookup.error ? format.field(labels.reason, clip(lookup.error, 200)) : null,
    ...whoseLines(texts, report),
    ...Object.entries(lookup.input)
      .filter(([name]) => name !== 'code')
      .map(([name, value]) => format.field(name, code(clip(value ?? '', 64)))),
    lookup.data ? format.field(labels.result, clip(JSON.stringify(lookup.data), 600)) : null,
    format.field(labels.fee, html`${format.usd(lookup.feeMicros)}${returned}`),
    ...timeLines(texts, lookup),
    ...jobLines(texts, report),
    ...callLines(texts, report),
    ...entryLines(texts, report),
  )
}

export function codesOfView({ service, format }: Texts, id: string, codes: string[]): Html {
  const about = service.order.codesOf(codes.length, format.apart(code(id)))
  return lines(about, '', ...codes.map(secret))
}

function profitLines({ service, format }: Texts, profit: Profit): Line[] {
  const { labels } = service.order
  const { costMicros, paidBackMicros, profitMicros } = profit
  return [
    paidBackMicros > 0 ? format.field(labels.paidBack, format.usd(paidBackMicros)) : null,
    format.field(labels.cost, costMicros === null ? service.lines.noCost : format.usd(costMicros)),
    profitMicros === null ? null : format.field(labels.profit, format.signedUsd(profitMicros)),
  ]
}

/** Why the order went to its suppliers, oldest first. */
function routeLines({ service, format }: Texts, { routed }: OrderRow): Line[] {
  const { words, why } = service.routing
  const say = { usd: format.usd, name: format.apart }
  return (routed ?? [])
    .slice(-NOTES_SHOWN)
    .map((note) => format.field(why, routeNoteSaid(words, note, say)))
}

function whoseLines(texts: Texts, report: OrderReport): Line[] {
  const { service, format } = texts
  const { labels } = service.order
  const { telegramId, holderName, trxid, idempotencyKey, keyName } = report
  const other = idempotencyKey !== null && idempotencyKey !== trxid
  const name = nameOf(texts, { name: holderName, telegramId })
  return [
    format.field(labels.account, html`${name} (${code(telegramId)})`),
    trxid ? format.field('trxid', code(clip(trxid, 128))) : null,
    keyName ? format.field(labels.key, untappable(keyName)) : null,
    other ? format.field(labels.idempotencyKey, code(clip(idempotencyKey, 128))) : null,
  ]
}

function timeLines(
  { service, format }: Texts,
  { createdAt, endedAt }: { createdAt: Date; endedAt: Date | null },
): Line[] {
  const { labels } = service.order
  return [
    format.field(labels.placed, format.time(createdAt)),
    endedAt ? format.field(labels.ended, format.time(endedAt)) : null,
  ]
}

function jobLines({ service, format }: Texts, { job }: OrderReport): Line[] {
  if (!job) return []
  const { labels } = service.order
  return [
    format.field(labels.attempts, job.attempts),
    format.field(labels.nextAttempt, format.time(job.dueAt)),
  ]
}

function knownLines({ service, format }: Texts, job: NonNullable<OrderReport['job']>): Line[] {
  const { labels, perhapsKnown, notKnown, watched } = service.order
  return [
    format.field(labels.known, html`${job.sent ? perhapsKnown : notKnown}`),
    job.watchUntil ? watched(format.time(job.watchUntil)) : null,
  ]
}

/** The calls to suppliers, newest last. */
function callLines(texts: Texts, { calls }: OrderReport): Line[] {
  const rows = calls.slice(-CALLS_SHOWN).map((call) => callLine(texts, call))
  return rows.length > 0 ? ['', bold(texts.service.order.calls), ...rows] : []
}

function entryLines({ service, wallet, format }: Texts, { entries }: OrderReport): Line[] {
  const rows = entries.map(({ amountMicros, balanceAfterMicros, kind }) => {
    return `• ${wallet.kind[kind]} ${format.signedUsd(amountMicros)}, ${wallet.balanceThen(format.usd(balanceAfterMicros))}`
  })
  return rows.length > 0 ? ['', bold(service.order.entries), ...rows] : []
}

function nameOf({ format }: Texts, { name, telegramId }: Holder): string {
  return format.apart(untappable(clip(name, 64)) || String(telegramId))
}
