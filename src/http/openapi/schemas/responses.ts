import { z } from 'zod'
import { ENTRY_KINDS } from '../../../domain/ledger/ledger.ts'
import { ORDER_STATUSES } from '../../../domain/orders/orders.ts'
import { VERSION } from '../../../version.ts'
import { keySchema } from '../../json/key-json.ts'

// The answers. The OpenAPI document is built from these, and the tests check answers against them.

export const usd = (description: string) => z.number().meta({ description, example: 0.99 })
export const success = z.literal(true)
export const text = (description: string) => z.string().meta({ description })
export const whole = (description: string) => z.int().meta({ description })
const replay = z.literal(true).optional().meta({
  description: 'Set if the answer replays the stored result of an earlier call.',
})
const trxid = z.string().meta({
  description:
    'The trxid that it was sent with. Missing if an earlier version of the service did not record it.',
})
export const instant = (description: string) =>
  z.iso.datetime().meta({
    description: `${description} UTC, with milliseconds.`,
    example: '2026-01-15T12:00:00.000Z',
  })
export const replayDiffers = z.array(z.string()).meta({
  description: 'The fields whose values differ from those of the stored order or lookup.',
  example: ['pid', 'userId'],
})
const seconds = z
  .number()
  .min(0)
  .meta({ description: 'Seconds from placement to the end, or until now.', example: 1.204 })

export const orderSchema = z
  .strictObject({
    orderCreated: z.literal(true),
    orderId: z.string().meta({
      description: "The service's id of the order.",
      example: 'API-GMA-7Q2M9XK4-0T8ZPD',
    }),
    status: z.enum(ORDER_STATUSES).meta({ description: 'completed and cancelled are final.' }),
    game: z.string().meta({ description: 'Slug of the line.' }),
    packName: z.string().meta({ description: 'The name of the product.' }),
    amountUsd: usd('What the order cost.'),
    durationSec: seconds,
    userId: z.string().optional().meta({ description: 'The player id, as you sent it.' }),
    serverId: z.string().optional().meta({ description: 'The server, or game E’s region.' }),
    moreId: z.string().optional().meta({ description: 'Game E: the second player id.' }),
    codes: z.array(z.string()).optional().meta({
      description: 'Delivered codes of a completed order of game keys or gift cards.',
    }),
    codesCount: z.int().optional().meta({
      description:
        'Stands in for `codes` where a key without the scope `read` repeats an order that another key placed.',
    }),
    error: z.string().optional().meta({ description: 'Why it was cancelled.' }),
    refunded: z.boolean().optional().meta({
      description: 'Cancelled orders: whether the money is back in the wallet.',
    }),
    trxid: trxid.optional(),
    pid: z.string().meta({ description: 'GWPID of the product.', example: 'GWA-UC-60' }),
    quantity: z.int().optional().meta({
      description: 'Game keys and gift cards: how many codes were ordered.',
      example: 1,
    }),
    createdAt: instant('When it was placed.'),
    endedAt: instant('When it was completed or cancelled.').optional(),
    test: z.literal(true).optional().meta({ description: 'Set if a test key placed it.' }),
    idempotentReplay: replay,
    replayDiffers: replayDiffers.optional(),
  })
  .meta({ id: 'Order' })

export const rejectionSchema = z
  .strictObject({
    orderCreated: z.literal(false),
    status: z.literal('cancelled'),
    game: text('Slug of the line.'),
    error: z.literal('INSUFFICIENT BALANCE'),
    code: z.literal('INSUFFICIENT_BALANCE'),
    detail: z.string().optional().meta({
      description:
        'What it costs and what the wallet has, or how much the account owes if a payment was taken back.',
    }),
  })
  .meta({ id: 'OrderRejection' })

const lookupFields = {
  orderId: text("The service's id of the lookup."),
  trxid: trxid.optional(),
  createdAt: instant('When it was charged.'),
  deductedBalance: usd('USD charged for this call.'),
  durationSec: seconds,
  idempotentReplay: replay,
  replayDiffers: replayDiffers.optional(),
}
const completedFields = { success, status: z.literal('completed'), ...lookupFields }
const cancelledFields = {
  success: z.literal(false),
  status: z.literal('cancelled'),
  ...lookupFields,
  error: text('Why it ended without a result.'),
}
const quotaFields = {
  freeUsedToday: whole('Free verifications used today; a day begins at 00:00 UTC.'),
  freeLimitDaily: whole('Free verifications in a day.'),
  freeLeftToday: whole('Free verifications left today.'),
}
const bonus = z
  .array(
    z.strictObject({
      tier: z
        .string()
        .meta({ description: 'What is bought, and what comes on top.', example: '50+50' }),
      status: z
        .enum(['available', 'already_claimed', 'unknown'])
        .meta({ description: 'Whether the player can still get it.' }),
    }),
  )
  .meta({ description: "The player's first-time bonuses." })
const playerId = text('The player id, as you sent it.')
const playerName = text("The player's name in the game.")

export const gameAVerifySchema = z
  .union([
    z.strictObject({ ...completedFields, playerId, playerName }),
    z.strictObject({ ...cancelledFields, playerId }),
  ])
  .meta({ id: 'GameAVerification' })

