import type { Lookup } from '../../domain/orders/lookups.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { secondsBetween } from './order-json.ts'

/** A lookup that has ended, in the contract's form for its kind. */
export function lookupJson(lookup: Lookup) {
  const { id, trxid, status, kind, input, error, data, freeQuota, createdAt, endedAt } = lookup
  const found = {
    gameavvfy: () => ({ playerName: data?.playerName }),
    gamebvfy: () => ({ playerName: data?.playerName, region: data?.region }),
    rdmgamea: () => ({
      name: data?.playerName,
      ucAmount: data?.ucAmount,
      productName: data?.productName,
    }),
  }[kind]
  return {
    success: status === 'completed',
    orderId: id,
    status,
    // The code of a redemption is worth money: it is never sent back.
    ...(kind === 'gamebvfy'
      ? { userId: input.userId, zoneId: input.zoneId }
      : { playerId: input.playerId }),
    ...(status === 'completed' ? found() : {}),
    ...(data?.firstTimeBonus ? { firstTimeBonus: data.firstTimeBonus } : {}),
    deductedBalance: toUsd(lookup.feeMicros),
    ...(freeQuota
      ? {
          freeUsedToday: freeQuota.usedToday,
          freeLimitDaily: freeQuota.limitDaily,
          freeLeftToday: freeQuota.leftToday,
        }
      : {}),
    durationSec: secondsBetween(createdAt, endedAt ?? createdAt),
    ...(error ? { error } : {}),
    ...(trxid === null ? {} : { trxid }),
    createdAt: createdAt.toISOString(),
  }
}
