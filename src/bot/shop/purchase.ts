import { deliversCodes, MAX_QUANTITY, type OrderableProduct } from '../../domain/catalog/catalog.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { nameLookup, namePrice } from '../../domain/orders/player-name.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { typedCount } from '../../domain/shared/typed-amount.ts'
import { type DraftContent, newDraft } from '../../domain/shop/drafts.ts'
import { savedPlayersOf } from '../../domain/shop/saved-players.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext } from '../kit/context.ts'
import { type Button, button, type Screen } from '../kit/screen.ts'
import { fieldScreen, missingField, playerLines } from './fields.ts'
import { goodsName, leftOf, leftText } from './lists.ts'
import { backButtons, EMPTY, type Purchase, productOf, purchaseOf, step } from './steps.ts'

const QUANTITIES = [1, 2, 5, 10]

/** Begins the purchase of a product. For a holder who bought for this line before, it is one tap to the end. */
export async function beginPurchase(ctx: BotContext, key: string): Promise<Screen> {
  const { account, deps, now, read } = ctx
  const pid = (await deps.shelf.product(key, now))?.pid ?? key
  const product = await productOf(ctx, pid)
  const [last] = await savedPlayersOf(read, account.id, product.slug)
  const known = last
    ? { player: last.player, playerName: last.name, nameCheck: nameCheckOf(last.name) }
    : {}
  return goOn(ctx, product, { ...EMPTY, pid, ...known })
}

/**
 * Keeps a further step of a purchase, and goes on to the next. Not through `ctx.act`: if the update is handled again,
 * another draft harms nothing, and the person gets their screen.
 */
export async function goOn(
  ctx: BotContext,
  product: OrderableProduct,
  content: DraftContent,
  warning: string | null = null,
): Promise<Screen> {
  const { account, deps, now } = ctx
  const draft = await deps.store.transaction((tx) => newDraft(tx, account.id, content, now))
  return purchaseScreen(ctx, { draft, product }, warning)
}

/** A saved player needs no look at their name before each purchase. */
export function nameCheckOf(name: string | null): 'found' | 'skipped' {
  return name === null ? 'skipped' : 'found'
}

/** The next step of a purchase: what it still lacks, and in the end the confirm card. */
export async function purchaseScreen(
  ctx: BotContext,
  purchase: Purchase,
  warning: string | null = null,
): Promise<Screen> {
  const { draft, product } = purchase
  if (deliversCodes(product.line) && draft.quantity === null) return quantityScreen(ctx, purchase)
  const missing = missingField(purchase)
  if (missing) return fieldScreen(ctx, purchase, missing, { page: 0, problem: null })
  const lookup = draft.nameCheck === null && lookupFor(ctx, purchase)
  return lookup
    ? nameOfferScreen(ctx, purchase, lookup.kind)
    : confirmScreen(ctx, purchase, warning)
}

/** The lookup that shows the player's name; null if there is none. */
export function lookupFor({ deps }: BotContext, { draft, product }: Purchase) {
  return deps.fulfilment.offersLookups ? nameLookup(product.slug, draft.player) : null
}

async function quantityScreen(ctx: BotContext, { draft, product }: Purchase): Promise<Screen> {
  const { texts, format, t } = ctx
  const left = await leftOf(ctx, await stockOf(ctx, product.pid))
  const most = left ?? MAX_QUANTITY
  const presets = QUANTITIES.filter((quantity) => quantity <= most)
  const other = button(t('shop-other-quantity'), 'qty-type', draft.id)
  return {
    text: quantityView(texts, product, left, t('shop-how-many')),
    buttons: [
      presets.map((quantity) => button(format.number(quantity), 'qty', draft.id, quantity)),
      most > 1 ? [other] : [],
      backButtons(ctx, product.slug),
    ],
  }
}

async function stockOf({ deps, now }: BotContext, pid: string) {
  const onShelf = await deps.shelf.product(pid, now)
  return { pid, limited: onShelf?.limited ?? false }
}

/** @param quantity null: it is asked for again */
export async function chooseQuantity(
  ctx: BotContext,
  draftId: string,
  quantity: number | null,
): Promise<Screen> {
  const { draft, product } = await purchaseOf(ctx, draftId)
  return goOn(ctx, product, { ...draft, quantity })
}

export async function askQuantity(ctx: BotContext, draftId: string): Promise<Screen> {
  const { draft, product } = await purchaseOf(ctx, draftId)
  ctx.ask('shop-qty', draft.id)
  const left = await leftOf(ctx, await stockOf(ctx, product.pid))
  return {
    text: quantityView(ctx.texts, product, left, ctx.t('shop-ask-quantity', { max: MAX_QUANTITY })),
    buttons: [[button.cancel(ctx.t, 'draft', draft.id)]],
  }
}

