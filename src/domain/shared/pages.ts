import { type AnyColumn, and, asc, desc, gt, lt, type SQL } from 'drizzle-orm'

/** A place in a list: behind or before the row with this id. */
export type Cursor = { side: 'behind' | 'before'; id: number }
/** The first rows of a list, or those beside a cursor. Deep in a list this is as fast as at its start. */
export type Page = { limit: number; cursor: Cursor | null }
/** The rows of a page, and whether more follow. */
export type Listed<Row> = { rows: Row[]; hasMore: boolean }

/** What a page is read from: a select without its condition, order and limit. */
type Query<Row> = {
  where(condition: SQL | undefined): {
    orderBy(order: SQL): { limit(limit: number): Promise<Row[]> }
  }
}

/** Reads a page of a list that is ordered by a column that rises with every row. */
export function readPage<Row>(
  page: Page,
  { by, first, where }: { by: AnyColumn; first: 'newest' | 'oldest'; where: SQL | undefined },
  query: Query<Row>,
): Promise<Listed<Row>> {
  return readBeside(page, (limit, isBack) => {
    const isRising = (first === 'oldest') !== isBack
    const beside = page.cursor ? (isRising ? gt : lt)(by, page.cursor.id) : undefined
    return query
      .where(and(where, beside))
      .orderBy(isRising ? asc(by) : desc(by))
      .limit(limit)
  })
}

/**
 * As readPage, for a list in any order.
 * @param read reads the first `limit` rows behind the cursor; with `isBack` those before it, nearest first.
 */
export async function readBeside<Row>(
  { limit, cursor }: Page,
  read: (limit: number, isBack: boolean) => Promise<Row[]>,
): Promise<Listed<Row>> {
  // The cursor's own row follows the page, so there is more.
  if (cursor?.side === 'before') return { rows: (await read(limit, true)).reverse(), hasMore: true }
  const rows = await read(limit + 1, false)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}
