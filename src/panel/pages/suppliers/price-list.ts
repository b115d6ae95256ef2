import { type ProductRow, rowsNamed } from '../../../domain/catalog/view.ts'
import type { MappedChange, ProductEffect } from '../../../domain/price-lists/difference.ts'
import { readList, requireList } from '../../../domain/price-lists/list.ts'
import { type Compared, compare, digestOf, suspicious } from '../../../domain/price-lists/sync.ts'
import { previewChanges, syncNow } from '../../../domain/price-lists/syncing.ts'
import { supplierStateOf } from '../../../domain/suppliers/health.ts'
import { refusalIn } from '../../../locales/refusals.ts'
import type { Ask } from '../../ask.ts'
import { act, ownParts } from '../../kit/acts.ts'
import { columnsOf, minor } from '../../kit/columns.ts'
import { type Fields, hidden, hiddenPart } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, facts, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { priceSaid, pricesDigest, pricesPart, profitPart } from '../goods/parts.ts'
import { agoPart, changePart, SUPPLIERS, supplierPath, supplierTabs } from './parts.ts'

const PATH = `${SUPPLIERS}/:name/list`
/** More are shown once these are made. */
const SHOWN = 200
/** The fields of the items that somebody chose begin so. */
const PICK = 'pick-'

/** The price list of a supplier: what it changes, of which a person chooses what is made. */
export const supplierList: Page = {
  right: 'catalog',
  views: { [PATH]: (ask, { name = '' }) => view(ask, name) },
  acts: {
    [`${PATH}/apply`]: act({
      right: 'catalog',
      title: ({ t }, { name = '' }) => t('panel-suppliers-apply-list', { supplier: name }),
      async fields({ c }): Promise<Fields> {
        const sent = c.req.method === 'POST' ? Object.keys(await c.req.parseBody()) : []
        const picks = sent.filter((one) => one.startsWith(PICK)).map((one) => [one, hidden('')])
        return { seen: hidden(''), ...Object.fromEntries(picks) }
      },
      async preview(ask, { name = '' }, input) {
        const found = await chosenNow(ask, name, input)
        if (found === null) return null
        const { changes } = found.chosen
        if (changes.length === 0) return html`<p>${ask.t('panel-suppliers-only-remember')}</p>`
        const after = await previewChanges(ask.deps.store, found.chosen, ask.actor, ask.now)
        return pricesPart(ask, await rowsNamed(ask.read, [...after.keys()]), after)
      },
      async run(sent, { name = '' }, input) {
        const { deps, actor, now, t } = sent
        // The changes are made in parts, which a form that comes again must not begin.
        await sent.change(async () => undefined)
        const found = await chosenNow(sent, name, input)
        if (found === null) return { said: t('admin-price-lists-changed-since') }
        await syncNow(deps.store, found, actor, now)
        return { said: t('admin-price-lists-applied') }
      },
      back: ({ name = '' }) => `${supplierPath(name)}/list`,
    }),
  },
}

/** What the list changes, and the products as they would be with all of that. `seen`: its digest. */
async function shownNow(ask: Ask, name: string) {
  const { deps, actor, now } = ask
  const { suppliers, store } = deps
  const compared = await compare(store, name, await readList(suppliers, name), now)
  const waiting = suspicious(compared)
  const others = compared.mapped.filter((change) => !waiting.includes(change))
  const changes = [...waiting, ...others].slice(0, SHOWN)
  const after = await previewChanges(store, { ...compared, changes }, actor, now)
  return { compared, changes, after, seen: digestOf([changes, pricesDigest(after)]) }
}

/** What somebody chose of what they saw; null if the list or the catalog says something else now. */
async function chosenNow(ask: Ask, name: string, { seen, ...picks }: Record<string, string>) {
  const shown = await shownNow(ask, name)
  if (shown.seen !== seen) return null
  const { compared } = shown
  const picked = new Set(Object.values(picks))
  const changes = shown.changes.filter(({ item }) => picked.has(item))
  const { supplier, confirmed } = compared
  return { compared, chosen: { supplier, changes, confirmed } }
}

type Rows = ReadonlyMap<string, ProductRow>
/** A product that a change is about, or a change of an item that no product notices. */
type Row = { change: MappedChange; product: ProductEffect | null; isFirst: boolean }

function rowsOf(changes: readonly MappedChange[]): Row[] {
  return changes.flatMap((change): Row[] =>
    change.products.length === 0
      ? [{ change, product: null, isFirst: true }]
      : change.products.map((product, i) => ({ change, product, isFirst: i === 0 })),
  )
}

