import type { Account } from '../../domain/accounts/accounts.ts'
import {
  ORDER_NOTICE_MODES,
  type OrderNoticeMode,
  setNewsOff,
  setOrderNoticeMode,
} from '../../domain/accounts/holders.ts'
import { bold, lines } from '../../locales/html.ts'
import { isOneOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, show } from '../screen.ts'

/** When the holder is messaged about orders that were processing. */
export const orderNotices: Feature = {
  reads: ['notices'],
  buttons: {
    notices: async (ctx) => show(ctx, noticesScreen(ctx, ctx.account)),
    'notices-set': (ctx, [mode = '']) =>
      isOneOf(ORDER_NOTICE_MODES, mode)
        ? choose(ctx, mode)
        : Promise.resolve(ctx.say(ctx.texts.t('common-old-button'), 'alert')),
    // Also below the news themselves, which stay in the chat.
    'news-set': async (ctx, [to = '', from]) => {
      const { account, texts } = ctx
      await ctx.act((tx) => setNewsOff(tx, account.id, to === 'off'))
      ctx.say(to === 'off' ? texts.t('orders-news-are-off') : texts.t('orders-news-are-on'))
      const changed = { ...account, newsOff: to === 'off' }
      if (from === 'notices') await show(ctx, noticesScreen(ctx, changed))
    },
  },
}

function noticesScreen({ texts }: BotContext, account: Account): Screen {
  const { t } = texts
  const { orderNoticeMode: present, newsOff } = account
  return {
    text: lines(bold(t('orders-notices')), '', t('orders-ask-notices')),
    buttons: [
      ...ORDER_NOTICE_MODES.map((mode) => {
        const _label = t(`orders-notice-${mode}`)
        return [
          button(
            mode === present ? `✓ ${t(`orders-notice-${mode}`)}` : t(`orders-notice-${mode}`),
            'notices-set',
            mode,
          ),
        ]
      }),
      newsOff
        ? [button(t('orders-news-on'), 'news-set', 'on', 'notices')]
        : [button(t('orders-news-off'), 'news-set', 'off', 'notices')],
      [button(t('orders-back'), 'orders')],
    ],
  }
}

async function choose(ctx: BotContext, mode: OrderNoticeMode): Promise<void> {
  const { account, texts } = ctx
  if (account.orderNoticeMode !== mode)
    await ctx.act((tx) => setOrderNoticeMode(tx, account.id, mode))
  ctx.say(texts.t(`orders-notices-set-${mode}`))
  await show(ctx, noticesScreen(ctx, { ...account, orderNoticeMode: mode }))
}
