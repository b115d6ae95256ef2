import type { Order } from '../../domain/orders/orders.ts'
import type { BotContext } from '../context.ts'
import type { Button } from '../screen.ts'

/** What the holder may do with one of their orders, as rows of buttons below it. */
export function orderActions(_ctx: BotContext, _order: Order): Button[][] {
  return []
}