async function view(ask: Ask, name: string): Promise<Screen | Response> {
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

async function listView(ask: Ask, name: string): Promise<Screen | Response> {
  const { t, format, read } = ask
  const { compared, changes, after, seen } = await shownNow(ask, name)
  const before = await rowsNamed(read, [...after.keys()])
  const rows = rowsOf(changes)
  const numbers = new Map(changes.map((change, i) => [change, i]))
  const pick = columnsOf<Row>(ask).text(
    t('panel-suppliers-pick'),
    'waits_for',
    ({ change }) => change.reasons.join(' '),
    ({ change, isFirst }) =>
      isFirst &&
      html`<input type="checkbox" name="${PICK}${numbers.get(change) ?? ''}" value="${change.item}" aria-label="${change.names.after ?? change.item}"${change.reasons.length === 0 && html` checked`}>`,
  )
  const list = {
    name: `price-list-${name}`,
    columns: [pick, ...effectColumns(ask), ...priceColumns(ask, before, after)],
    load: async () => ({ rows, next: null }),
    empty: t('admin-price-lists-nothing'),
  }
  const takenOverAt = (await supplierStateOf(read, name))?.listAt
  const more = compared.mapped.length - changes.length
  const isNews = rows.length > 0 || compared.items.length > 0 || !takenOverAt
  const unmapped = html`<a href="${supplierPath(name)}/items">${format.number(compared.unmapped.length)}</a>`
  return listPage(ask, list, (shown) =>
    screenOf(
      ask,
      name,
      html`<div class="card">${facts([
        [t('admin-price-lists-read-before'), agoPart(ask, takenOverAt)],
        [t('admin-price-lists-list'), countsSaid(ask, compared)],
        [t('panel-suppliers-unmapped'), unmapped],
      ])}</div>
<form method="post" action="${supplierPath(name)}/list/apply" enctype="multipart/form-data">${ownParts(ask)}${hiddenPart('seen', seen)}
${shown}
${more > 0 && html`<p>${t('common-and-more', { count: format.number(more) })}</p>`}
${isNews && html`<div class="buttons"><button class="main">${rows.length > 0 ? t('panel-suppliers-apply') : t('panel-suppliers-remember')}</button></div>`}</form>`,
    ),
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

function effectColumns(ask: Ask): Column<Row>[] {
  const { t, format } = ask
  const cost = (micros: number | null | undefined) =>
    micros == null ? t('admin-price-lists-no-cost') : format.usd(micros)
  const column = columnsOf<Row>(ask)
  return [
    column.text(
      t('panel-suppliers-product'),
      'pid',
      ({ product }) => product?.pid,
      ({ change, product }) =>
        html`${product ? html`${product.name} <small class="quiet">${product.pid}</small>` : '–'}${notesPart(ask, change, product)}`,
    ),
    minor(
      column.text(
        t('panel-suppliers-item'),
        'item',
        ({ change }) => change.item,
        ({ change: { names, item, reasons } }) =>
          reasons.includes('renamed')
            ? changePart(names.before ?? '–', names.after ?? '–')
            : (names.after ?? names.before ?? item),
      ),
    ),
    column.usd(
      t('admin-lines-labels-cost'),
      'cost_usd',
      ({ product }) => product?.after.costMicros,
      ({ product }) =>
        product && changePart(cost(product.before.costMicros), cost(product.after.costMicros)),
    ),
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

/** What the products would be sold for, and what is left of that. */
function priceColumns(ask: Ask, before: Rows, after: Rows): Column<Row>[] {
  const column = columnsOf<Row>(ask)
  const rowIn = (rows: Rows, { product }: Row) => rows.get(product?.pid ?? '')
  const micros = (rows: Rows, row: Row) => rowIn(rows, row)?.product.priceMicros ?? null
  const left = (row: Row) => {
    const found = rowIn(after, row)
    return found ? profitPart(ask, found) : '–'
  }
  return [
    column.usd(
      ask.t('admin-lines-labels-price'),
      'price_usd',
      (row) => micros(after, row),
      (row) =>
        row.product
          ? changePart(priceSaid(ask, micros(before, row)), priceSaid(ask, micros(after, row)))
          : '–',
    ),
    minor(column.shown(ask.t('panel-suppliers-left'), left, 'number')),
  ]
}
