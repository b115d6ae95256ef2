import { InputFile } from 'grammy'
import { keyNameOf } from '../../domain/access/api-keys.ts'
import { setOrderNotices } from '../../domain/accounts/holders.ts'
import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { isTest, type Order, orderById, ordersOf } from '../../domain/orders/orders.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { fitMessage } from '../codes.ts'
import type { BotContext, Feature } from '../context.ts'
import { lines } from '../html.ts'
import { FIRST_PAGE, type ListPage, listPageArg, listPageIn, listTurner } from '../list-page.ts'
import { button, copyButtons, type Screen, send, sendFile, show } from '../screen.ts'

const ORDERS_PER_PAGE = 8

export const orders: Feature = {
  reads: ['orders', 'test-orders', 'order', 'order-new', 'order-codes'],
  commands: {
    orders: async (ctx) => send(ctx, await ordersScreen(ctx, FIRST_PAGE)),
  },
  buttons: {
    orders: async (ctx, [page]) => show(ctx, await ordersScreen(ctx, listPageIn(page))),
    'test-orders': async (ctx, [page]) => show(ctx, await testOrdersScreen(ctx, listPageIn(page))),
    order: async (ctx, [id = '', page]) => show(ctx, await orderScreen(ctx, id, listPageIn(page))),
    // Pressed below a notice, which must stay in the chat.
    'order-new': async (ctx, [id = '']) => send(ctx, await orderScreen(ctx, id, FIRST_PAGE)),
    'order-codes': (ctx, [id = '']) => sendCodes(ctx, id),
    notices: (ctx, [to]) => turnNotices(ctx, to === 'on'),
  },
}

async function ordersScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { orders, common } = ctx.texts
  const { read } = ctx.deps.store
  const found = await ordersOf(read, ctx.account.id, listed(page))
  const test = await testAccountOf(read, ctx.account.id)
  const title = orders.title(page.number)
  const at = listPageArg(page)
  const { orderNotices } = ctx.account
  return {
    text: found.rows.length > 0 ? title : lines(title, '', orders.none),
    buttons: [
      ...found.rows.map((order) => [button(orders.row(order), 'order', order.id, at)]),
      listTurner(ctx.texts, page, found, ({ seq }) => seq, 'orders'),
      [
        orderNotices
          ? button(orders.noticesOn, 'notices', 'off')
          : button(orders.noticesOff, 'notices', 'on'),
        ...(test ? [button(orders.showTests, 'test-orders')] : []),
      ],
      [button(common.home, 'home'), button(common.refresh, 'orders', at)],
    ],
  }
}

/** The orders that test keys placed. */
async function testOrdersScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { orders, common } = ctx.texts
  const { read } = ctx.deps.store
  const test = await testAccountOf(read, ctx.account.id)
  const found = test ? await ordersOf(read, test.id, listed(page)) : { rows: [], hasMore: false }
  const title = orders.testTitle(page.number)
  const at = listPageArg(page)
  return {
    text: found.rows.length > 0 ? title : lines(title, '', orders.noTests),
    buttons: [
      ...found.rows.map((order) => [button(orders.row(order), 'order', order.id, at)]),
      listTurner(ctx.texts, page, found, ({ seq }) => seq, 'test-orders'),
      [button(orders.showLive, 'orders'), button(ctx.texts.testKeys.open, 'test-keys')],
      [button(common.home, 'home'), button(common.refresh, 'test-orders', at)],
    ],
  }
}

function listed({ cursor }: ListPage) {
  return { limit: ORDERS_PER_PAGE, cursor }
}

/** An order of the person or of their test account. @throws DomainError ORDER_NOT_FOUND */
async function orderOf({ account, deps }: BotContext, id: string): Promise<Order> {
  const { read } = deps.store
  const order = await orderById(read, id)
  const owner = isTest(order) ? await testAccountOf(read, account.id) : account
  if (order.accountId !== owner?.id) throw new DomainError('ORDER_NOT_FOUND', { id })
  return order
}

async function orderScreen(ctx: BotContext, id: string, page: ListPage): Promise<Screen> {
  const { orders, common } = ctx.texts
  const order = await orderOf(ctx, id)
  const keyName = await keyNameOf(ctx.deps.store.read, order.keyId)
  const at = listPageArg(page)
  return {
    text: orders.page(order, { trxid: order.trxid, keyName }, ctx.support),
    buttons: [
      ...copyButtons(common.copyCode, order.codes),
      fitMessage(order.codes) ? [] : [button(orders.codesFile, 'order-codes', id)],
      [
        button(orders.back, isTest(order) ? 'test-orders' : 'orders', at),
        button(common.refresh, 'order', id, at),
      ],
    ],
    secret: order.codes.length > 0,
  }
}

async function sendCodes(ctx: BotContext, id: string): Promise<void> {
  const order = await orderOf(ctx, id)
  const file = new InputFile(Buffer.from(`${order.codes.join('\n')}\n`), `${id}.txt`)
  await sendFile(ctx, file, ctx.texts.orders.codesCaption(order))
}

async function turnNotices(ctx: BotContext, on: boolean): Promise<void> {
  const { account, texts } = ctx
  if (account.orderNotices !== on) {
    await ctx.act((tx) => setOrderNotices(tx, account.id, on))
    ctx.account = { ...account, orderNotices: on }
  }
  ctx.say(texts.orders.noticesTurned(on))
  await show(ctx, await ordersScreen(ctx, FIRST_PAGE))
}
