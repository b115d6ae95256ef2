import { editPrices, type PriceEdit } from '../../../domain/catalog/edit.ts'
import { type ProductRow, rowsNamed } from '../../../domain/catalog/view.ts'
import { listGoods } from '../../../domain/reports/goods.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { amountText, typedAmount, typedUsd } from '../../../domain/shared/typed-amount.ts'
import type { Ask } from '../../ask.ts'
import type { Typed } from '../../kit/acts.ts'
import { type Field, type Fields, hidden, hiddenPart } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { table, withQuery } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { filterOf, goodsFilters } from './list.ts'
import { goodsTabs, priceAct, productPath, profitPart } from './parts.ts'

// The grid of prices: many cells, one form, one Yes, one Undo.

const PATH = '/panel/goods/prices'
/** Products on a page: of all lines, and of one. */
const [ROWS, ROWS_OF_LINE] = [50, 200]

/** What a cell of a product is, and what it says. */
type Cell = { pid: string; name: string; text: string }
type Row = ProductRow & {
  cells: { price: Cell; pricing: Cell; costs: (Cell & { supplier: string })[] }
}

export const goodsPrices: Page = {
  right: 'catalog',
  views: {},
  acts: {
    [PATH]: priceAct({
      title: ({ t }) => t('panel-goods-prices'),
      about: async (ask) =>
        ask.c.req.method === 'GET' && html`${goodsTabs(ask)}${await goodsFilters(ask)}`,
      async fields(ask, _, typed): Promise<Fields> {
        const pids = pidsIn(typed) ?? (await asked(ask)).pids
        const rows = [...(await rowsNamed(ask.read, pids)).values()].map(rowOf)
        // With what each cell said as the form was opened.
        const cells = rows.flatMap(({ cells: { price, pricing, costs } }) =>
          [price, pricing, ...costs].flatMap(({ name, text }): [string, Field<string>][] => [
            [name, hidden(text)],
            [`was.${name}`, hidden(text)],
          ]),
        )
        const at = hidden(ask.url.search)
        return { pids: hidden(pids.join(' ')), at, ...Object.fromEntries(cells) }
      },
      layout: grid,
      async change(tx, ask, _, input) {
        const { actor, now } = ask
        const edits = editsIn(ask, input as Record<string, string>)
        if (edits.length === 0) throw new DomainError('NOTHING_CHANGED')
        return editPrices(tx, { edits, actor }, now)
      },
      undoes: 'prices.edit',
      to: (_, { at }) => (at ? `${PATH}?${new URLSearchParams(at)}` : PATH),
      back: () => PATH,
    }),
  },
}

/** The products that the address asks for. */
async function asked(ask: Ask): Promise<{ pids: string[]; next: string | null }> {
  const pid = ask.url.searchParams.get('pid')
  if (pid !== null) return { pids: [pid], next: null }
  const filter = await filterOf(ask)
  const limit = filter.slug === undefined ? ROWS : ROWS_OF_LINE
  const after = ask.url.searchParams.get('after')
  const { rows, next } = await listGoods(ask.read, filter, { after, limit }, ask.now)
  return { pids: rows.map(({ product }) => product.pid), next }
}

function pidsIn({ pids }: Typed): string[] | null {
  return pids?.split(' ').filter(Boolean).slice(0, ROWS_OF_LINE) ?? null
}

function rowOf({ product, line }: ProductRow): Row {
  const { pid, priceMicros, pricing, costs, suppliers } = product
  const said = (micros: number | null | undefined) => (micros == null ? '' : amountText(micros))
  return {
    ...{ product, line },
    cells: {
      price: { pid, name: `price.${pid}`, text: said(priceMicros) },
      pricing: { pid, name: `pricing.${pid}`, text: pricing },
      costs: (suppliers ?? line.suppliers).map((supplier) => ({
        ...{ pid, supplier, name: `cost.${pid}.${supplier}` },
        text: said(costs?.[supplier]?.micros),
      })),
    },
  }
}

