import type { Order } from '../../domain/orders/orders.ts'
import type { BotContext } from '../context.ts'
import type { Button } from '../screen.ts'
import { claimButton } from './claims.ts'
import { againButton } from './shop/again.ts'

/** What the holder may do with one of their live orders, as rows of buttons below it. */
export function orderActions({ texts }: BotContext, order: Order): Button[][] {
  const { id, status } = order
  return [
    [...againButton(texts, order), ...(status === 'completed' ? [claimButton(texts, id)] : [])],
  ]
}
