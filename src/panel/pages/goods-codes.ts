import { productNotFound } from '../../domain/catalog/catalog.ts'
import { rowsNamed } from '../../domain/catalog/view.ts'
import { MAX_COUNTED } from '../../domain/reports/goods.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { Page } from '../../domain/shared/pages.ts'
import { linesOf } from '../../domain/shared/typed-text.ts'
import { batchesOf, dropStaged, setBatchCost, stageCodes } from '../../domain/stock/batches.ts'
import { available } from '../../domain/stock/counts.ts'
import { numberedCodes } from '../../domain/stock/import.ts'
import {
  removeCodes,
  type UnsoldCode,
  unsoldCode,
  unsoldCodes,
} from '../../domain/stock/removal.ts'
import { requireStocked } from '../../domain/stock/stock.ts'
import type { Ask, Sent } from '../ask.ts'
import { act, type Done, openButton, type Params } from '../kit/acts.ts'
import { area, optional, usd } from '../kit/fields.ts'
import { html, markup, type Part } from '../kit/html.ts'
import { type Column, cursorAfter, listing, table } from '../kit/list.ts'
import type { Page as PanelPage } from '../kit/page.ts'
import { batchPath, namesOf } from './goods-batch.ts'
import { codesPath, productPath, stockPart } from './goods-parts.ts'

const PATH = codesPath(':pid')
/** More would take longer than one request may. */
const MAX_LINES = 100_000
const NEWEST_BATCHES = 10

const back = ({ pid = '' }: Params) => codesPath(pid)

