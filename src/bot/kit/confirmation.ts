import type { Deciding } from '../../decisions/decision.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { keptBy } from '../../domain/settings/confirmations.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { BotContext } from './context.ts'
import { doing } from './viewing.ts'

/**
 * What the screen of the pressed button asked about an account and keeps, and who carries it out.
 * @throws DomainError CONFIRMATION_OVER if the account has moved to another person since
 */
export async function confirmed<About extends { accountId: number; telegramId: number }>(
  ctx: BotContext,
): Promise<{ about: About; by: Deciding }> {
  const about = ctx.press && ((await keptBy(ctx.read, ctx.press)) as About | undefined)
  if (!about) throw new DomainError('CONFIRMATION_OVER')
  const change: Deciding['change'] = (work) =>
    ctx.act(async (tx) => {
      const { id } = await accountByTelegramId(tx, about.telegramId)
      if (id !== about.accountId) throw new DomainError('CONFIRMATION_OVER')
      return work(tx)
    })
  return { about, by: { ...doing(ctx), change } }
}
