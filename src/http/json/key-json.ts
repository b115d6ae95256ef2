import type { Reader } from '../../db/store.ts'
import type { CallerKey } from '../../domain/access/gatekeeper.ts'
import { spentToday } from '../../domain/access/key-spend.ts'
import { toUsd } from '../../domain/shared/money.ts'

/** The key that a call was made with, in GET /account. */
export async function keyJson(db: Reader, key: CallerKey, now: Date) {
  const { name, prefix, scopes, dailyCapMicros, orderCapMicros, expiresAt } = key
  const isCapped = dailyCapMicros !== null
  return {
    name,
    prefix,
    scopes,
    dailyCapUsd: isCapped ? toUsd(dailyCapMicros) : null,
    spentTodayUsd: isCapped ? toUsd(await spentToday(db, key, now)) : null,
    orderCapUsd: orderCapMicros === null ? null : toUsd(orderCapMicros),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
