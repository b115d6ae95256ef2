import { type Command, Option } from 'commander'
import { accountByTelegramId } from '../domain/accounts/accounts.ts'
import { ORDER_STATUSES, type OrderStatus } from '../domain/orders/orders.ts'
import { type Found, searchOrders } from '../domain/orders/search.ts'
import { orderIdNamed } from '../domain/orders/submissions.ts'
import { type OrderReport, reportOn } from '../domain/reports/order.ts'
import type { Profit } from '../domain/reports/profit.ts'
import { type StuckItem, stuckItems } from '../domain/reports/stuck.ts'
import { recordAct } from '../domain/service/audit-log.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { english } from '../locales/languages.ts'
import { cursor, limit, periodIn, telegramId, trxidOrId } from './input.ts'
import { routedJson, routeRows } from './order-route.ts'
import { columns, moment, table } from './output.ts'
import { type Answer, actor, type Session } from './session.ts'

const STUCK_LISTED = 200

type ListOptions = {
  telegramId: number
  status?: OrderStatus
  slug?: string
  pid?: string
  from?: string
  to?: string
  limit: number
  cursor?: number
}

const HIDDEN = '(hidden; --codes shows it)'

export function addOrderCommands(program: Command, session: Session): Command {
  const order = program.command('order').description('orders and paid lookups')

  order
    .command('show')
    .description('everything about one order or lookup')
    .argument(
      '<id>',
      'such as API-GMA-7Q2M9XK4-0T8ZPD, or the trxid that it was sent with',
      trxidOrId,
    )
    .option('--codes', 'also print its codes; the audit log records that')
    .action((id: string, { codes = false }: { codes?: boolean }) =>
      session.run(async (store, now) => {
        const report = await reportOn(store.read, await orderIdNamed(store.read, id))
        if (codes) {
          const accountId = ownRow(report).accountId
          const act = { actor, action: 'order.show_codes', accountId, detail: { id } } as const
          await store.transaction((tx) => recordAct(tx, act, now))
        }
        return { json: reportJson(report, codes), text: reportText(report, codes) }
      }),
    )

  order
    .command('list')
    .description("an account's orders, newest first")
    .requiredOption('--telegram-id <id>', "the holder's Telegram id", telegramId)
    .addOption(new Option('--status <status>').choices(ORDER_STATUSES))
    .option('--slug <slug>', 'orders of one line')
    .option('--pid <pid>', 'orders of one product')
    .option('--from <time>', 'placed at this time or later, such as 2026-01-15 or 2h')
    .option('--to <time>', 'placed before this time')
    .option('--limit <n>', 'how many, up to 200', limit, 30)
    .option('--cursor <cursor>', 'the cursor that the page before ended with', cursor)
    .action((options: ListOptions) =>
      session.run(async (store, now) => {
        const { telegramId, from, to, cursor: before = null, ...filter } = options
        const { id } = await accountByTelegramId(store.read, telegramId)
        const period = periodIn({ from, to }, now)
        const page = { limit: options.limit, before }
        return listAnswer(await searchOrders(store.read, id, { ...filter, ...period }, page))
      }),
    )

  order
    .command('stuck')
    .description('what is open for over ten minutes or has an unknown outcome, and why')
    .action(() =>
      session.run(async (store, now) =>
        stuckAnswer(await stuckItems(store.read, { limit: STUCK_LISTED, offset: 0 }, now)),
      ),
    )
  return order
}

function listAnswer({ orders, next }: Found): Answer {
  const rows = orders.map((order) => [
    order.id,
    order.trxid ?? '-',
    moment(order.createdAt),
    order.status,
    order.pid,
    String(order.quantity),
    formatUsd(order.amountMicros),
  ])
  const heading = ['ID', 'TRXID', 'PLACED', 'STATUS', 'PID', 'QUANTITY', 'AMOUNT']
  const none = next === null ? 'No orders.' : 'No orders among those looked at.'
  const text = table(heading, rows, none)
  const listed = orders.map(({ codes, accountId: _, seq: __, amountMicros, ...order }) => ({
    ...order,
    amountUsd: toUsd(amountMicros),
    codeCount: codes.length,
  }))
  return {
    json: { orders: listed, nextCursor: next },
    text: next === null ? text : `${text}\n\nThere may be more: --cursor ${next}`,
  }
}

