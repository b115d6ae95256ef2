import type { Tx } from '../../../db/store.ts'
import { previewPrices } from '../../../domain/catalog/reprice.ts'
import { rowsNamed } from '../../../domain/catalog/view.ts'
import type { MappedChange, ProductEffect } from '../../../domain/price-lists/difference.ts'
import { readList, requireList } from '../../../domain/price-lists/list.ts'
import {
  AT_ONCE,
  type Compared,
  compare,
  digestOf,
  makeChanges,
  suspicious,
  waits,
} from '../../../domain/price-lists/sync.ts'
import { takeOver } from '../../../domain/price-lists/syncing.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { supplierStateOf } from '../../../domain/suppliers/health.ts'
import { refusalIn } from '../../../locales/refusals.ts'
import type { Ask } from '../../ask.ts'
import { act, ownParts } from '../../kit/acts.ts'
import { type Fields, hidden, hiddenPart } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, facts, table } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { pricesDigest, pricesPart } from '../goods/parts.ts'
import { agoPart, changePart, SUPPLIERS, supplierPath, supplierTabs } from './parts.ts'

const PATH = `${SUPPLIERS}/:name/list`
/** The fields of the items that somebody chose begin so. */
const PICK = 'pick-'

/** The price list of a supplier: what it changes, of which a person chooses what is made. */
export const supplierList: Page = {
  right: 'catalog',
  views: { [PATH]: (ask, { name = '' }) => view(ask, name) },
  acts: {
    [`${PATH}/apply`]: act({
      title: ({ t }, { name = '' }) => t('panel-suppliers-apply-list', { supplier: name }),
      async fields({ c }): Promise<Fields> {
        const sent = c.req.method === 'POST' ? Object.keys(await c.req.parseBody()) : []
        const picks = sent.filter((one) => one.startsWith(PICK)).map((one) => [one, hidden('')])
        return { seen: hidden(''), ...Object.fromEntries(picks) }
      },
      async preview(ask, { name = '' }, input) {
        const { deps, read, t } = ask
        const found = await chosenNow(ask, name, input)
        if (found === null) return null
        if (found.changes.length === 0) return html`<p>${t('panel-suppliers-only-remember')}</p>`
        const after = await previewPrices(deps.store, (tx) => made(tx, ask, name, found.changes))
        const before = await rowsNamed(read, [...after.keys()])
        return { part: await pricesPart(ask, before, after), seen: pricesDigest(after) }
      },
      async run(sent, { name = '' }, input, seen) {
        const { deps, actor, now, t } = sent
        // A list is taken over in several transactions, which a form that comes again must not begin.
        await sent.change(async () => undefined)
        const found = await chosenNow(sent, name, input)
        if (found === null) return { said: t('admin-price-lists-changed-since') }
        const { compared, changes } = found
        await deps.store.transaction(async (tx) => {
          const after = await made(tx, sent, name, changes)
          if (changes.length > 0 && pricesDigest(after) !== seen)
            throw new DomainError('PRODUCTS_CHANGED', { pids: [], more: 0 })
        })
        await takeOver(deps.store, compared, { made: changes, actor }, now)
        return { said: t('admin-price-lists-applied') }
      },
      back: ({ name = '' }) => `${supplierPath(name)}/list`,
    }),
  },
}

/** Makes changes. @returns the products that they are about */
async function made(tx: Tx, { actor, now }: Ask, supplier: string, changes: MappedChange[]) {
  await makeChanges(tx, supplier, { changes, actor }, now)
  const pids = changes.flatMap(({ products }) => products.map(({ pid }) => pid))
  return rowsNamed(tx, pids)
}

/** What the list changes. More is shown once that is made. `seen`: its digest. */
async function shownNow({ deps, now }: Ask, name: string) {
  const compared = await compare(deps.store, name, await readList(deps.suppliers, name), now)
  const others = compared.mapped.filter((change) => !waits(change))
  const changes = [...suspicious(compared), ...others].slice(0, AT_ONCE)
  return { compared, changes, seen: digestOf(changes) }
}

/** What somebody chose of what they saw; null if the list or the catalog says something else now. */
async function chosenNow(ask: Ask, name: string, { seen, ...picks }: Record<string, string>) {
  const shown = await shownNow(ask, name)
  if (shown.seen !== seen) return null
  const picked = new Set(Object.values(picks))
  const changes = shown.changes.filter(({ item }) => picked.has(item))
  return { compared: shown.compared, changes }
}

/** A product that a change is about, or a change of an item that no product notices. */
type Row = { change: MappedChange; product: ProductEffect | null; isFirst: boolean; number: number }