/** The cells whose text is another than it was. @throws DomainError for a text that is no amount */
function editsIn({ t }: Ask, input: Readonly<Record<string, string>>): PriceEdit[] {
  const before = (text: string) => (text === '' ? null : typedAmount(text))
  const edits = Object.entries(input).flatMap(([name, text]): PriceEdit[] => {
    const [field, pid = '', supplier = ''] = name.split('.')
    const was = input[`was.${name}`]
    if (was === undefined || was === text) return []
    if (field === 'price') {
      const label = `${t('admin-lines-labels-price')}: ${pid}`
      if (text === '') throw new DomainError('FIELD_MISSING', { field: label })
      return [{ field, pid, before: before(was), after: typedUsd(text) }]
    }
    if (field === 'cost') {
      const after = text === '' ? null : typedUsd(text)
      return [{ field, pid, supplier, before: before(was), after }]
    }
    if (field !== 'pricing') return []
    return text === 'margin'
      ? [{ field, pid, before: 'fixed', after: 'margin' }]
      : [{ field, pid, before: 'margin', after: 'fixed' }]
  })
  const follows = new Set(
    edits.flatMap((one) => (one.field === 'pricing' && one.after === 'margin' ? [one.pid] : [])),
  )
  // A price that follows from the cost from now on is not the one that was typed.
  return edits.filter(({ field, pid }) => field !== 'price' || !follows.has(pid))
}

async function grid(ask: Ask, _: unknown, typed: Typed): Promise<Part> {
  const { t, format, read, url } = ask
  const known = pidsIn(typed)
  const { pids, next } = known ? { pids: known, next: null } : await asked(ask)
  if (pids.length === 0)
    return html`<div id="list"><p class="empty">${t('panel-goods-none')}</p></div>`
  const found = await rowsNamed(read, pids)
  const rows = pids.flatMap((pid) => found.get(pid) ?? []).map(rowOf)
  const says = ({ name, text }: Cell) => typed[name] ?? text
  const was = ({ name, text }: Cell) => hiddenPart(`was.${name}`, typed[`was.${name}`] ?? text)
  const amount = (cell: Cell, label: string) =>
    html`<input class="number" inputmode="decimal" autocomplete="off" name="${cell.name}" value="${says(cell)}" aria-label="${label}">${was(cell)}`
  const ways = [
    ['fixed', t('admin-pricing-modes-fixed')],
    ['margin', t('admin-pricing-modes-margin')],
  ] as const
  const at = typed.at ?? url.search
  const column = format.usdColumn()
  const [price, mode, cost, margin] = [
    format.inUsd(t('admin-lines-labels-price')),
    t('admin-pricing-mode'),
    format.inUsd(t('admin-lines-labels-cost')),
    format.inUsd(t('admin-pricing-margin')),
  ]
  // On a phone the cells of a product are below each other, each with its own label.
  const label = (said: string) => html`<small class="phone" aria-hidden="true">${said}</small>`
  return html`<div id="list" class="prices">${hiddenPart('pids', pids.join(' '))}${hiddenPart('at', at)}
${table<Row>(
  {
    columns: [
      {
        head: t('panel-goods-product'),
        cell: ({ product, line }) =>
          html`<a href="${productPath(product.pid)}">${product.name}</a><br><small>${line.productName}</small>`,
      },
      {
        head: price,
        cell: ({ product, cells }) =>
          html`${label(price)}${amount(cells.price, `${price}: ${product.name}`)}`,
      },
      {
        head: mode,
        cell: ({ product, cells: { pricing } }) =>
          html`${label(mode)}<select name="${pricing.name}" aria-label="${mode}: ${product.name}">${ways.map(([way, said]) => html`<option value="${way}"${way === says(pricing) && html` selected`}>${said}</option>`)}</select>${was(pricing)}`,
      },
      {
        head: cost,
        cell: ({ product, cells: { costs } }) =>
          html`${label(cost)}${costs.map(
            (one) =>
              html`<label class="cost"><small>${one.supplier}</small>${amount(one, `${cost}, ${one.supplier}: ${product.name}`)}</label>`,
          )}`,
      },
      {
        head: margin,
        cell: (row) => html`${label(margin)}${profitPart(ask, row, column)}`,
        is: 'number',
      },
    ],
  },
  rows,
)}
${next !== null && html`<p><a href="${withQuery(url, { after: next })}">${t('panel-more')}</a></p>`}</div>`
}