/** The unsold codes of a product, masked, and the batches that they came in. */
export const goodsCodes: PanelPage = {
  right: 'stock',
  views: { [PATH]: view, [`${PATH}/batches`]: allBatches },
  acts: {
    [`${PATH}/add`]: act({
      right: 'stock',
      title: ({ t }) => t('panel-goods-add'),
      about: async (ask, params) => html`<p>${await nameOf(ask, params)}</p>`,
      fields: ({ t }) => ({
        codes: area(t('panel-goods-codes'), {
          ...{ hint: t('panel-goods-codes-hint'), file: t('panel-goods-or-file') },
        }),
        cost: optional(usd(t('panel-goods-code-cost'), { hint: t('panel-goods-code-cost-hint') })),
      }),
      run: (sent, { pid = '' }, { codes, cost }) => stage(sent, pid, codes, cost),
      back,
    }),
    [`${PATH}/remove/:id`]: act({
      right: 'stock',
      title: ({ t }) => t('panel-goods-remove-code'),
      async preview({ t, read, format }, { id }) {
        const one = await unsoldCode(read, Number(id))
        return html`<p><code>#${one.id}</code> · <code>${one.masked}</code> · ${t('admin-stock-added-at')} ${markup(format.time(one.addedAt))}</p><p>${t('admin-stock-about-remove')}</p>`
      },
      async run(sent, { pid = '', id }) {
        const { actor, now, t } = sent
        const input = { ids: [Number(id)], actor }
        const removed = await sent.change((tx) => removeCodes(tx, pid, input, now))
        if (removed.length === 0) return { said: t('admin-stock-sold-meanwhile') }
        return { said: t('admin-stock-removed', { id: `#${id}` }) }
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
  cost: number | undefined,
): Promise<Done> {
  const { deps, actor, now, t } = sent
  const { store } = deps
  const isTooLong = !linesOf(text)
    .drop(MAX_LINES + 1)
    .next().done
  if (isTooLong) throw new DomainError('TOO_MANY_LINES', { max: MAX_LINES })
  const { codes, repeated } = await numberedCodes(text)
  // They are stored in parts, which a form that comes again must not begin.
  await sent.change(async () => undefined)
  const { id, known } = await stageCodes(store, pid, { codes, actor }, now)
  if (known.length === codes.length) {
    await store.transaction((tx) => dropStaged(tx, id, { actor }))
    return { said: t('panel-goods-nothing-new', { count: known.length + repeated.length }) }
  }
  if (cost !== undefined)
    await store.transaction((tx) => setBatchCost(tx, id, { costMicros: cost, actor }))
  return {
    said: t('panel-goods-read', { count: codes.length, repeated: repeated.length }),
    to: batchPath(id),
  }
}

async function view(ask: Ask, params: Params) {
  const { t, read, format, may } = ask
  const { pid = '' } = params
  const name = await nameOf(ask, params)
  const { lowStock } = await readSettings(read)
  const stock = await available(read, pid, MAX_COUNTED)
  const list = await listing<UnsoldCode>(ask, {
    name: `codes-${pid}`,
    async load(after, limit) {
      const cursor = cursorAfter(after)
      const { rows, hasMore } = await unsoldCodes(read, pid, { limit, cursor }, 'newest')
      return { rows, next: hasMore ? String(rows.at(-1)?.id) : null }
    },
    empty: t('admin-stock-no-unsold'),
    columns: [
      {
        head: '#',
        cell: ({ id }) => id,
        file: ['id', 'whole', ({ id }) => id],
        is: 'minor number',
      },
      {
        head: t('admin-stock-code'),
        cell: ({ masked }) => html`<code>${masked}</code>`,
        file: ['code', 'text', ({ masked }) => masked],
      },
      {
        head: t('admin-stock-added-at'),
        cell: ({ addedAt }) => markup(format.time(addedAt)),
        file: ['added', 'instant', ({ addedAt }) => addedAt],
      },
      {
        head: t('panel-goods-batch'),
        cell: ({ batchId }) =>
          batchId === null ? '–' : html`<a href="${batchPath(batchId)}">${batchId}</a>`,
        file: ['batch', 'whole', ({ batchId }) => batchId],
        is: 'minor number',
      },
      {
        head: '',
        cell: ({ id }) =>
          openButton(t('panel-goods-remove'), `${codesPath(pid)}/remove/${id}`, { danger: true }),
      },
    ],
  })
  if (list instanceof Response) return list
  const body = html`<p>${t('admin-lines-labels-in-stock')}: <b>${stockPart(ask, stock, lowStock)}</b> · <a href="/panel/goods/stock">${t('panel-goods-stock')}</a> · <code>${pid}</code>${may('catalog') && html` · <a href="${productPath(pid)}">${t('panel-goods-product')}</a>`}</p>
<div class="buttons above"><a class="button main" href="${codesPath(pid)}/add">${t('panel-goods-add')}</a></div>
${await newestBatches(ask, pid)}
<h2>${t('panel-goods-unsold')}</h2>
<p class="quiet">${t('panel-goods-oldest-first')}</p>
${list}`
  return { title: name, body }
}

type Batch = Awaited<ReturnType<typeof batchesOf>>['rows'][number] & { by: string | undefined }

/** The batches of a product, with the names of those who sent them. */
async function batches(ask: Ask, pid: string, page: Page) {
  const { rows, hasMore } = await batchesOf(ask.read, pid, page)
  const names = await namesOf(ask, rows)
  return { rows: rows.map((one): Batch => ({ ...one, by: names.get(one.actor) })), hasMore }
}

function batchColumns({ t, format }: Ask): Column<Batch>[] {
  return [
    { head: '#', cell: ({ id }) => id, file: ['id', 'whole', ({ id }) => id] },
    {
      head: t('admin-stock-added-at'),
      cell: ({ createdAt }) => markup(format.time(createdAt)),
      file: ['added', 'instant', ({ createdAt }) => createdAt],
    },
    {
      head: t('panel-goods-by'),
      cell: ({ by }) => by,
      file: ['by', 'text', ({ actor }) => actor],
      is: 'minor',
    },
    {
      head: t('panel-goods-codes'),
      cell: ({ codes }) => format.number(codes),
      file: ['codes', 'whole', ({ codes }) => codes],
      is: 'number',
    },
    {
      head: t('panel-goods-still-unsold'),
      cell: ({ unsold }) => (unsold === null ? '–' : format.number(unsold)),
      file: ['unsold', 'whole', ({ unsold }) => unsold],
      is: 'number',
    },
    {
      head: t('panel-goods-code-cost'),
      cell: ({ costMicros }) => (costMicros === null ? '–' : format.usd(costMicros)),
      file: ['cost', 'usd', ({ costMicros }) => costMicros],
      is: 'minor number',
    },
  ]
}

async function newestBatches(ask: Ask, pid: string): Promise<Part> {
  const { t } = ask
  const { rows, hasMore } = await batches(ask, pid, { limit: NEWEST_BATCHES, cursor: null })
  if (rows.length === 0) return null
  return html`<h2>${t('panel-goods-batches')}</h2>${table<Batch>({ columns: batchColumns(ask), to: ({ id }) => batchPath(id) }, rows)}${
    hasMore && html`<p><a href="${codesPath(pid)}/batches">${t('panel-goods-all-batches')}</a></p>`
  }`
}

async function allBatches(ask: Ask, { pid = '' }: Params) {
  const { t } = ask
  const list = await listing<Batch>(ask, {
    name: `batches-${pid}`,
    async load(after, limit) {
      const cursor = cursorAfter(after)
      const { rows, hasMore } = await batches(ask, pid, { limit, cursor })
      return { rows, next: hasMore ? String(rows.at(-1)?.id) : null }
    },
    to: ({ id }) => batchPath(id),
    empty: t('admin-stock-no-unsold'),
    columns: batchColumns(ask),
  })
  if (list instanceof Response) return list
  return {
    title: t('panel-goods-batches'),
    body: html`<p><a href="${codesPath(pid)}">${await nameOf(ask, { pid })}</a></p>${list}`,
  }
}
