import type { OrderRow } from '../domain/orders/orders.ts'
import { toUsd } from '../domain/shared/money.ts'
import { english } from '../locales/languages.ts'
import { routeNoteSaid } from '../locales/route-note.ts'

type Routed = Pick<OrderRow, 'routed'>

/** Why an order went to its suppliers, oldest first. */
export function routedJson({ routed }: Routed) {
  return (routed ?? []).map((note) => ({
    ...('others' in note ? { ...inUsd(note), others: note.others.map(inUsd) } : note),
    said: routeNoteSaid(english, note),
  }))
}

function inUsd<Note extends { unitCostMicros: number | null }>(note: Note) {
  const { unitCostMicros, ...rest } = note
  return { ...rest, unitCostUsd: unitCostMicros === null ? null : toUsd(unitCostMicros) }
}
