import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { openedCode } from '../../src/db/codes-at-rest.ts'
import type { Reader } from '../../src/db/store.ts'
import { stockCodes } from '../../src/domain/schema.ts'

/** The codes in clear that wait for a decision. */
export async function codesInQuarantine(db: Reader, orderId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(stockCodes)
    .where(and(eq(stockCodes.orderId, orderId), isNotNull(stockCodes.quarantinedAt)))
    .orderBy(asc(stockCodes.id))
  return rows.map((row) => openedCode(db, row))
}
