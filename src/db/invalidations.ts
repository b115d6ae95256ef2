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

/** Notifies the caches of this process of stale values. */
export interface Invalidations {
  /**
   * Calls `listener` with each published tag of these kinds, and with EVERYTHING. It must not throw.
   * @returns what ends that.
   */
  subscribe(kinds: readonly TagKind[], listener: (tag: string) => void): () => void
  publish(tag: string): void
}
