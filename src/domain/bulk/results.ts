import { and, asc, eq, gt } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { ownOrders, type ShownOrder } from '../orders/orders.ts'
import { bulkLines } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import type { Bulk, BulkLine } from './bulk.ts'

/** A line and, if it was placed, its order as it is now. */
export type Result = { line: BulkLine; order: ShownOrder | null }

const LINES_PER_PART = 100

/** All lines of a bulk order, in the order of its table. Lets other work run in between. */
export async function resultsOf(
  db: Reader,
  { id, accountId }: Pick<Bulk, 'id' | 'accountId'>,
): Promise<Result[]> {
  const slice = createTimeSlices()
  const results: Result[] = []
  let after = 0
  for (;;) {
    const lines = await db
      .select()
      .from(bulkLines)
      .where(and(eq(bulkLines.bulkId, id), gt(bulkLines.row, after)))
      .orderBy(asc(bulkLines.row))
      .limit(LINES_PER_PART)
    const ids = lines.flatMap(({ orderId }) => orderId ?? [])
    const orders = await ownOrders(db, accountId, ids)
    for (const line of lines) results.push({ line, order: orders.get(line.orderId ?? '') ?? null })
    await slice()
    const last = lines.at(-1)
    if (!last || lines.length < LINES_PER_PART) return results
    after = last.row
  }
}
