import type { OrderRow } from '../../domain/orders/orders.ts'

/** What the page of an order says. Its readers are end customers, who know neither us nor the reseller's bot. */
export const texts = {
  title: 'Your order',
  status: {
    processing: 'Being processed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<OrderRow['status'], string>,
  whatNext: {
    processing: 'Please look again in a few minutes.',
    completed: 'The order was fulfilled.',
    cancelled: 'The order could not be fulfilled. The shop that you bought it from can help you.',
  } satisfies Record<OrderRow['status'], string>,
  lookAgain: 'Look again',
  product: 'Product',
  game: 'Game',
  quantity: 'Quantity',
  placed: 'Placed',
  ended: 'Ended',
  masked: 'Parts of the player’s details are hidden.',
  gone: 'There is no such page',
  whyGone:
    'The link is incomplete, or it is no longer valid. Please ask the shop that you have it from for a new one.',
}