function stuckAnswer(items: StuckItem[]): Answer {
  const rows = items.map((item) => [
    ...[item.id, item.what, item.player, item.holderName, item.supplier],
    ...[
      moment(item.createdAt),
      String(item.attempts),
      english.t(`admin-stuck-why-${item.why}`),
      item.reason ?? '',
    ],
  ])
  const heading = [
    ...['ID', 'WHAT', 'PLAYER', 'ACCOUNT', 'SUPPLIER'],
    ...['PLACED', 'ATTEMPTS', 'WHY', 'LAST ANSWER'],
  ]
  return { json: { items }, text: table(heading, rows, 'Nothing is stuck.') }
}

function ownRow(report: OrderReport) {
  return report.kind === 'order' ? report.order : report.lookup
}

function reportJson(report: OrderReport, withCodes: boolean): Record<string, unknown> {
  const { kind, telegramId, trxid, idempotencyKey, job } = report
  const { id, accountId, status, error, createdAt, endedAt } = ownRow(report)
  return {
    kind,
    ...(report.test ? { test: true } : {}),
    orderId: id,
    accountId,
    telegramId,
    trxid,
    idempotencyKey,
    key: report.keyName,
    status,
    error,
    createdAt,
    endedAt,
    ...(report.kind === 'order' ? orderJson(report, withCodes) : lookupJson(report, withCodes)),
    entries: report.entries.map((entry) => ({
      entryId: entry.id,
      createdAt: entry.createdAt,
      kind: entry.kind,
      house: entry.house,
      amountUsd: toUsd(entry.amountMicros),
      balanceAfterUsd: toUsd(entry.balanceAfterMicros),
      note: entry.note,
    })),
    attempts: job?.attempts ?? null,
    nextAttemptAt: job?.dueAt ?? null,
    supplierMayKnow: job?.sent ?? null,
    calls: report.calls.map(({ supplier, what, startedAt, outcome, reason, ms }) => ({
      supplier,
      what,
      startedAt,
      outcome,
      reason,
      ms,
    })),
  }
}

type OrderOnly = Extract<OrderReport, { kind: 'order' }>
type LookupOnly = Extract<OrderReport, { kind: 'lookup' }>

function orderJson({ order, codes, profit, decided }: OrderOnly, withCodes: boolean) {
  return {
    game: order.slug,
    pid: order.pid,
    packName: order.packName,
    quantity: order.quantity,
    player: order.player,
    amountUsd: toUsd(order.amountMicros),
    costUsd: profit.costMicros === null ? null : toUsd(profit.costMicros),
    paidBackUsd: toUsd(profit.paidBackMicros),
    profitUsd: profit.profitMicros === null ? null : toUsd(profit.profitMicros),
    refunded: order.refunded,
    decidedBy: decided?.by ?? null,
    decidedByName: decided?.name ?? null,
    supplier: order.supplier,
    supplierRef: order.supplierRef,
    supplierOrderId: order.supplierOrderId,
    fallbacks: order.fallbacks.map(({ supplier }) => supplier),
    routed: routedJson(order),
    codeCount: codes.length,
    ...(withCodes ? { codes } : {}),
  }
}

function lookupJson({ lookup }: LookupOnly, withCodes: boolean) {
  const { code, ...input } = lookup.input
  return {
    lookup: lookup.kind,
    input: withCodes || code === undefined ? lookup.input : { ...input, code: HIDDEN },
    data: lookup.data,
    feeUsd: toUsd(lookup.feeMicros),
    feeReturned: lookup.feeReturned,
    freeQuota: lookup.freeQuota,
  }
}

