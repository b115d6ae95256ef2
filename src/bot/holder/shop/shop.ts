import type { BotContext, Feature } from '../../context.ts'
import { pageOf, type Screen, send } from '../../screen.ts'
import { againScreen } from './again.ts'
import { buy } from './buy.ts'
import { foundScreen, lineScreen, onlyFind, shopScreen } from './lists.ts'
import { showName, skipName } from './name.ts'
import {
  chooseOption,
  choosePlayer,
  forget,
  forgetListScreen,
  forgetScreen,
  newPlayerScreen,
  optionsPage,
  playersScreen,
  takeField,
} from './players.ts'
import {
  askQuantity,
  beginPurchase,
  chooseQuantity,
  purchaseScreen,
  quantityIn,
  quantityTyped,
} from './purchase.ts'
import { purchaseOf, step } from './steps.ts'

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
    'forget-list': shown((ctx, [id = '', page]) => forgetListScreen(ctx, id, pageOf(page))),
    forget: shown((ctx, [id = '', player = '']) => forgetScreen(ctx, id, player)),
    'forget-yes': shown((ctx, [id = '', player = '']) => forget(ctx, id, player)),
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
