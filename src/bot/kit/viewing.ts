import type { Deciding } from '../../decisions/decision.ts'
import type { BotContext, NoticeContext } from './context.ts'

/** What a card is made from that both a notice and a handler show, for whoever sees it. */
export type Viewing = Pick<
  NoticeContext,
  'deps' | 'read' | 'texts' | 'role' | 'telegramId' | 'features' | 'now'
>

export function viewing(ctx: BotContext): Viewing {
  const { deps, read, texts, role, features, now, account } = ctx
  return { deps, read, texts, role, features, now, telegramId: account.telegramId }
}

/** The sender of an update, as who decides. */
export function doing(ctx: BotContext): Deciding {
  const { deps, read, texts, now, account, adminActor: actor, act: change } = ctx
  const { store, clock, meter, routeOf, suppliers, adminIds: owners, paymentMethods } = deps
  return {
    ...{ read, texts, now, actor, change, telegramId: account.telegramId },
    deps: { store, clock, meter, routeOf, suppliers, owners, methods: paymentMethods },
    // A button is used up behind it, and its work may be repeated.
    once: async () => {},
  }
}
