import type { Api } from 'grammy'
import type { Store } from '../../db/store.ts'
import { isCorrected } from '../../domain/deposits/decisions.ts'
import type { Deposit } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { cardUnder, storeCard } from '../../domain/orders/cards.ts'
import { USD } from '../../domain/settings/transfer.ts'
import { methodName, priceSaid } from '../../locales/decided/deposit.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'
import { button, FORM, isEdited, keyboard, type Screen } from '../kit/screen.ts'
import { feeField, withPrice } from './view.ts'

// The message that shows a top-up: while it is open, how to pay it. It is changed when it was paid or decided.

/** Keeps the message that shows how to pay a deposit, in place of an earlier one. */
export async function keepCard(ctx: BotContext, { accountId, reference }: Deposit): Promise<void> {
  const messageId = ctx.shownIn
  if (messageId === null) return
  const card = { trxid: reference, accountId, messageId }
  await ctx.deps.store.transaction((tx) => storeCard(tx, card, ctx.now))
}

/** Shows in its message how a deposit is now; nothing if there is none, or it was deleted. */
export async function changeCard(
  { api, store, texts }: { api: Api; store: Store; texts: Texts },
  { telegramId, deposit, support }: { telegramId: number; deposit: Deposit; support: string },
): Promise<void> {
  const card = await cardUnder(store.read, deposit.reference, deposit.accountId)
  if (!card) return
  const { text, buttons } = stateScreen(texts, deposit, support)
  const form = { ...FORM, reply_markup: keyboard(buttons) }
  await isEdited(api.editMessageText(telegramId, card.messageId, text.html, form))
}

/** A deposit that cannot be paid any more, or is being checked. */
export function stateScreen(texts: Texts, deposit: Deposit, support: string): Screen {
  const { format, t } = texts
  const { status, receipts, reason, endedAt, reference, rateMicros, currency } = deposit
  const price = priceSaid(texts, deposit)
  return {
    text: lines(
      html`🧾 ${bold(t('deposits-top-up-of', { amount: format.usd(deposit.amountMicros) }))}`,
      '',
      format.field(t('deposits-status-label'), t(`deposits-status-${status}`)),
      isCorrected(deposit) &&
        format.field(
          t('deposits-credited'),
          t('deposits-that-arrived', { amount: bold(format.usd(worthOf(deposit))) }),
        ),
      receipts > 0 && format.field(t('deposits-receipts'), receipts),
      reason ? format.field(t('deposits-reason'), reason) : null,
      format.field(t('deposits-paid-by'), withPrice(methodName(texts, deposit), price)),
      rateMicros !== null &&
        currency !== null &&
        currency !== USD &&
        format.field(t('deposits-rate'), format.rate(rateMicros, currency)),
      feeField(texts, deposit.feeBp),
      format.field(t('deposits-reference'), code(reference)),
      format.field(t('deposits-started'), format.time(deposit.createdAt)),
      endedAt && format.field(t('deposits-ended'), format.time(endedAt)),
      support !== '' && t('home-questions', { support }),
    ),
    buttons: [
      status === 'submitted' && [button(t('deposits-add-receipt'), 'receipt', reference)],
      [button.back(t, 'deposits'), button.refresh(t, 'deposit', reference)],
    ],
  }
}
