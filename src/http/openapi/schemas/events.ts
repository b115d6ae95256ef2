import { z } from 'zod'
import { ACCESS_CHANGES } from '../../../domain/events/access-changes.ts'
import { amount, choice, flag, text, texts, whole } from '../../described.ts'
import {
  gameARedeemSchema,
  gameAVerifySchema,
  gameBVerifySchema,
  instant,
  orderSchema,
  STANDINGS,
  transactionSchema,
  usd,
} from './responses.ts'

// The events, as GET /events answers them and webhooks send them.

const EXAMPLE_ID = 'evt_1KF0RDQM40000002M3JX'
const EXAMPLE_TIME = '2026-01-15T12:00:01.204Z'

const endedOrder = (status: 'completed' | 'cancelled') =>
  orderSchema.omit({ codes: true, idempotentReplay: true, replayDiffers: true }).extend({
    status: z.literal(status),
    codesCount: whole(
      'How many codes were delivered; GET /orders/{orderId} answers the codes.',
    ).optional(),
  })
const endedLookup = z.union([gameAVerifySchema, gameBVerifySchema, gameARedeemSchema])
const lowBalance = z.strictObject({
  balanceUsd: usd('What the wallet held then.'),
  currency: z.literal('USD'),
  lowBalanceUsd: amount('The threshold that the balance has fallen below.'),
})
const access = z.strictObject({
  change: choice(ACCESS_CHANGES, 'What changed. More values may be added.'),
  by: choice(['holder', 'operator'], 'Who changed it.'),
  standing: choice(STANDINGS, 'The standing of the account after it.'),
  restrictedUntil: instant('The end of the restriction.').optional(),
  apiEnabled: flag("Both switches: the holder's and the operator's."),
  allowlist: texts('Empty: any address may call.'),
})

function event<Type extends string, Data extends z.ZodType>(
  { type, id, data }: { type: Type; id: string; data: Data },
  example: object,
) {
  const schema = z.strictObject({
    id: text('Unique; sorts by time.', EXAMPLE_ID),
    type: z.literal(type),
    createdAt: instant('When it happened.'),
    data,
  })
  return schema.meta({
    id,
    example: { id: EXAMPLE_ID, type, createdAt: EXAMPLE_TIME, data: example },
  })
}

const order = {
  orderCreated: true,
  orderId: 'API-GMA-7Q2M9XK4-0T8ZPD',
  game: 'gamea',
  packName: '60 UC',
  amountUsd: 0.99,
  durationSec: 1.204,
  userId: '5123456789',
  trxid: 'shop-1795424400',
  pid: 'GWA-UC-60',
  createdAt: '2026-01-15T12:00:00.000Z',
  endedAt: EXAMPLE_TIME,
}
const lookup = {
  orderId: 'API-GAV-7Q2M9XK4-0T8ZPD',
  playerId: '5123456789',
  deductedBalance: 0.0017,
  durationSec: 0.4,
  trxid: 'shop-1795424401',
  createdAt: '2026-01-15T12:00:00.804Z',
}
const entry = { id: 4711, balanceUsd: 50, createdAt: EXAMPLE_TIME }

/** Each type of event, by its name. */
export const eventSchemas = {
  'order.completed': event(
    { type: 'order.completed', id: 'OrderCompleted', data: endedOrder('completed') },
    { ...order, status: 'completed' },
  ),
  'order.cancelled': event(
    { type: 'order.cancelled', id: 'OrderCancelled', data: endedOrder('cancelled') },
    { ...order, status: 'cancelled', error: 'INVALID PLAYER', refunded: true },
  ),
  'lookup.completed': event(
    { type: 'lookup.completed', id: 'LookupCompleted', data: endedLookup },
    { success: true, status: 'completed', ...lookup, playerName: 'Player One' },
  ),
  'lookup.cancelled': event(
    { type: 'lookup.cancelled', id: 'LookupCancelled', data: endedLookup },
    { success: false, status: 'cancelled', ...lookup, error: 'PLAYER NOT FOUND' },
  ),
  'wallet.credited': event(
    { type: 'wallet.credited', id: 'WalletCredited', data: transactionSchema },
    { ...entry, kind: 'deposit', amountUsd: 50 },
  ),
  'wallet.debited': event(
    { type: 'wallet.debited', id: 'WalletDebited', data: transactionSchema },
    { ...entry, kind: 'debit', amountUsd: -10, note: 'Paid out by transfer' },
  ),
  'wallet.low': event(
    { type: 'wallet.low', id: 'WalletLow', data: lowBalance },
    { balanceUsd: 9.5, currency: 'USD', lowBalanceUsd: 10 },
  ),
  'access.changed': event(
    { type: 'access.changed', id: 'AccessChanged', data: access },
    {
      change: 'allowlist_changed',
      by: 'holder',
      standing: 'active',
      apiEnabled: true,
      allowlist: ['203.0.113.7'],
    },
  ),
  'order.code_replaced': event(
    { type: 'order.code_replaced', id: 'OrderCodeReplaced', data: endedOrder('completed') },
    {
      ...{ orderCreated: true, orderId: 'API-KEY-7Q2M9XK4-0T8ZPD', status: 'completed' },
      ...{ game: 'gamekeys', packName: 'Game K standard', amountUsd: 5, durationSec: 0 },
      ...{ trxid: 'shop-1795424402', pid: 'GWA-KEY-1', quantity: 1, codesCount: 1 },
      createdAt: '2026-01-15T12:00:00.000Z',
      endedAt: '2026-01-15T12:00:00.000Z',
    },
  ),
}

/** What a webhook gets when its owner asks for a test. It is not in GET /events. */
export const testEventSchema = event(
  {
    type: 'endpoint.test',
    id: 'EndpointTest',
    data: z.strictObject({ endpointId: text("The webhook's id.") }),
  },
  { endpointId: 'whe_7q2m9xk40t8zpd' },
)

const { 'order.completed': first, ...others } = eventSchemas
const eventSchema = z
  .discriminatedUnion('type', [first, ...Object.values(others)])
  .meta({ id: 'Event' })

export const eventsSchema = z.strictObject({
  success: z.literal(true),
  events: z.array(eventSchema),
  nextAfter: text('Send it as `after` in the next call, also if there were no events.', EXAMPLE_ID),
})

const completed = { id: EXAMPLE_ID, type: 'order.completed', createdAt: EXAMPLE_TIME }

/** Answers of GET /events. */
export const EVENTS_EXAMPLES = {
  'An order was completed': {
    success: true,
    events: [{ ...completed, data: { ...order, status: 'completed' } }],
    nextAfter: EXAMPLE_ID,
  },
  'Nothing happened': { success: true, events: [], nextAfter: EXAMPLE_ID },
}
