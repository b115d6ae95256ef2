import type { Reader } from '../../db/store.ts'
import { readSettings } from '../settings/settings.ts'
import type { SheetTable } from '../shared/table.ts'
import { priceColumns, productColumns, readCatalogState } from './columns.ts'
import { stockRows } from './stock-sheet.ts'

// The tables that people take into a spreadsheet, change and send back.

export const SHEETS = ['prices', 'products', 'stock'] as const
export type SheetKind = (typeof SHEETS)[number]

/** The columns that people change. Those of costs and names have more words, for each supplier and language. */
export const EDITABLE: Record<SheetKind, readonly string[]> = {
  prices: ['cost_usd', 'pricing', 'price_usd', 'below_cost'],
  products: ['name', 'supplier_ref', 'suppliers', 'status'],
  stock: ['code', 'cost_usd'],
}

export async function sheetTable(db: Reader, kind: SheetKind): Promise<SheetTable> {
  if (kind === 'stock') {
    const { lowStock } = await readSettings(db)
    return { name: kind, ...(await stockRows(db, lowStock)) }
  }
  const state = await readCatalogState(db)
  const columns = (kind === 'prices' ? priceColumns : productColumns)(state)
  return {
    name: kind,
    columns: columns.map(({ heading, kind }) => ({ name: heading, kind })),
    rows: state.rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}
