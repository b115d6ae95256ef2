import type { Call } from '../history.ts'
import { PRODUCTS, priceIn } from '../world/catalog.ts'
import { microsOf } from './micros.ts'

/** One command that sets a product's price. */
type Change = { micros: number; startedMs: number; endedMs: number; isDone: boolean }

/** What a product may have cost, and when. */
export type Prices = {
  /** Every price, in micro-USD, that may have been valid at some moment from one time to the other. */
  between(pid: string, fromMs: number, toMs: number): Set<number>
}

/** Processes learn of a new price within this long after the command has ended. */
const SPREAD_MS = 1000

/**
 * Reads the commands that set prices. A new price may hold from the beginning of its command; the one before it
 * holds no longer than a second after a later command was acknowledged.
 */
export function pricesIn(calls: readonly Call[]): Prices {
  const changes = new Map<string, Change[]>()
  for (const { pid, usd } of PRODUCTS)
    changes.set(pid, [
      { micros: microsOf(usd), startedMs: 0, endedMs: 0, isDone: true },
      ...calls.flatMap((call) => changeOf(pid, call)),
    ])
  const lastMs = new Map([...changes].map(([pid, list]) => [pid, list.map(endOf)]))
  return {
    between(pid, fromMs, toMs) {
      const list = changes.get(pid) ?? []
      const ends = lastMs.get(pid) ?? []
      return new Set(
        list
          .filter(({ startedMs }, i) => startedMs <= toMs && (ends[i] ?? 0) >= fromMs)
          .map(({ micros }) => micros),
      )
    },
  }
}

/** When the price of this change was surely replaced. */
function endOf(change: Change, _i: number, all: readonly Change[]): number {
  const later = all.filter((one) => one !== change && one.isDone && one.startedMs >= change.endedMs)
  return Math.min(...later.map(({ endedMs }) => endedMs)) + SPREAD_MS
}

function changeOf(pid: string, { channel, request, status, startedMs, endedMs }: Call): Change[] {
  if (channel !== 'cli' || !Array.isArray(request)) return []
  const [command, verb, path = ''] = request as string[]
  const set = command === 'catalog' && verb === 'import' ? priceIn(path) : null
  if (set?.pid !== pid) return []
  const end = endedMs ?? Number.POSITIVE_INFINITY
  return [{ micros: microsOf(set.usd), startedMs, endedMs: end, isDone: status === 0 }]
}
