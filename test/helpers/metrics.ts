import { expect } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { startLookup } from '../../src/domain/orders/lookups.ts'
import { createLog } from '../../src/log/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { fresh, openTestAccount, PIDS, START } from './factories.ts'
import { placeOrder } from './place-order.ts'
import { testShop } from './store.ts'

export const LEASE_MS = 10_000
const TIMING = { instance: 'test', inFlightMs: 1000, leaseMs: LEASE_MS }
const METRIC = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
const VALUE = '[+-]?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|Inf)|Na[Nn]'
const SAMPLE = new RegExp(`^((${METRIC})(?:\\{${LABEL}(?:,${LABEL})*\\})?) (${VALUE})$`)
const HELP = new RegExp(`^# HELP (${METRIC}) \\S.*$`)
const TYPE = new RegExp(`^# TYPE (${METRIC}) (counter|gauge|histogram)$`)

/** The samples of a text in Prometheus' format 0.0.4. @throws where the text is not in that format. */
export function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  const families = new Map<string, { type: string | undefined }>()
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, help] = HELP.exec(line) ?? []
    const [, typed, type] = TYPE.exec(line) ?? []
    const [, sample, name, value] = SAMPLE.exec(line) ?? []
    if (help !== undefined) {
      expect([...families.keys()]).not.toContain(help)
      families.set(help, { type: undefined })
    } else if (typed !== undefined) {
      expect(families.get(typed), line).toEqual({ type: undefined })
      families.set(typed, { type })
    } else {
      if (sample === undefined || name === undefined) throw new Error(`Not a sample: ${line}`)
      const family = families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ''))
      if (!family?.type) throw new Error(`Without HELP and TYPE: ${line}`)
      expect(samples.has(sample), `twice: ${sample}`).toBe(false)
      samples.set(sample, value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value))
    }
  }
  for (const [name, { type }] of families) expect(type, name).toBeDefined()
  return samples
}

/** The page over a store, as one service has it. */
export function pageOver(store: Store, bytes = async () => 4096) {
  const logLines: string[] = []
  const clock = { now: START }
  const log = createLog('debug', { write: (line) => void logLines.push(line) })
  const metrics = createMetrics({ ...store, bytes, clock: () => clock.now, log })
  const get = (path = '/metrics', method = 'GET') =>
    metrics.fetch(new Request(`http://127.0.0.1:9464${path}`, { method }))
  const samples = async () => parse(await (await get()).text())
  return { metrics, meter: metrics.meter, clock, get, samples, logLines }
}

/** A store with goods, and an account that orders and looks up. */
export async function shop() {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 100_000_000 })
  const order = async (supplier: string, now = START) => {
    const player = { userId: '51234' }
    const goods = { pid: PIDS.userId, idempotencyKey: undefined, quantity: undefined, player }
    const request = { accountId, trxid: `trx-${fresh()}`, ...goods }
    const terms = { ...TIMING, routeOf: () => [{ supplier, supplierRef: 'ref' }] }
    return (await placeOrder(store, request, terms, now)).order.id
  }
  const lookup = () => {
    const input = { playerId: '51234' }
    const request = { accountId, test: false, trxid: `trx-${fresh()}`, input }
    const timing = { ...TIMING, supplier: 'sandbox' }
    return startLookup(store, { via: 'api', kind: 'gameavvfy', ...request }, timing, START)
  }
  return { store, order, lookup }
}
