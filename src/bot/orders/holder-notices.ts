import { type Account, accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { ORDER_NOTICE_MODES, setPreference } from '../../domain/accounts/holders.ts'
import { broadcastById } from '../../domain/broadcasts/broadcasts.ts'
import { debtMovedBy } from '../../domain/ledger/ledger.ts'
import { orderById, orderRow } from '../../domain/orders/orders.ts'
import { bold, code, lines } from '../../locales/html.ts'
import { newsScreen } from '../broadcasts/view.ts'
import { isOneOf } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { because, paidDebt } from '../kit/notice-text.ts'
import { button, type Screen, show, withButton } from '../kit/screen.ts'
import { changeCard } from './cards.ts'
import { reasonOf } from './view.ts'

/** When the holder is messaged about orders that were processing. */
export const orderNotices = {
  reads: ['notices'],
  buttons: {
    notices: (ctx) => noticesScreen(ctx, ctx.account),
    'notices-set': (ctx, [mode = '']) => choose(ctx, mode),
    // Also below the news themselves, which stay in the chat.
    'news-set': async (ctx, [to = '', from]) => {
      const { account, t } = ctx
      await ctx.act((tx) => setPreference(tx, account.id, { newsOff: to === 'off' }))
      ctx.say(to === 'off' ? t('orders-news-are-off') : t('orders-news-are-on'))
      const changed = { ...account, newsOff: to === 'off' }
      if (from === 'notices') await show(ctx, noticesScreen(ctx, changed))
    },
  },
  notices: {
    order_ended: async ({ read, texts }, { orderId }) => {
      const order = await orderRow(read, orderId)
      const { format, t } = texts
      const about = { pack: format.apart(bold(order.packName)), id: format.apart(code(order.id)) }
      const text =
        order.status === 'completed'
          ? t('notices-order-completed', about)
          : lines(
              t('notices-order-cancelled', about),
              because(texts, order.error && reasonOf(texts, order.error)),
              t('notices-money-back', { amount: format.usd(order.amountMicros) }),
              // The part of the refund that paid what the account owed.
              paidDebt(texts, await debtMovedBy(read, order.id, 'debt_payment')),
            )
      return withButton(text, t('notices-show-order'), 'order-new', order.id)
    },
    order_summary: ({ texts }, { completed, cancelled }) => {
      const { t } = texts
      const text = lines(
        t('notices-orders-completed', { count: completed }),
        cancelled > 0 ? t('notices-orders-cancelled', { count: cancelled }) : null,
      )
      return withButton(text, t('home-orders'), 'orders')
    },
    order_card: async ({ api, store, texts, telegramId }, { orderId }) => {
      const order = await orderById(store.read, orderId)
      await changeCard(api, store, texts, { telegramId, order })
      return null
    },
    orders_delayed: ({ texts: { t } }) =>
      withButton(lines(t('notices-orders-delayed')), t('home-orders'), 'orders'),
    news: async ({ read, texts, telegramId }, { broadcastId }) => {
      const { state, text } = await broadcastById(read, broadcastId)
      const isWanted = state === 'running' && !(await accountByTelegramId(read, telegramId)).newsOff
      return isWanted ? newsScreen(texts, text) : null
    },
    news_trial: async ({ read, texts }, { broadcastId }) =>
      newsScreen(texts, (await broadcastById(read, broadcastId)).text),
  },
  gathered: {
    order_ended: ({ texts: { t } }, count) =>
      withButton(lines(t('notices-gathered-orders-ended', { count })), t('home-orders'), 'orders'),
  },
} satisfies Feature

function noticesScreen({ t }: BotContext, account: Account): Screen {
  const { orderNoticeMode: present, newsOff } = account
  return {
    text: t('orders-ask-notices'),
    buttons: [
      ...ORDER_NOTICE_MODES.map((mode) => {
        const label = t(`orders-notice-${mode}`)
        return [button(mode === present ? `✓ ${label}` : label, 'notices-set', mode)]
      }),
      newsOff
        ? [button(t('orders-news-on'), 'news-set', 'on', 'notices')]
        : [button(t('orders-news-off'), 'news-set', 'off', 'notices')],
      [button(t('orders-back'), 'orders')],
    ],
  }
}

async function choose(ctx: BotContext, mode: string): Promise<Screen | undefined> {
  const { account, t } = ctx
  if (!isOneOf(ORDER_NOTICE_MODES, mode)) return ctx.say(t('common-old-button'), 'alert')
  if (account.orderNoticeMode !== mode)
    await ctx.act((tx) => setPreference(tx, account.id, { orderNoticeMode: mode }))
  ctx.say(t(`orders-notices-set-${mode}`))
  return noticesScreen(ctx, { ...account, orderNoticeMode: mode })
}
