import type { Reader } from '../../db/store.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import type { Settings } from './all-settings.ts'
import { readSettings } from './settings.ts'

export interface SettingsCache {
  get(now: Date): Promise<Settings>
}

export function createSettingsCache(deps: { read: Reader; feed: InvalidationFeed }): SettingsCache {
  const { read, feed } = deps
  const cache = createReadThroughCache<'all', Settings>(feed, {
    load: () => readSettings(read),
    capacity: 1,
    tag: 'settings',
  })
  return { get: (now) => cache.get('all', now) }
}
