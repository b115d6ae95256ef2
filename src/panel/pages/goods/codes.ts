import { namesOfActors } from '../../../domain/accounts/accounts.ts'
import { productNotFound } from '../../../domain/catalog/catalog.ts'
import { rowsNamed } from '../../../domain/catalog/view.ts'
import { MAX_COUNTED } from '../../../domain/reports/goods.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { linesOf } from '../../../domain/shared/typed-text.ts'
import { batchesOf, dropStaged, stageCodes } from '../../../domain/stock/batches.ts'
import { available } from '../../../domain/stock/counts.ts'
import { numberedCodes } from '../../../domain/stock/import.ts'
import {
  removeCode,
  type UnsoldCode,
  unsoldCode,
  unsoldCodes,
} from '../../../domain/stock/removal.ts'
import { requireStocked } from '../../../domain/stock/stock.ts'
import { actorSaid } from '../../../locales/people.ts'
import type { Ask, Sent } from '../../ask.ts'
import { act, type Done, openButton, type Params } from '../../kit/acts.ts'
import { columnsOf, minor } from '../../kit/columns.ts'
import { area, optional, usd } from '../../kit/fields.ts'
import { html, markup } from '../../kit/html.ts'
import { behindRow, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { batchPath } from './batch.ts'
import { codesPath, productPath, stockPart } from './parts.ts'

const PATH = codesPath(':pid')
/** More would take longer than one request may. */
const MAX_LINES = 100_000

const back = ({ pid = '' }: Params) => codesPath(pid)

/** The unsold codes of a product, masked, and the batches that they came in. */
export const goodsCodes: Page = {
  right: 'stock',
  views: { [PATH]: view, [`${PATH}/batches`]: batches },
  acts: {
    [`${PATH}/add`]: act({
      title: ({ t }) => t('panel-goods-add'),
      about: async (ask, params) => html`<p>${await nameOf(ask, params)}</p>`,
      fields: ({ t }) => ({
        codes: area(t('panel-goods-codes'), {
          hint: t('panel-goods-codes-hint'),
          file: t('panel-goods-or-file'),
        }),
        cost: optional(usd(t('panel-goods-code-cost'), { hint: t('panel-goods-code-cost-hint') })),
      }),
      run: (sent, { pid = '' }, { codes, cost }) => stage(sent, pid, codes, cost ?? null),
      back,
    }),
    [`${PATH}/remove/:id`]: act({
      title: ({ t }) => t('panel-goods-remove-code'),
      async preview({ t, read, format }, { id }) {
        const one = await unsoldCode(read, Number(id))
        return html`<p><code>#${one.id}</code> · <code>${one.masked}</code> · ${t('admin-stock-added-at')} ${markup(format.time(one.addedAt))}</p><p>${t('admin-stock-about-remove')}</p>`
      },
      async run(sent, { pid = '', id }) {
        const { actor, now, t } = sent
        const input = { id: Number(id), actor }
        const isRemoved = await sent.change((tx) => removeCode(tx, pid, input, now))
        const gone = t('admin-stock-sold-meanwhile')
        return { said: isRemoved ? t('admin-stock-removed', { id: `#${id}` }) : gone }
      },
      back,
    }),
  },
}

async function nameOf({ read }: Ask, { pid = '' }: Params): Promise<string> {
  await requireStocked(read, pid)
  const row = (await rowsNamed(read, [pid])).get(pid)
  if (!row) throw productNotFound(pid)
  return row.product.name
}

/** Reads the codes and stores them aside, until whoever sent them has looked at them and says Yes. */
async function stage(
  sent: Sent,
  pid: string,
  text: string,
  costMicros: number | null,
): Promise<Done> {
  const { deps, actor, now, t } = sent
  const beyond = linesOf(text).drop(MAX_LINES + 1)
  if (!beyond.next().done) throw new DomainError('TOO_MANY_LINES', { max: MAX_LINES })
  const { codes, repeated } = await numberedCodes(text)
  // They are stored in parts, which a form that comes again must not begin.
  await sent.change(async () => undefined)
  const { id, known } = await stageCodes(deps.store, pid, { codes, actor, costMicros }, now)
  if (known.length === codes.length) {
    await deps.store.transaction((tx) => dropStaged(tx, id, { actor }))
    return { said: t('panel-goods-nothing-new', { count: known.length + repeated.length }) }
  }
  return {
    said: t('panel-goods-read', { count: codes.length, repeated: repeated.length }),
    to: batchPath(id),
  }
}

async function view(ask: Ask, params: Params) {
  const { t, read, may } = ask
  const { pid = '' } = params
  const name = await nameOf(ask, params)
  const { lowStock } = await readSettings(read)
  const stock = await available(read, pid, MAX_COUNTED)
  const { text, count, time, shown } = columnsOf<UnsoldCode>(ask)
  const remove = (id: number) => `${codesPath(pid)}/remove/${id}`
  const list: List<UnsoldCode> = {
    name: `codes-${pid}`,
    load: behindRow((page) => unsoldCodes(read, pid, page)),
    empty: t('admin-stock-no-unsold'),
    columns: [
      minor(count('#', 'id', 'id', ({ id }) => id)),
      text(t('admin-stock-code'), 'code', 'masked', ({ masked }) => html`<code>${masked}</code>`),
      time(t('admin-stock-added-at'), 'added', 'addedAt'),
      minor(
        count(t('panel-goods-batch'), 'batch', 'batchId', ({ batchId: id }) =>
          id === null ? '–' : html`<a href="${batchPath(id)}">${id}</a>`,
        ),
      ),
      shown('', ({ id }) => openButton(t('panel-goods-remove'), remove(id), { danger: true })),
    ],
  }
  return listPage(ask, list, (rows) => ({
    title: name,
    body: html`<p>${t('admin-lines-labels-in-stock')}: <b>${stockPart(ask, stock, lowStock)}</b> · <a href="/panel/goods/stock">${t('panel-goods-stock')}</a> · <code>${pid}</code>${may('catalog') && html` · <a href="${productPath(pid)}">${t('panel-goods-product')}</a>`}</p>
<div class="buttons above"><a class="button main" href="${codesPath(pid)}/add">${t('panel-goods-add')}</a> <a class="button" href="${codesPath(pid)}/batches">${t('panel-goods-batches')}</a></div>
<h2>${t('panel-goods-unsold')}</h2>
<p class="quiet">${t('panel-goods-oldest-first')}</p>
${rows}`,
  }))
}

type Batch = Awaited<ReturnType<typeof batchesOf>>['rows'][number]

/** The batches of a product, with the names of those who sent them. */
async function batches(ask: Ask, { pid = '' }: Params) {
  const { t, texts, read } = ask
  const { text, count, time, usd } = columnsOf<Batch & { by: string }>(ask)
  const name = await nameOf(ask, { pid })
  const list: List<Batch & { by: string }> = {
    name: `batches-${pid}`,
    load: behindRow(async (page) => {
      const { rows, hasMore } = await batchesOf(read, pid, page)
      const actors = rows.map(({ actor }) => actor)
      const names = await namesOfActors(read, actors)
      const by = ({ actor }: Batch) => actorSaid(texts, actor, names.get(actor))
      return { rows: rows.map((one) => ({ ...one, by: by(one) })), hasMore }
    }),
    to: ({ id }) => batchPath(id),
    empty: t('admin-stock-no-unsold'),
    columns: [
      count('#', 'id', 'id', ({ id }) => id),
      time(t('admin-stock-added-at'), 'added', 'createdAt'),
      minor(text(t('panel-goods-by'), 'by', 'actor', ({ by }) => by)),
      count(t('panel-goods-codes'), 'codes', 'codes'),
      count(t('panel-goods-still-unsold'), 'unsold', 'unsold'),
      minor(usd(t('panel-goods-code-cost'), 'cost', 'costMicros')),
    ],
  }
  return listPage(ask, list, (rows) => ({
    title: t('panel-goods-batches'),
    body: html`<p><a href="${codesPath(pid)}">${name}</a></p>${rows}`,
  }))
}
