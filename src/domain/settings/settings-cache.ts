import type { Reader } from '../../db/store.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import type { Settings } from './all-settings.ts'
import { readSettings } from './settings.ts'

export type SettingsCache = ReturnType<typeof createSettingsCache>

export function createSettingsCache({ read, feed }: { read: Reader; feed: InvalidationFeed }) {
  const cache = createReadThroughCache<'all', Settings>(feed, {
    load: () => readSettings(read),
    capacity: 1,
    tag: 'settings',
  })
  return {
    get: (now: Date) => cache.get('all', now),
    /** The settings if they are cached. */
    peek: (now: Date) => cache.peek('all', now),
  }
}
