import type { Deciding } from '../../decisions/decision.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import {
  makeConfirmation,
  openConfirmation,
  takeConfirmation,
} from '../../domain/settings/confirmations.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { BotContext } from './context.ts'
import { doing } from './viewing.ts'

const kinds = new Set<string>()

type OfAccount = { accountId: number; telegramId: number }

/**
 * A question about an account that admins confirm, of a kind with a name of its own: what it is about is stored, and
 * its button carries only a token, so a forged button cannot change it. The newest question of a kind counts.
 */
export function confirmation<About extends OfAccount>(kind: string) {
  if (kinds.has(kind)) throw new Error(`Two confirmations have the name "${kind}".`)
  kinds.add(kind)
  const to = ({ account }: BotContext) => ({ kind, telegramId: account.telegramId })
  return {
    /** @returns the token for the button */
    ask: (ctx: BotContext, about: About): Promise<string> =>
      ctx.deps.store.transaction((tx) => makeConfirmation(tx, to(ctx), about, ctx.now)),
    /**
     * What was confirmed, and who carries it out, once.
     * @throws DomainError CONFIRMATION_OVER if it was done, another question was asked since, or the account has moved
     *   to another person; CONFIRMATION_EXPIRED
     */
    async confirmed(ctx: BotContext, token: string): Promise<{ about: About; by: Deciding }> {
      const about = (await openConfirmation(ctx.read, to(ctx), token, ctx.now)) as About
      const change: Deciding['change'] = (work) =>
        ctx.act(async (tx) => {
          await takeConfirmation(tx, to(ctx), token, ctx.now)
          const { id } = await accountByTelegramId(tx, about.telegramId)
          if (id !== about.accountId) throw new DomainError('CONFIRMATION_OVER')
          return work(tx)
        })
      return { about, by: { ...doing(ctx), change } }
    },
  }
}
