import { deliversCodes, isTest } from '../../domain/catalog/catalog.ts'
import { ownOrder } from '../../domain/orders/orders.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { knownName } from '../../domain/shop/saved-players.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageOf, type Screen, send } from '../kit/screen.ts'
import { buy } from './buy.ts'
import { validPart } from './fields.ts'
import { foundScreen, lineScreen, onlyFind, shopScreen } from './lists.ts'
import { showName, skipName } from './name.ts'
import {
  chooseOption,
  choosePlayer,
  forget,
  newPlayerScreen,
  optionsPage,
  playersScreen,
  takeField,
} from './players.ts'
import {
  askQuantity,
  beginPurchase,
  chooseQuantity,
  goOn,
  nameCheckOf,
  purchaseScreen,
  quantityIn,
  quantityTyped,
} from './purchase.ts'
import { EMPTY, productOf, purchaseOf, step } from './steps.ts'

type Next = (ctx: BotContext, args: string[]) => Promise<Screen>
const shown = (next: Next) => (ctx: BotContext, args: string[]) => step(ctx, () => next(ctx, args))

/** Buying in the chat. */
export const shop: Feature = {
  commands: { shop: openShop },
  buttons: {
    shop: shown((ctx, [page]) => shopScreen(ctx, pageOf(page))),
    // Pressed below a message that must stay in the chat.
    'shop-new': async (ctx) => send(ctx, await openShop(ctx)),
    line: shown((ctx, [slug = '', page]) => lineScreen(ctx, slug, pageOf(page))),
    find: shown(findAgain),
    pack: shown((ctx, [key = '']) => beginPurchase(ctx, key)),
    fav: shown((ctx, [orderId = '']) => againScreen(ctx, orderId)),
    again: async (ctx, [orderId = '']) =>
      send(ctx, await step(ctx, () => againScreen(ctx, orderId))),
    draft: shown(async (ctx, [id = '']) => purchaseScreen(ctx, await purchaseOf(ctx, id))),
    qty: shown((ctx, [id = '', quantity]) => chooseQuantity(ctx, id, quantityIn(quantity) ?? 1)),
    'qty-type': shown((ctx, [id = '']) => askQuantity(ctx, id)),
    'qty-again': shown((ctx, [id = '']) => chooseQuantity(ctx, id, null)),
    players: shown((ctx, [id = '', page]) => playersScreen(ctx, id, pageOf(page))),
    newpl: shown((ctx, [id = '']) => newPlayerScreen(ctx, id)),
    pl: shown((ctx, [id = '', player = '']) => choosePlayer(ctx, id, player)),
    'forget-list': shown((ctx, [id = '', page]) => playersScreen(ctx, id, pageOf(page), 'forget')),
    forget: shown((ctx, [id = '', player = '']) => forget(ctx, id, player)),
    opt: shown((ctx, [id = '', index = '']) => chooseOption(ctx, id, index)),
    opts: shown((ctx, [id = '', page]) => optionsPage(ctx, id, pageOf(page))),
    name: shown((ctx, [id = '']) => showName(ctx, id)),
    noname: shown((ctx, [id = '']) => skipName(ctx, id)),
    buy,
  },
  decides: {
    buy: 'draft',
    name: 'draft',
  },
  answers: {
    'shop-field': (ctx, [id = ''], text) => step(ctx, () => takeField(ctx, id, text)),
    'shop-qty': quantityTyped,
  },
}

function openShop(ctx: BotContext): Promise<Screen> {
  return step(ctx, () => shopScreen(ctx, 0))
}

/**
 * Answers a text that may mean a game, a pack or a pid. Opens what is the only one. If the shop is closed, says so.
 * @returns false if nothing like it is for sale
 */
export async function shopFinds(ctx: BotContext, given: string): Promise<boolean> {
  const text = given.trim()
  const only = await onlyFind(ctx, text)
  if (only) return ctx.open(only[0], [only[1]])
  const screen = await foundScreen(ctx, text, 0)
  if (screen) await send(ctx, await step(ctx, async () => screen))
  return screen !== null
}

async function findAgain(ctx: BotContext, args: string[]): Promise<Screen> {
  // The text may have colons.
  const page = pageOf(args.at(-1))
  const found = await foundScreen(ctx, args.slice(0, -1).join(':'), page)
  return found ?? shopScreen(ctx, 0)
}

/** The same pack, player and quantity at today's price. */
async function againScreen(ctx: BotContext, orderId: string): Promise<Screen> {
  const { account, read } = ctx
  const order = await ownOrder(read, account.id, orderId)
  if (isTest(order)) throw new DomainError('ORDER_NOT_FOUND', { id: orderId })
  const product = await productOf(ctx, order.pid)
  const player = validPart(product.line, order.player)
  const playerName = await knownName(read, account.id, { slug: product.slug, player })
  return goOn(ctx, product, {
    ...EMPTY,
    pid: product.pid,
    quantity: deliversCodes(product.line) ? order.quantity : null,
    player,
    playerName,
    nameCheck: nameCheckOf(playerName),
  })
}
