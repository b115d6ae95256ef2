import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import {
  createOrderPages,
  type OrderFilter,
  searchOrders,
  WALK_ROWS,
} from '../../domain/orders/lists.ts'
import { ORDER_STATUSES } from '../../domain/orders/orders.ts'
import { answer, JSON_TYPE, json } from '../answer.ts'
import type { ApiContext, Route } from '../context.ts'
import { HttpError } from '../errors/errors.ts'
import type { OrderAnswers } from '../json/order-answers.ts'
import { orderJson } from '../json/order-json.ts'
import { HISTORY_EXAMPLES } from '../openapi/examples/orders.ts'
import { reading } from '../openapi/operations.ts'
import { historySchema } from '../openapi/schemas/responses.ts'
import {
  cursorText,
  listParameters,
  oneValue,
  readCursor,
  readPeriod,
  wholeNumber,
} from '../requests/list-query.ts'

const SIMPLE_DEFAULT = 30
const SIMPLE_MAX = 200
const PAGE_SIZE_DEFAULT = 20
const PAGE_SIZE_MAX = 50
/** More pages than any real history has, and few enough for the offset to be an exact number. */
const PAGE_MAX = 1_000_000

/** The parameters that make the answer continue by a cursor. */
const FILTERS = ['status', 'slug', 'pid', 'from', 'to', 'cursor']
/** The longest name in the catalog. */
const MAX_NAME_LENGTH = 128

export type HistoryDeps = { read: Reader; answers: OrderAnswers; clock: () => Date }

export function historyRoutes({ read, answers, clock }: HistoryDeps): Route[] {
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
              ...listParameters({ max: SIMPLE_MAX, byDefault: SIMPLE_DEFAULT }),
              page: z.int().min(1).optional().meta({ description: 'Switches to paged mode.' }),
              pageSize: z
                .int()
                .min(1)
                .max(PAGE_SIZE_MAX)
                .default(PAGE_SIZE_DEFAULT)
                .optional()
                .meta({ description: 'Orders on a page, in paged mode.' }),
              status: z
                .enum(ORDER_STATUSES)
                .optional()
                .meta({ description: 'Orders in this state.' }),
              slug: z.string().min(1).optional().meta({ description: 'Orders of this line.' }),
              pid: z.string().min(1).optional().meta({ description: 'Orders of this product.' }),
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
        const { orders: rows, total, hasMore } = await pages.page(c.get('caller'), bounds)
        const orders = rows.map((row) => orderJson(row, now))
        return json(c, { success: true, count: orders.length, total, hasMore, orders })
      },
    },
  ]
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
