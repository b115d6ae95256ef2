import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Reader } from '../../db/store.ts'
import { deliversCodes, STOCK_SUPPLIER } from '../catalog/catalog.ts'
import {
  type EditedField,
  type EditedValue,
  fieldValue,
  type ProductEdit,
} from '../catalog/edit.ts'
import type { ProductRow } from '../catalog/view.ts'
import { DomainError } from '../shared/errors.ts'
import type { CellFault, CellProblem } from '../shared/problems.ts'
import type { ReadCell } from '../shared/table.ts'
import { withoutApostrophes } from '../shared/table-text.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { cellText, oddFault, readField, textOf } from './cells.ts'
import { columnFinder, FIRST, readCatalogState, type SheetColumn, suppliersOf } from './columns.ts'
import { byTypedPid, type FoundTable, headingsSaid, PID, plain, withoutZeros } from './headings.ts'

// Compares a spreadsheet about products with what the catalog says now. A row, a column or a cell that is missing
// changes nothing.

/** A change, and where the file says so. */
export type SheetEdit = ProductEdit & { row: number; column: string }
export type CheckedSheet = Awaited<ReturnType<typeof checkCatalogSheet>>

const MAX_CHANGES = 5000
const MAX_PROBLEMS = 200
const MAX_UNREAD = 10
const HEADING_SAID = 40

type Placed = { at: number; column: SheetColumn }

/**
 * @returns unread: headings that no column has. ignored: columns that are only there to be read, in which cells differ
 *   from the present state, and how many.
 * @throws DomainError INVALID_SHEET if it knows no column, or if there are too many changes
 */
export async function checkCatalogSheet(db: Reader, table: FoundTable) {
  const slice = createTimeSlices()
  const state = await readCatalogState(db)
  const { placed, pidAt, unread } = placedColumns(table, columnFinder(state))
  if (placed.length === 0) {
    const found = headingsSaid(table.heading.map(({ text }) => text))
    throw new DomainError('INVALID_SHEET', { problem: 'no_columns', found })
  }
  const find = byTypedPid(state.rows.map((row) => ({ pid: row.product.pid, row })))
  const report = createReport()
  const ignored = new Map<string, number>()
  const edits: SheetEdit[] = []
  const seen = new Map<string, number>()
  for (const { row, cells } of table.rows) {
    await slice()
    const problem = (column: string, fault: CellFault) => report.add({ row, column, ...fault })
    const cell = cells[pidAt] ?? EMPTY
    const pid = cellText(cell.text)
    if (!isFilled(cell)) {
      if (placed.some(({ at, column }) => column.edited && isFilled(cells[at])))
        problem(PID, { problem: 'pid_missing' })
    } else {
      const found = find(pid)?.row
      const first = seen.get(found?.product.pid ?? '')
      if (!found) problem(PID, oddFault(cell, false)?.fault ?? { problem: 'unknown_pid' })
      else if (first !== undefined) problem(PID, { problem: 'pid_twice', first })
      else {
        seen.set(found.product.pid, row)
        edits.push(...editsOf(found, { row, cells }, { placed, problem, ignored }))
      }
    }
  }
  if (edits.length > MAX_CHANGES)
    throw new DomainError('INVALID_SHEET', { problem: 'too_many_changes', max: MAX_CHANGES })
  const { problems, more } = report
  const differing = [...ignored].map(([column, cells]) => ({ column, cells }))
  return { edits, problems, moreProblems: more(), unread, ignored: differing }
}

