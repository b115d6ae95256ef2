import type { Product } from '../../../domain/catalog/catalog.ts'
import type { ImportSummary } from '../../../domain/catalog/import.ts'
import type { ImportPreview, ProductChange } from '../../../domain/catalog/preview.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { priceText, refText } from './lines.ts'

const MAX_CHANGES_SHOWN = 8
const MAX_PIDS_SHOWN = 20

export function catalogView({ format, t }: Texts, size: { lines: number; products: number }): Html {
  const counts = [
    t('admin-catalog-line-count', { count: size.lines }),
    t('admin-catalog-product-count', { count: size.products }),
  ]
  return lines(bold(t('admin-catalog-title')), '', format.list(counts, 'plain'))
}

/** What the import of a file would change. */
export function importPreviewView(texts: Texts, { summary, changes }: ImportPreview): Html {
  const { format, t } = texts
  const more = changes.length - MAX_CHANGES_SHOWN
  return lines(
    bold(t('admin-catalog-confirm')),
    '',
    ...summaryLines(texts, summary),
    '',
    changes.length === 0
      ? t('admin-catalog-no-change')
      : t('admin-catalog-changes', { count: changes.length }),
    ...changes.slice(0, MAX_CHANGES_SHOWN).map((change) => changeLine(texts, change)),
    more > 0 ? t('common-and-more', { count: format.number(more) }) : null,
  )
}

export function importedView(texts: Texts, summary: ImportSummary): Html {
  return lines(bold(texts.t('admin-catalog-imported')), '', ...summaryLines(texts, summary))
}

function summaryLines(
  { format, t }: Texts,
  { lines, products, stillArchived }: ImportSummary,
): (string | null)[] {
  const { number, apart } = format
  const more = stillArchived.length - MAX_PIDS_SHOWN
  const pids = apart(stillArchived.slice(0, MAX_PIDS_SHOWN).join(', '))
  return [
    t('admin-catalog-line-summary', { added: number(lines.added), known: number(lines.updated) }),
    t('admin-catalog-product-summary', {
      added: number(products.added),
      known: number(products.updated),
    }),
    stillArchived.length > 0
      ? t('admin-catalog-still-archived', {
          pids: more > 0 ? t('admin-catalog-more-of', { some: pids, more: number(more) }) : pids,
        })
      : null,
  ]
}

function changeLine(texts: Texts, { pid, before, after }: ProductChange): Html {
  const { format, t } = texts
  const changed = (name: string, one: string, other: string) =>
    one === other ? [] : [`${name === '' ? '' : `${name} `}${format.change(one, other)}`]
  const names = (suppliers: Product['suppliers']) =>
    clip(suppliers?.join(', ') ?? t('admin-catalog-of-its-line'), 32)
  const ref = (one: Product) => clip(refText(one.supplierRef) ?? t('admin-catalog-none'), 24)
  const parts = [
    ...changed('', priceText(texts, before.priceMicros), priceText(texts, after.priceMicros)),
    ...changed(
      '',
      t(`admin-lines-status-${before.status}`),
      t(`admin-lines-status-${after.status}`),
    ),
    ...changed('', clip(before.name, 32), clip(after.name, 32)),
    ...changed('supplierRef', ref(before), ref(after)),
    ...changed('suppliers', names(before.suppliers), names(after.suppliers)),
  ]
  const shown = format.apart(code(pid))
  return html`• ${shown}: ${parts.length === 0 ? t('admin-catalog-its-place') : parts.join(', ')}`
}
