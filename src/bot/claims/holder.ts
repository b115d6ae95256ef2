import type { Reader } from '../../db/store.ts'
import {
  addPicture,
  CLAIM_REASONS,
  type Claim,
  type ClaimReason,
  checkClaimable,
  claimByReference,
  claimsOf,
  claimsOfOrder,
  openClaim,
  ownClaim,
  withdrawClaim,
} from '../../domain/claims/claims.ts'
import { orderRow, ownOrder } from '../../domain/orders/orders.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { bold, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { isOneOf, Refused, refusalText } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pictureIn, type SentFile } from '../kit/files.ts'
import { type ListPage, listPageArg, listPageIn, listTurner, pageTitle } from '../kit/list-page.ts'
import { askText, type Button, button, type Screen, send, show } from '../kit/screen.ts'
import { claimButton } from '../orders/view.ts'
import { claimRow, type OfOrder, quoted } from './view.ts'

const CLAIMS_PER_PAGE = 8

/** What can be wrong with a top-up; it has no codes. */
const OF_TOP_UP: readonly ClaimReason[] = ['not_received', 'wrong_goods', 'other']

/** A holder reports a problem with an order that has ended. */
export const claims = {
  buttons: {
    claim: (ctx, [orderId = '']) => begin(ctx, orderId),
    'claim-why': askDescription,
    'claim-skip': (ctx, [orderId = '', reason = '']) => open(ctx, { orderId, reason }, null, null),
    'claim-page': (ctx, [reference = '']) => claimScreen(ctx, reference),
    // Pressed below a notice, which must stay in the chat.
    'claim-new': async (ctx, [reference = '']) => send(ctx, await claimScreen(ctx, reference)),
    'claim-picture': (ctx, [reference = '']) => askPicture(ctx, reference),
    'claim-withdraw': (ctx, [reference = '']) => confirmWithdraw(ctx, reference),
    'claim-withdraw-now': (ctx, [reference = '']) => withdraw(ctx, reference),
    claims: (ctx, [page]) => listScreen(ctx, listPageIn(page)),
  },
  decides: {
    'claim-skip': 'claim-why',
    'claim-withdraw-now': 'claim-withdraw',
  },
  questions: {
    'claim-text': (ctx, [orderId = '', reason = '']) => textSent(ctx, orderId, reason),
    'claim-picture': (ctx, [reference = '']) => pictureSent(ctx, reference),
  },
  // Also of those who may buy nothing for now: they have paid for their orders.
  reads: [
    ...['claim', 'claim-why', 'claim-skip', 'claim-page', 'claim-new', 'claims'],
    ...['claim-text', 'claim-picture', 'claim-withdraw', 'claim-withdraw-now'],
  ],
  notices: {
    claim_decided: ({ read, texts }, { reference }) => decidedScreen(read, texts, reference),
  },
} satisfies Feature

/** Asks what is wrong, or shows the claim that there is. */
async function begin(ctx: BotContext, orderId: string): Promise<void> {
  const { account, texts, read, t } = ctx
  const order = await ownOrder(read, account.id, orderId)
  try {
    await checkClaimable(read, account.id, orderId)
  } catch (error) {
    const newest = (await claimsOfOrder(read, orderId)).at(-1)
    if (!newest || !isRefusal(error, 'CLAIM_NOT_POSSIBLE')) throw error
    if (newest.state !== 'open') ctx.say(refusalText(ctx, error) ?? '', 'alert')
    return show(ctx, await claimScreen(ctx, newest.reference))
  }
  const reasons = order.codes.length > 0 ? CLAIM_REASONS : OF_TOP_UP
  await show(ctx, {
    text: aboutOrderView(texts, order, t('claims-what-is-wrong')),
    buttons: [
      ...reasons.map((one) => [button(t(`claims-reason-${one}`), 'claim-why', orderId, one)]),
      [button.cancel(t, 'order', orderId)],
    ],
  })
}