const gameBFields = {
  userId: text('The user id, as you sent it.'),
  zoneId: text('The zone id, as you sent it.'),
  ...quotaFields,
}
export const gameBVerifySchema = z
  .union([
    z.strictObject({
      ...completedFields,
      ...gameBFields,
      playerName,
      region: text("The player's region, such as ID."),
      firstTimeBonus: bonus,
    }),
    z.strictObject({ ...cancelledFields, ...gameBFields, firstTimeBonus: bonus.optional() }),
  ])
  .meta({ id: 'GameBVerification' })

export const gameARedeemSchema = z
  .union([
    z.strictObject({
      ...completedFields,
      playerId,
      name: playerName,
      ucAmount: whole('How much UC the code gave the player.'),
      productName: text('What the code was for.'),
    }),
    z.strictObject({ ...cancelledFields, playerId }),
  ])
  .meta({ id: 'GameARedemption' })

export const balanceSchema = z.strictObject({
  success,
  balanceUsd: usd('What the wallet holds.'),
  currency: z.literal('USD'),
})
export const transactionKind = z.enum(ENTRY_KINDS)
export const transactionSchema = z
  .strictObject({
    id: z.int().meta({ description: 'Rises with every transaction.', example: 20418 }),
    kind: transactionKind.meta({
      description:
        'deposit: a top-up; credit, debit: by the operator; charge, refund: of an order; claim_refund: of a completed order, in part or whole, after a problem with it; fee, fee_refund: of a paid lookup; deposit_refund, chargeback: a top-up that went back (deposit_refund_reversal: it did not); debt: the part of a chargeback that the wallet did not cover; debt_payment: incoming money that paid it. More may be added.',
    }),
    amountUsd: z
      .number()
      .meta({ description: 'Above zero into the wallet, below zero out of it.', example: -0.8875 }),
    balanceUsd: z.number().meta({ description: 'The balance after it.', example: 99.1125 }),
    orderId: z
      .string()
      .optional()
      .meta({ description: 'The order or paid lookup that it is about.' }),
    trxid: z.string().optional().meta({ description: 'The trxid of that order or lookup.' }),
    reference: z.string().optional().meta({
      description: 'What else caused it, such as a top-up.',
      example: 'DEP-7Q2M9XK4-0T8ZPD',
    }),
    note: z.string().optional().meta({ description: 'A note of the operator.' }),
    createdAt: instant('When it was booked.'),
  })
  .meta({ id: 'Transaction' })
export const transactionsSchema = z.strictObject({
  success,
  count: whole('How many are in this answer.'),
  transactions: z.array(transactionSchema),
  nextCursor: z.string().nullable().meta({
    description: 'Send it as `cursor` to continue; null at the end.',
  }),
})

export const accountSchema = z
  .strictObject({
    success,
    accountId: z.int().meta({ description: 'The operator may ask you for it.', example: 17 }),
    name: z.string().meta({ description: "The holder's name in Telegram." }),
    standing: z
      .enum(['active', 'restricted', 'banned'])
      .meta({ description: 'Calls of an account that is not active are refused.' }),
    test: z.boolean().meta({ description: 'Whether the key is a test key.' }),
    balanceUsd: usd('What the wallet holds.'),
    owedUsd: z.number().meta({
      description: 'What the account owes after a payment was taken back; top-ups pay it first.',
      example: 0,
    }),
    currency: z.literal('USD'),
    tier: z.string().meta({
      description:
        'The name of your price group, or `standard`. `GET /products` shows the prices that you pay.',
      example: 'standard',
    }),
    lowBalanceUsd: z.number().nullable().meta({
      description: 'The holder gets a message when the balance falls below this; null: never.',
    }),
    freeLookupsLeft: z.int().meta({
      description: 'Free game B verifications left today; a day begins at 00:00 UTC.',
      example: 20,
    }),
    key: keySchema,
    limits: z.strictObject({
      perSecond: whole('Calls in any second.'),
      perMinute: whole('Calls in any minute.'),
    }),
    allowlist: z.array(z.string()).meta({
      description: 'Addresses and blocks that may call; empty: any address.',
      example: ['203.0.113.7', '198.51.100.0/24'],
    }),
  })
  .meta({ id: 'Account' })
export const addressSchema = z.strictObject({
  success,
  ip: text('The address that the call came from.'),
})
export const historySchema = z.strictObject({
  success,
  count: whole('How many are in this answer.'),
  total: z.int().optional().meta({ description: 'Paged mode: all orders of the account.' }),
  hasMore: z
    .boolean()
    .optional()
    .meta({ description: 'Paged mode: whether there is a next page.' }),
  orders: z.array(orderSchema),
  nextCursor: z.string().nullable().optional().meta({
    description:
      'With a filter or a cursor: send it as `cursor` for the next page. Null at the end.',
  }),
})

export const foundOrdersSchema = z.strictObject({
  success,
  orders: z.array(orderSchema),
  missing: z
    .array(
      z.union([
        z.strictObject({ trxid: text('A trxid, as it was asked for.') }),
        z.strictObject({ orderId: text('An order id, as it was asked for.') }),
      ]),
    )
    .meta({ description: 'Those of which this account has no order.' }),
})
export const aliveSchema = z.strictObject({
  status: z.literal('alive'),
  version: z.string().meta({ description: "The service's own version.", example: VERSION }),
})

export const healthSchema = z.strictObject({
  status: z
    .enum(['ready', 'unavailable'])
    .meta({ description: 'Whether the database can be read and written.' }),
  bot: z.literal('token refused').optional().meta({
    description: 'Telegram refuses the token of the bot, so the bot does nothing.',
  }),
})
