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
