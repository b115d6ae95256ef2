import type { OrderRow } from '../domain/orders/orders.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { routeWords } from '../texts/en/route-words.ts'
import { routeNoteSaid } from '../texts/route-note.ts'

type Routed = Pick<OrderRow, 'routed'>

/** Why an order went to its suppliers, oldest first. */
export function routeRows({ routed }: Routed): [string, string][] {
  const say = { usd: formatUsd, name: (supplier: string) => supplier }
  return (routed ?? []).map((note) => ['Why there', routeNoteSaid(routeWords, note, say)])
}

export function routedJson({ routed }: Routed) {
  return (routed ?? []).map((note) =>
    'others' in note ? { ...inUsd(note), others: note.others.map(inUsd) } : note,
  )
}

function inUsd<Note extends { unitCostMicros: number | null }>(note: Note) {
  const { unitCostMicros, ...rest } = note
  return { ...rest, unitCostUsd: unitCostMicros === null ? null : toUsd(unitCostMicros) }
}
