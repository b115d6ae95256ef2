import { MANUAL, type PaymentMethod } from '../domain/deposits/payment-method.ts'
import { createCryptoPay } from './crypto-pay.ts'
import type { CryptoPaySettings } from './crypto-pay-api.ts'
import { createStars, type StarsApi } from './stars.ts'

/** Bank transfers take days, and people need time to find their receipt. */
const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000

/** The ways to pay that are set up, by name. */
export function createPaymentMethods(setUp: {
  stars: StarsApi | null
  cryptoPay: CryptoPaySettings | null
}): Map<string, PaymentMethod> {
  const { stars, cryptoPay } = setUp
  const methods = [
    createManualTransfer(),
    ...(stars ? [createStars(stars)] : []),
    ...(cryptoPay ? [createCryptoPay(cryptoPay)] : []),
  ]
  return new Map(methods.map((method) => [method.name, method]))
}

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
