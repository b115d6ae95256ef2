import type { Reader, Tx } from '../../db/store.ts'
import {
  makeOffer,
  type OfferTo,
  openOffer,
  takeOffer,
} from '../../domain/service/confirmations.ts'
import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'

/** After this the question expires: the admin may have forgotten what it was about. */
const ANSWER_WITHIN_MS = 60 * 60 * 1000

type Kind = OfferTo['kind']

/**
 * Stores what an admin is asked to confirm. The button carries only the returned token, so a forged button
 * cannot change it. Safe to repeat.
 */
export async function keepQuestion(ctx: BotContext, kind: Kind, about: object): Promise<string> {
  const token = String(ctx.update.update_id)
  const offer = { token, about: JSON.stringify({ askedMs: ctx.now.getTime(), about }) }
  await ctx.deps.store.transaction((tx) => makeOffer(tx, to(ctx, kind), offer))
  return token
}

/**
 * What keepQuestion has stored, as long as it may be confirmed.
 * @throws DomainError OFFER_OVER if it was done or another question was asked since; Refused after an hour
 */
export async function readQuestion<About>(
  ctx: BotContext,
  kind: Kind,
  token: string,
  db: Reader = ctx.deps.store.read,
): Promise<About> {
  const { askedMs, about } = JSON.parse(await openOffer(db, to(ctx, kind), token))
  if (ctx.now.getTime() - askedMs > ANSWER_WITHIN_MS)
    throw new Refused(ctx.texts.people.undo.askedLongAgo)
  return about
}

/**
 * Runs what was confirmed, once.
 * @param work gets what keepQuestion has stored
 * @throws DomainError OFFER_OVER if it was done or another question was asked since; Refused after an hour
 */
export function actConfirmed<About, T>(
  ctx: BotContext,
  kind: Kind,
  token: string,
  work: (tx: Tx, about: About) => Promise<T>,
): Promise<T> {
  return ctx.act(async (tx) => {
    const about = await readQuestion<About>(ctx, kind, token, tx)
    await takeOffer(tx, to(ctx, kind), token)
    return work(tx, about)
  })
}

function to({ account }: BotContext, kind: Kind): OfferTo {
  return { kind, telegramId: account.telegramId }
}
