import type { Examples } from '../operations.ts'

export const BALANCE_EXAMPLES: Examples = {
  'A wallet': { success: true, balanceUsd: 100, currency: 'USD' },
}
export const ADDRESS_EXAMPLES: Examples = { Yours: { success: true, ip: '198.51.100.7' } }

export const ACCOUNT_EXAMPLES: Examples = {
  'A key without caps': {
    success: true,
    accountId: 1,
    name: 'Dana Demo',
    standing: 'active',
    test: false,
    balanceUsd: 100,
    owedUsd: 0,
    currency: 'USD',
    tier: 'standard',
    lowBalanceUsd: null,
    freeLookupsLeft: 20,
    key: {
      name: 'default',
      prefix: 'gw_live_ZjCt',
      scopes: ['read', 'order', 'lookup'],
      dailyCapUsd: null,
      spentTodayUsd: null,
      orderCapUsd: null,
      expiresAt: null,
    },
    limits: { perSecond: 40, perMinute: 200 },
    allowlist: [],
  },
}

const createdAt = '2026-01-15T12:00:00.000Z'
const ofOrder = { orderId: 'API-GMA-0RDQG07W-2H0582', trxid: 'shop-1001', createdAt }

export const TRANSACTIONS_EXAMPLES: Examples = {
  'An order that was refunded': {
    success: true,
    count: 3,
    transactions: [
      { id: 3, kind: 'refund', amountUsd: 0.8875, balanceUsd: 100, ...ofOrder },
      { id: 2, kind: 'charge', amountUsd: -0.8875, balanceUsd: 99.1125, ...ofOrder },
      { id: 1, kind: 'credit', amountUsd: 100, balanceUsd: 100, note: 'demo money', createdAt },
    ],
    nextCursor: null,
  },
}
