import { z } from 'zod'
import { ACCESS_CHANGES } from '../../../domain/events/access-changes.ts'
import type { EventType } from '../../../domain/events/record.ts'
import { amount, choice, flag, text, texts, whole } from '../../described.ts'
import { FOUND, NOT_FOUND } from '../examples/lookups.ts'
import { CANCELLED, KEYS, TOP_UP } from '../examples/orders.ts'
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

const { codes, ...keys } = KEYS
const entry = { id: 4711, balanceUsd: 50, createdAt: EXAMPLE_TIME }

type Documented = readonly [summary: string, data: z.ZodType, example: object]

/** Each type of event: what has happened, the form of its data, and an example of them. */
const TYPES: Record<EventType | 'endpoint.test', Documented> = {
  'order.completed': ['An order was completed.', endedOrder('completed'), TOP_UP],
  'order.cancelled': ['An order was cancelled and refunded.', endedOrder('cancelled'), CANCELLED],
  'lookup.completed': ['A paid lookup has its result.', endedLookup, FOUND],
  'lookup.cancelled': ['A paid lookup ended without a result.', endedLookup, NOT_FOUND],
  'wallet.credited': [
    'Money came into the wallet.',
    transactionSchema,
    { ...entry, kind: 'deposit', amountUsd: 50 },
  ],
  'wallet.debited': [
    'Money was taken from the wallet, other than for an order or a lookup.',
    transactionSchema,
    { ...entry, kind: 'debit', amountUsd: -10, note: 'Paid out by transfer' },
  ],
  'wallet.low': [
    'The balance fell below the threshold that you set.',
    lowBalance,
    { balanceUsd: 9.5, currency: 'USD', lowBalanceUsd: 10 },
  ],
  'access.changed': [
    'The access to the API changed.',
    access,
    {
      ...{ change: 'allowlist_changed', by: 'holder', standing: 'active', apiEnabled: true },
      allowlist: ['203.0.113.7'],
    },
  ],
  'order.code_replaced': [
    'The operator replaced codes of an order. GET /orders/{orderId} answers the ones that are valid now.',
    endedOrder('completed'),
    { ...keys, codesCount: codes.length },
  ],
  // It is not in GET /events.
  'endpoint.test': [
    'A test that was asked for in the bot.',
    z.strictObject({ endpointId: text("The webhook's id.") }),
    { endpointId: 'whe_7q2m9xk40t8zpd' },
  ],
}

/** What webhooks send. `name`: that of the type in generated clients. */
export const sentEvents = Object.entries(TYPES).map(([type, [summary, data, example]]) => {
  const name = type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
  const value = { id: EXAMPLE_ID, type, createdAt: EXAMPLE_TIME, data: example }
  const schema = z
    .strictObject({
      id: text('Unique; sorts by time.', EXAMPLE_ID),
      type: z.literal(type),
      createdAt: instant('When it happened.'),
      data,
    })
    .meta({ id: name, example: value })
  return { type, name, summary, schema, example: value }
})

const [first, ...others] = sentEvents.filter(({ type }) => type !== 'endpoint.test')
if (!first) throw new Error('There are events.')
const eventSchema = z
  .discriminatedUnion('type', [first.schema, ...others.map(({ schema }) => schema)])
  .meta({ id: 'Event' })

export const eventsSchema = z.strictObject({
  success: z.literal(true),
  events: z.array(eventSchema),
  nextAfter: text('Send it as `after` in the next call, also if there were no events.', EXAMPLE_ID),
})

/** Answers of GET /events. */
export const EVENTS_EXAMPLES = {
  'An order was completed': { success: true, events: [first.example], nextAfter: EXAMPLE_ID },
  'Nothing happened': { success: true, events: [], nextAfter: EXAMPLE_ID },
}
