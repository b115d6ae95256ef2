import { deliversCodes } from '../../domain/catalog/catalog.ts'
import { hasDelivered, isTest, type ShownRow } from '../../domain/orders/orders.ts'
import { toUsd } from '../../domain/shared/money.ts'

/** An order in the contract's form. If it was read without its codes, `codesCount` stands in for them. */
export function orderJson(order: ShownRow & { codes?: string[] }, now: Date) {
  const { player, error, codes } = order
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
    ...(codes ? codesJson(codes) : countJson(order)),
    ...(error ? { error } : {}),
    ...(order.status === 'cancelled' ? { refunded: order.refunded } : {}),
    ...(order.trxid === null ? {} : { trxid: order.trxid }),
    pid: order.pid,
    ...(deliversCodes(order) ? { quantity: order.quantity } : {}),
    createdAt: order.createdAt.toISOString(),
    ...(order.endedAt ? { endedAt: order.endedAt.toISOString() } : {}),
    ...(isTest(order) ? { test: true } : {}),
  }
}

function codesJson(codes: string[]): { codes?: string[] } {
  return codes.length > 0 ? { codes } : {}
}

function countJson(order: ShownRow): { codesCount?: number } {
  return hasDelivered(order) ? { codesCount: order.quantity } : {}
}

/** Seconds, with milliseconds as decimals. Not below zero, even if the clock was set back. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime()) / 1000
}
