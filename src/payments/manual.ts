import { MANUAL, type PaymentMethod } from '../domain/deposits/payment-method.ts'

/** Bank transfers take days, and people need time to find their receipt. */
const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000

/** A transfer outside Telegram that follows the operator's instructions. */
export function createManualTransfer(): PaymentMethod {
  return {
    name: MANUAL,
    takesReceipts: true,
    lifetimeMs: LIFETIME_MS,
    maxPrice: null,
    offered: ({ manualTransfer: { on, instructions } }) => on && instructions.trim() !== '',
    price: () => null,
    request: (_, { manualTransfer }) => ({
      kind: 'transfer',
      instructions: manualTransfer.instructions,
    }),
  }
}
