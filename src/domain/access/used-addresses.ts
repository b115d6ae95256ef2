import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import { columnsOf, isValueOf, preparedCount, preparedWrite } from '../../db/prepared.ts'
import type { Tx } from '../../db/store.ts'
import { keyAddresses } from '../schema.ts'
import { rootOf } from './api-keys.ts'

/** Addresses remembered for each key; the least recently used one is forgotten first. */
export const MAX_ADDRESSES = 100

type KeyAddress = typeof keyAddresses.$inferSelect
type UsedAddress = { keyId: number; address: string; at: Date }

const { placeholder } = sql
const at = sql.param(placeholder('at'), keyAddresses.at)

/** An open question stays open, and keeps its time. */
const noteUse = preparedCount<UsedAddress>('address_use', (tx) =>
  tx
    .update(keyAddresses)
    .set({
      at: sql`case when ${keyAddresses.state} = 'known' then ${at} else ${keyAddresses.at} end`,
    })
    .where(
      and(
        eq(keyAddresses.keyId, placeholder('keyId')),
        eq(keyAddresses.address, placeholder('address')),
      ),
    ),
)

const addAddress = preparedWrite<KeyAddress>('address_add', (tx) =>
  tx.insert(keyAddresses).values(columnsOf(keyAddresses)).onConflictDoNothing(),
)

const forgetOldest = preparedWrite<{ keyId: number }>('addresses_trim', (tx) => {
  const isOfKey = isValueOf(keyAddresses.keyId, 'keyId')
  const latest = tx
    .select({ address: keyAddresses.address })
    .from(keyAddresses)
    .where(isOfKey)
    .orderBy(desc(keyAddresses.at), asc(keyAddresses.address))
    .limit(MAX_ADDRESSES)
  return tx.delete(keyAddresses).where(and(isOfKey, notInArray(keyAddresses.address, latest)))
})

/** Remembers that a key was used from these addresses while the guard was off. */
export async function rememberAddresses(
  tx: Tx,
  key: { id: number; rootId: number | null; accountId: number },
  used: readonly { address: string; at: Date }[],
): Promise<void> {
  const keyId = rootOf(key)
  const { accountId } = key
  let added = false
  for (const { address, at } of used) {
    if ((await noteUse(tx, { keyId, address, at })) > 0) continue
    addAddress(tx, { keyId, address, accountId, state: 'known', askedKeyId: null, at })
    added = true
  }
  if (added) forgetOldest(tx, { keyId })
}
