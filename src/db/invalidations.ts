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

/** The PostgreSQL channel on which processes notify each other of tags. */
export const CHANNEL = 'gamewallet_changes'

/** What a tag begins with. */
export type TagKind = 'settings' | 'catalog' | 'account' | 'stock' | 'sold' | 'events'

/** Notifies the caches of this process of stale values. */
export interface Invalidations {
  /** Calls `listener` with each published tag of these kinds, and with EVERYTHING. It must not throw. */
  subscribe(kinds: readonly TagKind[], listener: (tag: string) => void): void
  publish(tag: string): void
}

export function createInvalidations(): Invalidations {
  const ofKind = new Map<string, ((tag: string) => void)[]>([[EVERYTHING, []]])
  return {
    subscribe(kinds, listener) {
      for (const kind of [...kinds, EVERYTHING])
        ofKind.set(kind, [...(ofKind.get(kind) ?? []), listener])
    },
    publish(tag) {
      const end = tag.indexOf(':')
      for (const listener of ofKind.get(end < 0 ? tag : tag.slice(0, end)) ?? []) listener(tag)
    },
  }
}
