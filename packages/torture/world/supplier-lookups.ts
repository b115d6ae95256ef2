import type { Random } from '../random.ts'
import { type Fields, isText } from './supplier-book.ts'
import { type Answer, refusal } from './supplier-fate.ts'

export type SupplierLookup = {
  trxid: string
  orderId: string
  path: string
  status: 'completed' | 'cancelled'
  body: object
  placedMs: number
}

/** The paid lookups that were made, each once. */
export type LookupBook = {
  /** POST to one of the paths: looks up once for a trxid, and replays it from then on. */
  lookUp(path: string, fields: Fields): Answer
  has(trxid: string): boolean
  lookups(): SupplierLookup[]
}

const MAX_LOOKUPS = 100_000
const FEE_USD = { gamea: 0.0017, gameb: 0.02 }
const FREE_GAMEB = 20
const GAME_A_PLAYER = /^5\d*$/
const DIGITS = /^\d+$/

/** What is found, and what it costs. */
type Finding = { isFound: boolean; found: Fields; error: string; fee: number; echo: Fields }
type Kind = {
  /** The request's fields, or what is wrong with them. */
  read(fields: Fields): Record<string, string> | string
  look(input: Record<string, string>, earlier: number): Finding
}

const KINDS: Record<string, Kind> = {
  '/gameavvfy': {
    read: (fields) => readGameA(fields, []),
    look: ({ playerId = '' }) => ({
      ...{ isFound: !playerId.endsWith('02'), error: 'PLAYER NOT FOUND', fee: FEE_USD.gamea },
      ...{ echo: { playerId }, found: { playerName: `Player ${playerId}` } },
    }),
  },
  '/gamebvfy': {
    read({ userId, userID, zoneId, zoneID }) {
      const [user, zone] = [userId ?? userID, zoneId ?? zoneID]
      if (!isText(user) || !isText(zone)) return 'INVALID REQUEST'
      return DIGITS.test(user) && DIGITS.test(zone)
        ? { userId: user, zoneId: zone }
        : 'INVALID REQUEST'
    },
    look({ userId = '', zoneId = '' }, earlier) {
      const isFound = !userId.endsWith('02')
      const used = Math.min(earlier + 1, FREE_GAMEB)
      const bonus = (tier: string) => ({ tier, status: isFound ? 'available' : 'unknown' })
      return {
        ...{ isFound, error: 'REGION CHECK FAILED', fee: earlier < FREE_GAMEB ? 0 : FEE_USD.gameb },
        echo: {
          ...{ userId, zoneId, firstTimeBonus: [bonus('50+50'), bonus('150+150')] },
          ...{ freeUsedToday: used, freeLimitDaily: FREE_GAMEB, freeLeftToday: FREE_GAMEB - used },
        },
        found: { playerName: `Player ${userId}`, region: 'ID' },
      }
    },
  },
  '/rdmgamea': {
    read: (fields) => readGameA(fields, ['code']),
    look: ({ playerId = '', code = '' }) => ({
      ...{ isFound: !code.endsWith('02'), error: 'REDEMPTION FAILED', fee: FEE_USD.gamea },
      echo: { playerId },
      found: { name: `Player ${playerId}`, ucAmount: 60, productName: '60 UC' },
    }),
  },
}

export const LOOKUP_PATHS: readonly string[] = Object.keys(KINDS)

/** Of the trxids; so that those who pay for lookups get their money back now and then. */
const REFUSED_SHARE = 0.12

export function createLookupBook(given: {
  name: string
  random: Random
  nowMs: () => number
}): LookupBook {
  const refused = new Set<string>()
  const made = new Map<string, SupplierLookup>()
  const countOf = new Map<string, number>()
  return {
    lookUp(path, fields) {
      const kind = KINDS[path]
      if (!kind) return refusal(501, 'NOT IMPLEMENTED')
      const { trxid } = fields
      if (!isText(trxid)) return refusal(400, 'INVALID REQUEST')
      const known = made.get(trxid)
      if (known?.path === path)
        return { status: 200, body: { ...known.body, idempotentReplay: true } }
      const input = known ? 'INVALID REQUEST' : kind.read(fields)
      if (typeof input === 'string') return refusal(400, input)
      if (made.size + refused.size >= MAX_LOOKUPS) return refusal(503, 'MAINTENANCE')
      if (!refused.has(trxid) && given.random.fork(`lookup ${trxid}`).chance(REFUSED_SHARE)) {
        refused.add(trxid)
        return refusal(503, 'MAINTENANCE')
      }
      const earlier = countOf.get(path) ?? 0
      countOf.set(path, earlier + 1)
      const { isFound, found, error, fee, echo } = kind.look(input, earlier)
      const orderId = `${given.name.toUpperCase()}-L${made.size + 1}`
      const status = isFound ? 'completed' : 'cancelled'
      const body = {
        ...{ success: isFound, orderId, trxid, status, ...echo },
        ...(isFound ? found : { error }),
        ...{ deductedBalance: fee, durationSec: 0 },
      }
      made.set(trxid, { trxid, orderId, path, status, body, placedMs: given.nowMs() })
      return { status: 200, body }
    },
    has: (trxid) => made.has(trxid),
    lookups: () => [...made.values()],
  }
}

/** A player id of game A, and other fields that must be there. */
function readGameA(fields: Fields, others: readonly string[]): Record<string, string> | string {
  const playerId = fields.playerId ?? fields.playerID ?? fields.userId ?? fields.userID
  if (!isText(playerId)) return 'INVALID REQUEST'
  const input: Record<string, string> = { playerId }
  for (const name of others) {
    const value = fields[name]
    if (!isText(value)) return 'INVALID REQUEST'
    input[name] = value
  }
  return GAME_A_PLAYER.test(playerId) ? input : 'INVALID PLAYER ID'
}
