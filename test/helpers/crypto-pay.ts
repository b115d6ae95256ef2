import { reconcileInvoices } from '../../src/domain/deposits/invoices.ts'
import { createCryptoPay } from '../../src/payments/crypto-pay.ts'
import { createCryptoPayStandIn } from '../../src/sandbox/crypto-pay/stand-in.ts'
import { serve } from './bot.ts'
import { depositStore, open } from './deposits.ts'
import { openTestAccount, START } from './factories.ts'

export const CRYPTO_TOKEN = '12345:a-token-of-crypto-pay-in-a-test'

/** The stand-in for Crypto Pay on a port of its own, and what it needs to be called. */
export async function cryptoPayServer(clock: () => Date) {
  const service = createCryptoPayStandIn({ token: CRYPTO_TOKEN, clock, path: '' })
  const apiRoot = await serve((request) => service.fetch(request))
  return { service, settings: { token: CRYPTO_TOKEN, apiRoot, assets: [] } }
}

/** A holder with an open deposit of 10 USD to be paid by Crypto Pay. */
export async function cryptoDeposit() {
  const made = await depositStore()
  const { store } = made
  const time = { now: START }
  const clock = () => time.now
  const { service, settings } = await cryptoPayServer(clock)
  const method = createCryptoPay(settings)
  const { invoices } = method
  if (!invoices) throw new Error('Crypto Pay has pages to pay on.')
  const holder = await openTestAccount(store)
  return {
    ...made,
    ...{ time, clock, service, settings, method, invoices, holder },
    deposit: await open(store, holder.id, method),
    poll: () => reconcileInvoices({ store, clock }, method),
  }
}
