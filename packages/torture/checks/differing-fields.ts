import type { Json } from '../final.ts'
import { type Ask, textIn } from './asks.ts'

/** The fields of a request that a replay compares with what is stored, by endpoint, and their other names. */
const FIELDS: Record<string, Record<string, readonly string[]>> = {
  '/orders': { pid: ['pid', 'PID'], userId: ['userId', 'userID'] },
  '/gameavvfy': { playerId: ['playerId', 'playerID', 'userId', 'userID'] },
  '/gamebvfy': { userId: ['userId', 'userID'], zoneId: ['zoneId', 'zoneID'] },
  '/rdmgamea': { playerId: ['playerId', 'playerID', 'userId', 'userID'], code: ['code'] },
}

/**
 * Which fields of a repeated request differ from the stored result. A field that the order does not have, such as
 * the player of a card, is not compared.
 * @param given.placed the call that placed it, if its client had an answer. @param given.all with this trxid.
 * @returns null where clients cannot know: what no answer shows, and different calls sent different values of.
 */
export function differingFields(
  ask: Ask,
  given: { placed: Ask | undefined; all: readonly Ask[]; order: Json },
): string[] | null {
  const { placed, all, order } = given
  const differs: string[] = []
  for (const [name, names] of Object.entries(FIELDS[ask.endpoint] ?? {})) {
    const sent = textIn(ask.body, names)
    const stored = name === 'code' ? storedOnly(all, placed, names) : textIn(order, [name])
    if (name === 'code' && stored === null) return null
    if (stored !== null && sent !== stored) differs.push(name)
  }
  if (ask.endpoint !== '/orders') return differs
  if (quantityOf(ask.body) !== quantityOf(order)) differs.push('quantity')
  const { idempotencyKey } = ask
  if (idempotencyKey === null) return differs
  const keys = new Set((placed ? [placed] : all).map((one) => one.idempotencyKey ?? one.trxid))
  const [key] = keys
  if (keys.size !== 1) return null
  if (idempotencyKey !== key) differs.push('idempotencyKey')
  return differs
}

const quantityOf = ({ quantity }: Json) => Number(quantity ?? 1)

/** A value that no answer shows. */
function storedOnly(all: readonly Ask[], placed: Ask | undefined, names: readonly string[]) {
  const values = new Set((placed ? [placed] : all).map(({ body }) => textIn(body, names)))
  const [value = null] = values
  return values.size === 1 ? value : null
}
