import { priceFor } from '../../../domain/catalog/catalog.ts'
import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import type { Ask } from '../../ask.ts'
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
  return html`<h2>${t('panel-suppliers-prices')}</h2>${table(
    {
      columns: [
        { head: t('panel-suppliers-product'), cell: ({ name }: Row) => name },
        ...(rows.some(({ tier }) => tier !== '')
          ? [{ head: t('panel-suppliers-tier'), cell: ({ tier }: Row) => tier }]
          : []),
        { head: t('panel-suppliers-before'), cell: ({ before }) => before, is: 'number' },
        {
          head: t('panel-suppliers-after'),
          cell: ({ after }) => html`<strong>${after}</strong>`,
          is: 'number',
        },
      ],
    },
    rows,
  )}`
}

export function priceText({ t, format }: Pick<Ask, 't' | 'format'>, micros: number | null): string {
  return micros === null ? t('admin-lines-no-price') : format.usd(micros)
}
