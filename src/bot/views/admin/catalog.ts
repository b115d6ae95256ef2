import type { Product } from '../../../domain/catalog/catalog.ts'
import type { ImportSummary } from '../../../domain/catalog/import.ts'
import type { ImportPreview, ProductChange } from '../../../domain/catalog/preview.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { priceText, refText } from './lines.ts'

const MAX_CHANGES_SHOWN = 8
const MAX_PIDS_SHOWN = 20

export function catalogView(
  { service, format }: Texts,
  size: { lines: number; products: number },
): Html {
  const { title, lineCount, productCount } = service.catalog
  const counts = [lineCount(size.lines), productCount(size.products)]
  return lines(bold(title), '', format.list(counts, 'plain'))
}

/** What the import of a file would change. */
export function importPreviewView(texts: Texts, { summary, changes }: ImportPreview): Html {
  const { service, common, format } = texts
  const { catalog } = service
  const more = changes.length - MAX_CHANGES_SHOWN
  return lines(
    bold(catalog.confirm),
    '',
    ...summaryLines(texts, summary),
    '',
    changes.length === 0 ? catalog.noChange : catalog.changes(changes.length),
    ...changes.slice(0, MAX_CHANGES_SHOWN).map((change) => changeLine(texts, change)),
    more > 0 ? common.andMore(format.number(more)) : null,
  )
}

export function importedView(texts: Texts, summary: ImportSummary): Html {
  return lines(bold(texts.service.catalog.imported), '', ...summaryLines(texts, summary))
}

function summaryLines(
  { service, format }: Texts,
  { lines, products, stillArchived }: ImportSummary,
): (string | null)[] {
  const { lineSummary, productSummary, stillArchived: archivedText, moreOf } = service.catalog
  const { number, apart } = format
  const more = stillArchived.length - MAX_PIDS_SHOWN
  const pids = apart(stillArchived.slice(0, MAX_PIDS_SHOWN).join(', '))
  return [
    lineSummary(number(lines.added), number(lines.updated)),
    productSummary(number(products.added), number(products.updated)),
    stillArchived.length > 0 ? archivedText(more > 0 ? moreOf(pids, number(more)) : pids) : null,
  ]
}

function changeLine(texts: Texts, { pid, before, after }: ProductChange): Html {
  const { service, format } = texts
  const { catalog, lines: words } = service
  const changed = (name: string, one: string, other: string) =>
    one === other ? [] : [`${name === '' ? '' : `${name} `}${format.change(one, other)}`]
  const names = (suppliers: Product['suppliers']) =>
    clip(suppliers?.join(', ') ?? catalog.ofItsLine, 32)
  const ref = (one: Product) => clip(refText(one.supplierRef) ?? catalog.none, 24)
  const parts = [
    ...changed('', priceText(texts, before.priceMicros), priceText(texts, after.priceMicros)),
    ...changed('', words.status[before.status], words.status[after.status]),
    ...changed('', clip(before.name, 32), clip(after.name, 32)),
    ...changed('supplierRef', ref(before), ref(after)),
    ...changed('suppliers', names(before.suppliers), names(after.suppliers)),
  ]
  const shown = format.apart(code(pid))
  return html`• ${shown}: ${parts.length === 0 ? catalog.itsPlace : parts.join(', ')}`
}
