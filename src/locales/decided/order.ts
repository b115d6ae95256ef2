import type { Reader } from '../../db/store.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import { taskOf } from '../../domain/orders/manual-tasks.ts'
import type { OrderReport } from '../../domain/reports/order.ts'
import type { Texts } from '../languages.ts'
import { routeNoteSaid } from '../route-note.ts'
import type { Fact } from './facts.ts'

/** All of a card must fit into one message. */
const NOTES_SHOWN = 8

/** What is known about an order or a paid lookup. */
export async function reportFacts(
  read: Reader,
  texts: Texts,
  report: OrderReport,
): Promise<Fact[]> {
  const { t, format } = texts
  const { telegramId, holderName: name, trxid, idempotencyKey, keyName, job } = report
  const { error } = report.kind === 'order' ? report.order : report.lookup
  const isOther = idempotencyKey !== null && idempotencyKey !== trxid
  return [
    error !== null && [t('admin-order-labels-reason'), error],
    [t('admin-order-labels-account'), { person: { name, telegramId } }],
    trxid !== null && ['trxid', { code: trxid }],
    keyName !== null && [t('admin-order-labels-key'), keyName],
    isOther && [t('admin-order-labels-idempotency-key'), { code: idempotencyKey }],
    ...(report.kind === 'order'
      ? await orderFacts(read, texts, report)
      : lookupFacts(texts, report)),
    job && [t('admin-order-labels-attempts'), job.attempts],
    job && [t('admin-order-labels-next-attempt'), format.time(job.dueAt)],
  ]
}

/** What is known about an order or a lookup that waits for a person, and who of them does it. @param viewer their Telegram id */
export async function waitingFacts(
  read: Reader,
  texts: Texts,
  report: OrderReport,
  viewer: number,
): Promise<Fact[]> {
  const { t, format } = texts
  const { id, createdAt } = report.kind === 'order' ? report.order : report.lookup
  const { takenBy = null, takenAt = null } = (await taskOf(read, id)) ?? {}
  const taker = takenBy === null ? null : await accountByTelegramId(read, takenBy)
  const last = report.calls.at(-1)?.reason
  return [
    [t('admin-tasks-order'), { order: id }],
    [t('admin-tasks-placed'), format.time(createdAt)],
    taker && [
      t('admin-tasks-taken-by'),
      takenBy === viewer ? t('admin-tasks-you') : { person: taker },
    ],
    takenAt && [t('admin-tasks-since'), format.time(takenAt)],
    last != null && [t('admin-order-labels-reason'), last],
    ...(await reportFacts(read, texts, report)),
  ]
}

async function orderFacts(
  read: Reader,
  texts: Texts,
  { order, profit, job }: OrderReport & { kind: 'order' },
): Promise<Fact[]> {
  const { t, format } = texts
  const { costMicros, paidBackMicros, profitMicros } = profit
  const line = (await listingOf(read, order.pid))?.line
  const labelOf = (name: string) => line?.fields.find((one) => one.name === name)?.label ?? name
  const amount = format.usd(order.amountMicros)
  const { quantity: pieces, supplierRef, supplierOrderId } = order
  const next = order.fallbacks.map(({ supplier }) => supplier)
  return [
    [t('admin-order-labels-product'), { product: order.pid }],
    ...Object.entries(order.player).map(([name, value]): Fact => [labelOf(name), { code: value }]),
    [
      t('admin-order-labels-amount'),
      pieces > 1 ? t('admin-order-amount-for', { amount, pieces }) : amount,
    ],
    paidBackMicros > 0 && [t('admin-order-labels-paid-back'), format.usd(paidBackMicros)],
    [
      t('admin-order-labels-cost'),
      costMicros === null ? t('admin-lines-no-cost') : format.usd(costMicros),
    ],
    profitMicros !== null && [
      t('admin-order-labels-profit'),
      profitMicros < 0 ? { bad: format.signedUsd(profitMicros) } : format.signedUsd(profitMicros),
    ],
    [t('admin-order-labels-supplier'), { supplier: order.supplier }],
    !!supplierRef && supplierRef !== order.pid && [t('admin-order-labels-item'), supplierRef],
    !!supplierOrderId && [t('admin-order-labels-their-order'), { code: supplierOrderId }],
    ...(order.routed ?? [])
      .slice(-NOTES_SHOWN)
      .map((note): Fact => [t('admin-routing-why'), routeNoteSaid(texts, note)]),
    order.status === 'processing' &&
      next.length > 0 && [t('admin-order-labels-next'), next.join(', ')],
    job && [
      t('admin-order-labels-known'),
      t(job.sent ? 'admin-order-perhaps-known' : 'admin-order-not-known'),
    ],
  ]
}

function lookupFacts({ t, format }: Texts, { lookup }: OrderReport & { kind: 'lookup' }): Fact[] {
  const { input, data, feeReturned, feeMicros } = lookup
  const returned = feeReturned ? `, ${t('admin-order-fee-returned')}` : ''
  return [
    ...Object.entries(input)
      .filter(([name]) => name !== 'code')
      .map(([name, value]): Fact => [name, { code: value ?? '' }]),
    data && [t('admin-order-labels-result'), JSON.stringify(data)],
    [t('admin-order-labels-fee'), `${format.usd(feeMicros)}${returned}`],
  ]
}
