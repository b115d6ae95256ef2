import { eq } from 'drizzle-orm'
import { openedJson, sealedJson, statePlace } from '../../db/codes-at-rest.ts'
import type { Store } from '../../db/store.ts'
import { conversations } from '../schema.ts'

/** Stores the state of open conversations, so that a restart does not lose it. */
export function createConversationStore<State>(store: Store) {
  const withKey = (key: string) => eq(conversations.key, key)
  return {
    async read(key: string): Promise<State | undefined> {
      const [row] = await store.read.select().from(conversations).where(withKey(key))
      return openedJson(store.read, statePlace(key), row?.state as State | undefined)
    },
    async write(key: string, state: State): Promise<void> {
      const set = { state: sealedJson(store.read, statePlace(key), state) }
      await store.transaction((tx) =>
        tx
          .insert(conversations)
          .values({ key, ...set })
          .onConflictDoUpdate({ target: conversations.key, set }),
      )
    },
    async delete(key: string): Promise<void> {
      await store.transaction((tx) => tx.delete(conversations).where(withKey(key)))
    },
  }
}
