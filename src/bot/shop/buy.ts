import { chatTrxid, storeCard } from '../../domain/orders/cards.ts'
import { orderById } from '../../domain/orders/orders.ts'
import { ordersPlacedWith } from '../../domain/orders/submissions.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { ownDraft } from '../../domain/shop/drafts.ts'
import { savePlayer } from '../../domain/shop/saved-players.ts'
import type { BotContext } from '../kit/context.ts'
import { type Screen, show } from '../kit/screen.ts'
import { changeCard } from '../orders/cards.ts'
import { goOn, purchaseScreen } from './purchase.ts'
import { inShop, type Purchase, purchaseOf, refusedScreen, sayingClosed } from './steps.ts'

const MICROS = /^[0-9a-z]{1,11}$/

/**
 * Buys what the confirm card shows, for the price that it shows. The draft's trxid makes it once, however often
 * the button is pressed or the update is handled: so all of this may be repeated, and `ctx.act` is not used.
 */
export async function buy(ctx: BotContext, [draftId = '', micros = '']: string[]): Promise<void> {
  const messageId = ctx.callbackQuery?.message?.message_id
  if (messageId === undefined || !MICROS.test(micros))
    return ctx.say(ctx.t('common-old-button'), 'alert')
  const shown = { shownMicros: Number.parseInt(micros, 36), messageId }
  const outcome = await placed(ctx, draftId, shown)
  if ('screen' in outcome) return show(ctx, outcome.screen)
  await showOrder(ctx, outcome.orderId)
}

/** The order that was placed, or the screen that says why there is none. */
type Outcome = { orderId: string } | { screen: Screen }

/** The order of the draft. */
async function placed(
  ctx: BotContext,
  draftId: string,
  { shownMicros, messageId }: { shownMicros: number; messageId: number },
): Promise<Outcome> {
  const { account, deps, now } = ctx
  const { store, fulfilment } = deps
  const { id: accountId, tierId } = account
  const trxid = chatTrxid(draftId)
  const before = await orderOfDraft(ctx, trxid)
  if (before !== null) {
    await store.transaction((tx) => storeCard(tx, { trxid, accountId, messageId }, now))
    return { orderId: before }
  }
  const work = async (): Promise<Outcome> => {
    const draft = await ownDraft(store.read, accountId, draftId)
    const { pid, quantity, player, playerName } = draft
    // Kept before the order is placed: it may end at any time after that.
    await store.transaction((tx) => storeCard(tx, { trxid, accountId, messageId }, now))
    try {
      const { order } = await fulfilment.submitOrder({
        ...{ accountId, tierId, test: false, via: 'chat', pid, trxid, idempotencyKey: undefined },
        ...{ quantity: quantity ?? undefined, exactMicros: shownMicros, player },
      })
      const used = { slug: order.slug, player: order.player, name: playerName }
      await store.transaction((tx) => savePlayer(tx, accountId, used, now))
      return { orderId: order.id }
    } catch (error) {
      const screen = await askedAgain(ctx, draftId, shownMicros, error)
      return { screen: await sayingClosed(ctx, screen) }
    }
  }
  return inShop(ctx, work, (screen) => ({ screen }))
}

/** The confirm card again, if the person can do something about the refusal there. */
async function askedAgain(
  ctx: BotContext,
  draftId: string,
  shownMicros: number,
  error: unknown,
): Promise<Screen> {
  if (isRefusal(error, 'INSUFFICIENT_BALANCE'))
    return purchaseScreen(ctx, await purchaseOf(ctx, draftId))
  if (isRefusal(error, 'PRICE_CHANGED')) {
    const [before, after] = [shownMicros, error.data.amountMicros].map(ctx.format.usd)
    const warning = ctx.t('shop-price-changed', { before: before ?? '', after: after ?? '' })
    return purchaseScreen(ctx, await purchaseOf(ctx, draftId), warning)
  }
  if (isRefusal(error, 'INSUFFICIENT_STOCK'))
    return fewerScreen(ctx, await purchaseOf(ctx, draftId))
  throw error
}

/** Asks for a smaller number; a voucher of a top-up has none. */
async function fewerScreen(ctx: BotContext, { draft, product }: Purchase): Promise<Screen> {
  if (draft.quantity === null) return refusedScreen(ctx, ctx.t('shop-sold-out-now'))
  ctx.say(ctx.t('shop-refused-INSUFFICIENT_STOCK'), 'alert')
  return goOn(ctx, product, { ...draft, quantity: null })
}

/** The id of the order that was placed with the trxid before; null if none was. */
async function orderOfDraft({ account, read }: BotContext, trxid: string): Promise<string | null> {
  const from = { accountId: account.id, test: false }
  return (await ordersPlacedWith(read, from, [trxid])).get(trxid) ?? null
}

/**
 * Shows the order on its card. It may end meanwhile, and the notice about that may change the card before this
 * does: so it looks once more, and the last word is what the order has come to. The notice sends the codes then.
 */
async function showOrder({ api, deps, texts, account }: BotContext, id: string): Promise<void> {
  const { store } = deps
  const { telegramId } = account
  const order = await orderById(store.read, id)
  await changeCard(api, store, texts, { telegramId, order })
  const now = await orderById(store.read, id)
  if (now.status === order.status) return
  await changeCard(api, store, texts, { telegramId, order: now, withCodes: false })
}
