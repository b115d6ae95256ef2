import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { rootOf } from '../access/api-keys.ts'
import type { PayingKey } from '../access/key-spend.ts'
import type { Line } from '../catalog/catalog.ts'
import { optionMeant, type PlayerInput } from '../catalog/player.ts'
import type { OrderFieldName, Player } from '../schema.ts'
import { apiKeys } from '../schema.ts'
import { fieldText, isBlank } from '../shared/typed-text.ts'
import { type OrderRow, orderById } from './orders.ts'
import type { Submission } from './submissions.ts'

/** A call whose trxid or idempotency key was used before. It charges nothing. */
export type Replay = {
  /** The fields whose values differ from what is stored. */
  differs: string[]
}

/** An order as the call that placed it or repeats it gets it: with its codes, unless the key may not see them. */
export type AnsweredOrder = OrderRow & { codes?: string[] }

/**
 * The stored order that a call repeats. A key that may not read gets no codes of an order that was sent with
 * an unrelated key: otherwise it could ask for them by one trxid after the other.
 */
export async function replayedOrder(
  db: Reader,
  id: string,
  key: PayingKey | undefined,
): Promise<AnsweredOrder> {
  const { codes, ...order } = await orderById(db, id)
  const maySeeCodes =
    !key || key.scopes.includes('read') || (await isOfSameChain(db, key, order.keyId))
  return maySeeCodes ? { ...order, codes } : order
}

/** Whether a key is the other one, or was rotated before or after it. */
async function isOfSameChain(db: Reader, key: PayingKey, otherId: number | null): Promise<boolean> {
  if (otherId === null || otherId === key.id) return otherId !== null
  const { id, rootId } = apiKeys
  const [other] = await db.select({ id, rootId }).from(apiKeys).where(eq(id, otherId))
  return other !== undefined && rootOf(other) === rootOf(key)
}

type Resent = {
  pid: string
  idempotencyKey: string | undefined
  quantity: number | undefined
  player: PlayerInput
}

/**
 * The fields of a repeated request whose values differ from the stored order. The same request sent again
 * never differs, however the catalog has changed since. Fields that the line did not ask for are not stored
 * and so not compared.
 * @param line the line of the request's product as it is now; null if it cannot be ordered.
 */
export function differingFields(
  order: Pick<OrderRow, 'pid' | 'quantity' | 'player'>,
  first: Pick<Submission, 'idempotencyKey' | 'optionSent'>,
  { pid, idempotencyKey, quantity = 1, player }: Resent,
  line: Line | null,
): string[] {
  const differs: string[] = []
  if (pid !== order.pid) differs.push('pid')
  for (const name of ['userId', 'zoneId', 'moreId'] as const)
    if (order.player[name] !== undefined && !areSame(player[name], order.player[name]))
      differs.push(name)
  const option = differingOption(order.player, first, player, pid === order.pid ? line : null)
  if (option) differs.push(option)
  if (quantity !== order.quantity) differs.push('quantity')
  if (idempotencyKey !== undefined && idempotencyKey !== first.idempotencyKey)
    differs.push('idempotencyKey')
  return differs
}

/** The name under which another server or region was sent than the stored one; null if it is the same. */
function differingOption(
  stored: Player,
  { optionSent }: Pick<Submission, 'optionSent'>,
  player: PlayerInput,
  line: Line | null,
): OrderFieldName | null {
  const field = stored.region === undefined ? 'serverId' : 'region'
  if (stored[field] === undefined) return null
  const names = field === 'region' ? (['region', 'serverId'] as const) : (['serverId'] as const)
  const name = names.find((one) => !isBlank(player[one]))
  if (!name) return field
  // Earlier versions did not record what was sent, which may have been a shortcut.
  if (optionSent === null) return null
  const sent = player[name] ?? ''
  if (areSame(sent, optionSent) || areSame(sent, stored[field])) return null
  return line && optionMeant(line, field, sent) === stored[field] ? null : name
}

/** Both cleaned: earlier versions stored a field as it was sent. */
function areSame(sent = '', stored = ''): boolean {
  return fieldText(sent) === fieldText(stored)
}
