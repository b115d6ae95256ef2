import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import { listingOf, patternProblems } from '../../domain/catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../../domain/catalog/player.ts'
import type { Fulfilment } from '../../domain/fulfilment/fulfilment.ts'
import { createOrderPages } from '../../domain/orders/pages.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { FieldProblem } from '../../domain/shared/problems.ts'
import { answer, JSON_TYPE, json } from '../answer.ts'
import { readBody } from '../body.ts'
import type { Route } from '../context.ts'
import { HttpError } from '../errors.ts'
import { ORDER_EXAMPLES } from '../examples.ts'
import { charging, reading } from '../operations.ts'
import { createOrderAnswers } from '../order-answers.ts'
import { orderJson } from '../order-json.ts'
import { answerOnce } from '../replay.ts'
import { IDEMPOTENCY_HEADER, idempotencyKeyOf, oneOf, orderBody, trxidOf } from '../requests.ts'
import { historySchema, orderSchema, rejectionSchema } from '../responses.ts'

const SIMPLE_DEFAULT = 30
const SIMPLE_MAX = 200
const PAGE_SIZE_DEFAULT = 20
const PAGE_SIZE_MAX = 50
/** More pages than any real history has, and few enough for the offset to be an exact number. */
const PAGE_MAX = 1_000_000

export type OrderRouteDeps = { read: Reader; fulfilment: Fulfilment; clock: () => Date }

export function orderRoutes({ read, fulfilment, clock }: OrderRouteDeps): Route[] {
  const answers = createOrderAnswers(read)
  const pages = createOrderPages(read)
  return [
    {
      method: 'post',
      scope: 'order',
      path: '/orders',
      operation: charging(
        {
          tag: 'Orders',
          summary: 'Place an order',
          description:
            'Each trxid is charged once. While the status is processing, poll GET /orders/{orderId} every 3 to 10 seconds until it is completed or cancelled.',
        },
        {
          body: orderBody,
          examples: ORDER_EXAMPLES,
          answer: orderSchema,
          headers: IDEMPOTENCY_HEADER,
          refused: {
            name: 'INSUFFICIENT_BALANCE',
            schema: rejectionSchema,
            example: {
              ...{ orderCreated: false, status: 'cancelled', game: 'gamea' },
              ...{ error: 'INSUFFICIENT BALANCE', code: 'INSUFFICIENT_BALANCE' },
            },
          },
        },
        [
          ...(['UNKNOWN_PID', 'INVALID_PACK', 'GAME_DISABLED', 'INVALID_PRODUCT'] as const),
          ...(['PRODUCT_DISABLED', 'QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD'] as const),
          ...(['QUANTITY_EXCEEDS_MAX', 'INSUFFICIENT_STOCK', 'API_ORDER_DISABLED'] as const),
          'PRICE_CHANGED',
        ],
      ),
      handle: async (c) => {
        const body = await readBody(c, orderBody)
        const pid = oneOf(body, 'pid', 'PID')
        const userId = oneOf(body, 'userId', 'userID')
        const idempotencyKey = idempotencyKeyOf(c, body)
        const trxid = trxidOf(body)
        const { quantity, maxPrice: maxMicros, zoneId, serverId, region, moreId } = body
        const player = { userId, zoneId, serverId, region, moreId }
        if (pid === undefined || trxid === undefined)
          throw await missingFields(read, { pid, trxid, player })
        const { accountId, key, address, test } = c.get('caller')
        const { order, replay } = await fulfilment.submitOrder({
          ...{ accountId, test, pid, trxid, idempotencyKey, quantity, maxMicros, player },
          key: { ...key, address },
        })
        return answerOnce(c, orderJson(order, clock()), replay)
      },
    },
    {
      method: 'get',
      path: '/orders/:orderId',
      operation: reading({ tag: 'Orders', summary: 'One order' }, orderSchema, {
        requestParams: {
          path: z.object({ orderId: z.string().meta({ example: 'API-GMA-7Q2M9XK4-0T8ZPD' }) }),
        },
        errors: ['ORDER_NOT_FOUND'],
      }),
      handle: async (c) => {
        const { accountId } = c.get('caller')
        const id = (c.req.param('orderId') ?? '').toUpperCase()
        return answer(c, await answers.order(accountId, id, clock()), JSON_TYPE)
      },
    },
    {
      method: 'get',
      path: '/history',
      operation: reading({ tag: 'Orders', summary: 'Your orders, newest first' }, historySchema, {
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
          }),
        },
        errors: ['INVALID_BODY'],
      }),
      handle: async (c) => {
        const { accountId } = c.get('caller')
        const query = c.req.queries()
        const limit = wholeNumber(query, 'limit', SIMPLE_MAX) ?? SIMPLE_DEFAULT
        const page = wholeNumber(query, 'page', PAGE_MAX)
        const pageSize = wholeNumber(query, 'pageSize', PAGE_SIZE_MAX) ?? PAGE_SIZE_DEFAULT
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

/** The refusal of an order without pid or trxid. It also names the line's missing fields. */
async function missingFields(
  read: Reader,
  order: { pid: string | undefined; trxid: string | undefined; player: PlayerInput },
): Promise<DomainError> {
  const { pid, trxid, player } = order
  const problems: FieldProblem[] = []
  if (pid === undefined) problems.push({ field: 'pid', problem: 'missing' })
  if (trxid === undefined) problems.push({ field: 'trxid', problem: 'missing' })
  const listing = pid === undefined ? null : await listingOf(read, pid)
  const { line } = listing ?? {}
  if (line?.status === 'active' && patternProblems(line).length === 0)
    problems.push(...readPlayer(line, player).problems)
  return new DomainError('INVALID_FIELDS', { problems })
}

/**
 * A whole number in the query, limited to the range from 1 to `max`; undefined if it is not given.
 * @throws HttpError INVALID_BODY for other text, or if it is given twice.
 */
function wholeNumber(
  query: Record<string, string[]>,
  name: string,
  max: number,
): number | undefined {
  const values = query[name]
  if (!values) return undefined
  const [text = ''] = values
  if (values.length > 1 || !/^[+-]?\d+$/.test(text))
    throw new HttpError('INVALID_BODY', `${name} must be one whole number.`)
  return Math.min(Math.max(Number(text), 1), max)
}
