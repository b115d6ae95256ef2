import { isGoneAt, type Line, type Product, refAt } from '../../../domain/catalog/catalog.ts'
import { wayOf } from '../../../domain/catalog/routing.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

export function lineRow(texts: Texts, { status, productName, slug }: Line): string {
  const name = clip(productName, 32)
  return `${iconOf(texts, status)} ${name} · ${texts.format.apart(clip(slug, 20))}`
}

export function productRow(texts: Texts, { status, name, priceMicros, heldFor }: Product): string {
  const icon = heldFor === null ? iconOf(texts, status) : '⏸'
  return `${icon} ${clip(name, 32)} · ${priceText(texts, priceMicros)}`
}

/** @param available null if it is not sold from stock. */
export function productView(
  texts: Texts,
  product: Product,
  line: Line | null,
  available: number | null,
): Html {
  const { format, t } = texts
  const ref = refText(product.supplierRef)
  // What has paused itself is not sold, whatever its status.
  const isHeld = product.status === 'active' && product.heldFor !== null
  const { suppliers, supplierRef, unavailable } = product
  return lines(
    html`${bold(product.name)} (${code(product.pid)})`,
    '',
    format.field(
      t('admin-lines-labels-status'),
      html`${t(`admin-lines-status-${isHeld ? 'paused' : product.status}`)}`,
    ),
    line &&
      line.status !== 'active' &&
      t('admin-lines-line-not-active', { status: t(`admin-lines-status-${line.status}`) }),
    format.field(t('admin-lines-labels-line'), line?.productName ?? product.slug),
    format.field(t('admin-lines-labels-price'), priceText(texts, product.priceMicros)),
    ...costLines(texts, product),
    ...(suppliers ?? line?.suppliers ?? [])
      .filter((name) => isGoneAt(unavailable, name, refAt(supplierRef, name)))
      .map((name) => t('admin-price-lists-gone-there', { supplier: format.apart(name) })),
    product.suppliers &&
      format.field(t('admin-lines-labels-suppliers'), product.suppliers.join(', ')),
    ref === null ? null : format.field('supplierRef', code(clip(ref, 256))),
    available === null ? null : format.field(t('admin-lines-labels-in-stock'), available),
  )
}

/** What one unit costs at each supplier, and what is left of the price. */
export function costLines({ format, t }: Texts, { priceMicros, costs }: Product): Html[] {
  const known = Object.entries(costs ?? {})
  if (known.length === 0)
    return [format.field(t('admin-lines-labels-cost'), t('admin-lines-no-cost'))]
  return known.map(([supplier, { micros, sinceMs }]) => {
    const cost = `${format.usd(micros)} (${format.apart(supplier)}, ${format.day(new Date(sinceMs))})`
    const profit =
      priceMicros === null
        ? null
        : t('admin-lines-profit-each', { profit: format.signedUsd(priceMicros - micros) })
    return format.field(t('admin-lines-labels-cost'), profit === null ? cost : `${cost}, ${profit}`)
  })
}

export function askPriceView(texts: Texts, { name, priceMicros }: Product): Html {
  const { format, t } = texts
  return lines(
    bold(t('admin-lines-ask-price')),
    format.apart(name),
    '',
    t('admin-lines-price-now', {
      price: priceText(texts, priceMicros),
      example: format.apart(code('4.99')),
    }),
  )
}

export function askCostView(texts: Texts, { name, costs }: Product): Html {
  const { format, t } = texts
  const known = Object.entries(costs ?? {}).map(
    ([supplier, { micros }]) => `${format.usd(micros)} (${format.apart(supplier)})`,
  )
  return lines(
    bold(t('admin-lines-ask-cost')),
    format.apart(name),
    '',
    t('admin-lines-cost-now', {
      cost: known.length === 0 ? t('admin-lines-no-cost') : format.list(known, 'plain'),
      example: format.apart(code('3.50')),
    }),
  )
}

export function priceText({ format, t }: Texts, priceMicros: number | null): string {
  return priceMicros === null ? t('admin-lines-no-price') : format.usd(priceMicros)
}

/** Null if there is none: its name at a supplier, or at each. */
export function refText(ref: Product['supplierRef']): string | null {
  if (ref === null || typeof ref === 'string') return ref
  return Object.entries(ref)
    .map(([supplier, name]) => `${supplier}: ${name}`)
    .join(', ')
}

function iconOf({ t }: Texts, status: Line['status'] | Product['status']): string {
  return t(`admin-lines-status-${status}`).split(' ')[0] ?? ''
}

export function routingField({ format, t }: Texts, { routing }: Pick<Line, 'routing'>): Html {
  return format.field(
    t('admin-routing-row'),
    t(`admin-routing-words-by-${wayOf(routing) ?? 'listed'}`),
  )
}
