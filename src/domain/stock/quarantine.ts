import { and, count, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { claimCodes, products, stockCodes } from '../schema.ts'
import { invalidateStock } from '../shared/cache/invalidate.ts'
import { chunksOf } from '../shared/chunks.ts'
import { DomainError } from '../shared/errors.ts'
import { WITHDRAWN } from '../shared/ids.ts'

// Codes that may have been used: vouchers of cancelled orders, codes that claims have replaced, and codes
// that may have been sold after the backup that was restored. They are neither sold nor written off until a person decides.

/** Bounds the number of values in one statement. */
const CODES_PER_UPDATE = 500

/** Whether a claim has replaced the code: its buyer has seen it. */
const isReplaced = sql`exists (select 1 from ${claimCodes} where ${claimCodes.oldCodeId} = ${stockCodes.id})`

/** The codes of a product that one decision is about. */
export type QuarantinedCodes = ReturnType<typeof named>[number]

/** Puts the voucher of a cancelled order in quarantine. */
export async function quarantineCodes(tx: Tx, orderId: string, now: Date): Promise<void> {
  const quarantined = await tx
    .update(stockCodes)
    .set({ quarantinedAt: now })
    .where(eq(stockCodes.orderId, orderId))
    .returning({ id: stockCodes.id })
  if (quarantined.length > 0) await notifyAdmins(tx, { kind: 'code_quarantined', orderId }, now)
}

/** The codes that wait for a person's decision, oldest first. */
export async function quarantinedCodes(
  db: Reader,
  page: { limit: number; offset: number },
): Promise<QuarantinedCodes[]> {
  return selectQuarantined(db, undefined).limit(page.limit).offset(page.offset).then(named)
}

/** How many codes wait for a person's decision. Written as in the partial index. */
export function quarantinedCount(db: Reader): Promise<number> {
  return db.$count(stockCodes, isNotNull(stockCodes.quarantinedAt))
}

/** @throws DomainError QUARANTINE_ENDED if somebody has decided already. */
export async function quarantineOf(db: Reader, orderId: string): Promise<QuarantinedCodes> {
  const [found] = await selectQuarantined(db, orderId).then(named)
  return found ?? quarantineEnded(orderId)
}

function selectQuarantined(db: Reader, orderId: string | undefined) {
  const since = sql`min(${stockCodes.quarantinedAt})`.mapWith(stockCodes.quarantinedAt)
  return db
    .select({
      pid: stockCodes.pid,
      productName: products.name,
      orderId: stockCodes.orderId,
      count: count(),
      /** A claim has replaced them, so that they can only be written off. */
      ofClaim: sql`max(case when ${isReplaced} then 1 else 0 end)`.mapWith(Boolean),
      since,
    })
    .from(stockCodes)
    .innerJoin(products, eq(products.pid, stockCodes.pid))
    .where(
      and(
        isNotNull(stockCodes.quarantinedAt),
        orderId === undefined ? undefined : eq(stockCodes.orderId, orderId),
      ),
    )
    .groupBy(stockCodes.orderId, stockCodes.pid, products.name)
    .orderBy(since, sql`min(${stockCodes.id})`)
}

function named(rows: Awaited<ReturnType<typeof selectQuarantined>>) {
  return rows.map(({ orderId, since, ...row }) => ({
    ...row,
    /** The order that had the codes. With `ofRestore` there is none: this is a placeholder. */
    orderId: orderId ?? '',
    ofRestore: orderId?.startsWith(WITHDRAWN) ?? false,
    since: since ?? new Date(0),
  }))
}

/**
 * Ends a quarantine: `release` puts the codes back on sale, `discard` writes them off.
 * @param input codes: decides about these only; absent for all.
 * @returns how many codes were decided about.
 * @throws DomainError QUARANTINE_ENDED if somebody has decided already, CODES_SEEN if a buyer has seen what
 *   would be released.
 */
export async function endQuarantine(
  tx: Tx,
  orderId: string,
  input: { decision: 'release' | 'discard'; codes?: readonly string[] | undefined; actor: Actor },
  now: Date,
): Promise<number> {
  const { decision, codes, actor } = input
  const free = { orderId: null, takenAt: null, quarantinedAt: null }
  let ended = 0
  const pids = new Set<string>()
  for (const some of codes === undefined ? [undefined] : chunksOf(codes, CODES_PER_UPDATE)) {
    const rows = await tx
      .update(stockCodes)
      .set(decision === 'release' ? free : { quarantinedAt: null, discardedAt: now })
      .where(
        and(
          eq(stockCodes.orderId, orderId),
          isNotNull(stockCodes.quarantinedAt),
          decision === 'release' ? not(isReplaced) : undefined,
          some ? inArray(stockCodes.code, some.map(tx.vault.fingerprint)) : undefined,
        ),
      )
      .returning({ pid: stockCodes.pid })
    ended += rows.length
    for (const { pid } of rows) pids.add(pid)
  }
  if (ended === 0) {
    const replaced = await tx.$count(stockCodes, and(eq(stockCodes.orderId, orderId), isReplaced))
    if (decision === 'release' && replaced > 0) throw new DomainError('CODES_SEEN', { orderId })
    quarantineEnded(orderId)
  }
  if (decision === 'release') for (const pid of pids) invalidateStock(tx, pid)
  const [pid = ''] = pids
  const detail = { orderId, pid, codes: ended }
  await recordAct(tx, { actor, action: `stock.${decision}`, detail }, now)
  return ended
}

function quarantineEnded(orderId: string): never {
  throw new DomainError('QUARANTINE_ENDED', { orderId })
}
