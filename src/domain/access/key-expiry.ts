import { and, asc, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { notifyAccount } from '../notices/notices.ts'
import { apiKeys } from '../schema.ts'

// A key with an expiry ends by itself. Its holder gets a notice some days before, and one when it has ended.

type ExpiringKey = typeof apiKeys.$inferSelect
type How = NonNullable<ExpiringKey['expiryNotice']>

const DAY_MS = 24 * 60 * 60 * 1000
/** Enough time to give a program another key. */
const WARNED_BEFORE_MS = 3 * DAY_MS
/** If the service was down for longer, a notice would come too late to help. */
const LATE_MS = 3 * DAY_MS
const NOTIFIED_AT_ONCE = 100

/** The value of `expiryNotice` for a key that gets this expiry now: nobody is warned of what they just chose. */
export function expiryNoticeFor(expiresAt: Date | null, now: Date): ExpiringKey['expiryNotice'] {
  return expiresAt && expiresAt.getTime() <= now.getTime() + WARNED_BEFORE_MS ? 'soon' : null
}

/**
 * Notifies the holders of some keys that expire soon or have expired: once of each. Not those of test keys.
 * @returns whether there may be more.
 */
export async function notifyOfExpiry(tx: Tx, now: Date): Promise<boolean> {
  const warned = await notify(tx, 'soon', now)
  const ended = await notify(tx, 'expired', now)
  return Math.max(warned, ended) === NOTIFIED_AT_ONCE
}

/** @returns how many keys there were. */
async function notify(tx: Tx, how: How, now: Date): Promise<number> {
  const some = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(isDue(how, now))
    .orderBy(asc(apiKeys.expiresAt))
    .limit(NOTIFIED_AT_ONCE)
  const keys = await tx
    .update(apiKeys)
    .set({ expiryNotice: how })
    // Checked again, in case another process has notified them since they were selected.
    .where(and(inArray(apiKeys.id, some), isDue(how, now)))
    .returning({ keyId: apiKeys.id, accountId: apiKeys.accountId })
  for (const { keyId, accountId } of keys)
    await notifyAccount(tx, accountId, { kind: 'key_ends', keyId, how }, now)
  return keys.length
}

function isDue(how: How, now: Date) {
  const { expiresAt, expiryNotice, retiredAt } = apiKeys
  const between = (fromMs: number, toMs: number) => {
    const at = (ms: number) => new Date(now.getTime() + ms)
    return and(gt(expiresAt, at(fromMs)), lte(expiresAt, at(toMs)))
  }
  return how === 'soon'
    ? and(isNull(retiredAt), between(0, WARNED_BEFORE_MS), isNull(expiryNotice))
    : and(
        isNull(retiredAt),
        between(-LATE_MS, 0),
        or(isNull(expiryNotice), ne(expiryNotice, 'expired')),
      )
}
