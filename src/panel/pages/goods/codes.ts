import { namesOfActors } from '../../../domain/accounts/accounts.ts'
import { productNotFound } from '../../../domain/catalog/catalog.ts'
import { rowsNamed } from '../../../domain/catalog/view.ts'
import { MAX_COUNTED } from '../../../domain/reports/goods.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { linesOf } from '../../../domain/shared/typed-text.ts'
import {
  addStaged,
  batchesOf,
  batchView,
  dropStaged,
  stageCodes,
} from '../../../domain/stock/batches.ts'
import {
  type Duplicate,
  knownAmong,
  type OddLine,
  previewCodes,
} from '../../../domain/stock/code-text.ts'
import { available } from '../../../domain/stock/counts.ts'
import { numberedCodes } from '../../../domain/stock/import.ts'
import { removeBatch } from '../../../domain/stock/removal.ts'
import { requireStocked } from '../../../domain/stock/stock.ts'
import { actorSaid } from '../../../locales/people.ts'
import type { Ask, Sent } from '../../ask.ts'
import { act, type Done, openButton, type Params } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { area, optional, usd } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { behindRow, facts, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { codesPath, productPath, stockPart } from './parts.ts'

// The codes of a product: looked at before they are added, and taken back, batch by batch, while they are unsold.

const PATH = codesPath(':pid')
const batchPath = (id: number | string): string => `/panel/goods/batches/${id}`
const BATCH = batchPath(':id')
/** More would take longer than one request may. */
const MAX_LINES = 100_000
const MAX_SHOWN = 50

/** The batches that the codes of a product came in, and how many are left. */
export const goodsCodes: Page = {
  right: 'stock',
  views: { [PATH]: view, [BATCH]: batchPage },
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
      preview: (ask, _, { codes, cost }) => previewPart(ask, codes, cost),
      run: (sent, { pid = '' }, { codes, cost }) => add(sent, pid, codes, cost ?? null),
      back: ({ pid = '' }) => codesPath(pid),
    }),
    [`${BATCH}/take-out`]: act({
      title: ({ t }) => t('panel-goods-take-out'),
      async preview({ t, read }, { id }) {
        const { unsold, taken, pid } = await batchView(read, Number(id))
        if (unsold === 0) throw new DomainError('CODE_GONE')
        return html`<p>${markup(t('admin-stock-ask-undo', { count: unsold, pid }))}</p>${taken > 0 && html`<p>${t('admin-stock-stay-taken', { count: taken })}</p>`}`
      },
      async run(sent, { id }) {
        const { deps, actor, now, t } = sent
        const { removed, pid } = await removeBatch(deps.store, Number(id), { actor }, now)
        const said =
          removed === 0
            ? t('admin-stock-nothing-to-undo')
            : t('admin-stock-undone', { count: removed, pid })
        return { said, to: codesPath(pid) }
      },
      back: ({ id = '' }) => batchPath(id),
    }),
  },
}

async function nameOf({ read }: Ask, { pid = '' }: Params): Promise<string> {
  await requireStocked(read, pid)
  const row = (await rowsNamed(read, [pid])).get(pid)
  if (!row) throw productNotFound(pid)
  return row.product.name
}

/** @throws DomainError TOO_MANY_LINES; those of numberedCodes */
function codesIn(text: string): ReturnType<typeof numberedCodes> {
  const beyond = linesOf(text).drop(MAX_LINES + 1)
  if (!beyond.next().done) throw new DomainError('TOO_MANY_LINES', { max: MAX_LINES })
  return numberedCodes(text)
}

/** Adds the codes, in parts: what is interrupted can be sent again, and adds the rest. */
async function add(
  sent: Sent,
  pid: string,
  text: string,
  costMicros: number | null,
): Promise<Done> {
  const { deps, actor, now, t } = sent
  const { codes, repeated } = await codesIn(text)
  // A form that comes again must not begin.
  await sent.change(async () => undefined)
  const { id, known } = await stageCodes(deps.store, pid, { codes, actor, costMicros }, now)
  if (known.length === codes.length) {
    await deps.store.transaction((tx) => dropStaged(tx, id, { actor }))
    return { said: t('panel-goods-nothing-new', { count: known.length + repeated.length }) }
  }
  let added = 0
  const onAdded = (count: number) => {
    added += count
  }
  await addStaged(deps.store, id, { actor, onAdded }, now)
  return { said: t('admin-stock-added', { count: added, pid }), to: batchPath(id) }
}

