import type { Reader, Tx } from '../../db/store.ts'
import {
  makeConfirmation,
  openConfirmation,
  takeConfirmation,
} from '../../domain/settings/confirmations.ts'
import type { BotContext } from './context.ts'

const kinds = new Set<string>()

/**
 * A question that admins confirm, of a kind with a name of its own: what it is about is stored, and its button
 * carries only a token, so a forged button cannot change it. The newest question of a kind counts.
 */
export function confirmation<About extends object>(kind: string) {
  if (kinds.has(kind)) throw new Error(`Two confirmations have the name "${kind}".`)
  kinds.add(kind)
  const to = ({ account }: BotContext) => ({ kind, telegramId: account.telegramId })

  /**
   * What is asked about, as long as it may be confirmed.
   * @throws DomainError CONFIRMATION_OVER if it was done or another question was asked since; CONFIRMATION_EXPIRED
   */
  async function read(ctx: BotContext, token: string, db: Reader = ctx.read) {
    return (await openConfirmation(db, to(ctx), token, ctx.now)) as About
  }

  return {
    /** @returns the token for the button */
    ask: (ctx: BotContext, about: About): Promise<string> =>
      ctx.deps.store.transaction((tx) => makeConfirmation(tx, to(ctx), about, ctx.now)),
    read,
    /** Runs what was confirmed, once. @throws DomainError as read */
    act: <T>(ctx: BotContext, token: string, work: (tx: Tx, about: About) => Promise<T>) =>
      ctx.act(async (tx) => {
        const about = await read(ctx, token, tx)
        await takeConfirmation(tx, to(ctx), token, ctx.now)
        return work(tx, about)
      }),
  }
}
