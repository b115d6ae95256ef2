import { asc, eq } from 'drizzle-orm'
import type { Store } from '../../src/db/store.ts'
import {
  type Claim,
  type ClaimPicture,
  type ClaimReason,
  claimsOf,
  openClaim,
} from '../../src/domain/claims/claims.ts'
import { refuseClaim } from '../../src/domain/claims/decisions.ts'
import { stockCodes } from '../../src/domain/schema.ts'
import { deliveredWithIds } from '../../src/domain/stock/delivered.ts'
import { addTestStock, PIDS, START } from './factories.ts'
import type { TestPerson } from './person.ts'
import { placeOrder } from './place-order.ts'

/** A completed order of keys, which cost 5 USD each. */
export async function buyKeys(store: Store, accountId: number, quantity = 1): Promise<string> {
  const keys = { accountId, pid: PIDS.gamekey, quantity, player: {} }
  return (await placeOrder(store, keys)).order.id
}

/** An order of a top-up that the supplier has yet to do. */
export async function buyTopUp(store: Store, accountId: number): Promise<string> {
  return (await placeOrder(store, { accountId, player: { userId: '5123456789' } })).order.id
}

export function claim(
  store: Store,
  accountId: number,
  orderId: string,
  about: {
    reason?: ClaimReason
    description?: string | null
    picture?: ClaimPicture | null
    now?: Date
  } = {},
): Promise<Claim> {
  const { now = START, ...other } = about
  const input = { orderId, reason: 'code_invalid', description: null, picture: null } as const
  return store.transaction((tx) =>
    openClaim(tx, accountId, { ...input, actor: `holder:${accountId}`, ...other }, now),
  )
}

/** The ids in stock of the codes that the order shows now. */
export async function codeIds(store: Store, orderId: string): Promise<number[]> {
  return (await deliveredWithIds(store.read, orderId)).map(({ id }) => id)
}

/** Every code that the order ever had: whether it is set aside. */
export function codesEver(store: Store, orderId: string) {
  return store.read
    .select({
      id: stockCodes.id,
      code: stockCodes.code,
      quarantinedAt: stockCodes.quarantinedAt,
    })
    .from(stockCodes)
    .where(eq(stockCodes.orderId, orderId))
    .orderBy(asc(stockCodes.id))
}

export function refuse(store: Store, reference = '', now = START) {
  const input = { actor: 'admin:5', answer: 'The key works.' } as const
  return store.transaction((tx) => refuseClaim(tx, reference, input, now))
}

/**
 * A person claims orders of one key, of many and of two, each with a picture, and begins to claim another.
 * Returns the references.
 */
export async function claimOrders({ store }: { store: Store }, holder: TestPerson) {
  const { id } = await holder.account()
  await addTestStock(store, PIDS.gamekey, 30)
  const orders: string[] = []
  for (const quantity of [1, 12, 2]) orders.push(await buyKeys(store, id, quantity))
  for (const orderId of orders) {
    const [screen] = await holder.write('/start')
    await holder.pressData(screen?.message_id ?? 0, `claim-why:${orderId}:code_used`)
    await holder.sendFile('photo', 'used.png', 'used', { caption: 'It is used.' })
  }
  const [screen] = await holder.write('/start')
  await holder.pressData(screen?.message_id ?? 0, `claim:${await buyKeys(store, id)}`)
  const { rows } = await claimsOf(store.read, id, { limit: 10, cursor: null })
  return rows.map(({ reference }) => reference)
}
