import { allMargins, MAX_MARGIN_BP, setMargin } from '../../../domain/catalog/margins.ts'
import { NO_TIER } from '../../../domain/catalog/pricing.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import { lineBySlug } from '../../../domain/catalog/view.ts'
import type { Ask } from '../../ask.ts'
import { openButton, type Params } from '../../kit/acts.ts'
import { type Field, optional, percent, unchanged } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { linePath, priceAct } from './parts.ts'

// The margins that prices which follow from costs are made of.

const TIERS = '/panel/goods/tiers'
/** In an address: all lines. No slug looks like it. */
const ALL = '-'

const slugOf = ({ of = ALL }: Params) => (of === ALL ? null : of)

export const goodsMargins: Page = {
  right: 'catalog',
  views: {},
  acts: {
    '/panel/goods/margins/:of': priceAct<Record<string, Field<number | undefined>>>({
      title: async ({ t, read }, params) => {
        const slug = slugOf(params)
        const line = slug === null ? null : await lineBySlug(read, slug)
        return `${t('admin-pricing-margin')}: ${line?.productName ?? t('panel-goods-all-lines')}`
      },
      about: ({ t }) => html`<p>${t('admin-pricing-about-margins')}</p>`,
      fields: async (ask, params) => {
        const payers = await payersOf(ask, slugOf(params))
        const hint = ask.t('panel-goods-margin-hint')
        const fields = payers.map(({ id, name, bp }) => {
          const value = bp === undefined ? '' : String(bp / 100)
          return [
            id,
            optional(percent(`${name}, %`, MAX_MARGIN_BP / 100, { value, hint })),
          ] as const
        })
        const opened = unchanged(payers.map(({ id, bp }) => [id, bp]))
        return { ...Object.fromEntries(fields), opened }
      },
      async change(tx, { actor, now, ...ask }, params, input) {
        const slug = slugOf(params)
        const pids: string[] = []
        for (const { id, bp } of await payersOf({ ...ask, read: tx }, slug)) {
          const marginBp = input[id] ?? null
          if (marginBp === (bp ?? null)) continue
          const changed = { slug, tierId: id === NO_TIER ? null : id, marginBp, actor }
          pids.push(...(await setMargin(tx, changed, now)))
        }
        return pids
      },
      back: (params) => (slugOf(params) === null ? TIERS : linePath(params.of ?? '')),
    }),
  },
}

/** Everybody and each tier, with their own margin of a line or of all lines. */
async function payersOf({ t, read }: Pick<Ask, 't' | 'read'>, slug: string | null) {
  const all = await allMargins(read)
  const payers = [
    { id: NO_TIER, name: t('admin-pricing-for-everybody') },
    ...(await allTiers(read)),
  ]
  return payers.map(({ id, name }) => {
    const bpOf = (of: string, tierId: number) =>
      all.find((one) => one.slug === of && one.tierId === tierId)?.marginBp
    const other = bpOf('', id) ?? bpOf(slug ?? '', NO_TIER) ?? bpOf('', NO_TIER)
    return { id, name, bp: bpOf(slug ?? '', id), other }
  })
}

/** The margins for everybody and for each tier, of a line or of all lines. */
export async function marginsPart(ask: Ask, slug: string | null): Promise<Part> {
  const { t, format } = ask
  const percentSaid = (bp: number) => format.percent(bp / 10_000)
  const rows = (await payersOf(ask, slug)).map(({ name, bp, other }) => {
    if (bp !== undefined) return [name, percentSaid(bp)] as const
    const none = t('admin-pricing-no-margin')
    return [
      name,
      other === undefined ? none : t('admin-pricing-same-as', { margin: percentSaid(other) }),
    ] as const
  })
  return html`<div class="card">${facts(rows)}<div class="buttons">${openButton(t('panel-change'), `/panel/goods/margins/${slug ?? ALL}`)}</div></div>`
}
