import type { RouteNote } from '../domain/shared/route-note.ts'
import type { Texts } from './languages.ts'

/** Why a supplier was chosen for an order, or not, in words. */
export function routeNoteSaid({ t, format }: Texts, note: RouteNote): string {
  const name = (supplier: string) => format.apart(supplier)
  const of = (said: string) => `${name(note.supplier)}: ${said}`
  const cost = (micros: number | null) =>
    micros === null ? t('admin-routing-words-cost-unknown') : format.usd(micros)
  if ('skipped' in note) return of(t(`admin-routing-words-skipped-${note.skipped}`))
  if (note.chosen === 'cheapest') {
    const others = note.others.map(
      ({ supplier, unitCostMicros }) => `${name(supplier)} ${cost(unitCostMicros)}`,
    )
    const about = { cost: cost(note.unitCostMicros), others: others.join('; ') }
    return of(t('admin-routing-words-cheapest', about))
  }
  if (note.chosen === 'next')
    return of(t(`admin-routing-words-next-${note.why}`, { after: name(note.after) }))
  // Older orders may have one that does not exist any more.
  return of(
    t.find(`admin-routing-words-chosen-${note.chosen}`) ?? t('admin-routing-words-chosen-listed'),
  )
}
