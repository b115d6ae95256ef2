import type { Reader } from '../../db/store.ts'
import type { LookupInput, Player } from '../schema.ts'
import { freeLookupsLeft, inputProblems, LOOKUP_TERMS } from './lookups.ts'

type NameLookup = 'gameavvfy' | 'gamebvfy'

/** The lines whose players each kind can name, by the contract. */
const KIND_OF_LINE: Partial<Record<string, NameLookup>> = {
  gamea: 'gameavvfy',
  gameasubscription: 'gameavvfy',
  gameaucspecial: 'gameavvfy',
  gameacncn: 'gameavvfy',
  gameb: 'gamebvfy',
}

/** The lookup that tells the name of a player of the line, and what to send; null if there is none. */
export function nameLookup(
  slug: string,
  { userId, zoneId }: Player,
): { kind: NameLookup; input: LookupInput } | null {
  const kind = Object.hasOwn(KIND_OF_LINE, slug) ? KIND_OF_LINE[slug] : undefined
  if (kind === undefined) return null
  const input: LookupInput = kind === 'gameavvfy' ? { playerId: userId } : { userId, zoneId }
  return inputProblems(kind, input).length === 0 ? { kind, input } : null
}

/** What the account's next lookup of this kind costs, in micro-USD, and how many more are free today. */
export async function namePrice(
  db: Reader,
  accountId: number,
  kind: NameLookup,
  now: Date,
): Promise<{ feeMicros: number; freeLeft: number }> {
  const freeLeft = kind === 'gamebvfy' ? await freeLookupsLeft(db, accountId, now) : 0
  return { feeMicros: freeLeft > 0 ? 0 : LOOKUP_TERMS[kind].feeMicros, freeLeft }
}
