import type { Examples } from '../operations.ts'

// What the sandbox answers. A test compares these with it.

const lookup = (orderId: string, own: object) => ({
  orderId,
  trxid: 'shop-1001',
  createdAt: '2026-01-15T12:00:00.000Z',
  ...own,
  durationSec: 0.004,
})
const GAME_A = { playerId: '5123456789', deductedBalance: 0.0017 }
const GAME_B = { userId: '123456789', zoneId: '2001', deductedBalance: 0, freeLimitDaily: 20 }
const done = { success: true, status: 'completed' }
const failed = { success: false, status: 'cancelled' }
const bonus = (...statuses: string[]) =>
  ['50+50', '150+150', '250+250', '500+500'].map((tier, i) => ({ tier, status: statuses[i] }))

export const FOUND = {
  ...done,
  ...lookup('API-GAV-0RDQZM84-CGF5WC', { ...GAME_A, playerName: 'Player 6789' }),
}
export const NOT_FOUND = {
  ...failed,
  ...lookup('API-GAV-0RDRYWVM-RPXNHP', { ...GAME_A, playerId: '5123456702' }),
  error: 'PLAYER NOT FOUND',
}
export const GAME_A_ANSWERS: Examples = {
  Found: FOUND,
  'Sent again with the same trxid': { ...FOUND, idempotentReplay: true },
  'Not found: the fee is kept': NOT_FOUND,
}

export const GAME_B_ANSWERS: Examples = {
  'Verified, within the free quota': {
    ...done,
    ...lookup('API-GBV-0RDSEGZX-K2WNNB', {
      ...GAME_B,
      playerName: 'Player 6789',
      region: 'ID',
      firstTimeBonus: bonus('already_claimed', 'available', 'available', 'available'),
      freeUsedToday: 1,
      freeLeftToday: 19,
    }),
  },
  'The region check failed': {
    ...failed,
    ...lookup('API-GBV-0RDSY4ER-ZQTSQ3', {
      ...GAME_B,
      userId: '123456702',
      firstTimeBonus: bonus('unknown', 'unknown', 'unknown', 'unknown'),
      freeUsedToday: 2,
      freeLeftToday: 18,
    }),
    error: 'REGION CHECK FAILED',
  },
}

export const REDEEM_ANSWERS: Examples = {
  Redeemed: {
    ...done,
    ...lookup('API-GAR-0RDTDRQX-G9TS32', {
      ...GAME_A,
      name: 'Player 6789',
      ucAmount: 60,
      productName: '60 UC',
    }),
  },
  'Not redeemed: the fee is kept': {
    ...failed,
    ...lookup('API-GAR-0RDTXC1V-7X4BKV', GAME_A),
    error: 'REDEMPTION FAILED',
  },
}
