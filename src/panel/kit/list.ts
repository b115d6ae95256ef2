import { PassThrough, Readable } from 'node:stream'
import { recordAct } from '../../domain/audit/audit-log.ts'
import { type Cell, type ColumnKind, type ReportTable, writeCsv } from '../../domain/reports/csv.ts'
import type { Listed, Page } from '../../domain/shared/pages.ts'
import { createTimeSlices } from '../../domain/shared/time-slices.ts'
import type { Ask } from '../ask.ts'
import { apart, html, type Part } from './html.ts'
import type { Screen } from './screen.ts'

const ROWS = 50
/** A file of a list. */
const MAX_EXPORTED = 100_000
const EXPORTED_AT_ONCE = 500

type FileColumn<Row> = readonly [name: string, kind: ColumnKind, value: (row: Row) => Cell]
export type Column<Row> = {
  head: string
  cell: (row: Row) => Part
  /** Of the file; absent: the file has no such column. */
  file?: FileColumn<Row>
  /** number: aligned by its digits. minor: not on a phone. */
  is?: 'number' | 'minor' | 'minor number'
}
export type Rows<Row> = {
  rows: Row[]
  /** Behind which the next page continues; null at the end. */
  next: string | null
}
export type List<Row> = {
  /** Of its file, without `.csv`. */
  name: string
  columns: readonly Column<Row>[]
  /** Columns that only the file has, in front of the others. */
  fileOnly?: readonly FileColumn<Row>[]
  /** Reads a page. @param after `next` of the page before; null for the first */
  load: (after: string | null, limit: number) => Promise<Rows<Row>>
  /** What is read anew with the rows. */
  above?: Part
  /** Where a row leads. */
  to?: (row: Row) => string
  /** What is shown instead of no rows: why, and what to do. */
  empty: Part
}

/** The list, or with `as=csv` in the address its file. */
async function listing<Row>(ask: Ask, list: List<Row>): Promise<Part | Response> {
  const { t, url } = ask
  if (url.searchParams.get('as') === 'csv') {
    await recordExport(ask, { kind: list.name })
    return fileOf(list)
  }
  const { rows, next } = await list.load(url.searchParams.get('after'), ROWS)
  const hasFile = list.columns.some(({ file }) => file)
  return html`<div id="list">${list.above}${table(list, rows)}
<div class="buttons">${next !== null && html`<a class="button" rel="next" href="${withQuery(url, { after: next })}">${t('panel-more')}</a> `}${
    url.searchParams.has('after') &&
    html`<a class="button" href="${withQuery(url, { after: null })}">${t('panel-first')}</a> `
  }${hasFile && rows.length > 0 && html`<a class="button quiet" href="${withQuery(url, { as: 'csv', after: null })}">${t('panel-csv')}</a>`}</div></div>`
}

/** The page of a list, or its file. @param show the page around its rows */
export async function listPage<Row>(
  ask: Ask,
  list: List<Row>,
  show: (rows: Part) => Screen | Promise<Screen>,
): Promise<Screen | Response> {
  const rows = await listing(ask, list)
  return rows instanceof Response ? rows : show(rows)
}

type ById<Row> = { rows: Row[]; next: number | null }

/** Reads a list whose pages begin behind an id. */
export function behindId<Row>(
  read: (page: { limit: number; before: number | null }) => Promise<ById<Row>>,
): List<Row>['load'] {
  return async (after, limit) => {
    const { rows, next } = await read({ limit, before: idIn(after) })
    return { rows, next: next === null ? null : String(next) }
  }
}

/** Reads a list whose pages begin behind the last row of the one before. */
export function behindRow<Row extends { id: number }>(
  read: (page: Page) => Promise<Listed<Row>>,
): List<Row>['load'] {
  return async (after, limit) => {
    const id = idIn(after)
    const { rows, hasMore } = await read({
      limit,
      cursor: id === null ? null : { side: 'behind', id },
    })
    return { rows, next: hasMore ? String(rows.at(-1)?.id) : null }
  }
}

/** The id in an address; null for none. */
export function idIn(after: string | null): number | null {
  return after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null
}