async function askDescription(
  ctx: BotContext,
  [orderId = '', reason = '']: string[],
): Promise<void> {
  const { account, texts, t, read } = ctx
  if (!isOneOf(CLAIM_REASONS, reason)) return ctx.say(t('common-old-button'), 'alert')
  const order = await ownOrder(read, account.id, orderId)
  const hint = html`<i>${t('claims-ask-text-hint')}</i>`
  await show(ctx, {
    text: aboutOrderView(
      texts,
      order,
      bold(t(`claims-reason-${reason}`)),
      '',
      t('claims-ask-text'),
      hint,
    ),
    buttons: [
      [button(t('claims-send-without-text'), 'claim-skip', orderId, reason)],
      [button.cancel(t, 'order', orderId)],
    ],
  })
  ctx.ask('claim-text', orderId, reason)
}

/** Takes a text, or a picture with or without one. */
async function textSent(ctx: BotContext, orderId: string, reason: string): Promise<void> {
  const picture = pictureIn(ctx.message)
  const text = picture ? ctx.typed('caption') : await ctx.typedAnswer()
  if (!picture && !text) throw new Refused(ctx.t('claims-text-wanted'))
  await open(ctx, { orderId, reason }, text ?? null, picture)
}

async function open(
  ctx: BotContext,
  { orderId, reason }: { orderId: string; reason: string },
  description: string | null,
  picture: SentFile | null,
): Promise<void> {
  const { account, now, t } = ctx
  if (!isOneOf(CLAIM_REASONS, reason)) return ctx.say(t('common-old-button'), 'alert')
  const input = { orderId, reason, description, picture, actor: ctx.holderActor }
  const { reference } = await ctx.act((tx) => openClaim(tx, account.id, input, now))
  const screen = await claimScreen(ctx, reference)
  await show(ctx, { ...screen, text: lines(t('claims-received'), '', screen.text) })
}

/** The notice to the holder with the decision; null if the claim has none. */
async function decidedScreen(db: Reader, texts: Texts, reference: string): Promise<Screen | null> {
  const { format, t } = texts
  const { state, orderId, refundedMicros, answer } = await claimByReference(db, reference)
  if (state === 'open' || state === 'withdrawn') return null
  const { packName } = await orderRow(db, orderId)
  const amount = bold(format.usd(refundedMicros))
  return {
    text: lines(
      bold(t(`claims-decided-${state}`)),
      html`${format.apart(packName)} · ${format.apart(code(orderId))}`,
      state === 'refunded' && format.field(t('claims-amount-back'), amount),
      state === 'replaced' && t('claims-new-codes'),
      ...quoted(t('claims-answer'), answer),
    ),
    buttons: [
      [
        button(t('claims-show'), 'claim-new', reference),
        button(t('claims-show-order'), 'order-new', orderId),
      ],
    ],
  }
}

async function claimScreen(ctx: BotContext, reference: string): Promise<Screen> {
  const { account, format, support, t, read } = ctx
  const claim = await ownClaim(read, account.id, reference)
  const { orderId, state, pictureId, endedAt } = claim
  const { packName } = await ownOrder(read, account.id, orderId)
  const status =
    state === 'refunded'
      ? `${t('claims-state-refunded')}: ${format.usd(claim.refundedMicros)}`
      : t(`claims-state-${state}`)
  return {
    text: lines(
      bold(t('claims-title')),
      '',
      format.field(t('claims-status'), bold(status)),
      format.field(t('claims-report'), code(reference)),
      format.field(t('claims-order'), html`${packName} · ${code(orderId)}`),
      format.field(t('claims-what'), t(`claims-reason-${claim.reason}`)),
      format.field(t('claims-sent-at'), format.time(claim.openedAt)),
      endedAt ? format.field(t('claims-ended-at'), format.time(endedAt)) : null,
      ...quoted(t('claims-you-wrote'), claim.description),
      pictureId === null ? null : t('claims-with-picture'),
      ...quoted(t('claims-answer'), claim.answer),
      ...(state === 'replaced' ? ['', t('claims-new-codes')] : []),
      ...(state === 'refunded' ? ['', t('claims-into-wallet')] : []),
      ...(state === 'refused' && support !== '' ? ['', t('claims-disagree', { support })] : []),
    ),
    buttons: [
      state === 'open' &&
        pictureId === null && [button(t('claims-add-picture'), 'claim-picture', reference)],
      [button(t('claims-show-order'), 'order', orderId), ...endButton(ctx, claim)],
      [button(t('claims-to-list'), 'claims'), button.refresh(t, 'claim-page', reference)],
    ],
  }
}

