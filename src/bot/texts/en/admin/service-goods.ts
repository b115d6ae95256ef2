import type { FieldPatternProblem, Line, Product } from '../../../../domain/catalog/catalog.ts'
import type { ImportSummary } from '../../../../domain/catalog/import.ts'
import type { ImportPreview, ProductChange } from '../../../../domain/catalog/preview.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { problems } from '../../../../texts/en/problems.ts'
import { bold, clip, code, type Html, html, lines as textLines, title } from '../../../html.ts'

const MAX_CHANGES_SHOWN = 8
const MAX_PIDS_SHOWN = 20

const MARKS: Record<Line['status'] | Product['status'], string> = {
  active: '🟢',
  paused: '⏸',
  hidden: '🙈',
  removed: '✕',
  archived: '🗄',
}

const VERBS: Record<string, string> = {
  resume: '🟢 Resume',
  pause: '⏸ Pause',
  hide: '🙈 Hide',
  archive: '🗄 Archive',
}

export const catalog = {
  screen: ({ lines, products }: { lines: number; products: number }): Html =>
    textLines(
      bold('🗂 Catalog'),
      '',
      html`${counted(lines, 'line')}, ${counted(products, 'product')}`,
    ),
  lines: '🎮 Lines',
  stock: '🎟 Stock',
  get: '⬇️ Get the file',
  put: '⬆️ Import a file',
  caption: html`The whole catalog. Change it and send it back with ⬆️ Import a file.`,
  ask: textLines(
    bold('⬆️ Import a file'),
    '',
    html`Send the catalog as a .json file. Lines and products in the file are added or changed; all others stay. I show you the changes before I import anything.`,
  ),
  fileWanted: 'Please send a .json file as a document, or /cancel.',
  confirm: ({ summary, changes }: ImportPreview): Html =>
    textLines(
      bold('Import this file?'),
      '',
      ...summaryLines(summary),
      '',
      changes.length === 0
        ? html`No existing product would change.`
        : html`${counted(changes.length, 'product')} would change:`,
      ...changes.slice(0, MAX_CHANGES_SHOWN).map(changeLine),
      changes.length > MAX_CHANGES_SHOWN
        ? html`… and ${changes.length - MAX_CHANGES_SHOWN} more`
        : null,
    ),
  importNow: '⬆️ Yes, import it',
  importedToast: 'Imported.',
  imported: (summary: ImportSummary): Html =>
    textLines(bold('⬆️ Imported'), '', ...summaryLines(summary)),
}

