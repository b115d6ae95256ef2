import type { Reader, Tx } from '../../db/store.ts'
import { DomainError } from '../shared/errors.ts'
import { keepMark, lockMark, readMark } from './marks.ts'

// What somebody was asked to confirm. Only their newest offer of a kind can be taken, and only once,
// however often its button is pressed.

/** What is offered to whom: one kind of offer each. */
export type OfferTo = {
  kind: 'import' | 'backup' | 'standing' | 'money' | 'eligibility'
  telegramId: number
}

/** @param offer token: names it on its button. about: what taking it needs to know. */
export async function makeOffer(
  tx: Tx,
  to: OfferTo,
  offer: { token: string; about: string },
): Promise<void> {
  await keepMark(tx, markOf(to), offer)
}

/**
 * What the offer is about.
 * @throws DomainError OFFER_OVER where it was taken, or another was made since.
 */
export async function openOffer(db: Reader, to: OfferTo, token: string): Promise<string> {
  const offer = Object(await readMark(db, markOf(to))) as { token?: unknown; about?: unknown }
  if (offer.token === token && typeof offer.about === 'string') return offer.about
  throw new DomainError('OFFER_OVER')
}

/** Takes the offer, in the transaction that does what was offered. @throws DomainError OFFER_OVER */
export async function takeOffer(tx: Tx, to: OfferTo, token: string): Promise<void> {
  await lockMark(tx, markOf(to))
  await openOffer(tx, to, token)
  await keepMark(tx, markOf(to), false)
}

function markOf({ kind, telegramId }: OfferTo): `${string}:${string}` {
  return `${kind}:${telegramId}`
}
