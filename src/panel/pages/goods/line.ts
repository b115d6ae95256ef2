import {
  type Line,
  patternProblems,
  STOCK_SUPPLIER,
  setLineStatus,
} from '../../../domain/catalog/catalog.ts'
import { lineBySlug } from '../../../domain/catalog/view.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { patternSaid } from '../../../locales/refusals.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, doButton, openButton, type Params } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import type { Page } from '../../kit/page.ts'
import { goodsPage } from './list.ts'
import { marginsPart } from './margins.ts'
import { linePath, statusTag } from './parts.ts'

const PATH = linePath(':slug')
const back = ({ slug = '' }: Params) => linePath(slug)
const lineOf = ({ read }: Pick<Ask, 'read'>, { slug = '' }: Params) => lineBySlug(read, slug)

/** One line: its products, who fulfils its orders, and what its prices are made of. */
export const goodsLine: Page = {
  right: 'catalog',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/resume`]: status('active'),
    [`${PATH}/pause`]: status('paused'),
    [`${PATH}/hide`]: status('hidden'),
  },
}

function status(to: Exclude<Line['status'], 'removed'>): Act {
  return act({
    title: async (ask, params) => (await lineOf(ask, params)).productName,
    async run(sent, params) {
      const { actor, now, t } = sent
      const { slug, productName: name } = await lineOf(sent, params)
      await sent.change((tx) => setLineStatus(tx, slug, { status: to, actor }, now))
      return { said: t('admin-lines-is-now', { name, status: t(`panel-goods-status.${to}`) }) }
    },
    back,
  })
}

async function view(ask: Ask, params: Params) {
  const { t, read } = ask
  const line = await lineOf(ask, params)
  const { slug, productName, gameName } = line
  const { lowStock } = await readSettings(read)
  const path = linePath(slug)
  const list = {
    ...{ name: slug, empty: t('panel-goods-line-empty') },
    columns: ['product', 'price', 'cost', 'margin', 'stock', 'sold', 'status'] as const,
  }
  return goodsPage(ask, { slug, only: 'all', lowStock }, list, async (rows) => ({
    title: productName,
    body: html`<p>${gameName} · <code>${slug}</code> · ${line.suppliers.join(', ')} · ${statusTag(ask, { status: 'active', heldFor: null }, line)}</p>
${problems(ask, line)}
<div class="buttons above">${openButton(t('panel-goods-edit-prices'), `/panel/goods/prices?line=${slug}`)}
${openButton(t('panel-goods-new-product'), `${path}/new-product`)}
${openButton(t('panel-goods-edit'), `${path}/edit`)}
${line.status !== 'active' && doButton(ask, t('panel-goods-verbs.resume'), `${path}/resume`)}
${line.status !== 'paused' && doButton(ask, t('panel-goods-verbs.pause'), `${path}/pause`)}
${line.status !== 'hidden' && doButton(ask, t('panel-goods-verbs.hide'), `${path}/hide`)}</div>
${rows}
<h2>${t('admin-pricing-margin')}</h2>${await marginsPart(ask, slug)}`,
  }))
}

/** Why nobody can buy it, or some of it. */
function problems({ t, texts, deps }: Ask, line: Line): Part {
  const known = [STOCK_SUPPLIER, ...deps.suppliers.keys()]
  const missing = line.suppliers.filter((name) => !known.includes(name))
  const said = [
    missing.length > 0 && t('admin-lines-missing', { suppliers: missing.join(', ') }),
    ...patternProblems(line).map(({ field, problem }) =>
      t('admin-lines-not-sold', { field, problem: patternSaid(texts, problem) }),
    ),
  ]
  return said.map((one) => one && html`<p class="problem">${one}</p>`)
}
