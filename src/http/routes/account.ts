import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import type { CallerKey } from '../../domain/access/gatekeeper.ts'
import { spentToday } from '../../domain/access/key-spend.ts'
import { CALLS_PER_MINUTE, CALLS_PER_SECOND } from '../../domain/access/rate-limit.ts'
import { findEntries } from '../../domain/ledger/entries.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { viewOwnAccount } from '../../domain/reports/account.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { json } from '../answer.ts'
import type { ApiContext, Route } from '../context.ts'
import { NO_ADDRESS } from '../errors/error-table.ts'
import { HttpError } from '../errors/errors.ts'
import { transactionsJson } from '../json/transaction-json.ts'
import { reading } from '../openapi/operations.ts'
import {
  accountSchema,
  addressSchema,
  balanceSchema,
  transactionKind,
  transactionsSchema,
} from '../openapi/schemas/responses.ts'
import {
  cursorText,
  listParameters,
  oneValue,
  readCursor,
  readPeriod,
  wholeNumber,
} from '../requests/list-query.ts'

const LIMIT_DEFAULT = 50
const LIMIT_MAX = 200
const LIMITS = { perSecond: CALLS_PER_SECOND, perMinute: CALLS_PER_MINUTE }

export function accountRoutes(read: Reader, clock: () => Date): Route[] {
  return [
    {
      method: 'get',
      path: '/balance',
      operation: reading({ tag: 'Account', summary: 'Wallet balance in USD' }, balanceSchema),
      handle: async (c) => {
        const balanceUsd = toUsd(await balanceOf(read, c.get('caller').accountId))
        return json(c, { success: true, balanceUsd, currency: 'USD' })
      },
    },
    {
      method: 'get',
      path: '/my-ip',
      operation: reading(
        { tag: 'Account', summary: 'Your address as the service sees it, for the allowlist' },
        addressSchema,
        { errors: ['ADDRESS_UNKNOWN'] },
      ),
      handle: (c) => {
        const { address } = c.get('caller')
        if (address === null) throw new HttpError('ADDRESS_UNKNOWN', NO_ADDRESS)
        return json(c, { success: true, ip: address })
      },
    },
    {
      method: 'get',
      path: '/account',
      operation: reading(
        { tag: 'Account', summary: 'Your account: money, limits and allowlist' },
        accountSchema,
      ),
      handle: async (c) => {
        const { accountId, key, test } = c.get('caller')
        const now = clock()
        const own = await viewOwnAccount(read, accountId, now)
        const { lowBelowMicros } = own
        return json(c, {
          success: true,
          accountId,
          name: own.name,
          standing: own.standing,
          test,
          balanceUsd: toUsd(own.balanceMicros),
          owedUsd: toUsd(own.debtMicros),
          currency: 'USD',
          tier: own.tier,
          lowBalanceUsd: lowBelowMicros === null ? null : toUsd(lowBelowMicros),
          freeLookupsLeft: own.freeLookupsLeft,
          key: await keyJson(read, key, now),
          limits: LIMITS,
          allowlist: own.allowlist,
        })
      },
    },
    {
      method: 'get',
      path: '/transactions',
      operation: reading(
        {
          tag: 'Account',
          summary: "The wallet's transactions, newest first",
          description:
            'The amounts of all transactions add up to the balance. With a filter, a page may hold fewer transactions than `limit`, even none, although more follow: go on until `nextCursor` is null.',
        },
        transactionsSchema,
        {
          requestParams: {
            query: z.object({
              ...listParameters({ max: LIMIT_MAX, byDefault: LIMIT_DEFAULT }),
              kind: transactionKind.optional().meta({ description: 'Transactions of this kind.' }),
            }),
          },
          errors: ['INVALID_REQUEST'],
        },
      ),
      handle: (c) => transactions(c, read),
    },
  ]
}

async function transactions(c: ApiContext, read: Reader): Promise<Response> {
  const query = c.req.queries()
  const limit = wholeNumber(query, 'limit', { min: 1, max: LIMIT_MAX }) ?? LIMIT_DEFAULT
  const filter = { kind: kindIn(query), period: readPeriod(query) }
  const page = { limit, before: readCursor(query) }
  const { rows, next } = await findEntries(read, c.get('caller').accountId, filter, page)
  return json(c, {
    success: true,
    count: rows.length,
    transactions: await transactionsJson(read, rows),
    nextCursor: next === null ? null : cursorText(next),
  })
}

function kindIn(query: Record<string, string[]>): z.infer<typeof transactionKind> | null {
  const text = oneValue(query, 'kind')
  if (text === undefined) return null
  const kind = transactionKind.safeParse(text)
  if (kind.success) return kind.data
  const kinds = transactionKind.options.join(', ')
  throw new HttpError('INVALID_REQUEST', `kind must be one of ${kinds}.`)
}

/** The key that a call was made with, in GET /account. */
async function keyJson(db: Reader, key: CallerKey, now: Date) {
  const { name, prefix, scopes, dailyCapMicros, orderCapMicros, expiresAt } = key
  const isCapped = dailyCapMicros !== null
  return {
    name,
    prefix,
    scopes,
    dailyCapUsd: isCapped ? toUsd(dailyCapMicros) : null,
    spentTodayUsd: isCapped ? toUsd(await spentToday(db, key, now)) : null,
    orderCapUsd: orderCapMicros === null ? null : toUsd(orderCapMicros),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
