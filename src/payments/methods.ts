import type { PaymentMethod } from '../domain/deposits/payment-method.ts'
import { createCryptoPay } from './crypto-pay.ts'
import type { CryptoPaySettings } from './crypto-pay-api.ts'
import { createManualTransfer } from './manual.ts'
import { createStars, type StarsApi } from './stars.ts'

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
