import {
  allMargins,
  MAX_MARGIN_BP,
  setMargin,
  setPricingLimits,
  setRounding,
} from '../../../domain/catalog/margins.ts'
import { NO_TIER } from '../../../domain/catalog/pricing.ts'
import { allTiers, tierById } from '../../../domain/catalog/tiers.ts'
import { lineBySlug } from '../../../domain/catalog/view.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { amountText } from '../../../domain/shared/typed-amount.ts'
import type { Ask } from '../../ask.ts'
import { openButton, type Params } from '../../kit/acts.ts'
import { count, optional, percent, usd } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, facts, table } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { linePath, priceAct } from './parts.ts'

// What prices that follow from costs are made of: margins, what they are rounded up to, and when they pause.

const TIERS = '/panel/goods/tiers'
/** In an address: all lines. No slug looks like it. */
const ALL = '-'
const MAX_JUMP_PERCENT = 1000

const slugOf = ({ of = ALL }: Params) => (of === ALL ? null : of)
const tierOf = ({ tier }: Params) => Number(tier) || null

export const goodsMargins: Page = {
  right: 'catalog',
  views: {},
  acts: {
    '/panel/goods/margins/:of/:tier': priceAct({
      title: async (ask, params) => {
        const id = tierOf(params)
        const { t, read } = ask
        const tier =
          id === null ? t('admin-pricing-for-everybody') : (await tierById(read, id)).name
        const slug = slugOf(params)
        const line =
          slug === null ? t('panel-goods-all-lines') : (await lineBySlug(read, slug)).productName
        return t('panel-goods-margin-of', { tier, line })
      },
      about: ({ t }) => html`<p>${t('admin-pricing-about-margins')}</p>`,
      fields: async (ask, params) => {
        const { t, read } = ask
        const own = (await allMargins(read)).find(
          (one) =>
            one.slug === (slugOf(params) ?? '') && one.tierId === (tierOf(params) ?? NO_TIER),
        )
        const more = {
          value: own ? String(own.marginBp / 100) : '',
          hint: t('panel-goods-margin-hint'),
        }
        return {
          margin: optional(percent(`${t('admin-pricing-margin')}, %`, MAX_MARGIN_BP / 100, more)),
        }
      },
      async change(tx, { actor, now }, params, { margin }) {
        const about = { slug: slugOf(params), tierId: tierOf(params) }
        const changes = await setMargin(tx, { ...about, marginBp: margin ?? null, actor }, now)
        return changes.map(({ pid }) => pid)
      },
      back: backOf,
    }),
    [`${linePath(':of')}/rounding`]: priceAct({
      title: ({ t }) => t('admin-pricing-ask-rounding'),
      fields: async ({ t, read }, { of = '' }) => {
        const value = amountText((await lineBySlug(read, of)).roundToMicros)
        return {
          roundTo: usd(`${t('admin-pricing-rounding')}, USD`, {
            value,
            offers: ['0.01', '0.05', '0.10', '0.50', '1.00'],
          }),
        }
      },
      async change(tx, { actor, now }, { of = '' }, { roundTo }) {
        const changes = await setRounding(tx, of, { roundToMicros: roundTo, actor }, now)
        return changes.map(({ pid }) => pid)
      },
      back: backOf,
    }),
    [`${TIERS}/limits`]: priceAct({
      title: ({ t }) => t('admin-pricing-ask-limits'),
      fields: async ({ t, read }) => {
        const { maxCostAgeDays, maxJumpBp } = (await readSettings(read)).pricing
        return {
          days: count(t('panel-goods-max-age'), { value: String(maxCostAgeDays) }),
          jump: percent(t('panel-goods-max-jump'), MAX_JUMP_PERCENT, {
            value: String(maxJumpBp / 100),
          }),
        }
      },
      async change(tx, { actor, now }, _, { days, jump }) {
        const limits = { maxCostAgeDays: days, maxJumpBp: jump }
        const changes = await setPricingLimits(tx, { limits, actor }, now)
        return changes.map(({ pid }) => pid)
      },
      back: () => TIERS,
    }),
  },
}

function backOf(params: Params): string {
  const slug = slugOf(params)
  return slug === null ? TIERS : linePath(slug)
}

/** The margins for everybody and for each tier, of a line or of all lines. */
export async function marginsPart({ t, read, format }: Ask, slug: string | null): Promise<Part> {
  const margins = await allMargins(read)
  const tiers = await allTiers(read)
  const bpOf = (of: string, id: number) =>
    margins.find((one) => one.slug === of && one.tierId === id)?.marginBp
  const percentSaid = (bp: number) => format.percent(bp / 10_000)
  const said = (id: number): string => {
    const own = bpOf(slug ?? '', id)
    if (own !== undefined) return percentSaid(own)
    const other = bpOf('', id) ?? bpOf(slug ?? '', NO_TIER) ?? bpOf('', NO_TIER)
    return other === undefined
      ? t('admin-pricing-no-margin')
      : t('admin-pricing-same-as', { margin: percentSaid(other) })
  }
  const change = (id: number) => `/panel/goods/margins/${slug ?? ALL}/${id}`
  const columns: Column<Pick<(typeof tiers)[number], 'id' | 'name'>>[] = [
    { head: t('admin-pricing-tier'), cell: ({ name }) => name },
    { head: t('admin-pricing-margin'), is: 'number', cell: ({ id }) => said(id) },
    { head: '', cell: ({ id }) => openButton(t('panel-change'), change(id)) },
  ]
  return table({ columns }, [{ id: NO_TIER, name: t('admin-pricing-for-everybody') }, ...tiers])
}

/** When a product whose price follows from the cost pauses itself. */
export async function limitsPart({ t, read, format }: Ask): Promise<Part> {
  const { maxCostAgeDays, maxJumpBp } = (await readSettings(read)).pricing
  const age =
    maxCostAgeDays === 0
      ? t('admin-pricing-for-ever')
      : t('admin-pricing-days', { count: maxCostAgeDays })
  const jump = maxJumpBp === 0 ? t('admin-pricing-any-amount') : format.percent(maxJumpBp / 10_000)
  return html`<div class="card">${facts([
    [t('admin-pricing-max-age'), age],
    [t('admin-pricing-max-jump'), jump],
  ])}<div class="buttons">${openButton(t('panel-change'), `${TIERS}/limits`)}</div></div>`
}
