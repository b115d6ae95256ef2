import type { Reader } from '../../db/store.ts'
import { STOCK_SUPPLIER } from '../catalog/catalog.ts'
import { DomainError } from '../shared/errors.ts'
import type { CellFault } from '../shared/problems.ts'
import type { ReadCell, SheetTable } from '../shared/table.ts'
import { withoutApostrophe } from '../shared/table-text.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { linesOf } from '../shared/typed-text.ts'
import {
  type Duplicate,
  duplicate,
  MAX_CODE_LENGTH,
  type NumberedCode,
  numberedCode,
} from '../stock/code-text.ts'
import { stockLevels } from '../stock/stock.ts'
import { createReport } from './catalog-sheet.ts'
import { cellText, oddFault, readCost } from './cells.ts'
import { readCatalogState, suppliersOf } from './columns.ts'
import { byTypedPid, CODE, type FoundTable, PID, plain } from './headings.ts'

// Codes for several products in one table. The content of a cell is never repeated: it may be a code in the wrong column.

type CodeGroup = { pid: string; costMicros: number | null; codes: NumberedCode[] }

const COST = 'cost_usd'
/** More products, or costs of them, than one file brings codes for. */
const MAX_GROUPS = 500
/** As in a text file of codes. */
const MAX_CODES = 100_000

/** What is sold from stock, and empty cells for new codes. It has no code. */
export async function stockRows(
  db: Reader,
  lowStock: number,
): Promise<Pick<SheetTable, 'columns' | 'rows'>> {
  const { rows } = await readCatalogState(db)
  const byPid = new Map(rows.map((row) => [row.product.pid, row]))
  const texts = [PID, 'line', 'product'].map((name) => ({ name, kind: 'text' as const }))
  return {
    columns: [
      ...texts,
      { name: 'in_stock', kind: 'whole' },
      { name: 'level', kind: 'text' },
      { name: 'known_cost_usd', kind: 'usd' },
      { name: CODE, kind: 'text' },
      { name: COST, kind: 'usd' },
    ],
    rows: (await stockLevels(db)).map(({ pid, name, available }) => {
      const row = byPid.get(pid)
      const supplier = row && suppliersOf(row).includes(STOCK_SUPPLIER) ? STOCK_SUPPLIER : null
      const cost = supplier === null ? undefined : row?.product.costs?.[supplier]
      const level = available === 0 ? 'out' : available < lowStock ? 'low' : 'ok'
      return [
        pid,
        row?.line.slug ?? '',
        cellText(name),
        available,
        level,
        cost?.micros ?? null,
        '',
        null,
      ]
    }),
  }
}

/** @throws DomainError INVALID_SHEET if there is no code in it */
export async function checkStockSheet(db: Reader, table: FoundTable) {
  const slice = createTimeSlices()
  const at = (name: string) => table.heading.findIndex(({ text }) => plain(text) === plain(name))
  const [pidAt, codeAt] = [at(PID), at(CODE)]
  const costAt = Math.max(at(COST), at('cost'))
  const { rows } = await readCatalogState(db)
  const find = byTypedPid(rows.map(({ product, line }) => ({ pid: product.pid, line })))
  const report = createReport()
  const groups = new Map<string, CodeGroup>()
  /** Codes that an earlier row has for the same product. */
  const repeated: Duplicate[] = []
  const seen = new Map<string, { row: number; pid: string }>()
  let read = 0
  for (const { row, cells } of table.rows) {
    await slice()
    const problem = (column: string, fault: CellFault) => report.add({ row, column, ...fault })
    const cell = cells[codeAt]
    if (!cell || (cell.text.trim() === '' && cell.is === 'text')) continue
    const odd = oddFault(cell, false)
    if (odd) problem(CODE, odd.fault)
    const pidTyped = cellText(cells[pidAt]?.text ?? '')
    const found = find(pidTyped)
    if (!found) problem(PID, { problem: pidTyped === '' ? 'pid_missing' : 'unknown_pid' })
    else if (!found.line.stockBased) problem(PID, { problem: 'not_from_stock' })
    const cost = costIn(cells[costAt])
    if (cost && 'fault' in cost) problem(COST, cost.fault)
    if (odd || !found || (cost && 'fault' in cost)) continue
    const { pid } = found
    for (const one of codesIn(row, cell)) {
      await slice()
      if (++read > MAX_CODES)
        throw new DomainError('INVALID_SHEET', { problem: 'too_many_codes', max: MAX_CODES })
      const { code } = one
      const first = seen.get(code)
      if (code.length > MAX_CODE_LENGTH)
        problem(CODE, { problem: 'code_too_long', max: MAX_CODE_LENGTH })
      else if (first && first.pid !== pid)
        problem(CODE, { problem: 'code_elsewhere', first: first.row })
      else if (first) repeated.push(duplicate(one, first.row))
      else {
        seen.set(code, { row, pid })
        const costMicros = cost?.value ?? null
        const key = `${pid} ${costMicros}`
        const group = groups.get(key) ?? { pid, costMicros, codes: [] }
        group.codes.push(one)
        groups.set(key, group)
      }
    }
  }
  const { problems, more } = report
  if (groups.size === 0 && problems.length === 0)
    throw new DomainError('INVALID_SHEET', { problem: 'no_codes' })
  if (groups.size > MAX_GROUPS)
    throw new DomainError('INVALID_SHEET', { problem: 'too_many_products', max: MAX_GROUPS })
  return { groups: [...groups.values()], repeated, problems, moreProblems: more() }
}

export function hasCodes({ heading, rows }: FoundTable): boolean {
  const at = heading.findIndex(({ text }) => plain(text) === CODE)
  return rows.some(({ cells }) => (cells[at]?.text ?? '').trim() !== '')
}

/** A cell may have several codes, one a line. */
function codesIn(row: number, { text }: ReadCell): Iterable<NumberedCode> {
  return linesOf(text)
    .map((line) => numberedCode(row, withoutApostrophe(line.trim())))
    .filter(({ code }) => code !== '')
}

/** Undefined if the cell is empty. */
function costIn(cell: ReadCell | undefined) {
  if (!cell || (cell.text.trim() === '' && cell.is === 'text')) return undefined
  const read = oddFault(cell, true) ?? readCost({ ...cell, text: cellText(cell.text) })
  const isSaid = 'fault' in read && read.fault.problem === 'amount'
  return isSaid ? { fault: { problem: 'amount' as const, said: '' } } : read
}
