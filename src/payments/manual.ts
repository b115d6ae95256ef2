import { MANUAL, type PaymentMethod } from '../domain/deposits/payment-method.ts'

/** Bank transfers take days, and people need time to find their receipt. */
const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000

/** A transfer outside Telegram, by one of the operator's own ways to be paid. */
export function createManualTransfer(): PaymentMethod {
  return {
    name: MANUAL,
    lifetimeMs: LIFETIME_MS,
    maxPrice: null,
    offered: ({ transfers }) => transfers.methods.some(({ on }) => on),
    // The price follows from the terms of each way.
    price: () => null,
    request: ({ transferId }, { transfers }) => ({
      kind: 'transfer',
      instructions: transfers.methods.find(({ id }) => id === transferId)?.instructions ?? '',
    }),
  }
}
