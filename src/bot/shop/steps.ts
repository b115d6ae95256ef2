import { atPriceOf, type OrderableProduct } from '../../domain/catalog/catalog.ts'
import { closedBy } from '../../domain/orders/submissions.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { DomainError, isRefusal } from '../../domain/shared/errors.ts'
import { type Draft, ownDraft } from '../../domain/shop/drafts.ts'
import { html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'
import { closedForHolder } from '../kit/pauses.ts'
import { type Button, button, type Screen } from '../kit/screen.ts'

/** A purchase that is being prepared, and its product as it can be bought now. */
export type Purchase = { draft: Draft; product: OrderableProduct }

/** The next screen of the shop, or one that says why there is none and what the person can do. */
export function step(ctx: BotContext, next: () => Promise<Screen>): Promise<Screen> {
  const shown = async () => sayingClosed(ctx, await next())
  return inShop(ctx, shown, (refusal) => refusal)
}

/** Does the work if the shop is open for the person, or else what the screen of its refusal becomes. */
export async function inShop<Outcome>(
  ctx: BotContext,
  work: () => Promise<Outcome>,
  refused: (screen: Screen) => Outcome,
): Promise<Outcome> {
  try {
    await requireShop(ctx)
    return await work()
  } catch (error) {
    const why = orderRefusal(ctx.texts, error, ctx.support)
    if (why === null) throw error
    return refused(refusedScreen(ctx, why))
  }
}

/** @throws DomainError SHOP_DISABLED, SHOP_NOT_ALLOWED */
async function requireShop({ account, read }: BotContext): Promise<void> {
  if (!account.shopAllowed) throw new DomainError('SHOP_NOT_ALLOWED')
  const { shop } = await readSettings(read)
  if (!shop) throw new DomainError('SHOP_DISABLED')
}

/** A screen of goods can be looked at while nothing can be bought, and then says so first. */
export async function sayingClosed({ texts, read }: BotContext, screen: Screen): Promise<Screen> {
  const closed = closedBy(await readSettings(read)).filter((what) => what !== 'apiOrders')
  return { ...screen, text: lines(...closedForHolder(texts, closed), screen.text) }
}

/** Says why something cannot be bought, with the ways to go on. */
export function refusedScreen({ t }: BotContext, why: string): Screen {
  return {
    text: html`⚠️ ${why}`,
    buttons: [
      [button(t('shop-open'), 'shop'), button(t('shop-to-orders'), 'orders')],
      [button(t('support-button'), 'support'), button.home(t)],
    ],
  }
}

/** @throws DomainError DRAFT_GONE; NotOrderable: its product cannot be bought now */
export async function purchaseOf(ctx: BotContext, draftId: string): Promise<Purchase> {
  const draft = await ownDraft(ctx.read, ctx.account.id, draftId)
  return { draft, product: await productOf(ctx, draft.pid) }
}

/** @throws DomainError NotOrderable */
export async function productOf(
  { account, deps, now }: BotContext,
  pid: string,
): Promise<OrderableProduct> {
  const product = (await deps.listings.get(pid, now)) ?? 'UNKNOWN_PID'
  if (typeof product === 'string') throw new DomainError(product)
  return atPriceOf(product, account.tierId)
}

export const EMPTY = { quantity: null, player: {}, playerName: null, nameCheck: null } as const

export function backButtons({ t }: BotContext, slug: string): Button[] {
  return [button(t('shop-back-to-packs'), 'line', slug), button(t('shop-back-to-shop'), 'shop')]
}

/** Why an order of the chat was refused, as plain text; null if the error is no such refusal. */
function orderRefusal(texts: Texts, error: unknown, support: string): string | null {
  const { format, t } = texts
  if (isRefusal(error, 'SHOP_NOT_ALLOWED')) return t('shop-not-allowed', { support })
  if (isRefusal(error, 'ACCOUNT_SHUT')) return t('shop-account-shut', { support })
  if (isRefusal(error, 'PRICE_CHANGED'))
    return t('shop-price-is-now', { price: format.usd(error.data.amountMicros) })
  if (isRefusal(error, 'INSUFFICIENT_BALANCE'))
    return t('shop-not-covered', { price: format.usd(error.data.neededMicros) })
  return error instanceof DomainError ? t.find(`shop-refused-${error.code}`) : null
}
