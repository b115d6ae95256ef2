import { namesOfActors } from '../../../domain/accounts/accounts.ts'
import { rowsNamed } from '../../../domain/catalog/view.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import {
  addStaged,
  batchView,
  dropStaged,
  type StockBatch,
  stagedIn,
} from '../../../domain/stock/batches.ts'
import { type Duplicate, type OddLine, previewCodes } from '../../../domain/stock/code-text.ts'
import { removeBatch } from '../../../domain/stock/removal.ts'
import { actorSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { act, doButton, openButton, type Params } from '../../kit/acts.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { codesPath } from './parts.ts'

// Codes that were sent together: looked at before they are added, and taken back while they are unsold.

const MAX_SHOWN = 50

export const batchPath = (id: number | string): string => `/panel/goods/batches/${id}`
const PATH = batchPath(':id')
const back = ({ id = '' }: Params) => batchPath(id)

export const goodsBatch: Page = {
  right: 'stock',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/add`]: act({
      title: ({ t }) => t('panel-goods-add'),
      async run(sent, { id }) {
        const { deps, actor, now, t } = sent
        let added = 0
        const onAdded = (count: number) => {
          added += count
        }
        const { wasAdded } = await addStaged(deps.store, Number(id), { actor, onAdded }, now)
        const { pid } = await batchView(deps.store.read, Number(id))
        const said = wasAdded
          ? t('admin-stock-added-before')
          : t('admin-stock-added', { count: added, pid })
        return { said }
      },
      back,
    }),
    [`${PATH}/drop`]: act({
      title: ({ t }) => t('panel-goods-drop'),
      async run(sent, { id }) {
        const { actor, t, read } = sent
        const { pid } = await batchView(read, Number(id))
        await sent.change((tx) => dropStaged(tx, Number(id), { actor }))
        return { said: t('panel-goods-dropped'), to: codesPath(pid) }
      },
      back,
    }),
    [`${PATH}/take-out`]: act({
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
      back,
    }),
  },
}

async function view(ask: Ask, { id }: Params) {
  const { t, texts, read, format, actor } = ask
  const batch = await batchView(read, Number(id))
  const { pid, status, unsold, taken, costMicros, createdAt } = batch
  const isMine = batch.actor === actor
  if (status === 'reading' || (status === 'offered' && !isMine)) throw new DomainError('BATCH_GONE')
  const name = (await rowsNamed(read, [pid])).get(pid)?.product.name ?? pid
  const names = await namesOfActors(read, [batch.actor])
  const about = facts([
    [t('panel-goods-product'), html`<a href="${codesPath(pid)}">${name}</a>`],
    [t('admin-stock-added-at'), markup(format.time(createdAt))],
    [t('panel-goods-by'), actorSaid(texts, batch.actor, names.get(batch.actor))],
    [t('panel-goods-codes'), format.number(batch.codes)],
    costMicros !== null && [t('panel-goods-code-cost'), format.usd(costMicros)],
    status === 'added' && [t('panel-goods-still-unsold'), format.number(unsold)],
    status === 'added' && [t('panel-goods-taken'), format.number(taken)],
  ])
  const rest =
    status === 'added'
      ? unsold > 0 &&
        openButton(t('panel-goods-take-out'), `${batchPath(batch.id)}/take-out`, { danger: true })
      : isMine && (await question(ask, batch))
  return {
    title: t('panel-goods-batch-of', { id: String(batch.id) }),
    body: html`<div class="card">${about}</div>${rest}`,
  }
}

/** What would be added, which a person looks at before Yes. No code is shown whole. */
async function question(ask: Ask, { id, status }: StockBatch): Promise<Part> {
  const { t, read, format } = ask
  const { codes, known } = await stagedIn(read, id)
  const path = batchPath(id)
  const yes = doButton(
    ask,
    t('admin-stock-yes', { count: codes.length - known.length }),
    `${path}/add`,
  )
  if (codes.length === 0) return yes
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
  return html`<div class="card">${facts([
    [t('panel-goods-new'), format.number(codes.length - known.length)],
    [t('panel-goods-known'), format.number(known.length)],
    [t('admin-stock-first'), html`<code>${first.masked}</code>`],
    [t('panel-goods-last'), html`<code>${last.masked}</code>`],
    [t('panel-goods-length'), size],
  ])}</div>
${found(ask, t('admin-stock-with-spaces', { count: withSpaces.length }), withSpaces.map(odd))}
${found(ask, t('admin-stock-unlike', { count: unlike.length }), unlike.map(odd))}
${found(ask, t('admin-stock-duplicates', { count: format.number(known.length) }), known.map(starting))}
<div class="buttons">${yes} ${status === 'offered' && doButton(ask, t('panel-goods-drop'), `${path}/drop`)} <small>${t('panel-goods-waits')}</small></div>`
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
  return html`<div class="card"><p class="warn">${title}</p><ul class="line">${rows}</ul>${more > 0 && html`<p>${t('common-and-more', { count: more })}</p>`}</div>`
}
