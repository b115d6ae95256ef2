import { sql } from 'drizzle-orm'
import { openedJson, sealedJson } from '../../db/codes-at-rest.ts'
import { settings } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { DomainError } from '../shared/errors.ts'
import { keepMark, lockMark, readMark } from './marks.ts'

// Actions that a person was asked to confirm. Only their newest offer of each kind can be accepted, and only
// once, however often they press its button.

/** The kind of offer and the person: each person has at most one offer of a kind. */
export type OfferTo = {
  kind:
    | 'import'
    | 'sheet'
    | 'list'
    | 'map'
    | 'codes'
    | 'claim'
    | 'backup'
    | 'standing'
    | 'money'
    | 'eligibility'
    | 'pricing'
    | 'transfer'
    | 'move'
  telegramId: number
}

/** @param offer token: identifies it on its button. about: the data needed to carry it out. */
export async function makeOffer(
  tx: Tx,
  to: OfferTo,
  offer: { token: string; about: string },
): Promise<void> {
  const about = sealedJson(tx, placeOf(to), offer.about)
  await keepMark(tx, markOf(to), { token: offer.token, about })
}

/**
 * Returns the offer's `about`.
 * @throws DomainError OFFER_OVER if it was accepted before, or a newer offer has replaced it.
 */
export async function openOffer(db: Reader, to: OfferTo, token: string): Promise<string> {
  const offer = Object(await readMark(db, markOf(to))) as { token?: unknown; about?: unknown }
  if (offer.token === token && offer.about !== undefined)
    return String(openedJson(db, placeOf(to), offer.about))
  throw new DomainError('OFFER_OVER')
}

/** Uses the offer up, in the transaction that carries it out. @throws DomainError OFFER_OVER */
export async function takeOffer(tx: Tx, to: OfferTo, token: string): Promise<void> {
  await lockMark(tx, markOf(to))
  await openOffer(tx, to, token)
  await keepMark(tx, markOf(to), false)
}

/** Ends all offers. */
export async function dropOffers(tx: Tx): Promise<void> {
  const { name, value } = settings
  await tx
    .delete(settings)
    .where(sql`${name} like '%:%' and cast(${value} as text) like '%"token"%'`)
}

/** What it is about may be what somebody has typed. */
function placeOf(to: OfferTo): string {
  return `settings.value:${markOf(to)}`
}

function markOf({ kind, telegramId }: OfferTo): `${string}:${string}` {
  return `${kind}:${telegramId}`
}