function reportText(report: OrderReport, withCodes: boolean): string {
  const { telegramId, trxid, idempotencyKey, job } = report
  const { id, accountId, status, error, createdAt, endedAt } = ownRow(report)
  const rows: [string, string][] = [
    [report.kind === 'order' ? 'Order' : 'Lookup', id],
    ['Account', `${accountId} (Telegram id ${telegramId})`],
    ['trxid', trxid ?? '-'],
  ]
  if (report.test) rows.push(['Test', 'paid with test money; no supplier is called'])
  if (idempotencyKey !== null && idempotencyKey !== trxid)
    rows.push(['Idempotency key', idempotencyKey])
  if (report.keyName !== null) rows.push(['Key', report.keyName])
  rows.push(['Status', error ? `${status}: ${error}` : status])
  rows.push(...(report.kind === 'order' ? orderRows(report) : lookupRows(report, withCodes)))
  rows.push(['Placed', moment(createdAt)])
  rows.push(['Ended', endedAt ? moment(endedAt) : '-'])
  if (report.kind === 'order' && report.decided)
    rows.push(['Decided', [report.decided.by, report.decided.name].filter(Boolean).join(' ')])
  if (job) {
    rows.push(['Attempts', `${job.attempts}, the next is due at ${moment(job.dueAt)}`])
    rows.push(['Sent to supplier', job.sent ? 'perhaps' : 'no'])
  }
  const entries = report.entries.map((entry) => [
    String(entry.id),
    moment(entry.createdAt),
    entry.kind,
    formatUsd(entry.amountMicros),
    formatUsd(entry.balanceAfterMicros),
    entry.note ?? '',
  ])
  const heading = ['ENTRY', 'AT', 'KIND', 'AMOUNT', 'BALANCE AFTER', 'NOTE']
  const calls = report.calls.map(({ startedAt, supplier, what, outcome, ms, reason }) => [
    moment(startedAt),
    supplier,
    what,
    outcome ?? 'no answer yet',
    ms === null ? '' : String(ms),
    reason ?? '',
  ])
  const callHeading = ['CALL AT', 'SUPPLIER', 'WHAT', 'OUTCOME', 'MS', 'REASON']
  const parts = [
    columns(rows),
    table(callHeading, calls, 'No supplier was called.'),
    table(heading, entries, 'It has no ledger entries.'),
  ]
  if (withCodes && report.kind === 'order' && report.codes.length > 0)
    parts.push(`CODES\n${report.codes.join('\n')}`)
  return parts.join('\n\n')
}

function orderRows({ order, codes, profit }: OrderOnly): [string, string][] {
  const player = Object.entries(order.player).map(([name, value]) => `${name} ${value}`)
  const refund = order.refunded ? ', refunded' : ''
  const item = order.supplierRef === null ? '' : `, item ${order.supplierRef}`
  const use = order.kind === 'topup' ? 'voucher for the supplier' : 'delivered'
  return [
    ['Product', `${order.pid}, ${order.packName} (${order.slug})`],
    ['Quantity', String(order.quantity)],
    ['Player', player.join(', ') || '-'],
    ['Amount', formatUsd(order.amountMicros) + refund],
    ...profitRows(profit),
    ['Supplier', order.supplier + item],
    ...routeRows(order),
    ['Codes', codes.length === 0 ? 'none' : `${codes.length} (${use})`],
  ]
}

function profitRows({ costMicros, paidBackMicros, profitMicros }: Profit): [string, string][] {
  const paidBack: [string, string][] =
    paidBackMicros === 0 ? [] : [['Paid back', formatUsd(paidBackMicros)]]
  const cost = costMicros === null ? 'not known' : formatUsd(costMicros)
  const profit: [string, string][] =
    profitMicros === null ? [] : [['Profit', formatUsd(profitMicros)]]
  return [...paidBack, ['Cost', cost], ...profit]
}

function lookupRows({ lookup }: LookupOnly, withCodes: boolean): [string, string][] {
  const input = Object.entries(lookup.input).map(
    ([name, value]) => `${name} ${name === 'code' && !withCodes ? HIDDEN : value}`,
  )
  return [
    ['Endpoint', `POST /${lookup.kind}`],
    ['Input', input.join(', ')],
    ['Result', lookup.data ? JSON.stringify(lookup.data) : '-'],
    ['Fee', formatUsd(lookup.feeMicros) + (lookup.feeReturned ? ', returned' : '')],
  ]
}
