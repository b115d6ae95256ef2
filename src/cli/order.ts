import { Option } from 'commander'
import { recordAct } from '../domain/audit/audit-log.ts'
import { searchOrders } from '../domain/orders/lists.ts'
import { ORDER_STATUSES, type OrderStatus } from '../domain/orders/orders.ts'
import { orderIdNamed } from '../domain/orders/submissions.ts'
import { type OrderReport, reportOn } from '../domain/reports/order.ts'
import { english } from '../locales/languages.ts'
import { routeNoteSaid } from '../locales/route-note.ts'
import { pick } from './answer.ts'
import type { Command } from './command.ts'
import { cursor, type FromTo, limit, periodIn, trxidOrId } from './input.ts'
import { actor } from './session.ts'

const HIDDEN = '(hidden; --codes shows it)'

type ListOptions = FromTo & {
  status?: OrderStatus
  slug?: string
  pid?: string
  limit: number
  cursor?: number
}

export function addOrderCommands(program: Command): void {
  const order = program.add('order', 'orders and paid lookups')

  order
    .add('show', 'everything about one order or lookup')
    .argument(
      '<id>',
      'such as API-GMA-7Q2M9XK4-0T8ZPD, or the trxid that it was sent with',
      trxidOrId,
    )
    .option('--codes', 'also print its codes; the audit log records that')
    .runs(async ({ store, read, now }, id: string, { codes = false }: { codes?: boolean }) => {
      const report = await reportOn(read, await orderIdNamed(read, id))
      const { accountId } = rowOf(report)
      const act = { actor, action: 'order.show_codes', accountId, detail: { id } } as const
      if (codes) await store.transaction((tx) => recordAct(tx, act, now))
      return {
        json: reportJson(report, codes),
        columns:
          'entryId createdAt kind amountUsd balanceAfterUsd note startedAt supplier what outcome ms reason said',
      }
    })

  order
    .aboutAccount('list', "an account's orders, newest first")
    .addOption(new Option('--status <status>').choices(ORDER_STATUSES))
    .option('--slug <slug>', 'orders of one line')
    .option('--pid <pid>', 'orders of one product')
    .option('--from <time>', 'placed at this time or later, such as 2026-01-15 or 2h')
    .option('--to <time>', 'placed before this time')
    .option('--limit <n>', 'how many, up to 200', limit, 30)
    .option('--cursor <cursor>', 'the cursor that the page before ended with', cursor)
    .runs(async ({ read, now, account }, options: ListOptions) => {
      const { from, to, limit, cursor: before = null, ...filter } = options
      const { id } = await account()
      const asked = { ...filter, ...periodIn({ from, to }, now) }
      const { orders, next } = await searchOrders(read, id, asked, { limit, before })
      return {
        json: {
          orders: orders.map(({ codes, accountId: _, seq: __, ...order }) => ({
            ...order,
            codeCount: codes.length,
          })),
          nextCursor: next,
        },
        columns: 'id trxid createdAt status pid quantity amountUsd',
        none: 'No orders here.',
      }
    })
}

function rowOf(report: OrderReport) {
  return report.kind === 'order' ? report.order : report.lookup
}

function reportJson(report: OrderReport, withCodes: boolean) {
  const { job } = report
  const row = rowOf(report)
  return {
    kind: report.kind,
    ...(report.test ? { test: true } : {}),
    orderId: row.id,
    accountId: row.accountId,
    ...pick(report, 'telegramId trxid idempotencyKey'),
    key: report.keyName,
    ...pick(row, 'status error createdAt endedAt'),
    ...(report.kind === 'order' ? orderJson(report, withCodes) : lookupJson(report, withCodes)),
    entries: report.entries.map((entry) => ({
      entryId: entry.id,
      ...pick(entry, 'createdAt kind house amountMicros balanceAfterMicros note'),
    })),
    attempts: job?.attempts ?? null,
    nextAttemptAt: job?.dueAt ?? null,
    supplierMayKnow: job?.sent ?? null,
    calls: report.calls.map((call) => pick(call, 'supplier what startedAt outcome reason ms')),
  }
}

type OrderOnly = Extract<OrderReport, { kind: 'order' }>
type LookupOnly = Extract<OrderReport, { kind: 'lookup' }>

function orderJson({ order, codes, profit, decided }: OrderOnly, withCodes: boolean) {
  return {
    game: order.slug,
    ...pick(order, 'pid packName quantity player amountMicros'),
    ...pick(profit, 'costMicros paidBackMicros profitMicros'),
    refunded: order.refunded,
    decidedBy: decided?.by ?? null,
    decidedByName: decided?.name ?? null,
    ...pick(order, 'supplier supplierRef supplierOrderId'),
    fallbacks: order.fallbacks.map(({ supplier }) => supplier),
    // Why the order went to its suppliers, oldest first.
    routed: (order.routed ?? []).map((note) => ({ ...note, said: routeNoteSaid(english, note) })),
    codeCount: codes.length,
    ...(withCodes ? { codes } : {}),
  }
}

function lookupJson({ lookup }: LookupOnly, withCodes: boolean) {
  const { code, ...input } = lookup.input
  return {
    lookup: lookup.kind,
    input: withCodes || code === undefined ? lookup.input : { ...input, code: HIDDEN },
    ...pick(lookup, 'data feeMicros feeReturned freeQuota'),
  }
}
