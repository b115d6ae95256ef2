import { expect } from 'vitest'
import type { AppDeps } from '../../src/app.ts'
import type { Store } from '../../src/db/store.ts'
import { entries, freeLookups, lookups, orders, submissions } from '../../src/domain/schema.ts'
import { type TestApp, testApp } from './app.ts'
import { addTestStock, PIDS } from './factories.ts'

/** An app with one reseller, who posts and looks at the balance. */
export async function testClient(balanceMicros = 100_000_000, overrides: Partial<AppDeps> = {}) {
  const parts = await testApp(overrides)
  const reseller = await parts.reseller(balanceMicros)
  const { key } = reseller
  return {
    ...{ ...parts, ...reseller },
    async post(path: string, fields: object) {
      const { status, body } = await parts.call('POST', path, { key, body: fields })
      return { status, body }
    },
    balance: async () => (await parts.call('GET', '/balance', { key })).body.balanceUsd,
  }
}

/** The body of a refusal: its code is its error with underscores. */
export const refused = (error: string) => ({
  ...{ success: false, code: error.replaceAll(' ', '_'), error },
})

/**
 * A reseller who could pay for everything and sends bodies as they are, never too fast; `unchanged`
 * shows that nothing was charged or kept.
 */
export async function rawClient() {
  const parts = await testClient()
  const { call: callAtOnce, key, store, clock } = parts
  await addTestStock(store, PIDS.gamekey, 3)
  const before = await rowCounts(store)
  const call: TestApp['call'] = (...args) => {
    clock.advance(400)
    return callAtOnce(...args)
  }
  return {
    ...parts,
    call,
    async send(path: string, body: string | Uint8Array) {
      const answer = await call('POST', path, { key, body })
      return { status: answer.status, body: answer.body }
    },
    async unchanged() {
      expect(await rowCounts(store)).toEqual(before)
      expect((await call('GET', '/balance', { key })).body).toMatchObject({ balanceUsd: 100 })
    },
  }
}

async function rowCounts({ read }: Store) {
  const tables = { orders, lookups, submissions, entries, freeLookups }
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables)) counts[name] = await read.$count(table)
  return counts
}
