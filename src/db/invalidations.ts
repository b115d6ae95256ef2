/**
 * The data that a cached value was read from: the settings; the catalog; an account with its keys, its
 * allowlist and what it paid in; the number of unsold codes of a product; the same, as its buyer sees it; the
 * events of an account.
 */
export type CacheTag =
  | 'settings'
  | 'catalog'
  | `account:${number}`
  | `stock:${string}`
  | `sold:${number}:${string}`
  | `events:${number}`

/** Published instead of a tag when anything may have changed. */
export const EVERYTHING = 'everything'

/** What a tag begins with. `commit` is published after each commit, in the process that made it. */
export type TagKind = 'commit' | 'settings' | 'catalog' | 'account' | 'stock' | 'sold' | 'events'

export type Invalidations = ReturnType<typeof createInvalidations>

/** Notifies the caches of this process of stale values. */
export function createInvalidations() {
  const ofKind = new Map<string, ((tag: string) => void)[]>([[EVERYTHING, []]])
  return {
    /**
     * Calls `listener` with each published tag of these kinds, and with EVERYTHING. It must not throw.
     * @returns what ends that.
     */
    subscribe(kinds: readonly TagKind[], listener: (tag: string) => void): () => void {
      const listened = [...kinds, EVERYTHING]
      for (const kind of listened) ofKind.set(kind, [...(ofKind.get(kind) ?? []), listener])
      return () => {
        for (const kind of listened)
          ofKind.set(kind, ofKind.get(kind)?.filter((one) => one !== listener) ?? [])
      }
    },
    publish(tag: string): void {
      const end = tag.indexOf(':')
      for (const listener of ofKind.get(end < 0 ? tag : tag.slice(0, end)) ?? []) listener(tag)
    },
  }
}
