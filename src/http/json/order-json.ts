import { deliversCodes, isTest } from '../../domain/catalog/catalog.ts'
import { hasDelivered, type ShownRow } from '../../domain/orders/orders.ts'
import { toUsd } from '../../domain/shared/money.ts'

/**
 * An order in the contract's form, to be written by JSON.stringify, which leaves out what is undefined. If the
 * order was read without its codes, `codesCount` stands in for them.
 */
export function orderJson(order: ShownRow & { codes?: string[] }, now: Date) {
  const { player, codes, createdAt, endedAt, quantity } = order
  return {
    orderCreated: true,
    orderId: order.id,
    status: order.status,
    game: order.slug,
    packName: order.packName,
    amountUsd: toUsd(order.amountMicros),
    durationSec: secondsBetween(createdAt, endedAt ?? now),
    userId: player.userId || undefined,
    serverId: (player.serverId ?? player.region) || undefined,
    moreId: player.moreId || undefined,
    codes: codes && codes.length > 0 ? codes : undefined,
    codesCount: !codes && hasDelivered(order) ? quantity : undefined,
    error: order.error || undefined,
    refunded: order.status === 'cancelled' ? order.refunded : undefined,
    trxid: order.trxid ?? undefined,
    pid: order.pid,
    quantity: deliversCodes(order) ? quantity : undefined,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString(),
    test: isTest(order) || undefined,
  }
}

/** Seconds, with milliseconds as decimals. Not below zero, even if the clock was set back. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime()) / 1000
}