export const lines = {
  title: (page: number) => title('🎮 Lines', page),
  none: 'The catalog is empty. Import a file first.',
  choose: 'Tap a line for its products.',
  row: ({ status, productName, slug }: Line) =>
    `${MARKS[status]} ${clip(productName, 32)} · ${clip(slug, 20)}`,
  /** @param missing the line's suppliers that are not set up here. */
  line: (line: Line, products: number, missing: string[], patterns: FieldPatternProblem[]): Html =>
    textLines(
      html`${bold(`🎮 ${line.productName}`)} (${code(line.slug)})`,
      '',
      html`Status  ${MARKS[line.status]} ${line.status}`,
      html`Kind  ${line.kind}${line.stockBased ? ', sold from stock' : ''}`,
      html`Suppliers  ${line.suppliers.join(', then ')}`,
      missing.length > 0
        ? html`⚠️ Not set up here: ${missing.join(', ')}. See SUPPLIERS in .env.example.`
        : null,
      ...patterns.map(
        ({ field, problem }) =>
          html`⚠️ Not sold: the pattern of ${field} ${problems.pattern(problem)}. Fix it in the catalog file and import the file again.`,
      ),
      html`Products  ${products}`,
    ),
  productRow: ({ status, name, priceMicros }: Product) =>
    `${MARKS[status]} ${clip(name, 32)} · ${priceText(priceMicros)}`,
  byCommand: ({ pid, priceMicros }: Product): Html =>
    html`${code(`/product ${pid}`)} · ${priceText(priceMicros)}`,
  verb: (verb: string) => VERBS[verb] ?? verb,
  product: (product: Product, line: Line | null, available: number | null): Html =>
    textLines(
      html`${bold(product.name)} (${code(product.pid)})`,
      '',
      html`Status  ${MARKS[product.status]} ${product.status}`,
      line && line.status !== 'active'
        ? html`⚠️ It cannot be ordered, because its line is ${line.status}.`
        : null,
      html`Line  ${line?.productName ?? product.slug}`,
      html`Price  ${priceText(product.priceMicros)}`,
      product.suppliers ? html`Suppliers  ${product.suppliers.join(', then ')}` : null,
      ...refs(product.supplierRef),
      available === null ? null : html`In stock  ${available}`,
    ),
  commandsFor: (pid: string): Html =>
    textLines(
      html`The id is too long for buttons. Please use these commands:`,
      ...['pause', 'resume', 'archive', 'price 1.99'].map((verb) =>
        code(`/product ${pid} ${verb}`),
      ),
    ),
  price: '💲 Price',
  askPrice: ({ name, priceMicros }: Product): Html =>
    textLines(
      html`${bold('What should it cost?')} ${name}`,
      '',
      html`Price now: ${priceText(priceMicros)}. Type the new price of one unit in USD, such as ${code('4.99')}. It applies from the next order.`,
    ),
  priced: (pid: string, priceMicros: number) => `${pid} now costs ${formatUsd(priceMicros)}.`,
  isNow: (name: string, status: string) => `${clip(name, 64)} is now ${status}.`,
  isAlready: (name: string, status: string) => `${clip(name, 64)} is already ${status}.`,
  lineUsage:
    'Write /line to list the lines, or /line and a slug to see one. To change it, add pause, resume or hide, such as /line gamea pause.',
  productUsage:
    'Write /product and a product’s id to see it. To change it, add pause, resume, archive, or price and an amount, such as /product GWP-1 price 4.99.',
  back: '‹ Lines',
  backToLine: '‹ Line',
}

function summaryLines({ lines, products, stillArchived }: ImportSummary): (Html | null)[] {
  const more = stillArchived.length - MAX_PIDS_SHOWN
  const pids = stillArchived.slice(0, MAX_PIDS_SHOWN).join(', ')
  return [
    html`Lines: ${lines.added} new, ${lines.updated} known`,
    html`Products: ${products.added} new, ${products.updated} known`,
    stillArchived.length > 0
      ? html`Not for sale, because they were archived before: ${pids}${more > 0 ? ` and ${more} more` : ''}. Give them "status": "active" in the file, or resume them here.`
      : null,
  ]
}

function changeLine({ pid, before, after }: ProductChange): Html {
  const parts: string[] = []
  if (before.priceMicros !== after.priceMicros)
    parts.push(`${priceText(before.priceMicros)} → ${priceText(after.priceMicros)}`)
  if (before.status !== after.status) parts.push(`${before.status} → ${after.status}`)
  if (before.name !== after.name) parts.push(`${clip(before.name, 32)} → ${clip(after.name, 32)}`)
  const [refBefore, refAfter] = [refText(before.supplierRef), refText(after.supplierRef)]
  if (refBefore !== refAfter)
    parts.push(`supplierRef ${clip(refBefore, 24)} → ${clip(refAfter, 24)}`)
  const [namesBefore, namesAfter] = [namesText(before.suppliers), namesText(after.suppliers)]
  if (namesBefore !== namesAfter)
    parts.push(`suppliers ${clip(namesBefore, 32)} → ${clip(namesAfter, 32)}`)
  if (parts.length === 0) parts.push('its place in the list')
  return html`• ${code(pid)}: ${parts.join(', ')}`
}

function refText(ref: Product['supplierRef']): string {
  if (ref === null) return 'none'
  if (typeof ref === 'string') return ref
  return Object.entries(ref)
    .map(([supplier, name]) => `${supplier}: ${name}`)
    .join(', ')
}

function namesText(suppliers: Product['suppliers']): string {
  return suppliers?.join(', ') ?? 'those of its line'
}

function refs(ref: Product['supplierRef']): Html[] {
  return ref === null ? [] : [html`supplierRef  ${code(clip(refText(ref), 256))}`]
}

function priceText(priceMicros: number | null): string {
  return priceMicros === null ? 'no price' : formatUsd(priceMicros)
}
