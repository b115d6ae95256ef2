import type { Message } from 'grammy/types'
import { type Deposit, depositsOf, ownDeposit } from '../../domain/deposits/deposits.ts'
import { MANUAL } from '../../domain/deposits/payment-method.ts'
import { depositOfAlbum, type NewReceipt, submitReceipt } from '../../domain/deposits/receipts.ts'
import { lines } from '../../locales/html.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pictureIn } from '../kit/files.ts'
import { askText, button, send, show } from '../kit/screen.ts'
import { changeCard } from './card.ts'
import { depositRow } from './view.ts'

/** How many deposits are searched: more than an account can have open. */
const MAX_SEARCHED = 100
/** Choices for a receipt: as many as fit on a phone. */
const MAX_OFFERED = 8

export const receipts: Feature = {
  buttons: {
    receipt: (ctx, [reference = '']) => askReceipt(ctx, reference),
    'receipt-for': (ctx, [reference = '']) => receiptAbove(ctx, reference),
  },
  questions: { receipt: (ctx, [reference = '']) => receiptSent(ctx, reference) },
}

async function askReceipt(ctx: BotContext, reference: string): Promise<void> {
  await ownDeposit(ctx.read, ctx.account.id, reference)
  const text = lines(ctx.t('deposits-ask-receipt'))
  await askText(ctx, text, ['deposit', reference], 'receipt', reference)
}

async function receiptSent(ctx: BotContext, reference: string): Promise<void> {
  const receipt = receiptIn(ctx.message)
  if (!receipt) throw new Refused(ctx.t('deposits-receipt-wanted'))
  await submit(ctx, reference, receipt)
}

/**
 * Takes a file sent without a question. The rest of an album goes to the album's deposit. Other files go to
 * the only open transfer, or, if none is open, to the only one being checked.
 * @returns false if there is no file, or no deposit for it
 */
export async function unaskedReceipt(ctx: BotContext): Promise<boolean> {
  const { account, message, read, t } = ctx
  const receipt = receiptIn(message)
  if (!receipt && !message?.document && !message?.video) return false
  const album = receipt?.albumId ? await depositOfAlbum(read, account.id, receipt.albumId) : null
  const { rows } = await depositsOf(read, account.id, { limit: MAX_SEARCHED, cursor: null })
  const takers = rows.filter(({ method }) => method === MANUAL)
  const open = takers.filter(({ status, expiresAt }) => status === 'open' && expiresAt > ctx.now)
  const candidates = album
    ? [album]
    : open.length > 0
      ? open
      : takers.filter(({ status }) => status === 'submitted')
  const [deposit] = candidates
  if (!deposit) return false
  if (!receipt) ctx.say(t('deposits-receipt-wanted'))
  else if (candidates.length > 1) await askWhich(ctx, candidates)
  else await submit(ctx, deposit.reference, receipt, { quietly: album !== null })
  return true
}

/** Asks which deposit the receipt is for, as a reply to the receipt: its button then comes with the file. */
async function askWhich(ctx: BotContext, candidates: Deposit[]): Promise<void> {
  const { t } = ctx
  const screen = {
    text: lines(t('deposits-which-deposit')),
    buttons: [
      ...candidates
        .slice(0, MAX_OFFERED)
        .map((one) => [
          button(`${depositRow(ctx.texts, one)} · ${one.reference}`, 'receipt-for', one.reference),
        ]),
      [button.cancel(t, 'deposits')],
    ],
  }
  await send(ctx, screen, { replyTo: ctx.message?.message_id })
}

/** Takes the receipt that the pressed message replies to. Telegram does not show old messages any more. */
async function receiptAbove(ctx: BotContext, reference: string): Promise<void> {
  const receipt = receiptIn(ctx.callbackQuery?.message?.reply_to_message)
  if (receipt) return submit(ctx, reference, receipt)
  ctx.say(ctx.t('deposits-file-gone'), 'alert')
  await askReceipt(ctx, reference)
}

/** @param quietly sends no answer: the files of an album get one answer together */
async function submit(
  ctx: BotContext,
  reference: string,
  receipt: NewReceipt,
  { quietly = false } = {},
): Promise<void> {
  const { account, now, t } = ctx
  const { isNew, deposit } = await ctx.act((tx) =>
    submitReceipt(tx, account.id, { reference, ...receipt }, now),
  )
  await changeCard(
    { api: ctx.api, store: ctx.deps.store, texts: ctx.texts },
    { telegramId: account.telegramId, deposit, support: ctx.support },
  )
  if (quietly) return
  await show(ctx, {
    text: lines(
      isNew
        ? t('deposits-received', { receipts: deposit.receipts })
        : t('deposits-received-before'),
    ),
    buttons: [[button(t('deposits-show'), 'deposit', reference)]],
  })
}

function receiptIn(message: Message | undefined): NewReceipt | null {
  const file = pictureIn(message)
  return file && { ...file, albumId: message?.media_group_id ?? null }
}