export async function quantityTyped(ctx: BotContext, [draftId = '']: string[], text: string) {
  const quantity = quantityIn(text)
  if (quantity === null) throw new Refused(ctx.t('shop-wrong-quantity', { max: MAX_QUANTITY }))
  return step(ctx, () => chooseQuantity(ctx, draftId, quantity))
}

/** A number of codes that one order may have; null for any other text. */
export function quantityIn(text: string | undefined): number | null {
  const number = typedCount(text ?? '') ?? 0
  return number >= 1 && number <= MAX_QUANTITY ? number : null
}

async function nameOfferScreen(
  ctx: BotContext,
  { draft, product }: Purchase,
  kind: Parameters<typeof namePrice>[2],
): Promise<Screen> {
  const { account, texts, now, t, read, format } = ctx
  const { feeMicros, freeLeft } = await namePrice(read, account.id, kind, now)
  return {
    text: lines(
      goodsName(texts, product),
      ...playerLines(texts, product, draft),
      '',
      t('shop-offer-name'),
      feeMicros === 0
        ? t('shop-name-is-free', { count: freeLeft })
        : t('shop-name-costs', { fee: bold(format.usd(feeMicros)) }),
    ),
    buttons: [
      [showNameButton(ctx, draft.id, feeMicros)],
      [button(t('shop-skip-name'), 'noname', draft.id)],
      backButtons(ctx, product.slug),
    ],
  }
}

function showNameButton({ format, t }: BotContext, draftId: string, feeMicros: number): Button {
  const label =
    feeMicros === 0 ? t('shop-show-name') : t('shop-show-name-for', { fee: format.usd(feeMicros) })
  return button(label, 'name', draftId)
}

/** The last look before money moves. @param warning what the holder must know first */
async function confirmScreen(
  ctx: BotContext,
  purchase: Purchase,
  warning: string | null,
): Promise<Screen> {
  const { account, texts, now, format, t, read } = ctx
  const { draft, product } = purchase
  const { balanceMicros, debtMicros } = await walletOf(read, account.id)
  const amountMicros = product.priceMicros * (draft.quantity ?? 1)
  const { maintenance } = await readSettings(read)
  const left = balanceMicros - amountMicros
  const isEnough = left >= 0 && debtMicros === 0
  const lookup = draft.nameCheck === 'skipped' && lookupFor(ctx, purchase)
  const price = lookup && (await namePrice(read, account.id, lookup.kind, now))
  return {
    text: lines(
      bold(t('shop-check')),
      '',
      goodsName(texts, product),
      ...playerLines(texts, product, draft),
      draft.quantity !== null && format.field(t('shop-quantity'), draft.quantity),
      format.field(t('shop-price'), bold(format.usd(amountMicros))),
      isEnough && format.field(t('shop-balance-after'), format.usd(left)),
      left < 0 &&
        format.field(
          t('shop-missing'),
          t('shop-missing-more', { amount: bold(format.usd(-left)) }),
        ),
      ...(warning === null ? [] : ['', warning]),
      !isEnough && '',
      debtMicros > 0
        ? t('shop-owes', { amount: bold(format.usd(debtMicros)) })
        : !isEnough && t('shop-top-up-first', { button: t('shop-check-again') }),
    ),
    buttons: [
      isEnough && !maintenance
        ? [
            button(
              t('shop-buy', { price: format.usd(amountMicros) }),
              'buy',
              draft.id,
              amountMicros.toString(36),
            ),
          ]
        : [
            ...(isEnough ? [] : [button(t('shop-top-up'), 'topup')]),
            button(t('shop-check-again'), 'draft', draft.id),
          ],
      [
        product.line.fields.length > 0 && button(t('shop-other-player'), 'players', draft.id, 0),
        draft.quantity !== null && button(t('shop-change-quantity'), 'qty-again', draft.id),
      ],
      price && [showNameButton(ctx, draft.id, price.feeMicros)],
      backButtons(ctx, product.slug),
    ],
  }
}

/** @param question what the person is asked if any are left */
function quantityView(
  texts: Texts,
  product: OrderableProduct,
  left: number | null,
  question: string,
): Html {
  const { format, t } = texts
  const stock = left === null ? '' : ` · ${leftText(texts, left)}`
  return lines(
    goodsName(texts, product),
    html`${t('shop-each', { price: format.usd(product.priceMicros) })}${stock}`,
    '',
    left === 0 ? t('shop-sold-out-now') : question,
  )
}
