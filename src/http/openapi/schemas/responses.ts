import { z } from 'zod'
import { KEY_SCOPES } from '../../../domain/access/key-terms.ts'
import { ENTRY_KINDS } from '../../../domain/ledger/ledger.ts'
import { ORDER_STATUSES } from '../../../domain/orders/orders.ts'
import { VERSION } from '../../../version.ts'
import { amount, amountOrNull, choice, flag, text, texts, whole } from '../../described.ts'

// The answers. The OpenAPI document is built from these, and the tests check answers against them.

export const STANDINGS = ['active', 'restricted', 'banned'] as const
export const usd = (description: string) => amount(description, 0.99)
export const success = z.literal(true)
const replay = z.literal(true).optional().meta({
  description: 'Set if the answer replays the stored result of an earlier call.',
})
const trxid = text(
  'The trxid that it was sent with. Missing if an earlier version of the service did not record it.',
)
export const instant = (description: string) =>
  z.iso.datetime().meta({
    description: `${description} UTC, with milliseconds.`,
    example: '2026-01-15T12:00:00.000Z',
  })
export const replayDiffers = texts(
  'The fields whose values differ from those of the stored order or lookup.',
  ['pid', 'userId'],
)
const seconds = z
  .number()
  .min(0)
  .meta({ description: 'Seconds from placement to the end, or until now.', example: 1.204 })

export const orderSchema = z
  .strictObject({
    orderCreated: z.literal(true),
    orderId: text("The service's id of the order.", 'API-GMA-7Q2M9XK4-0T8ZPD'),
    status: choice(ORDER_STATUSES, 'completed and cancelled are final.'),
    game: text('Slug of the line.'),
    packName: text('The name of the product.'),
    amountUsd: usd('What the order cost.'),
    durationSec: seconds,
    userId: text('The player id, as you sent it.').optional(),
    serverId: text('The server, or game E’s region.').optional(),
    moreId: text('Game E: the second player id.').optional(),
    codes: texts('Delivered codes of a completed order of game keys or gift cards.').optional(),
    codesCount: whole(
      'Stands in for `codes` where a key without the scope `read` repeats an order that another key placed.',
    ).optional(),
    error: text('Why it was cancelled.').optional(),
    refunded: flag('Cancelled orders: whether the money is back in the wallet.').optional(),
    trxid: trxid.optional(),
    pid: text('GWPID of the product.', 'GWA-UC-60'),
    quantity: whole('Game keys and gift cards: how many codes were ordered.', 1).optional(),
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
    detail: text(
      'What it costs and what the wallet has, or how much the account owes if a payment was taken back.',
    ).optional(),
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
      tier: text('What is bought, and what comes on top.', '50+50'),
      status: choice(
        ['available', 'already_claimed', 'unknown'],
        'Whether the player can still get it.',
      ),
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
    id: whole('Rises with every transaction.', 20418),
    kind: transactionKind.meta({
      example: 'charge',
      description:
        'deposit: a top-up; credit, debit: by the operator; charge, refund: of an order; claim_refund: of a completed order, in part or whole, after a problem with it; fee, fee_refund: of a paid lookup; deposit_refund, chargeback: a top-up that went back (deposit_refund_reversal: it did not); debt: the part of a chargeback that the wallet did not cover; debt_payment: incoming money that paid it. More may be added.',
    }),
    amountUsd: amount('Above zero into the wallet, below zero out of it.', -0.8875),
    balanceUsd: amount('The balance after it.', 99.1125),
    orderId: text(
      'The order or paid lookup that it is about.',
      'API-GMA-7Q2M9XK4-0T8ZPD',
    ).optional(),
    trxid: text('The trxid of that order or lookup.', 'shop-1001').optional(),
    reference: text('What else caused it, such as a top-up.').optional(),
    note: text('A note of the operator.').optional(),
    createdAt: instant('When it was booked.'),
  })
  .meta({ id: 'Transaction' })
export const transactionsSchema = z.strictObject({
  success,
  count: whole('How many are in this answer.', 1),
  transactions: z.array(transactionSchema),
  nextCursor: z
    .string()
    .nullable()
    .meta({ description: 'Send it as `cursor` to continue; null at the end.' }),
})

const keySchema = z
  .strictObject({
    name: text('What the holder calls it.', 'default'),
    prefix: z
      .string()
      .nullable()
      .meta({ description: 'The beginning of the key, to recognize it.', example: 'gw_live_Ab12' }),
    scopes: z.array(z.enum(KEY_SCOPES)).meta({
      description: 'GET needs `read`, POST /orders `order`, the lookups `lookup`.',
      example: KEY_SCOPES,
    }),
    dailyCapUsd: amountOrNull('The most that the key may spend in a UTC day; null: no limit.'),
    spentTodayUsd: amountOrNull('What counts towards the daily cap today; null without a cap.'),
    orderCapUsd: amountOrNull('The most that one order or lookup may cost; null: no limit.'),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'null: never.' }),
  })
  .meta({ id: 'Key' })

export const accountSchema = z
  .strictObject({
    success,
    accountId: whole('The operator may ask you for it.', 17),
    name: text("The holder's name in Telegram.", 'Dana Demo'),
    standing: choice(STANDINGS, 'Calls of an account that is not active are refused.'),
    test: flag('Whether the key is a test key.'),
    balanceUsd: usd('What the wallet holds.'),
    owedUsd: amount(
      'What the account owes after a payment was taken back; top-ups pay it first.',
      0,
    ),
    currency: z.literal('USD'),
    tier: text(
      'The name of your price group, or `standard`. `GET /products` shows the prices that you pay.',
      'standard',
    ),
    lowBalanceUsd: amountOrNull(
      'The holder gets a message when the balance falls below this; null: never.',
    ),
    freeLookupsLeft: whole('Free game B verifications left today; a day begins at 00:00 UTC.', 20),
    key: keySchema,
    limits: z.strictObject({
      perSecond: whole('Calls in any second.', 40),
      perMinute: whole('Calls in any minute.', 200),
    }),
    allowlist: texts('Addresses and blocks that may call; empty: any address.', [
      '203.0.113.7',
      '198.51.100.0/24',
    ]),
  })
  .meta({ id: 'Account' })
export const addressSchema = z.strictObject({
  success,
  ip: text('The address that the call came from.', '198.51.100.7'),
})
export const historySchema = z.strictObject({
  success,
  count: whole('How many are in this answer.'),
  total: whole('Paged mode: all orders of the account.').optional(),
  hasMore: flag('Paged mode: whether there is a next page.').optional(),
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
  version: text("The service's own version.", VERSION),
})

export const healthSchema = z.strictObject({
  status: choice(['ready', 'unavailable'], 'Whether the database can be read and written.'),
  bot: z.literal('token refused').optional().meta({
    description: 'Telegram refuses the token of the bot, so the bot does nothing.',
  }),
})