/** A hash by which the same changes of the same state are recognized. */
export function digestOf(edits: readonly ProductEdit[]): string {
  const shown = edits.map(({ pid, field, before, after, ...rest }) => [
    ...[pid, field, 'of' in rest ? rest.of : ''],
    ...[textOf(before), textOf(after)],
  ])
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/** What is stored until it is confirmed. */
export function withoutPlaces(edits: readonly SheetEdit[]): ProductEdit[] {
  return edits.map(({ row: _, column: __, ...edit }) => edit)
}

const EMPTY: ReadCell = { text: '', is: 'text' }

function isFilled(cell: ReadCell | undefined): boolean {
  return cell !== undefined && (cell.is !== 'text' || cellText(cell.text) !== '')
}

export function createReport() {
  const problems: CellProblem[] = []
  let more = 0
  return {
    problems,
    /** How many problems there are besides. */
    more: () => more,
    add(problem: CellProblem): void {
      if (problems.length < MAX_PROBLEMS) problems.push(problem)
      else more += 1
    },
  }
}

function placedColumns(
  { heading }: FoundTable,
  find: (heading: string) => SheetColumn | undefined,
): { placed: Placed[]; pidAt: number; unread: string[] } {
  const placed: Placed[] = []
  const unread: string[] = []
  let pidAt = 0
  for (const [at, { text }] of heading.entries()) {
    const column = find(text)
    if (plain(text) === PID) pidAt = at
    else if (column) placed.push({ at, column })
    else if (text.trim() !== '' && unread.length < MAX_UNREAD)
      unread.push(cellText(text).slice(0, HEADING_SAID))
  }
  return { placed, pidAt, unread }
}

type Reading = {
  placed: readonly Placed[]
  problem: (column: string, fault: CellFault) => void
  ignored: Map<string, number>
}

/** The changes of one product that are right, together. */
function editsOf(
  found: ProductRow,
  { row, cells }: { row: number; cells: readonly ReadCell[] },
  { placed, problem, ignored }: Reading,
): SheetEdit[] {
  const edits: SheetEdit[] = []
  const { product } = found
  for (const { at, column } of placed) {
    const { heading } = column
    const cell = cells[at]
    if (!cell || !isFilled(cell)) continue
    if (column.edited === null) {
      if (!saysTheSame(cell, column, found)) ignored.set(heading, (ignored.get(heading) ?? 0) + 1)
      continue
    }
    const field = fieldOf(column.edited, found)
    const before = fieldValue(product, field)
    if (looksTheSame(cell, before)) continue
    const read = readField(field, cell, suppliersOf(found))
    const twin = edits.find((one) => isField(one, field))
    if ('fault' in read) problem(heading, read.fault)
    else if (isDeepStrictEqual(read.value, before)) continue
    else if (twin && !isDeepStrictEqual(twin.after, read.value))
      problem(heading, { problem: 'twice', column: twin.column })
    else if (!twin)
      edits.push({ ...field, pid: product.pid, before, after: read.value, row, column: heading })
  }
  return withoutContradictions(found, edits, problem)
}

function fieldOf(edited: EditedField, found: ProductRow): EditedField {
  if (edited.field !== 'cost' || edited.of !== FIRST) return edited
  return { field: 'cost', of: suppliersOf(found)[0] ?? STOCK_SUPPLIER }
}

function isField(one: EditedField, other: EditedField): boolean {
  const ofOne = 'of' in one ? one.of : null
  return one.field === other.field && ofOne === ('of' in other ? other.of : null)
}

/** Whether a cell is as it was exported. */
function looksTheSame({ text, is }: ReadCell, before: EditedValue): boolean {
  if (typeof before === 'number' || before === null || is === 'date') return false
  return isAlike(cellText(text), textOf(before))
}

/** But for the zeros that spreadsheets take off digits, and the apostrophes before formulas. */
function isAlike(said: string, now: string): boolean {
  return (
    withoutApostrophes(said) === withoutApostrophes(now) || withoutZeros(said) === withoutZeros(now)
  )
}

/** A column that is only read. Amounts may be written with more zeros. */
function saysTheSame({ text }: ReadCell, { kind, cell }: SheetColumn, found: ProductRow): boolean {
  const now = cell(found)
  if (kind !== 'usd') return isAlike(cellText(text), String(now))
  return typeof now === 'number' && Math.round(Number(text) * 1_000_000) === now
}

/** Checks what only the product as a whole shows. */
function withoutContradictions(
  found: ProductRow,
  edits: SheetEdit[],
  problem: Reading['problem'],
): SheetEdit[] {
  const { product, line } = found
  const after = <Value>(field: EditedField['field'], now: Value): Value => {
    const edit = edits.find((one) => one.field === field)
    return edit ? (edit.after as Value) : now
  }
  const suppliers = after('suppliers', product.suppliers) ?? line.suppliers
  const pricing = after('pricing', product.pricing)
  const ref = after('supplierRef', product.supplierRef)
  const named = typeof ref === 'object' && ref !== null ? Object.keys(ref) : []
  const name = named.find((one) => !suppliers.includes(one))
  const unknown =
    name === undefined ? null : ({ problem: 'unknown_supplier', name, suppliers } as const)
  return edits.filter((edit) => {
    const fault = ((): CellFault | null => {
      switch (edit.field) {
        case 'price':
          return pricing === 'margin' ? { problem: 'follows_cost' } : null
        case 'cost':
          return edit.after === null || suppliers.includes(edit.of)
            ? null
            : { problem: 'unknown_supplier', name: edit.of, suppliers }
        case 'suppliers':
          if (!deliversCodes(line) && suppliers.includes(STOCK_SUPPLIER))
            return { problem: 'stock_supplier' }
          return edits.some(({ field }) => field === 'supplierRef') ? null : unknown
        case 'supplierRef':
          return unknown
        default:
          return null
      }
    })()
    if (fault) problem(edit.column, fault)
    return fault === null
  })
}
