import { and, asc, gt, inArray, lte, or } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { claims } from '../schema.ts'
import { isOpen } from './claims.ts'

const REMIND_EVERY_MS = 24 * 60 * 60 * 1000
/** A time further ahead than this was stored before the clock was set back. */
const MAX_AHEAD_MS = 60 * 60 * 1000
const REMINDED_AT_ONCE = 50

/** Reminds the admins of claims that have been open for a day, and again each day. Returns how many. */
export async function remindOfClaims(tx: Tx, now: Date): Promise<number> {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const due = and(
    isOpen,
    or(lte(claims.remindedAt, at(-REMIND_EVERY_MS)), gt(claims.remindedAt, at(MAX_AHEAD_MS))),
  )
  const some = tx
    .select({ id: claims.id })
    .from(claims)
    .where(due)
    .orderBy(asc(claims.id))
    .limit(REMINDED_AT_ONCE)
  const reminded = await tx
    .update(claims)
    .set({ remindedAt: now })
    .where(and(inArray(claims.id, some), due))
    .returning({ id: claims.id, reference: claims.reference })
  reminded.sort((one, other) => one.id - other.id)
  for (const { reference } of reminded)
    await notifyAdmins(tx, { kind: 'claim_opened', reference, reminder: true }, now)
  return reminded.length
}
