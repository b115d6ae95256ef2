import { type AnyColumn, asc, desc, gt, lt, type SQL } from 'drizzle-orm'

/** A place in a list, by the number of the row that it is beside: behind it, or before it. */
export type Cursor = { side: 'behind' | 'before'; id: number }
/** The beginning of a list, or so many rows beside a cursor: as near deep in the list as at its beginning. */
export type Page = { limit: number; cursor: Cursor | null }
/** The rows of a page, and whether more come behind them. */
export type Listed<Row> = { rows: Row[]; hasMore: boolean }

/**
 * Reads a page of a list that is ordered by a number that rises with every row.
 * @param read reads the first so many rows under the condition, in that order.
 */
export function readPage<Row>(
  page: Page,
  { by, first }: { by: AnyColumn; first: 'newest' | 'oldest' },
  read: (condition: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
): Promise<Listed<Row>> {
  return readBeside(page, (limit, isBack) => {
    const isRising = (first === 'oldest') !== isBack
    const condition = page.cursor ? (isRising ? gt : lt)(by, page.cursor.id) : undefined
    return read(condition, isRising ? asc(by) : desc(by), limit)
  })
}

/**
 * As readPage, for a list in any order.
 * @param read reads the first so many rows behind the cursor, or, where `isBack`, before it and then the
 *   nearest first.
 */
export async function readBeside<Row>(
  { limit, cursor }: Page,
  read: (limit: number, isBack: boolean) => Promise<Row[]>,
): Promise<Listed<Row>> {
  // Behind what lies before a row comes that row.
  if (cursor?.side === 'before') return { rows: (await read(limit, true)).reverse(), hasMore: true }
  const rows = await read(limit + 1, false)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}
