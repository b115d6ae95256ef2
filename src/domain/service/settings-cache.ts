import type { Reader } from '../../db/store.ts'
import type { InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { createReadThroughCache } from '../shared/cache/read-through.ts'
import { readSettings, type Settings } from './settings.ts'

export interface SettingsCache {
  get(now: Date): Promise<Settings>
}

export function createSettingsCache(deps: { read: Reader; feed: InvalidationFeed }): SettingsCache {
  const { read, feed } = deps
  const settings = createReadThroughCache<'all', Settings>(feed, {
    load: () => readSettings(read),
    capacity: 1,
    tag: 'settings',
  })
  return { get: (now) => settings.get('all', now) }
}
