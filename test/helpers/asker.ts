import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { ScriptedSupplier } from './scripted-supplier.ts'

export const ENDPOINTS = {
  gameavvfy: { path: '/gameavvfy', input: { playerId: '5123456' }, fee: 0.0017 },
  gamebvfy: { path: '/gamebvfy', input: { userId: '123456', zoneId: '2001' }, fee: 0.02 },
  rdmgamea: { path: '/rdmgamea', input: { playerId: '5123456', code: 'UC-1' }, fee: 0.0017 },
}
export type Endpoint = keyof typeof ENDPOINTS

/** An account with 1 USD that can ask, the same trxid as often as it likes. */
export async function asker(test: Pick<TestApp, 'reseller' | 'call'>) {
  const { key } = await test.reseller(1_000_000)
  return {
    key,
    ask: (endpoint: Endpoint, trxid: string) => {
      const { path, input } = ENDPOINTS[endpoint]
      return test.call('POST', path, { key, body: { ...input, trxid } })
    },
    balance: async () => (await test.call('GET', '/balance', { key })).body.balanceUsd,
  }
}

/** The methods of the supplier that were called, in order. */
export const methodsOf = ({ supplier }: { supplier: ScriptedSupplier }) =>
  supplier.calls.map((call) => call.method)

export const PENDING = {
  status: 503,
  body: {
    ...{ success: false, code: 'RESULT_PENDING', error: 'RESULT PENDING' },
    detail: expect.stringContaining('the same trxid answers with the result'),
    orderId: expect.stringMatching(/^API-G(AV|BV|AR)-/),
  },
}
/** Not made: it cost nothing, and its trxid is free. */
export const UNAVAILABLE = {
  status: 503,
  body: { success: false, error: 'LOOKUP UNAVAILABLE', code: 'LOOKUP_UNAVAILABLE' },
}
