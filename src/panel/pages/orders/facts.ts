import { listingOf } from '../../../domain/catalog/catalog.ts'
import type { OrderReport } from '../../../domain/reports/order.ts'
import { routeNoteSaid } from '../../../locales/route-note.ts'
import type { Ask } from '../../ask.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { accountLink } from '../../kit/people.ts'
import { productPath } from '../goods/parts.ts'
import { supplierPath } from '../suppliers/parts.ts'

export type Fact = readonly [label: string, value: Part] | false | null

/** What is known about an order. @param more in front of it: what else there is to know where it is decided about */
export async function orderFacts(
  ask: Ask,
  report: OrderReport & { kind: 'order' },
  more: readonly Fact[] = [],
): Promise<Part> {
  const { t, texts, format } = ask
  const { order, profit, job } = report
  const { costMicros, paidBackMicros, profitMicros } = profit
  const isOpen = order.status === 'processing'
  const line = (await listingOf(ask.read, order.pid))?.line
  const labelOf = (name: string) => line?.fields.find((one) => one.name === name)?.label ?? name
  return facts([
    ...more,
    ...commonFacts(ask, report),
    [t('admin-order-labels-product'), html`${productLink(ask, order.pid)} (${order.slug})`],
    ...Object.entries(order.player).map(
      ([name, value]): Fact => [labelOf(name), html`<code>${value}</code>`],
    ),
    [t('admin-order-labels-amount'), format.usd(order.amountMicros)],
    paidBackMicros > 0 && [t('admin-order-labels-paid-back'), format.usd(paidBackMicros)],
    [
      t('admin-order-labels-cost'),
      costMicros === null ? t('admin-lines-no-cost') : format.usd(costMicros),
    ],
    profitMicros !== null && [
      t('admin-order-labels-profit'),
      html`<span class="${profitMicros < 0 && 'bad'}">${format.signedUsd(profitMicros)}</span>`,
    ],
    [t('admin-order-labels-supplier'), supplierLink(ask, order.supplier)],
    !!order.supplierRef &&
      order.supplierRef !== order.pid && [t('admin-order-labels-item'), order.supplierRef],
    !!order.supplierOrderId && [
      t('admin-order-labels-their-order'),
      html`<code>${order.supplierOrderId}</code>`,
    ],
    ...(order.routed ?? []).map(
      (note): Fact => [t('admin-routing-why'), routeNoteSaid(texts, note)],
    ),
    isOpen &&
      order.fallbacks.length > 0 && [
        t('admin-order-labels-next'),
        order.fallbacks.map(({ supplier }) => supplier).join(', '),
      ],
    !!job && [
      t('admin-order-labels-known'),
      job.sent ? t('admin-order-perhaps-known') : t('admin-order-not-known'),
    ],
  ])
}

/** What is known about a paid lookup. */
export function lookupFacts(ask: Ask, report: OrderReport & { kind: 'lookup' }): Part {
  const { t, format } = ask
  const { lookup } = report
  const returned = lookup.feeReturned ? `, ${t('admin-order-fee-returned')}` : ''
  return facts([
    ...commonFacts(ask, report),
    ...Object.entries(lookup.input)
      .filter(([name]) => name !== 'code')
      .map(([name, value]): Fact => [name, html`<code>${value}</code>`]),
    lookup.data && [t('admin-order-labels-result'), JSON.stringify(lookup.data)],
    [t('admin-order-labels-fee'), `${format.usd(lookup.feeMicros)}${returned}`],
  ])
}

function commonFacts({ t, format }: Ask, report: OrderReport): Fact[] {
  const { telegramId, holderName, trxid, idempotencyKey, keyName, job } = report
  const { error } = report.kind === 'order' ? report.order : report.lookup
  const isOther = idempotencyKey !== null && idempotencyKey !== trxid
  return [
    error !== null && [t('admin-order-labels-reason'), error],
    [t('admin-order-labels-account'), accountLink({ name: holderName, telegramId })],
    keyName !== null && [t('admin-order-labels-key'), keyName],
    trxid !== null && ['trxid', html`<code>${trxid}</code>`],
    isOther && [t('admin-order-labels-idempotency-key'), html`<code>${idempotencyKey}</code>`],
    !!job && [t('admin-order-labels-attempts'), format.number(job.attempts)],
    !!job && [t('admin-order-labels-next-attempt'), markup(format.time(job.dueAt))],
  ]
}

function productLink(ask: Ask, pid: string): Part {
  const id = html`<code>${pid}</code>`
  return ask.may('catalog') ? html`<a href="${productPath(pid)}">${id}</a>` : id
}

function supplierLink({ deps }: Ask, name: string): Part {
  return deps.suppliers.has(name) ? html`<a href="${supplierPath(name)}">${name}</a>` : name
}
