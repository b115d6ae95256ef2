import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import { ORDER_STATUSES, ownOrders } from '../../domain/orders/orders.ts'
import { createOrderPages } from '../../domain/orders/pages.ts'
import { type OrderFilter, searchOrders, WALK_ROWS } from '../../domain/orders/search.ts'
import { ordersPlacedWith } from '../../domain/orders/submissions.ts'
import { answer, JSON_TYPE, json } from '../answer.ts'
import type { ApiContext, Caller, Route } from '../context.ts'
import { HttpError } from '../errors.ts'
import { FOUND_EXAMPLES, HISTORY_EXAMPLES } from '../examples/orders.ts'
import { cursorText, oneValue, readCursor, readPeriod, wholeNumber } from '../list-query.ts'
import { reading } from '../operations.ts'
import type { OrderAnswers } from '../order-answers.ts'
import { orderJson } from '../order-json.ts'
import { foundOrdersSchema, historySchema } from '../responses.ts'

const SIMPLE_DEFAULT = 30
const SIMPLE_MAX = 200
const PAGE_SIZE_DEFAULT = 20
const PAGE_SIZE_MAX = 50
/** More pages than any real history has, and few enough for the offset to be an exact number. */
const PAGE_MAX = 1_000_000

/** At most this many orders in one GET /orders. */
const NAMED_MAX = 100
/** The parameters of GET /history that make its answer continue by a cursor. */
const FILTERS = ['status', 'slug', 'pid', 'from', 'to', 'cursor']
/** The longest name in the catalog. */
const MAX_NAME_LENGTH = 128

export type OrderListDeps = { read: Reader; answers: OrderAnswers; clock: () => Date }

/** Finding orders: by trxid or id, and in the account's history. */
export function orderListRoutes({ read, answers, clock }: OrderListDeps): Route[] {
  const pages = createOrderPages(read)

  async function filtered(c: ApiContext, limit: number): Promise<Response> {
    const query = c.req.queries()
    const before = readCursor(query)
    const found = await searchOrders(read, c.get('caller').accountId, filterIn(query), {
      limit,
      before,
    })
    const now = clock()
    const orders = found.orders.map((order) => orderJson(order, now))
    const nextCursor = found.next === null ? null : cursorText(found.next)
    return json(c, { success: true, count: orders.length, orders, nextCursor })
  }

  return [
    {
      method: 'get',
      path: '/orders',
      operation: reading(
        {
          tag: 'Orders',
          summary: 'Find orders by trxid or id',
          description: `1 to ${NAMED_MAX} orders, in the order asked for. \`missing\` lists what this account has no order for: nothing was charged for such a trxid, unless its first call is still being answered.`,
        },
        foundOrdersSchema,
        {
          requestParams: {
            query: z.object({
              trxid: namesParameter('A trxid of an order. Repeat it for several.', 'shop-1001'),
              orderId: namesParameter(
                'An order id, in any letter case. Repeat it for several.',
                'API-GMA-7Q2M9XK4-0T8ZPD',
              ),
            }),
          },
          answers: FOUND_EXAMPLES,
          errors: ['INVALID_REQUEST'],
        },
      ),
      handle: async (c) => {
        const asked = namesIn(c)
        const orders = await namedOrders(read, c.get('caller'), asked)
        const now = clock()
        return json(c, {
          success: true,
          orders: orders.flatMap((order) => (order ? [orderJson(order, now)] : [])),
          missing: asked.flatMap(({ name, value }, i) => (orders[i] ? [] : [{ [name]: value }])),
        })
      },
    },
    {
      method: 'get',
      path: '/history',
      operation: reading(
        {
          tag: 'Orders',
          summary: 'Your orders, newest first',
          description: `With a filter or \`cursor\`, the answer has \`nextCursor\`: send it as \`cursor\` for the next page, until it is null. A page looks at up to ${WALK_ROWS} orders, so it may have fewer than \`limit\`, or none, although more follow.`,
        },
        historySchema,
        {
          requestParams: {
            query: z.object({
              limit: z
                .int()
                .min(1)
                .max(SIMPLE_MAX)
                .default(SIMPLE_DEFAULT)
                .optional()
                .meta({ example: 3 }),
              page: z.int().min(1).optional().meta({ description: 'Switches to paged mode.' }),
              pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT).optional(),
              status: z.enum(ORDER_STATUSES).optional(),
              slug: z.string().min(1).optional().meta({ description: 'Orders of this line.' }),
              pid: z.string().min(1).optional().meta({ description: 'Orders of this product.' }),
              from: timeParameter('Orders placed at this time or later.'),
              to: timeParameter('Orders placed before this time.'),
              cursor: z.string().optional().meta({
                description: 'The `nextCursor` of the page before; empty for the first page.',
              }),
            }),
          },
          answers: HISTORY_EXAMPLES,
          errors: ['INVALID_BODY', 'INVALID_REQUEST'],
        },
      ),
      handle: async (c) => {
        const { accountId } = c.get('caller')
        const query = c.req.queries()
        const upTo = (name: string, max: number) =>
          wholeNumber(query, name, { min: 1, max }, 'INVALID_BODY')
        const limit = upTo('limit', SIMPLE_MAX) ?? SIMPLE_DEFAULT
        const page = upTo('page', PAGE_MAX)
        const pageSize = upTo('pageSize', PAGE_SIZE_MAX) ?? PAGE_SIZE_DEFAULT
        if (FILTERS.some((name) => query[name] !== undefined)) {
          if (page === undefined) return filtered(c, limit)
          throw new HttpError('INVALID_REQUEST', 'With a filter, send cursor instead of page.')
        }
        const now = clock()
        if (page === undefined)
          return answer(c, await answers.newest(accountId, limit, now), JSON_TYPE)
        const bounds = { limit: pageSize, offset: (page - 1) * pageSize }
        const { orders: rows, total, hasMore } = await pages.page(accountId, bounds)
        const orders = rows.map((row) => orderJson(row, now))
        return json(c, { success: true, count: orders.length, total, hasMore, orders })
      },
    },
  ]
}

