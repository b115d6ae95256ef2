import {
  type FieldPatternProblem,
  isGoneAt,
  type Line,
  type Product,
  refAt,
} from '../../../domain/catalog/catalog.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { pageTitle } from '../page-title.ts'
import { routingField } from './routing.ts'

export function linesView(texts: Texts, page: number, isEmpty: boolean): Html {
  const { title, none, choose } = texts.service.lines
  return lines(pageTitle(texts, title, page), '', isEmpty ? none : choose)
}

export function lineRow(texts: Texts, { status, productName, slug }: Line): string {
  const name = clip(productName, 32)
  return `${markOf(texts, status)} ${name} · ${texts.format.apart(clip(slug, 20))}`
}

/** @param missing the line's suppliers that are not set up here. */
export function lineView(
  texts: Texts,
  line: Line,
  {
    products,
    missing,
    patterns,
  }: { products: number; missing: string[]; patterns: FieldPatternProblem[] },
): Html {
  const { service, problems, format } = texts
  const { lines: words } = service
  const { labels } = words
  const kind = words.kind[line.kind]
  return lines(
    html`${bold(`🎮 ${line.productName}`)} (${code(line.slug)})`,
    '',
    format.field(labels.status, html`${words.status[line.status]}`),
    format.field(labels.kind, html`${line.stockBased ? `${kind}, ${words.fromStock}` : kind}`),
    format.field(labels.suppliers, line.suppliers.join(', ')),
    routingField(texts, line),
    missing.length > 0 ? words.missing(format.apart(missing.join(', '))) : null,
    ...patterns.map(({ field, problem }) =>
      words.notSold(format.apart(code(field)), problems.pattern(problem)),
    ),
    format.field(labels.products, products),
  )
}

export function productRow(texts: Texts, { status, name, priceMicros, heldFor }: Product): string {
  const mark = heldFor === null ? markOf(texts, status) : '⏸'
  return `${mark} ${clip(name, 32)} · ${priceText(texts, priceMicros)}`
}

/** A product whose id is too long for a button. */
export function productByCommand(texts: Texts, { pid, priceMicros }: Product): Html {
  return html`${texts.format.apart(code(`/product ${pid}`))} · ${priceText(texts, priceMicros)}`
}

/** @param available null if it is not sold from stock. */
export function productView(
  texts: Texts,
  product: Product,
  line: Line | null,
  available: number | null,
): Html {
  const { service, format } = texts
  const { lines: words } = service
  const { labels } = words
  const ref = refText(product.supplierRef)
  // What has paused itself is not sold, whatever its status.
  const isHeld = product.status === 'active' && product.heldFor !== null
  return lines(
    html`${bold(product.name)} (${code(product.pid)})`,
    '',
    format.field(labels.status, html`${words.status[isHeld ? 'paused' : product.status]}`),
    line && line.status !== 'active' ? words.lineNotActive(words.status[line.status]) : null,
    format.field(labels.line, line?.productName ?? product.slug),
    format.field(labels.price, priceText(texts, product.priceMicros)),
    ...costLines(texts, product),
    ...goneAt(product, line).map((name) => service.priceLists.goneThere(format.apart(name))),
    product.suppliers ? format.field(labels.suppliers, product.suppliers.join(', ')) : null,
    ref === null ? null : format.field('supplierRef', code(clip(ref, 256))),
    available === null ? null : format.field(labels.inStock, available),
  )
}

/** What a new price or cost makes of a product: both before and after, and what is then left of the price. */
export function productChangeView(texts: Texts, before: Product, after: Product): Html {
  const { service, format } = texts
  const { labels } = service.lines
  const price = ({ priceMicros }: Product) => priceText(texts, priceMicros)
  const cost = ({ costs }: Product) =>
    Object.entries(costs ?? {})
      .map(([supplier, { micros }]) => `${format.usd(micros)} (${format.apart(supplier)})`)
      .join(', ') || '–'
  const row = (label: string, said: (product: Product) => string) =>
    said(before) === said(after)
      ? []
      : [format.field(label, format.change(html`${said(before)}`, bold(said(after))))]
  return lines(
    html`${bold(after.name)} (${code(after.pid)})`,
    ...row(labels.price, price),
    ...row(labels.cost, cost),
    ...costLines(texts, after),
  )
}

/** The suppliers whose price lists say that it cannot be bought there now. */
function goneAt({ suppliers, supplierRef, unavailable }: Product, line: Line | null): string[] {
  return (suppliers ?? line?.suppliers ?? []).filter((name) =>
    isGoneAt(unavailable, name, refAt(supplierRef, name)),
  )
}

/** What one unit costs at each supplier, and what is left of the price. */
function costLines({ service, format }: Texts, { priceMicros, costs }: Product): Html[] {
  const { labels, noCost, profitEach } = service.lines
  const known = Object.entries(costs ?? {})
  if (known.length === 0) return [format.field(labels.cost, noCost)]
  return known.map(([supplier, { micros, sinceMs }]) => {
    const cost = `${format.usd(micros)} (${format.apart(supplier)}, ${format.day(new Date(sinceMs))})`
    const profit = priceMicros === null ? null : profitEach(format.signedUsd(priceMicros - micros))
    return format.field(labels.cost, profit === null ? cost : `${cost}, ${profit}`)
  })
}

/** The commands for a product whose id is too long for buttons. */
export function productCommandsView({ service, format }: Texts, pid: string): Html {
  return lines(
    service.lines.commandsFor,
    ...['pause', 'resume', 'archive', 'price 1.99', 'cost 1.50'].map((verb) =>
      format.apart(code(`/product ${pid} ${verb}`)),
    ),
  )
}

export function askPriceView(texts: Texts, { name, priceMicros }: Product): Html {
  const { service, format } = texts
  const { askPrice, priceNow, aboutPrice } = service.lines
  return lines(
    bold(askPrice),
    format.apart(name),
    '',
    priceNow(priceText(texts, priceMicros)),
    aboutPrice(format.apart(code('4.99'))),
  )
}

export function askCostView(texts: Texts, { name, costs }: Product): Html {
  const { service, format } = texts
  const { askCost, costNow, aboutCost, noCost } = service.lines
  const known = Object.entries(costs ?? {}).map(
    ([supplier, { micros }]) => `${format.usd(micros)} (${format.apart(supplier)})`,
  )
  return lines(
    bold(askCost),
    format.apart(name),
    '',
    costNow(known.length === 0 ? noCost : format.list(known, 'plain')),
    aboutCost(format.apart(code('3.50'))),
  )
}

export function priceText({ service, format }: Texts, priceMicros: number | null): string {
  return priceMicros === null ? service.lines.noPrice : format.usd(priceMicros)
}

/** Null if there is none: its name at a supplier, or at each. */
export function refText(ref: Product['supplierRef']): string | null {
  if (ref === null || typeof ref === 'string') return ref
  return Object.entries(ref)
    .map(([supplier, name]) => `${supplier}: ${name}`)
    .join(', ')
}

function markOf({ service }: Texts, status: Line['status'] | Product['status']): string {
  return service.lines.status[status].split(' ')[0] ?? ''
}
