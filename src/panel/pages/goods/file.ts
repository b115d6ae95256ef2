import { type Line, STOCK_SUPPLIER } from '../../../domain/catalog/catalog.ts'
import { type CatalogFile, parseCatalog } from '../../../domain/catalog/file.ts'
import { exportCatalog, type ImportSummary, importCatalog } from '../../../domain/catalog/import.ts'
import { previewImport } from '../../../domain/catalog/preview.ts'
import { wayOf } from '../../../domain/catalog/routing.ts'
import { allLines } from '../../../domain/catalog/view.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Ask } from '../../ask.ts'
import { act, changes, openButton } from '../../kit/acts.ts'
import { area } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { goodsTabs, pricesPart } from './parts.ts'

const PATH = '/panel/goods/file'
/** About 3,000 products. An import is one transaction, and the API waits for it. */
const MAX_FILE_BYTES = 300_000

/** The catalog file, out and in. */
export const goodsFile: Page = {
  right: 'catalog',
  views: { [PATH]: view, [`${PATH}/catalog.json`]: download },
  acts: {
    [`${PATH}/import`]: act({
      title: ({ t }) => t('panel-goods-import'),
      about: ({ t }) => html`<p>${t('panel-goods-import-about')}</p>`,
      fields: ({ t }) => ({
        file: area(t('panel-goods-file'), { file: t('panel-goods-or-file') }),
      }),
      preview: async (ask, _, { file }) => importPart(ask, fileOf(file)),
      async run(sent, _, { file }) {
        const { actor, now, t } = sent
        const input = { file: fileOf(file), replace: false, actor }
        await sent.change((tx) => importCatalog(tx, input, now))
        return { said: t('admin-catalog-imported-toast') }
      },
      back: () => PATH,
    }),
  },
}

function fileOf(text: string): CatalogFile {
  if (Buffer.byteLength(text) > MAX_FILE_BYTES)
    throw new DomainError('CATALOG_TOO_LARGE', { maxKb: MAX_FILE_BYTES / 1000 })
  return parseCatalog(text)
}

/** What an import would do. */
export async function importPart(ask: Ask, file: CatalogFile): Promise<Part> {
  const { deps, actor, now, t } = ask
  const { summary, before, after } = await previewImport(deps.store, { file, actor }, now)
  return html`${summaryPart(ask, summary)}${await linesPart(ask, file)}
${after.size === 0 ? html`<p>${t('admin-catalog-no-change')}</p>` : await pricesPart(ask, before, after)}`
}

function summaryPart({ t, format }: Ask, { lines, products, stillArchived }: ImportSummary): Part {
  const { number } = format
  const pids = format.list(stillArchived, 'plain')
  return html`<p>${t('admin-catalog-line-summary', { added: number(lines.added), known: number(lines.updated) })}<br>${t('admin-catalog-product-summary', { added: number(products.added), known: number(products.updated) })}</p>${
    stillArchived.length > 0 &&
    html`<p class="warn">${t('admin-catalog-still-archived', { pids })}</p>`
  }`
}

/** What would change of the lines themselves. Their products are shown apart. */
async function linesPart({ t, read }: Ask, { lines }: CatalogFile): Promise<Part> {
  const said = (line: CatalogFile['lines'][number] | Line): string[] => {
    const { productName, gameName, orderCode, fields = [], routing } = line
    const { suppliers = [STOCK_SUPPLIER] } = line
    const labels = fields.map(({ label }) => label).join(', ')
    const by = t(`admin-routing-words-by-${wayOf(routing ?? null) ?? 'listed'}`)
    return [productName, gameName, orderCode, labels, `${suppliers.join(', ')} (${by})`]
  }
  const known = new Map((await allLines(read)).map((line) => [line.slug, line]))
  const rows = lines.flatMap((line) => {
    const before = known.get(line.slug)
    if (!before) return []
    const to = said(line)
    return said(before).flatMap((from, i) =>
      from === to[i] ? [] : [[line.productName, from || '–', to[i] || '–'] as const],
    )
  })
  return rows.length > 0 && changes(rows)
}

async function view(ask: Ask): Promise<Screen> {
  const { t } = ask
  const body = html`${goodsTabs(ask)}<div class="card"><p>${t('panel-goods-file-about')}</p>
<div class="buttons"><a class="button main" href="${PATH}/catalog.json" download>${t('panel-goods-download')}</a> ${openButton(t('panel-goods-import'), `${PATH}/import`)}</div></div>`
  return { title: t('panel-goods-file'), body }
}

async function download({ read }: Ask): Promise<Response> {
  const json = JSON.stringify(await exportCatalog(read), null, 2)
  return new Response(`${json}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="catalog.json"',
    },
  })
}
