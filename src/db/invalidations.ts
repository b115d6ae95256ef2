/**
 * What cached values were read from: the settings; the catalog; an account with its keys, its allowlist and
 * what it paid in; how many codes of a product are unsold.
 */
export type CacheTag = 'settings' | 'catalog' | `account:${number}` | `stock:${string}`

/** In place of a tag, where anything may have changed. */
export const EVERYTHING = 'everything'

/** Where PostgreSQL notifies other processes of tags. */
export const CHANNEL = 'gamewallet_changes'

/** Tells the caches of this process which values are stale. */
export interface Invalidations {
  /** Has `listener` called with each tag, or with EVERYTHING. It must not throw. */
  subscribe(listener: (tag: string) => void): void
  publish(tag: string): void
}

export function createInvalidations(): Invalidations {
  const listeners: ((tag: string) => void)[] = []
  return {
    subscribe(listener) {
      listeners.push(listener)
    },
    publish(tag) {
      for (const listener of listeners) listener(tag)
    },
  }
}
