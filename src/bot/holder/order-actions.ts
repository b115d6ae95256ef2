import type { Order } from '../../domain/orders/orders.ts'
import type { BotContext } from '../context.ts'
import { type Button, button } from '../screen.ts'
import { claimButton } from './claims.ts'
import { againButton } from './shop/again.ts'

/** What the holder may do with one of their live orders, as rows of buttons below it. */
export function orderActions({ texts, t }: BotContext, order: Order): Button[][] {
  // Of an order on its way, a claim says what the order waits for.
  const claim = order.status === 'cancelled' ? [] : [claimButton(texts, order.id)]
  return [
    [...againButton(texts, order), ...claim],
    [button(t('order-link-button'), 'link', order.id)],
  ]
}
