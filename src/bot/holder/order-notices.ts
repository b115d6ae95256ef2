import {
  ORDER_NOTICE_MODES,
  type OrderNoticeMode,
  setOrderNoticeMode,
} from '../../domain/accounts/holders.ts'
import { isOneOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { bold, lines } from '../html.ts'
import { button, type Screen, show } from '../screen.ts'

/** When the holder is messaged about orders that were processing. */
export const orderNotices: Feature = {
  reads: ['notices'],
  buttons: {
    notices: async (ctx) => show(ctx, noticesScreen(ctx, ctx.account.orderNoticeMode)),
    'notices-set': (ctx, [mode = '']) =>
      isOneOf(ORDER_NOTICE_MODES, mode)
        ? choose(ctx, mode)
        : Promise.resolve(ctx.say(ctx.texts.common.oldButton, 'alert')),
  },
}

function noticesScreen({ texts }: BotContext, present: OrderNoticeMode): Screen {
  const { orders } = texts
  return {
    text: lines(bold(orders.notices), '', orders.askNotices),
    buttons: [
      ...ORDER_NOTICE_MODES.map((mode) => {
        const label = orders.notice[mode]
        return [button(mode === present ? `✓ ${label}` : label, 'notices-set', mode)]
      }),
      [button(orders.back, 'orders')],
    ],
  }
}

async function choose(ctx: BotContext, mode: OrderNoticeMode): Promise<void> {
  const { account, texts } = ctx
  if (account.orderNoticeMode !== mode)
    await ctx.act((tx) => setOrderNoticeMode(tx, account.id, mode))
  ctx.say(texts.orders.noticesSet[mode])
  await show(ctx, noticesScreen(ctx, mode))
}