function endButton(
  { texts, t }: BotContext,
  { state, reference, orderId, refundedMicros }: Claim,
): Button[] {
  if (state === 'open') return [button(t('claims-withdraw'), 'claim-withdraw', reference)]
  return refundedMicros > 0
    ? []
    : [{ ...claimButton(texts, orderId), text: t('claims-report-again') }]
}

async function askPicture(ctx: BotContext, reference: string): Promise<void> {
  const { account, texts, t, read } = ctx
  const claim = await ownClaim(read, account.id, reference)
  const order = await ownOrder(read, account.id, claim.orderId)
  const text = aboutOrderView(texts, order, t('claims-ask-picture'))
  const without = button(t('claims-no-picture'), 'claim-page', reference)
  await askText(ctx, text, without, 'claim-picture', reference)
}

async function pictureSent(ctx: BotContext, reference: string): Promise<Screen> {
  const { account, now, t } = ctx
  const picture = pictureIn(ctx.message)
  if (!picture) throw new Refused(t('claims-ask-picture'))
  const isNew = await ctx.act((tx) => addPicture(tx, account.id, reference, picture, now))
  const screen = await claimScreen(ctx, reference)
  const said = isNew ? t('claims-picture-added') : t('claims-picture-before')
  return { ...screen, text: lines(said, '', screen.text) }
}

async function confirmWithdraw(ctx: BotContext, reference: string): Promise<void> {
  const { account, texts, t, read } = ctx
  const claim = await ownClaim(read, account.id, reference)
  const order = await ownOrder(read, account.id, claim.orderId)
  await show(ctx, {
    text: aboutOrderView(texts, order, t('claims-confirm-withdraw')),
    buttons: [
      [button(t('claims-withdraw-now'), 'claim-withdraw-now', reference)],
      [button(t('claims-keep'), 'claim-page', reference)],
    ],
  })
}

async function withdraw(ctx: BotContext, reference: string): Promise<Screen> {
  await ctx.act((tx) => withdrawClaim(tx, ctx.account.id, reference, ctx.holderActor, ctx.now))
  ctx.say(ctx.t('claims-withdrawn'))
  return claimScreen(ctx, reference)
}

async function listScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { account, texts, t, read } = ctx
  const bounds = { limit: CLAIMS_PER_PAGE, cursor: page.cursor }
  const found = await claimsOf(read, account.id, bounds)
  const title = pageTitle(texts, t('claims-list'), page.number)
  return {
    text: found.rows.length > 0 ? title : lines(title, '', t('claims-none')),
    buttons: [
      ...found.rows.map((one) => [button(claimRow(texts, one), 'claim-page', one.reference)]),
      listTurner(texts, page, found, ({ id }) => id, 'claims'),
      [
        button(t('home-orders'), 'orders'),
        button.home(t),
        button.refresh(t, 'claims', listPageArg(page)),
      ],
    ],
  }
}

/** A question about an order, with what there is to say about it. */
function aboutOrderView({ format }: Texts, { packName, id }: OfOrder, ...said: Line[]): Html {
  return lines(html`${bold(format.apart(packName))} · ${format.apart(code(id))}`, '', ...said)
}
