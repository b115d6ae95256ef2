import {
  addTier,
  MAX_DISCOUNT_BP,
  removeTier,
  renameTier,
  setDiscount,
  tierById,
  tiersWithAccounts,
} from '../../../domain/catalog/tiers.ts'
import type { Ask } from '../../ask.ts'
import { act, openButton, type Params } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { percent, text } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { table } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { marginsPart } from './margins.ts'
import { goodsTabs, priceAct } from './parts.ts'

const PATH = '/panel/goods/tiers'
/** In the address, instead of an id. */
const NEW = 'new'
const back = () => PATH
const idOf = ({ id }: Params) => Number(id)
/** Null for a new one. */
const tierOf = async ({ read }: Ask, params: Params) =>
  params.id === NEW ? null : tierById(read, idOf(params))

/** Groups of accounts with prices of their own, and the margins of all. */
export const goodsTiers: Page = {
  right: 'catalog',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/:id/edit`]: priceAct({
      title: async (ask, params) =>
        (await tierOf(ask, params))?.name ?? ask.t('panel-goods-new-tier'),
      fields: async (ask, params) => {
        const { name, discountBp } = (await tierOf(ask, params)) ?? { name: '', discountBp: 0 }
        const [hint, value] = [ask.t('admin-pricing-about-name'), String(discountBp / 100)]
        const label = `${ask.t('admin-pricing-discount')}, %`
        return {
          name: text(ask.t('panel-goods-name'), { value: name, hint }),
          discount: percent(label, MAX_DISCOUNT_BP / 100, { value }),
        }
      },
      async change(tx, { actor, now }, params, { name, discount: discountBp }) {
        const known = params.id === NEW ? null : await tierById(tx, idOf(params))
        const before = known ?? (await addTier(tx, { name, actor }, now))
        const { id } = before
        if (name !== before.name) await renameTier(tx, id, { name, actor }, now)
        if (discountBp === before.discountBp) return []
        return setDiscount(tx, id, { discountBp, actor }, now)
      },
      back,
    }),
    [`${PATH}/:id/remove`]: act({
      title: ({ t }) => t('panel-goods-remove'),
      preview: async (ask, params) =>
        html`<p>${ask.t('admin-pricing-ask-remove', { name: (await tierById(ask.read, idOf(params))).name })}</p>`,
      async run(sent, params) {
        const { actor, now, t } = sent
        const { name } = await tierById(sent.read, idOf(params))
        await sent.change((tx) => removeTier(tx, idOf(params), { actor }, now))
        return { said: t('admin-pricing-removed', { name }) }
      },
      back,
    }),
  },
}

async function view(ask: Ask) {
  const { t } = ask
  const body = html`${goodsTabs(ask)}
<p>${t('admin-pricing-about-tiers')}</p>
${await tiersPart(ask)}
<div class="buttons">${openButton(t('panel-goods-new-tier'), `${PATH}/${NEW}/edit`)}</div>
<h2>${t('admin-pricing-margin-all')}</h2>
<p>${t('admin-pricing-about-margins')}</p>
${await marginsPart(ask, null)}`
  return { title: t('panel-goods-tiers'), body }
}

async function tiersPart(ask: Ask): Promise<Part> {
  const { t, read, format } = ask
  const tiers = await tiersWithAccounts(read)
  const { text, count, shown } = columnsOf<(typeof tiers)[number]>(ask)
  const columns = [
    text('admin-pricing-tier', 'name'),
    count('admin-pricing-accounts', 'accounts'),
    count('admin-pricing-discount', 'discountBp', {
      cell: ({ discountBp }) => format.percent(discountBp / 10_000),
    }),
    shown(
      '',
      ({ id }) =>
        html`${openButton(t('panel-change'), `${PATH}/${id}/edit`)} ${openButton(t('panel-goods-remove'), `${PATH}/${id}/remove`, { danger: true })}`,
    ),
  ]
  return table({ columns, empty: t('admin-pricing-no-tiers') }, tiers)
}
