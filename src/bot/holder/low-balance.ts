import { lowBalanceMark, setLowBalanceMark } from '../../domain/ledger/ledger.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, lines } from '../../locales/html.ts'
import { takeText } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { withTopUp } from '../views/notices.ts'

/** The balance below which a holder is notified. */
export const lowBalance = {
  reads: ['low'],
  buttons: {
    low: async (ctx) => show(ctx, await markScreen(ctx)),
    'low-set': async (ctx) => {
      const { t } = ctx
      await show(ctx, {
        text: t('wallet-ask-mark'),
        buttons: [[button.cancel(t, 'low')]],
      })
      ctx.ask('low-mark')
    },
    'low-off': (ctx) => change(ctx, null, show),
  },
  questions: {
    'low-mark': (ctx) => takeText(ctx, (text) => change(ctx, typedUsd(text), send)),
  },
  notices: {
    balance_low: ({ texts }, { balanceMicros }) => {
      const amount = bold(texts.format.usd(balanceMicros))
      return withTopUp(texts, texts.t('notices-balance-low', { amount }))
    },
  },
} satisfies Feature

async function markScreen({ account, t, read, format }: BotContext): Promise<Screen> {
  const mark = await lowBalanceMark(read, account.id)
  const state =
    mark === null ? t('wallet-no-mark') : t('wallet-mark', { amount: bold(format.usd(mark)) })
  return {
    text: lines(bold(t('wallet-low-balance')), '', state),
    buttons: [
      [
        button(t('wallet-set-mark'), 'low-set'),
        ...(mark === null ? [] : [button(t('wallet-mark-off'), 'low-off')]),
      ],
      [button.back(t, 'wallet')],
    ],
  }
}

async function change(ctx: BotContext, mark: number | null, display: typeof show): Promise<void> {
  await ctx.act((tx) => setLowBalanceMark(tx, ctx.account.id, mark))
  // Below a typed answer, the new screen says the same.
  if (ctx.callbackQuery) ctx.say(ctx.t('wallet-mark-off-toast'))
  await display(ctx, await markScreen(ctx))
}