/** How one order is asked for. */
type Asked = { name: 'trxid' | 'orderId'; value: string }

/** @throws HttpError INVALID_REQUEST unless the query names 1 to 100 orders */
function namesIn(c: ApiContext): Asked[] {
  const asked: Asked[] = []
  for (const [name, value] of new URL(c.req.url).searchParams)
    if ((name === 'trxid' || name === 'orderId') && value.trim() !== '') asked.push({ name, value })
  if (asked.length >= 1 && asked.length <= NAMED_MAX) return asked
  throw new HttpError('INVALID_REQUEST', `Send 1 to ${NAMED_MAX} of trxid and orderId.`)
}

/** The caller's order for each one asked for; undefined where there is none. */
async function namedOrders(read: Reader, caller: Caller, asked: Asked[]) {
  const trxids = asked.flatMap(({ name, value }) => (name === 'trxid' ? [value] : []))
  const placed = await ordersPlacedWith(read, caller, trxids)
  const ids = asked.map(({ name, value }) =>
    name === 'trxid' ? placed.get(value) : value.toUpperCase(),
  )
  const known = ids.filter((id) => id !== undefined)
  const own = await ownOrders(read, caller.accountId, known)
  return ids.map((id) => (id === undefined ? undefined : own.get(id)))
}

/** @throws HttpError INVALID_REQUEST for a value that makes no sense */
function filterIn(query: Record<string, string[]>): OrderFilter {
  const text = oneValue(query, 'status')
  const status = ORDER_STATUSES.find((one) => one === text)
  if (text !== undefined && status === undefined)
    throw new HttpError('INVALID_REQUEST', `status must be one of ${ORDER_STATUSES.join(', ')}.`)
  return { status, slug: nameIn(query, 'slug'), pid: nameIn(query, 'pid'), ...readPeriod(query) }
}

function nameIn(query: Record<string, string[]>, name: 'slug' | 'pid'): string | undefined {
  const text = oneValue(query, name)
  if (text === undefined || (text.trim() !== '' && text.length <= MAX_NAME_LENGTH)) return text
  throw new HttpError('INVALID_REQUEST', `${name} must have 1 to ${MAX_NAME_LENGTH} characters.`)
}

function namesParameter(description: string, example: string) {
  return z
    .array(z.string())
    .max(NAMED_MAX)
    .optional()
    .meta({ description, example: [example] })
}

function timeParameter(description: string) {
  return z
    .string()
    .optional()
    .meta({
      description: `${description} A day in UTC (YYYY-MM-DD), or an ISO 8601 time.`,
    })
}