function rowsOf(changes: readonly MappedChange[]): Row[] {
  return changes.flatMap((change, number): Row[] => {
    const own = change.products.length === 0 ? [null] : change.products
    return own.map((product, i) => ({ change, number, product, isFirst: i === 0 }))
  })
}

async function view(ask: Ask, name: string): Promise<Screen> {
  requireList(ask.deps.suppliers, name)
  try {
    return await listView(ask, name)
  } catch (error) {
    const problem = refusalIn(ask.texts, error)
    if (problem === null) throw error
    return screenOf(ask, name, html`<p class="problem" role="alert">${problem}</p>`)
  }
}

function screenOf(ask: Ask, name: string, body: Part): Screen {
  const title = ask.t('panel-suppliers-list-of', { supplier: name })
  return { title, body: html`${supplierTabs(ask, name)}${body}` }
}

async function listView(ask: Ask, name: string): Promise<Screen> {
  const { t, format, read } = ask
  const { compared, changes, seen } = await shownNow(ask, name)
  const takenOverAt = (await supplierStateOf(read, name))?.listAt
  const more = compared.mapped.length - changes.length
  const isNews = changes.length > 0 || compared.items.length > 0 || !takenOverAt
  const unmapped = html`<a href="${supplierPath(name)}/items">${format.number(compared.unmapped.length)}</a>`
  const list = { columns: columns(ask), empty: t('admin-price-lists-nothing') }
  return screenOf(
    ask,
    name,
    html`<div class="card">${facts([
      [t('admin-price-lists-read-before'), agoPart(ask, takenOverAt)],
      [t('admin-price-lists-list'), countsSaid(ask, compared)],
      [t('panel-suppliers-unmapped'), unmapped],
    ])}</div>
<form method="post" action="${supplierPath(name)}/list/apply" enctype="multipart/form-data">${ownParts(ask)}${hiddenPart('seen', seen)}
${table(list, rowsOf(changes))}
${more > 0 && html`<p>${t('common-and-more', { count: format.number(more) })}</p>`}
${isNews && html`<div class="buttons"><button class="main">${changes.length > 0 ? t('panel-suppliers-apply') : t('panel-suppliers-remember')}</button></div>`}</form>`,
  )
}

/** Such as `4 new, 1 gone`. */
function countsSaid({ t, format }: Ask, { items }: Compared): string {
  const kinds = ['new', 'gone', 'back', 'changed'] as const
  const said = kinds.flatMap((kind) => {
    const count = items.filter((one) => one.kind === kind).length
    const id = `admin-price-lists-${kind === 'new' ? 'fresh' : kind}` as const
    return count > 0 ? [t(id, { count: format.number(count) })] : []
  })
  return said.length === 0 ? '–' : format.list(said, 'plain')
}

function columns(ask: Ask): Column<Row>[] {
  const { t, format } = ask
  const cost = (micros: number | null) =>
    micros === null ? t('admin-price-lists-no-cost') : format.usd(micros)
  return [
    {
      head: t('panel-suppliers-pick'),
      cell: ({ change, isFirst, number }) =>
        isFirst &&
        html`<input type="checkbox" name="${PICK}${number}" value="${change.item}" aria-label="${change.names.after ?? change.item}"${!waits(change) && html` checked`}>`,
    },
    {
      head: t('panel-suppliers-product'),
      cell: ({ change, product }) =>
        html`${product ? html`${product.name} <small class="quiet">${product.pid}</small>` : '–'}${notesPart(ask, change, product)}`,
    },
    {
      ...{ head: t('panel-suppliers-item'), is: 'minor' },
      cell: ({ change: { names, item, reasons } }) =>
        reasons.includes('renamed')
          ? changePart(names.before ?? '–', names.after ?? '–')
          : (names.after ?? names.before ?? item),
    },
    {
      ...{ head: t('admin-lines-labels-cost'), is: 'number' },
      cell: ({ product }) =>
        product && changePart(cost(product.before.costMicros), cost(product.after.costMicros)),
    },
  ]
}

/** Whether it comes or goes, and why it waits for a person. */
function notesPart({ t }: Ask, { reasons }: MappedChange, product: ProductEffect | null): Part {
  const isGone = product?.after.isGone
  const isOther = product && product.before.isGone !== isGone
  const moves = isGone ? 'admin-price-lists-is-gone' : 'admin-price-lists-is-back'
  return html`${isOther && html`<br><small class="${isGone ? 'bad' : 'good'}">${t(moves)}</small>`}${reasons.map(
    (reason) => html`<br><small class="warn">${t(`admin-price-lists-reason-${reason}`)}</small>`,
  )}`
}
