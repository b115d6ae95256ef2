import type { Reader } from '../../db/store.ts'
import { priceFor } from '../catalog/catalog.ts'
import { type EditedField, fieldValue } from '../catalog/edit.ts'
import { allTiers } from '../catalog/tiers.ts'
import { type ProductRow, rowsInOrder } from '../catalog/view.ts'
import { cellText, textOf } from './cells.ts'
import { PID, plain } from './headings.ts'

// The columns about products. Their headings are the same in every language: programs read them.

export type CatalogState = Awaited<ReturnType<typeof readCatalogState>>
/** `edited`: null if the column is only there to be read. */
export type SheetColumn = {
  heading: string
  kind: 'text' | 'usd'
  edited: EditedField | null
  cell(row: ProductRow): string | number | null
}

/** In a heading without a supplier: the product's first one. */
export const FIRST = ''
const NAME_IN = /^name[ _-]?\(?([a-z]{2,3})\)?$/

export async function readCatalogState(db: Reader) {
  const rows = await rowsInOrder(db)
  const suppliers = new Set<string>()
  const languages = new Set<string>()
  for (const row of rows) {
    for (const name of suppliersOf(row)) suppliers.add(name)
    for (const name of Object.keys(row.product.costs ?? {})) suppliers.add(name)
    for (const language of Object.keys(row.product.names ?? {})) languages.add(language)
  }
  const tiers = await allTiers(db)
  return { rows, tiers, suppliers: [...suppliers].sort(), languages: [...languages].sort() }
}

export function suppliersOf({ product, line }: ProductRow): string[] {
  return product.suppliers ?? line.suppliers
}

export function priceColumns({ tiers, suppliers }: CatalogState): SheetColumn[] {
  return [
    ...about(),
    seen('product', ({ product }) => cellText(product.name)),
    ...suppliers.map((name) => edited({ field: 'cost', of: name })),
    edited({ field: 'pricing' }),
    edited({ field: 'price' }),
    ...tiers.map(
      ({ id, name }): SheetColumn => ({
        ...{ heading: `price_usd ${name}`, kind: 'usd', edited: null },
        cell: ({ product }) => priceFor(product, id),
      }),
    ),
    edited({ field: 'belowCost' }),
  ]
}

export function productColumns({ languages }: CatalogState): SheetColumn[] {
  return [
    ...about(),
    edited({ field: 'name' }),
    ...languages.map((code) => edited({ field: 'names', of: code })),
    edited({ field: 'supplierRef' }),
    edited({ field: 'suppliers' }),
    edited({ field: 'status' }),
  ]
}

/** Finds the column with a heading, as people may write it; undefined if there is none. */
export function columnFinder(state: CatalogState): (heading: string) => SheetColumn | undefined {
  const all = [...priceColumns(state), ...productColumns(state)]
  const more = [
    edited({ field: 'cost', of: FIRST }, 'cost_usd'),
    edited({ field: 'cost', of: FIRST }, 'cost'),
    edited({ field: 'price' }, 'price'),
  ]
  const exact = new Map(all.map((one) => [one.heading.toLowerCase(), one]))
  const alike = new Map([...more, ...all].map((one) => [plain(one.heading), one]))
  return (heading) => {
    const text = heading.trim().toLowerCase()
    const found = exact.get(text) ?? alike.get(plain(text))
    const [, language] = NAME_IN.exec(text) ?? []
    if (found || language === undefined) return found
    return edited({ field: 'names', of: language })
  }
}

export function headingOf(edited: EditedField): string {
  switch (edited.field) {
    case 'price':
      return 'price_usd'
    case 'cost':
      return `cost_usd ${edited.of}`
    case 'names':
      return `name_${edited.of}`
    case 'belowCost':
      return 'below_cost'
    case 'supplierRef':
      return 'supplier_ref'
    default:
      return edited.field
  }
}

function about(): SheetColumn[] {
  return [seen(PID, ({ product }) => product.pid), seen('line', ({ line }) => line.slug)]
}

function seen(heading: string, cell: (row: ProductRow) => string): SheetColumn {
  return { heading, kind: 'text', edited: null, cell }
}

function edited(field: EditedField, heading = headingOf(field)): SheetColumn {
  const isAmount = field.field === 'price' || field.field === 'cost'
  return {
    ...{ heading, kind: isAmount ? 'usd' : 'text', edited: field },
    cell({ product }) {
      const value = fieldValue(product, field)
      return isAmount ? (value as number | null) : textOf(value)
    },
  }
}
