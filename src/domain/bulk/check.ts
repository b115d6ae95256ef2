import { createHash } from 'node:crypto'
import {
  deliversCodes,
  MAX_QUANTITY,
  type NotOrderable,
  type OrderableProduct,
} from '../catalog/catalog.ts'
import { type PlayerInput, readPlayer } from '../catalog/player.ts'
import type { bulkLines, Player } from '../schema.ts'
import { DomainError, isRefusal } from '../shared/errors.ts'
import type { BulkProblem } from '../shared/problems.ts'
import { looksRounded, type TableRow } from '../shared/table-text.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { typedCount } from '../shared/typed-amount.ts'
import { fieldText } from '../shared/typed-text.ts'
import { columnsIn, contentOf, pidIn, type RowContent } from './columns.ts'
import { MAX_ROWS } from './table.ts'

/** A row that can be bought, at what it costs now, or one that has a problem. */
export type CheckedRow = Omit<
  typeof bulkLines.$inferSelect,
  'id' | 'bulkId' | 'status' | 'orderId' | 'sent'
>

/** What is sold under a product id now, at the account's price; null if nothing ever was. */
export type Offered = (pid: string) => Promise<OrderableProduct | NotOrderable | null>

/** The most keys and cards of one bulk order: all of their codes fit into one file. */
const MAX_UNITS = 5000
const MAX_CELL_LENGTH = 128

export const NOT_SOLD: Record<NotOrderable, 'unknown_pid' | 'not_sold' | 'paused'> = {
  UNKNOWN_PID: 'unknown_pid',
  INVALID_PRODUCT: 'not_sold',
  INVALID_PACK: 'not_sold',
  PRODUCT_DISABLED: 'paused',
  GAME_DISABLED: 'paused',
}

/**
 * Checks each row of a table against the catalog. Lets other work run in between.
 * @returns the rows, and a hash by which the same table is recognized.
 * @throws DomainError TABLE_TOO_LONG, TABLE_EMPTY, TOO_MANY_UNITS
 */
export async function checkTable(
  table: readonly TableRow[],
  offered: Offered,
): Promise<{ rows: CheckedRow[]; digest: string }> {
  const slice = createTimeSlices()
  const columns = columnsIn(table)
  const body = columns ? table.slice(1) : table
  if (body.length === 0) throw new DomainError('TABLE_EMPTY')
  if (body.length > MAX_ROWS) throw new DomainError('TABLE_TOO_LONG', { max: MAX_ROWS })
  const rows: CheckedRow[] = []
  const hash = createHash('sha256')
  for (const one of body) {
    const pid = pidIn(one.cells, columns)
    const product = isTooLong(one) ? null : await offered(pid)
    const read = (line: OrderableProduct['line']) => contentOf(one.cells, columns, line)
    rows.push(checkedRow(one, pid, product, read))
    hash.update(`${JSON.stringify(one.cells)}\n`)
    await slice()
  }
  const units = rows.reduce((sum, row) => sum + (row.problem ? 0 : row.quantity), 0)
  if (units > MAX_UNITS) throw new DomainError('TOO_MANY_UNITS', { units, max: MAX_UNITS })
  return { rows, digest: hash.digest('base64url') }
}

function checkedRow(
  given: TableRow,
  pid: string,
  product: OrderableProduct | NotOrderable | null,
  read: (line: OrderableProduct['line']) => RowContent,
): CheckedRow {
  const { row } = given
  const unsold = (problem: BulkProblem): CheckedRow => ({
    ...{ row, pid: pid.slice(0, MAX_CELL_LENGTH), quantity: 1, player: {}, reference: null },
    ...{ priceMicros: 0, problem },
  })
  if (isTooLong(given)) return unsold({ problem: 'too_long', max: MAX_CELL_LENGTH })
  if (pid === '') return unsold({ problem: 'no_pid' })
  if (product === null) return unsold({ problem: 'unknown_pid' })
  if (typeof product === 'string') return unsold({ problem: NOT_SOLD[product] })
  const content = read(product.line)
  const checked = checkContent(product.line, content)
  if ('problem' in checked) return unsold(checked)
  const { player, quantity } = checked
  const reference = content.reference === '' ? null : content.reference
  const priceMicros = product.priceMicros * quantity
  return { row, pid, quantity, player, reference, priceMicros, problem: null }
}

function checkContent(
  line: OrderableProduct['line'],
  content: RowContent,
): BulkProblem | { player: Player; quantity: number } {
  const { extraCells } = content
  if (extraCells > 0) return { problem: 'extra_cells', columns: line.fields.length + 3 }
  const rounded = Object.values(content.player).find((text) => text && looksRounded(text))
  if (rounded !== undefined) return { problem: 'rounded', text: rounded }
  const asked = fieldText(content.quantity)
  const quantity = asked === '' ? 1 : (typedCount(asked) ?? 0)
  if (!deliversCodes(line) && quantity !== 1) return { problem: 'one_each' }
  if (quantity < 1 || quantity > MAX_QUANTITY) return { problem: 'quantity', max: MAX_QUANTITY }
  try {
    const { player, problems } = readPlayer(line, withOptionValues(line, content.player))
    return problems.length > 0 ? { problem: 'fields', fields: problems } : { player, quantity }
  } catch (error) {
    if (isRefusal(error, 'FIELDS_DIFFER')) return { problem: 'fields_differ' }
    throw error
  }
}

/** People write what they see: a server or region by its label, in any language, becomes its value. */
function withOptionValues(
  { serverOptions, regionOptions }: OrderableProduct['line'],
  player: PlayerInput,
): PlayerInput {
  const value = (options: typeof serverOptions, text: string | undefined) =>
    options?.find(({ label, labels = {} }) =>
      [label, ...Object.values(labels)].some((one) => one.toLowerCase() === text?.toLowerCase()),
    )?.value ?? text
  return {
    ...player,
    serverId: value(serverOptions, player.serverId),
    region: value(regionOptions, player.region),
  }
}

function isTooLong({ cells }: TableRow): boolean {
  return cells.some(({ length }) => length > MAX_CELL_LENGTH)
}
