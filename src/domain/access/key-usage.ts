import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import { columnsOf, isValueOf, prepared, preparedCount, preparedWrite } from '../../db/prepared.ts'
import type { Store, Tx } from '../../db/store.ts'
import { apiKeys, keyAddresses } from '../schema.ts'
import { isWithin } from '../shared/time.ts'
import { networkOf } from './allowlist.ts'
import { rootOf } from './api-keys.ts'
import type { CallerKey } from './gatekeeper.ts'

/** Addresses remembered for each key; the least recently used one is forgotten first. */
const MAX_ADDRESSES = 100

type KeyAddress = typeof keyAddresses.$inferSelect
type UsedAddress = { keyId: number; address: string; at: Date }

const { placeholder } = sql
const at = sql.param(placeholder('at'), keyAddresses.at)

/** An open question stays open, and keeps its time. */
const recordUse = preparedCount<UsedAddress>('address_use', (tx) =>
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
    if ((await recordUse(tx, { keyId, address, at })) > 0) continue
    addAddress(tx, { keyId, address, accountId, state: 'known', askedKeyId: null, at })
    added = true
  }
  if (added) forgetOldest(tx, { keyId })
}

export type KeyUsage = ReturnType<typeof createKeyUsage>

type UsedKey = Pick<CallerKey, 'id' | 'rootId' | 'accountId' | 'prefix' | 'guarded'>

type Use = {
  key: UsedKey
  at: Date
  address: string | null
  /** The addresses that the key has been used from since it was saved, and when. */
  networks: Map<string, Date>
  unsaved: boolean
  savedAtMs: number
}

/** Keys saved in one transaction. The process answers requests between transactions. */
const BATCH_SIZE = 25

type SavedUse = { keyId: number; prefix: string | null; at: Date; address: string | null }

const saveUse = prepared<Tx, SavedUse, { expiresAt: Date | null }[]>('key_use_keep', (tx) =>
  tx
    .update(apiKeys)
    .set({
      lastUsedAt: sql`${sql.param(placeholder('at'), apiKeys.lastUsedAt)}`,
      lastUsedAddress: sql`${placeholder('address')}`,
      // Keys of an earlier version have none until now.
      prefix: sql`${placeholder('prefix')}`,
    })
    .where(eq(apiKeys.id, placeholder('keyId')))
    .returning({ expiresAt: apiKeys.expiresAt }),
)

/** When each key was last used and from which addresses: kept in memory, saved now and then. */
export function createKeyUsage(store: Store) {
  const uses = new Map<number, Use>()

  async function saveBatch(batch: [number, Use][], savedAtMs: number): Promise<void> {
    const rows = batch.map(([keyId, { key, at, address, networks }]) => ({
      key,
      use: { keyId, prefix: key.prefix, at, address },
      networks: [...networks].map(([network, at]) => ({ address: network, at })),
    }))
    for (const [, use] of batch)
      Object.assign(use, { unsaved: false, savedAtMs, networks: new Map() })
    try {
      await store.transaction(async (tx) => {
        const saved = await Promise.all(rows.map(({ use }) => saveUse(tx, use)))
        // A key that was revoked meanwhile, perhaps because it was stolen, makes no address known.
        const valid = rows.filter(({ use }, i) =>
          saved[i]?.some(({ expiresAt }) => expiresAt === null || expiresAt > use.at),
        )
        await Promise.all(valid.map(({ key, networks }) => rememberAddresses(tx, key, networks)))
      })
    } catch (error) {
      for (const [i, [, use]] of batch.entries()) {
        use.unsaved = true
        for (const { address, at } of rows[i]?.networks ?? [])
          if (!use.networks.has(address)) use.networks.set(address, at)
      }
      throw error
    }
  }

  return {
    /** @param address null if it is not known. */
    note(key: UsedKey, address: string | null, at: Date): void {
      let use = uses.get(key.id)
      if (use) {
        // Nothing was remembered while the guard was on.
        const isNew = use.address !== address || (use.key.guarded && !key.guarded)
        use.key = key
        use.at = at
        use.address = address
        use.unsaved = true
        if (!isNew) return
      } else {
        const networks = new Map<string, Date>()
        use = { key, at, address, networks, unsaved: true, savedAtMs: Number.NEGATIVE_INFINITY }
        uses.set(key.id, use)
      }
      // While the account's address guard is on, a use does not make an address known.
      if (address !== null && !key.guarded && use.networks.size < MAX_ADDRESSES)
        use.networks.set(networkOf(address), at)
    },
    /** @param everyMs skips keys that were saved less than this long ago, unless they were used from a new address. */
    async save(now: Date, everyMs = 0): Promise<void> {
      const nowMs = now.getTime()
      const due: [number, Use][] = []
      for (const [keyId, use] of uses) {
        if (use.networks.size === 0 && isWithin(everyMs, use.savedAtMs, now)) continue
        if (use.unsaved) due.push([keyId, use])
        else uses.delete(keyId)
      }
      // All processes lock rows in the same order, so that they cannot deadlock on shared keys.
      due.sort(([a], [b]) => a - b)
      for (let from = 0; from < due.length; from += BATCH_SIZE)
        await saveBatch(due.slice(from, from + BATCH_SIZE), nowMs)
    },
  }
}
