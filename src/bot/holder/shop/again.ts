import { deliversCodes, isTest } from '../../../domain/catalog/catalog.ts'
import { ownOrder } from '../../../domain/orders/orders.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { knownName } from '../../../domain/shop/saved-players.ts'
import type { BotContext } from '../../context.ts'
import type { Screen } from '../../screen.ts'
import { validPart } from './fields.ts'
import { goOn, nameCheckOf } from './purchase.ts'
import { EMPTY, productOf } from './steps.ts'

/** The same pack, player and quantity at today's price. */
export async function againScreen(ctx: BotContext, orderId: string): Promise<Screen> {
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
