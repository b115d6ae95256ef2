import type { ShownOrder } from '../domain/orders/orders.ts'
import { toUsd } from '../domain/shared/money.ts'

/** An order in the contract's form. */
export function orderJson(order: ShownOrder, now: Date, replayed = false) {
  const { player, error } = order
  const serverId = player.serverId ?? player.region
  return {
    orderCreated: true,
    orderId: order.id,
    status: order.status,
    game: order.slug,
    packName: order.packName,
    amountUsd: toUsd(order.amountMicros),
    durationSec: secondsBetween(order.createdAt, order.endedAt ?? now),
    ...(player.userId ? { userId: player.userId } : {}),
    ...(serverId ? { serverId } : {}),
    ...(player.moreId ? { moreId: player.moreId } : {}),
    ...(order.codes.length > 0 ? { codes: order.codes } : {}),
    ...(error ? { error } : {}),
    ...(order.status === 'cancelled' ? { refunded: order.refunded } : {}),
    ...(replayed ? { idempotentReplay: true } : {}),
  }
}

/** Seconds, with milliseconds as decimals. Not below zero, even if the clock was set back. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime()) / 1000
}
