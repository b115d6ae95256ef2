import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import { listingOf, patternProblems } from '../../domain/catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../../domain/catalog/player.ts'
import type { Fulfilment } from '../../domain/fulfilment/fulfilment.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { FieldProblem } from '../../domain/shared/problems.ts'
import { answer, JSON_TYPE } from '../answer.ts'
import { readBody } from '../body.ts'
import type { Route } from '../context.ts'
import { ORDER_ANSWERS, ORDER_EXAMPLES, PLACED_EXAMPLES } from '../examples/orders.ts'
import { charging, reading } from '../operations.ts'
import type { OrderAnswers } from '../order-answers.ts'
import { orderJson } from '../order-json.ts'
import { answerOnce } from '../replay.ts'
import { IDEMPOTENCY_HEADER, idempotencyKeyOf, oneOf, orderBody, trxidOf } from '../requests.ts'
import { orderSchema, rejectionSchema } from '../responses.ts'

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
