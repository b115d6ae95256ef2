import { eq } from 'drizzle-orm'
import { apiKeys } from '../db/schema.ts'
import type { Store } from '../db/store.ts'

/** When and whence each key was last used: noted in memory, written in batches. */
export interface KeyUsage {
  note(keyId: number, address: string, now: Date): void
  save(): Promise<void>
}

export function createKeyUsage(store: Store): KeyUsage {
  let unsaved = new Map<number, { lastUsedAt: Date; lastUsedAddress: string }>()
  return {
    note(keyId, address, now) {
      unsaved.set(keyId, { lastUsedAt: now, lastUsedAddress: address })
    },
    async save() {
      if (unsaved.size === 0) return
      const batch = unsaved
      unsaved = new Map()
      try {
        await store.transaction(async (tx) => {
          for (const [keyId, use] of batch)
            await tx.update(apiKeys).set(use).where(eq(apiKeys.id, keyId))
        })
      } catch (error) {
        unsaved = new Map([...batch, ...unsaved])
        throw error
      }
    },
  }
}