/** What would be added, without a whole code; null if nothing would. */
async function previewPart(ask: Ask, text: string, cost: number | undefined): Promise<Part> {
  const { t, read, format } = ask
  const { codes, repeated } = await codesIn(text)
  const known = await knownAmong(read, codes)
  if (known.length === codes.length) return null
  const { first, last, shortest, longest, withSpaces, unlike } = await previewCodes(codes)
  const size =
    shortest === longest
      ? t('admin-stock-characters', { count: shortest })
      : t('admin-stock-characters-from', { least: format.number(shortest), most: longest })
  const odd = ({ line, masked, length }: OddLine): [number, Part] => [
    line,
    html`<code>${masked}</code>, ${t('admin-stock-characters', { count: length })}`,
  ]
  const starting = ({ line, starts }: Duplicate): [number, Part] => [
    line,
    html`<code>${starts}…</code>`,
  ]
  const duplicates = [...repeated, ...known]
  return html`${facts([
    [t('panel-goods-new'), format.number(codes.length - known.length)],
    [t('panel-goods-known'), format.number(known.length)],
    [t('admin-stock-first'), html`<code>${first.masked}</code>`],
    [t('panel-goods-last'), html`<code>${last.masked}</code>`],
    [t('panel-goods-length'), size],
    cost !== undefined && [t('panel-goods-code-cost'), format.usd(cost)],
  ])}
${found(ask, t('admin-stock-with-spaces', { count: withSpaces.length }), withSpaces.map(odd))}
${found(ask, t('admin-stock-unlike', { count: unlike.length }), unlike.map(odd))}
${found(ask, t('admin-stock-duplicates', { count: format.number(duplicates.length) }), duplicates.map(starting))}`
}

/** Lines that somebody should look at, by their numbers; nothing if there are none. */
function found({ t, format }: Ask, title: string, lines: readonly [number: number, Part][]): Part {
  if (lines.length === 0) return null
  const rows = lines
    .slice(0, MAX_SHOWN)
    .map(
      ([number, said]) =>
        html`<li>${t('admin-stock-line', { number: format.number(number) })} <span>${said}</span></li>`,
    )
  const more = lines.length - MAX_SHOWN
  return html`<p class="warn">${title}</p><ul class="line">${rows}</ul>${more > 0 && html`<p>${t('common-and-more', { count: more })}</p>`}`
}

type Batch = Awaited<ReturnType<typeof batchesOf>>['rows'][number] & { by: string }

async function view(ask: Ask, params: Params) {
  const { t, read, may, texts } = ask
  const { pid = '' } = params
  const name = await nameOf(ask, params)
  const { lowStock } = await readSettings(read)
  const stock = await available(read, pid, MAX_COUNTED)
  const { text, count, time, usd } = columnsOf<Batch>(ask)
  const list: List<Batch> = {
    name: `batches-${pid}`,
    load: behindRow(async (page) => {
      const { rows, hasMore } = await batchesOf(read, pid, page)
      const actors = rows.map(({ actor }) => actor)
      const names = await namesOfActors(read, actors)
      const by = (actor: string) => actorSaid(texts, actor, names.get(actor))
      return { rows: rows.map((one) => ({ ...one, by: by(one.actor) })), hasMore }
    }),
    to: ({ id }) => batchPath(id),
    empty: t('admin-stock-no-unsold'),
    columns: [
      count('#', 'id', { cell: ({ id }) => id }),
      time('admin-stock-added-at', 'added', { of: 'createdAt' }),
      text('panel-goods-by', 'by', { minor: true, of: 'actor', cell: ({ by }) => by }),
      count('panel-goods-codes', 'codes'),
      count('panel-goods-still-unsold', 'unsold'),
      usd('panel-goods-code-cost', 'cost', { minor: true, of: 'costMicros' }),
    ],
  }
  return listPage(ask, list, (rows) => ({
    title: name,
    body: html`<p>${t('admin-lines-labels-in-stock')}: <b>${stockPart(ask, stock, lowStock)}</b> · <code>${pid}</code>${may('catalog') && html` · <a href="${productPath(pid)}">${t('panel-goods-product')}</a>`}</p>
<div class="buttons above"><a class="button main" href="${codesPath(pid)}/add">${t('panel-goods-add')}</a></div>
<h2>${t('panel-goods-batches')}</h2>${rows}`,
  }))
}

async function batchPage(ask: Ask, { id }: Params) {
  const { t, texts, read, format } = ask
  const batch = await batchView(read, Number(id))
  const { pid, status, unsold, taken, costMicros, createdAt, actor } = batch
  // Others wait in the chat of whoever sent them.
  if (status === 'reading' || status === 'offered') throw new DomainError('BATCH_GONE')
  const name = (await rowsNamed(read, [pid])).get(pid)?.product.name ?? pid
  const names = await namesOfActors(read, [actor])
  const about = facts([
    [t('panel-goods-product'), html`<a href="${codesPath(pid)}">${name}</a>`],
    [t('admin-stock-added-at'), markup(format.time(createdAt))],
    [t('panel-goods-by'), actorSaid(texts, actor, names.get(actor))],
    [t('panel-goods-codes'), format.number(batch.codes)],
    costMicros !== null && [t('panel-goods-code-cost'), format.usd(costMicros)],
    [t('panel-goods-still-unsold'), format.number(unsold)],
    [t('panel-goods-taken'), format.number(taken)],
  ])
  const takeOut = openButton(t('panel-goods-take-out'), `${batchPath(batch.id)}/take-out`, {
    danger: true,
  })
  return {
    title: t('panel-goods-batch-of', { id: String(batch.id) }),
    body: html`<div class="card">${about}</div>${status === 'added' && unsold > 0 && takeOut}`,
  }
}
