import { setLowBalanceThreshold, walletOf } from '../../domain/ledger/ledger.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { withTopUp } from '../kit/notice-text.ts'
import { askText, button, type Screen } from '../kit/screen.ts'

/** The balance below which a holder is notified. */
export const lowBalance = {
  reads: ['low'],
  buttons: {
    low: thresholdScreen,
    'low-set': (ctx) => askText(ctx, ctx.t('wallet-ask-threshold'), ['low'], 'low-mark'),
    'low-off': (ctx) => change(ctx, null),
  },
  answers: {
    'low-mark': (ctx, _, text) => change(ctx, typedUsd(text)),
  },
  notices: {
    balance_low: ({ texts }, { balanceMicros }) => {
      const amount = bold(texts.format.usd(balanceMicros))
      return withTopUp(texts, texts.t('notices-balance-low', { amount }))
    },
  },
} satisfies Feature

async function thresholdScreen({ account, t, read, format }: BotContext): Promise<Screen> {
  const { lowBelowMicros: threshold } = await walletOf(read, account.id)
  const state =
    threshold === null
      ? t('wallet-no-threshold')
      : t('wallet-threshold', { amount: bold(format.usd(threshold)) })
  return {
    text: lines(bold(t('wallet-low-balance')), '', state),
    buttons: [
      [
        button(t('wallet-set-threshold'), 'low-set'),
        ...(threshold === null ? [] : [button(t('wallet-threshold-off'), 'low-off')]),
      ],
      [button.back(t, 'wallet')],
    ],
  }
}

async function change(ctx: BotContext, threshold: number | null): Promise<Screen> {
  await ctx.act((tx) => setLowBalanceThreshold(tx, ctx.account.id, threshold))
  // Below a typed answer, the new screen says the same.
  if (ctx.callbackQuery) ctx.say(ctx.t('wallet-threshold-off-toast'))
  return thresholdScreen(ctx)
}
