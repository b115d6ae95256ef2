import { FRESH_TRXID } from '../../requests/bodies.ts'
import type { Examples } from '../operations.ts'

const trxid = FRESH_TRXID

/** An order for each kind of line. The pids are the sandbox's. */
export const ORDER_EXAMPLES: Examples = {
  'Player id': { pid: 'GWA-UC-60', userId: '5123456789', trxid },
  'Player id and zone (game B)': {
    pid: 'GWB-DIA-86',
    userId: '123456789',
    zoneId: '2001',
    trxid,
  },
  'Player id and server': { pid: 'GWG-CRY-60', userId: '800123456', serverId: 'europe', trxid },
  'Player id, region and character (game E)': {
    pid: 'GWE-COIN-60',
    userId: '12345678',
    region: 'europe',
    moreId: 'A1B2C3',
    trxid,
  },
  'Name and tag (game C)': { pid: 'GWC-PTS-475', userId: 'Player One#EUW', trxid },
  'Regional line (game F)': { pid: 'GWF-MENA-100', userId: '1234567890', trxid },
  'Live app': { pid: 'GWL-DELTA-100', userId: 'dana.live', trxid },
  'Game keys': { pid: 'GWK-PC-K-STANDARD', quantity: 2, trxid },
  'Gift card': { pid: 'GWS-A-10', quantity: 1, trxid },
}

export const TOP_UP = {
  orderCreated: true,
  orderId: 'API-GMA-2NY2QJP8-FHNTP8',
  status: 'completed',
  game: 'gamea',
  packName: '60 UC',
  amountUsd: 0.8875,
  durationSec: 1.204,
  userId: '5123456789',
  trxid: 'shop-1001',
  pid: 'GWA-UC-60',
  createdAt: '2026-01-15T12:00:00.000Z',
  endedAt: '2026-01-15T12:00:01.204Z',
}
const { endedAt: _, ...UNFINISHED } = TOP_UP
const PROCESSING = { ...UNFINISHED, status: 'processing', durationSec: 2.001 }
export const CANCELLED = { ...TOP_UP, status: 'cancelled', error: 'INVALID PLAYER', refunded: true }
export const KEYS = {
  orderCreated: true,
  orderId: 'API-KPC-2NY2QK09-7WV3AD',
  status: 'completed',
  game: 'keyspc',
  packName: 'Game K, standard edition, PC',
  amountUsd: 35.8,
  durationSec: 0,
  codes: ['AAAAA-BBBBB-CCCCC', 'DDDDD-EEEEE-FFFFF'],
  trxid: 'shop-1002',
  pid: 'GWK-PC-K-STANDARD',
  quantity: 2,
  createdAt: '2026-01-15T12:00:05.000Z',
  endedAt: '2026-01-15T12:00:05.000Z',
}

/** An order in each state, as every answer shows it. */
export const ORDER_ANSWERS: Examples = {
  Completed: TOP_UP,
  'Completed with codes': KEYS,
  Processing: PROCESSING,
  'Cancelled and refunded': CANCELLED,
  'With a test key': { ...TOP_UP, test: true },
}

/** The answers to POST /orders. */
export const PLACED_EXAMPLES: Examples = {
  ...ORDER_ANSWERS,
  Replay: { ...TOP_UP, idempotentReplay: true },
  'Replay of a trxid that was sent with other values': {
    ...TOP_UP,
    idempotentReplay: true,
    replayDiffers: ['pid', 'userId'],
  },
}

export const FOUND_EXAMPLES: Examples = {
  'One found, one missing': {
    success: true,
    orders: [TOP_UP],
    missing: [{ trxid: 'shop-1003' }],
  },
}

export const HISTORY_EXAMPLES: Examples = {
  'The newest': { success: true, count: 2, orders: [KEYS, TOP_UP] },
  'A page of a filtered list': {
    success: true,
    count: 1,
    orders: [CANCELLED],
    nextCursor: 'MTIzNDU',
  },
  'Paged mode': { success: true, count: 1, total: 21, hasMore: false, orders: [TOP_UP] },
}
