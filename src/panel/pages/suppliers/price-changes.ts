import { priceFor } from '../../../domain/catalog/catalog.ts'
import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import type { Ask } from '../../ask.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import { table } from '../../kit/list.ts'

type Row = { name: string; tier: string; before: Part; after: Part }

/** Prices that would be others, for everybody and for the tiers. */
export async function pricesPart(ask: Ask, prices: readonly PriceChange[]): Promise<Part> {
  if (prices.length === 0) return null
  const { t, read } = ask
  const tiers = await allTiers(read)
  const usd = (micros: number | null) => priceText(ask, micros)
  const rows = prices.flatMap(({ name, before, after }): Row[] => {
    const whole = { name, tier: '', before: usd(before.priceMicros) }
    if (after.heldFor !== null)
      return [{ ...whole, after: html`⏸ ${t(`admin-pricing-why-${after.heldFor}`)}` }]
    const ofTiers = tiers.flatMap(({ id, name: tier }) => {
      const [from, to] = [priceFor(before, id), priceFor(after, id)]
      return from === to ? [] : [{ name, tier, before: usd(from), after: usd(to) }]
    })
    const isSame = before.priceMicros === after.priceMicros && ofTiers.length > 0
    return isSame ? ofTiers : [{ ...whole, after: usd(after.priceMicros) }, ...ofTiers]
  })
  const column = columnsOf<Row>(ask)
  const columns = [
    column.shown(t('panel-suppliers-product'), ({ name }) => name),
    ...(tiers.length > 0 ? [column.shown(t('panel-suppliers-tier'), ({ tier }) => tier)] : []),
    column.shown(t('panel-suppliers-before'), ({ before }) => before, 'number'),
    column.shown(t('panel-suppliers-after'), ({ after }) => html`<b>${after}</b>`, 'number'),
  ]
  return html`<h2>${t('panel-suppliers-prices')}</h2>${table({ columns }, rows)}`
}

export function priceText({ t, format }: Pick<Ask, 't' | 'format'>, micros: number | null): string {
  return micros === null ? t('admin-lines-no-price') : format.usd(micros)
}
