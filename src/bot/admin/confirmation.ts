import type { Reader, Tx } from '../../db/store.ts'
import {
  type ConfirmationFor,
  makeConfirmation,
  openConfirmation,
  takeConfirmation,
} from '../../domain/settings/confirmations.ts'
import type { BotContext } from '../context.ts'

type Kind = ConfirmationFor['kind']

/**
 * Stores what an admin is asked to confirm. The button carries only the returned token, so a forged button
 * cannot change it. May be repeated: the newest question counts.
 */
export function keepQuestion(ctx: BotContext, kind: Kind, about: object): Promise<string> {
  return ctx.deps.store.transaction((tx) => makeConfirmation(tx, to(ctx, kind), about, ctx.now))
}

/**
 * What keepQuestion has stored, as long as it may be confirmed.
 * @throws DomainError CONFIRMATION_OVER if it was done or another question was asked since; CONFIRMATION_EXPIRED
 */
export async function readQuestion<About>(
  ctx: BotContext,
  kind: Kind,
  token: string,
  db: Reader = ctx.read,
): Promise<About> {
  return (await openConfirmation(db, to(ctx, kind), token, ctx.now)) as About
}

/** What came of a decision: what to say, or the request under which it waits for a second person. */
export type Outcome = { said: string } | { asked: number }

/**
 * Runs what was confirmed, once.
 * @param work gets what keepQuestion has stored
 * @throws DomainError CONFIRMATION_OVER if it was done or another question was asked since; CONFIRMATION_EXPIRED
 */
export function actConfirmed<About, T>(
  ctx: BotContext,
  kind: Kind,
  token: string,
  work: (tx: Tx, about: About) => Promise<T>,
): Promise<T> {
  return ctx.act(async (tx) => {
    const about = await readQuestion<About>(ctx, kind, token, tx)
    await takeConfirmation(tx, to(ctx, kind), token, ctx.now)
    return work(tx, about)
  })
}

function to({ account }: BotContext, kind: Kind): ConfirmationFor {
  return { kind, telegramId: account.telegramId }
}
