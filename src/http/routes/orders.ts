import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import { listingOf, patternProblems } from '../../domain/catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../../domain/catalog/player.ts'
import type { Fulfilment } from '../../domain/fulfilment/fulfilment.ts'
import { ownOrders } from '../../domain/orders/orders.ts'
import { ordersPlacedWith } from '../../domain/orders/submissions.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { FieldProblem } from '../../domain/shared/problems.ts'
import { answer, answerOnce, JSON_TYPE, json } from '../answer.ts'
import type { ApiContext, Caller, Route } from '../context.ts'
import { text } from '../described.ts'
import { HttpError } from '../errors/errors.ts'
import type { OrderAnswers } from '../json/order-answers.ts'
import { orderJson } from '../json/order-json.ts'
import {
  FOUND_EXAMPLES,
  ORDER_ANSWERS,
  ORDER_EXAMPLES,
  PLACED_EXAMPLES,
} from '../openapi/examples/orders.ts'
import { charging, reading } from '../openapi/operations.ts'
import { foundOrdersSchema, orderSchema, rejectionSchema } from '../openapi/schemas/responses.ts'
import {
  IDEMPOTENCY_HEADER,
  idempotencyKeyOf,
  oneOf,
  orderBody,
  readBody,
  trxidOf,
} from '../requests/bodies.ts'

/** At most this many orders in one GET /orders. */
const NAMED_MAX = 100

export type OrderRouteDeps = {
  read: Reader
  answers: OrderAnswers
  fulfilment: Fulfilment
  clock: () => Date
}

export function orderRoutes({ read, answers, fulfilment, clock }: OrderRouteDeps): Route[] {
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
          answers: PLACED_EXAMPLES,
          headers: IDEMPOTENCY_HEADER,
          refused: {
            name: 'INSUFFICIENT_BALANCE',
            schema: rejectionSchema,
            example: {
              ...{ orderCreated: false, status: 'cancelled', game: 'gamea' },
              ...{ error: 'INSUFFICIENT BALANCE', code: 'INSUFFICIENT_BALANCE' },
              detail:
                'This costs 0.99 USD, and the wallet has 0.25 USD. Top up in the bot, then send the same trxid again.',
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
        const { accountId, key, address, test, tierId } = c.get('caller')
        const { order, replay } = await fulfilment.submitOrder({
          via: 'api',
          ...{ accountId, test, tierId, pid, trxid, idempotencyKey, quantity, maxMicros, player },
          key: { ...key, address },
        })
        return answerOnce(c, orderJson(order, clock()), replay)
      },
    },
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
      path: '/orders/:orderId',
      operation: reading({ tag: 'Orders', summary: 'One order' }, orderSchema, {
        requestParams: {
          path: z.object({
            orderId: text('In any letter case.', 'API-GMA-7Q2M9XK4-0T8ZPD'),
          }),
        },
        answers: ORDER_ANSWERS,
        errors: ['ORDER_NOT_FOUND'],
      }),
      handle: async (c) => {
        const { accountId } = c.get('caller')
        const id = (c.req.param('orderId') ?? '').toUpperCase()
        return answer(c, await answers.order(accountId, id, clock()), JSON_TYPE)
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

function namesParameter(description: string, example: string) {
  return z
    .array(z.string())
    .max(NAMED_MAX)
    .optional()
    .meta({ description, example: [example] })
}
