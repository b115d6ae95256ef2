import { Option } from 'commander'
import { accountNamed } from '../domain/accounts/holders.ts'
import { recordAct } from '../domain/audit/audit-log.ts'
import { ORDER_STATUSES, type OrderStatus } from '../domain/orders/orders.ts'
import { type Found, searchOrders } from '../domain/orders/search.ts'
import { orderIdNamed } from '../domain/orders/submissions.ts'
import { type OrderReport, reportOn } from '../domain/reports/order.ts'
import { type StuckItem, stuckItems } from '../domain/reports/stuck.ts'
import { toUsd } from '../domain/shared/money.ts'
import { english } from '../locales/languages.ts'
import type { Command } from './command.ts'
import { aboutAccount, cursor, limit, periodIn, type Target, trxidOrId } from './input.ts'
import { routedJson } from './order-route.ts'
import { usdOrNull } from './output.ts'
import { type Answer, actor } from './session.ts'

const STUCK_LISTED = 200

type ListOptions = Target & {
  status?: OrderStatus
  slug?: string
  pid?: string
  from?: string
  to?: string
  limit: number
  cursor?: number
}

const HIDDEN = '(hidden; --codes shows it)'
const REPORTED = [
  ...['entryId', 'createdAt', 'kind', 'amountUsd', 'balanceAfterUsd', 'note'],
  ...['startedAt', 'supplier', 'what', 'outcome', 'ms', 'reason', 'said'],
]

export function addOrderCommands(program: Command): Command {
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
    .runs(async ({ store, now }, id: string, { codes = false }: { codes?: boolean }) => {
      const report = await reportOn(store.read, await orderIdNamed(store.read, id))
      if (codes) {
        const accountId = ownRow(report).accountId
        const act = { actor, action: 'order.show_codes', accountId, detail: { id } } as const
        await store.transaction((tx) => recordAct(tx, act, now))
      }
      return { json: reportJson(report, codes), columns: REPORTED }
    })

  aboutAccount(order, 'list')
    .description("an account's orders, newest first")
    .addOption(new Option('--status <status>').choices(ORDER_STATUSES))
    .option('--slug <slug>', 'orders of one line')
    .option('--pid <pid>', 'orders of one product')
    .option('--from <time>', 'placed at this time or later, such as 2026-01-15 or 2h')
    .option('--to <time>', 'placed before this time')
    .option('--limit <n>', 'how many, up to 200', limit, 30)
    .option('--cursor <cursor>', 'the cursor that the page before ended with', cursor)
    .runs(async ({ store, now }, options: ListOptions) => {
      const { account, from, to, cursor: before = null, ...filter } = options
      const { id } = await accountNamed(store.read, account)
      const period = periodIn({ from, to }, now)
      const page = { limit: options.limit, before }
      return listAnswer(await searchOrders(store.read, id, { ...filter, ...period }, page))
    })

  order
    .command('stuck')
    .description('what is open for over ten minutes or has an unknown outcome, and why')
    .runs(async ({ store, now }) =>
      stuckAnswer(await stuckItems(store.read, { limit: STUCK_LISTED, offset: 0 }, now)),
    )
  return order
}

function listAnswer({ orders, next }: Found): Answer {
  const listed = orders.map(({ codes, accountId: _, seq: __, amountMicros, ...order }) => ({
    ...order,
    amountUsd: toUsd(amountMicros),
    codeCount: codes.length,
  }))
  return {
    json: { orders: listed, nextCursor: next },
    columns: ['id', 'trxid', 'createdAt', 'status', 'pid', 'quantity', 'amountUsd'],
    none: 'No orders here.',
  }
}

function stuckAnswer(items: StuckItem[]): Answer {
  const said = items.map((item) => ({ ...item, whyText: english.t(`admin-stuck-why-${item.why}`) }))
  return {
    json: { items: said },
    columns: [
      ...['id', 'what', 'player', 'holderName', 'supplier', 'createdAt', 'attempts', 'whyText'],
      'reason',
    ],
    none: 'Nothing is stuck.',
  }
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
    costUsd: usdOrNull(profit.costMicros),
    paidBackUsd: toUsd(profit.paidBackMicros),
    profitUsd: usdOrNull(profit.profitMicros),
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
