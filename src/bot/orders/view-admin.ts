import type { Holder, OrderReport, Profit } from '../../domain/reports/order.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  type Line,
  lines,
  untappable,
} from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { routeNoteSaid } from '../../locales/route-note.ts'
import { actorSaid } from '../kit/person.ts'

type OrderOnly = OrderReport & { kind: 'order' }

type LookupOnly = OrderReport & { kind: 'lookup' }

/** All of a card must fit into one message. */
const NOTES_SHOWN = 8

/** An order; its page in the panel has all that happened to it. */
export function orderReportView(texts: Texts, report: OrderOnly): Html {
  const { format, t } = texts
  const { order, codes, decided } = report
  const amount = format.usd(order.amountMicros)
  const use =
    order.kind === 'topup'
      ? t('admin-order-codes-use-voucher')
      : t('admin-order-codes-use-delivered')
  const next = order.fallbacks.map(({ supplier }) => supplier)
  return lines(
    bold(`📦 ${clip(order.packName, 128)}`),
    report.test ? t('admin-order-is-test') : null,
    '',
    format.field(t('admin-order-labels-order'), code(order.id)),
    format.field(
      t('admin-order-labels-status'),
      order.refunded ? t('orders-refunded') : t(`orders-status-${order.status}`),
    ),
    order.error ? format.field(t('admin-order-labels-reason'), clip(order.error, 200)) : null,
    decided &&
      format.field(t('admin-deposits-decided-by'), actorSaid(texts, decided.by, decided.name)),
    ...whoseLines(texts, report),
    format.field(t('admin-order-labels-product'), html`${code(order.pid)} (${order.slug})`),
    format.field(
      t('admin-order-labels-amount'),
      order.quantity > 1 ? t('admin-order-amount-for', { amount, pieces: order.quantity }) : amount,
    ),
    ...profitLines(texts, report.profit),
    ...Object.entries(order.player).map(([name, value]) =>
      format.field(name, code(clip(value, 64))),
    ),
    format.field(t('admin-order-labels-supplier'), order.supplier),
    !!order.supplierRef && format.field(t('admin-order-labels-item'), clip(order.supplierRef, 64)),
    !!order.supplierOrderId &&
      format.field(t('admin-order-labels-their-order'), clip(order.supplierOrderId, 64)),
    ...(order.routed ?? [])
      .slice(-NOTES_SHOWN)
      .map((note) => texts.format.field(texts.t('admin-routing-why'), routeNoteSaid(texts, note))),
    next.length > 0 &&
      order.status === 'processing' &&
      format.field(t('admin-order-labels-next'), next.join(', ')),
    codes.length > 0 &&
      format.field(t('admin-order-labels-codes'), html`${format.number(codes.length)} (${use})`),
    ...timeLines(texts, order),
    ...jobLines(texts, report),
    ...(report.job ? knownLines(texts, report.job) : []),
  )
}

/** A lookup. */
export function lookupReportView(texts: Texts, report: LookupOnly): Html {
  const { format, t } = texts
  const { lookup } = report
  const returned = lookup.feeReturned ? `, ${t('admin-order-fee-returned')}` : ''
  return lines(
    bold(t('admin-order-lookup-title', { path: format.apart(`POST /${lookup.kind}`) })),
    report.test ? t('admin-order-is-test') : null,
    '',
    format.field(t('admin-order-labels-lookup'), code(lookup.id)),
    format.field(t('admin-order-labels-status'), t(`orders-status-${lookup.status}`)),
    lookup.error ? format.field(t('admin-order-labels-reason'), clip(lookup.error, 200)) : null,
    ...whoseLines(texts, report),
    ...Object.entries(lookup.input)
      .filter(([name]) => name !== 'code')
      .map(([name, value]) => format.field(name, code(clip(value ?? '', 64)))),
    lookup.data &&
      format.field(t('admin-order-labels-result'), clip(JSON.stringify(lookup.data), 600)),
    format.field(t('admin-order-labels-fee'), html`${format.usd(lookup.feeMicros)}${returned}`),
    ...timeLines(texts, lookup),
    ...jobLines(texts, report),
  )
}

function profitLines({ format, t }: Texts, profit: Profit): Line[] {
  const { costMicros, paidBackMicros, profitMicros } = profit
  return [
    paidBackMicros > 0 &&
      format.field(t('admin-order-labels-paid-back'), format.usd(paidBackMicros)),
    format.field(
      t('admin-order-labels-cost'),
      costMicros === null ? t('admin-lines-no-cost') : format.usd(costMicros),
    ),
    profitMicros !== null &&
      format.field(t('admin-order-labels-profit'), format.signedUsd(profitMicros)),
  ]
}

function whoseLines(texts: Texts, report: OrderReport): Line[] {
  const { format, t } = texts
  const { telegramId, holderName, trxid, idempotencyKey, keyName } = report
  const other = idempotencyKey !== null && idempotencyKey !== trxid
  const name = nameOf(texts, { name: holderName, telegramId })
  return [
    format.field(t('admin-order-labels-account'), html`${name} (${code(telegramId)})`),
    trxid ? format.field('trxid', code(clip(trxid, 128))) : null,
    keyName ? format.field(t('admin-order-labels-key'), untappable(keyName)) : null,
    other && format.field(t('admin-order-labels-idempotency-key'), code(clip(idempotencyKey, 128))),
  ]
}

function timeLines(
  { format, t }: Texts,
  { createdAt, endedAt }: { createdAt: Date; endedAt: Date | null },
): Line[] {
  return [
    format.field(t('admin-order-labels-placed'), format.time(createdAt)),
    endedAt ? format.field(t('admin-order-labels-ended'), format.time(endedAt)) : null,
  ]
}

function jobLines({ format, t }: Texts, { job }: OrderReport): Line[] {
  if (!job) return []

  return [
    format.field(t('admin-order-labels-attempts'), job.attempts),
    format.field(t('admin-order-labels-next-attempt'), format.time(job.dueAt)),
  ]
}

function knownLines({ format, t }: Texts, job: NonNullable<OrderReport['job']>): Line[] {
  return [
    format.field(
      t('admin-order-labels-known'),
      html`${job.sent ? t('admin-order-perhaps-known') : t('admin-order-not-known')}`,
    ),
    job.watchUntil ? t('admin-order-watched', { time: format.time(job.watchUntil) }) : null,
  ]
}

function nameOf({ format }: Texts, { name, telegramId }: Holder): string {
  return format.apart(untappable(clip(name, 64)) || String(telegramId))
}