/** A table of some rows; `empty` if there are none. */
export function table<Row>(
  { columns, to, empty }: Pick<List<Row>, 'columns' | 'to'> & { empty?: Part },
  rows: readonly Row[],
): Part {
  if (rows.length === 0 && empty) return html`<p class="empty">${empty}</p>`
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr>${columns.map(({ head, is = '' }) => (head === '' ? html`<td></td>` : html`<th scope="col" class="${is}">${head}</th>`))}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${columns.map(({ cell, is }, i) => html`<td class="${is ?? ''}">${i === 0 && to ? html`<a href="${to(row)}">${apart(cell(row))}</a>` : apart(cell(row))}</td>`)}</tr>\n`,
  )}</tbody></table></div>`
}

/** Labels and values, one below the other. */
export function facts(rows: readonly (readonly [label: Part, value: Part] | false | null)[]): Part {
  return html`<dl class="facts">${rows.map((row) => row && html`<div><dt>${row[0]}</dt><dd>${apart(row[1])}</dd></div>`)}</dl>`
}

/** What is counted, each with its label and perhaps its colour. */
export function figures(
  all: readonly (readonly [label: string, value: Part, colour?: string] | false)[],
): Part {
  return html`<div class="grid">${all.map(
    (one) =>
      one &&
      html`<div class="card figure"><span>${one[0]}</span><b class="${one[2] ?? ''}">${one[1]}</b></div>\n`,
  )}</div>`
}

/** The address with other values in its query; null: without. */
export function withQuery(url: URL, changed: Record<string, string | null>): string {
  const query = new URLSearchParams(url.searchParams)
  for (const [name, value] of Object.entries(changed))
    if (value === null) query.delete(name)
    else query.set(name, value)
  const text = query.toString()
  return text === '' ? url.pathname : `${url.pathname}?${text}`
}

/** A form of filters and search, which shows the list anew; with JavaScript while it is typed. */
export function filters(ask: Ask, fields: Part): Part {
  return html`<form class="filters" method="get" action="${ask.url.pathname}" role="search" hx-get="${ask.url.pathname}" hx-target="#list" hx-select="#list" hx-swap="outerHTML" hx-push-url="true" hx-trigger="input delay:300ms, submit">${fields}<noscript><button>${ask.t('panel-search')}</button></noscript></form>`
}

/** The field to search in, which is in the address as `q`. */
export function searchField(ask: Ask, label: string): Part {
  return html`<input type="search" name="q" value="${ask.url.searchParams.get('q') ?? ''}" placeholder="${label}" aria-label="${label}" autocomplete="off">`
}

/** A choice among filters. An empty value is for no filter. */
export function selectField(
  ask: Ask,
  name: string,
  label: string,
  choices: readonly (readonly [value: string, label: string])[],
): Part {
  const chosen = ask.url.searchParams.get(name) ?? ''
  return html`<select name="${name}" aria-label="${label}"><option value="">${label}</option>${choices.map(([value, said]) => html`<option value="${value}"${value === chosen && html` selected`}>${said}</option>`)}</select>`
}

/** A day, as a filter. */
export function dayField({ url }: Ask, name: string, label: string): Part {
  const value = url.searchParams.get(name) ?? ''
  return html`<label class="day">${label} <input type="date" name="${name}" value="${value}"></label>`
}

/** Recorded before anything is sent: whoever breaks it off has read some of it. */
export function recordExport(
  { deps, actor, now }: Ask,
  detail: Record<string, unknown>,
): Promise<void> {
  const act = { actor, action: 'service.export', detail } as const
  return deps.store.transaction((tx) => recordAct(tx, act, now))
}

async function fileOf<Row>({ name, columns, fileOnly = [], load }: List<Row>): Promise<Response> {
  const files = [...fileOnly, ...columns.flatMap(({ file }) => (file ? [file] : []))]
  async function* rows(): AsyncGenerator<Cell[]> {
    const slice = createTimeSlices()
    let after: string | null = null
    for (let count = 0; count < MAX_EXPORTED; count += EXPORTED_AT_ONCE) {
      const page: Rows<Row> = await load(after, EXPORTED_AT_ONCE)
      for (const row of page.rows) yield files.map(([, , value]) => value(row))
      after = page.next
      if (after === null) return
      await slice()
    }
  }
  const head = files.map(([name, kind]) => ({ name, kind }))
  return csvFile(name, { columns: head, rows: rows() })
}

/**
 * A table as a file, which is sent while it is written.
 * @param name without `.csv`
 */
export function csvFile(name: string, table: ReportTable): Response {
  const output = new PassThrough()
  const written = writeCsv(table, output)
  // The answer has begun: whoever reads it sees that it breaks off.
  written.then(
    () => output.end(),
    (error) => output.destroy(error),
  )
  return new Response(Readable.toWeb(output) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  })
}
