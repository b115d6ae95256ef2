import type { LeftWhy, RouteNote, Routing, SkippedWhy } from '../domain/shared/route-note.ts'

/** Why a supplier was chosen for an order, or not, in words. */
export type RouteWords = {
  chosen: Record<'listed' | 'healthy' | 'by_hand', string>
  /** `others`: what others cost, such as `south 0.99 USD`; empty if there are none. */
  cheapest: (cost: string, others: string) => string
  costUnknown: string
  next: Record<LeftWhy, (after: string) => string>
  skipped: Record<SkippedWhy, string>
  by: Record<Routing['by'], string>
}

/** @param say how amounts and names of suppliers are written. */
export function routeNoteSaid(
  words: RouteWords,
  note: RouteNote,
  say: { usd: (micros: number) => string; name: (supplier: string) => string },
): string {
  const of = (said: string) => `${say.name(note.supplier)}: ${said}`
  const cost = (micros: number | null) => (micros === null ? words.costUnknown : say.usd(micros))
  if ('skipped' in note) return of(words.skipped[note.skipped])
  switch (note.chosen) {
    case 'cheapest': {
      const others = note.others.map(
        ({ supplier, unitCostMicros }) => `${say.name(supplier)} ${cost(unitCostMicros)}`,
      )
      return of(words.cheapest(cost(note.unitCostMicros), others.join('; ')))
    }
    case 'next':
      return of(words.next[note.why](say.name(note.after)))
    default:
      // Older orders may have one that does not exist any more.
      return of(words.chosen[note.chosen] ?? words.chosen.listed)
  }
}
