import {
  type Line,
  patternProblems,
  STOCK_SUPPLIER,
  setLineStatus,
} from '../../../domain/catalog/catalog.ts'
import { lineBySlug } from '../../../domain/catalog/view.ts'
import { patternSaid } from '../../../locales/refusals.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, doButton, openButton } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import { marginsPart } from './margins.ts'
import { lineActs, linePath, statusTag } from './parts.ts'

const PATH = lineActs(':slug')

/** What is done to a line at once. */
export const lineStatusActs: Record<string, Act> = {
  [`${PATH}/resume`]: status('active'),
  [`${PATH}/pause`]: status('paused'),
  [`${PATH}/hide`]: status('hidden'),
}

function status(to: Exclude<Line['status'], 'removed'>): Act {
  return act({
    right: 'catalog',
    title: async ({ read }, { slug = '' }) => (await lineBySlug(read, slug)).productName,
    async run(sent, { slug = '' }) {
      const { actor, now, t, read } = sent
      const { productName: name } = await lineBySlug(read, slug)
      await sent.change((tx) => setLineStatus(tx, slug, { status: to, actor }, now))
      return { said: t('admin-lines-is-now', { name, status: t(`panel-goods-status.${to}`) }) }
    },
    back: ({ slug = '' }) => linePath(slug),
  })
}

/** A line, above its products: who fulfils its orders, and what its prices are made of. */
export async function linePart(ask: Ask, line: Line): Promise<Part> {
  const { t } = ask
  const { slug, gameName } = line
  const path = lineActs(slug)
  return html`<p>${gameName} · <code>${slug}</code> · ${line.suppliers.join(', ')} · ${statusTag(ask, { status: 'active', heldFor: null }, line)}</p>
${problems(ask, line)}
<div class="buttons above">${openButton(t('panel-goods-edit-prices'), `/panel/goods/prices?line=${slug}`)}
${openButton(t('panel-goods-new-product'), `${path}/new-product`)}
${openButton(t('panel-goods-edit'), `${path}/edit`)}
${line.status !== 'active' && doButton(ask, t('panel-goods-verbs.resume'), `${path}/resume`)}
${line.status !== 'paused' && doButton(ask, t('panel-goods-verbs.pause'), `${path}/pause`)}
${line.status !== 'hidden' && doButton(ask, t('panel-goods-verbs.hide'), `${path}/hide`)}</div>
<details><summary>${t('admin-pricing-margin')}</summary>${await marginsPart(ask, slug)}</details>`
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
