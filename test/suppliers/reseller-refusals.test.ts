// What the calls of an order say about an error of another service, and what is done about it.
import { expect, test } from 'vitest'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { createAdapterSupplier } from '../../src/suppliers/adapter/adapter.ts'
import { shippedAdapter } from '../helpers/reseller-supplier.ts'

/** What placing an order comes to if the service answers so. */
async function placed(status: number, body: object) {
  const supplier = createAdapterSupplier({
    ...{ kind: 'reseller', file: shippedAdapter('reseller'), rate: 1, allowLoss: true },
    ...{ settings: { URL: 'https://north.example' }, secrets: { KEY: 'gw_live_key' } },
    clock: () => new Date(0),
    transport: async () => ({
      ...{ status, headers: {}, retryAfterMs: undefined },
      content: Buffer.from(JSON.stringify({ success: false, ...body })),
    }),
  })
  const order = {
    ...{ ref: 'API-1', supplierRef: 'a-60', supplierOrderId: null, quantity: 1, voucher: null },
    ...{ wantsCodes: false, player: {}, wanted: true, paidMicros: 1, requestedAt: new Date(0) },
  }
  return supplier.place(order, new AbortController().signal)
}

test('an error is understood with its code and, as the contract has it, without', async () => {
  const told = (note: string) => ({ outcome: 'declined', reason: 'SUPPLIER UNAVAILABLE', note })
  expect(await placed(400, { error: 'UNKNOWN PID' })).toEqual(told('400 UNKNOWN_PID'))
  const coded = { error: 'UNKNOWN PID', code: 'UNKNOWN_PID' }
  expect(await placed(400, coded)).toEqual(told('400 UNKNOWN_PID'))
  expect(await placed(400, { error: 'key sk_1' })).toEqual(told('400 with an unknown error code'))
  expect(await placed(400, { error: null })).toEqual(told('400 without an error code'))
})

test.each(['KEY_SCOPE', 'KEY_CAP_EXCEEDED', 'ADDRESS_NOT_CONFIRMED', 'INSUFFICIENT BALANCE'])(
  'what %s refuses is tried again: the operator can fix it',
  async (error) => {
    const fault = await placed(403, { error }).catch((thrown: unknown) => thrown)
    expect(fault).toBeInstanceOf(SupplierFault)
    expect(fault).toMatchObject({ kind: 'not-sent', message: `403 ${error.replaceAll(' ', '_')}` })
  },
)
