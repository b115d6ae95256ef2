import type { Reader } from '../../db/store.ts'
import { readSettings, type Settings } from '../service/settings.ts'
import { type ChangeFeed, EVERYTHING } from '../shared/cache/change-feed.ts'
import { createMemory } from '../shared/cache/read-through.ts'
import { type Listing, listingOf } from './catalog.ts'

/** What every request needs to know of the service, kept until a change to it is announced. */
export interface Facts {
  settings(now: Date): Settings | Promise<Settings>
  listing(pid: string, now: Date): Listing | null | Promise<Listing | null>
  /** What is known without a question; undefined where nothing is. */
  known: {
    settings(now: Date): Settings | undefined
    listing(pid: string, now: Date): Listing | null | undefined
  }
}

/** More products than most catalogs have. */
const LISTINGS_KEPT = 5000

export function createFacts({ read, feed }: { read: Reader; feed: ChangeFeed }): Facts {
  const settings = createMemory<'all', Settings>(feed, {
    load: () => readSettings(read),
    capacity: 1,
  })
  const listings = createMemory<string, Listing | null>(feed, {
    load: (pid) => listingOf(read, pid),
    capacity: LISTINGS_KEPT,
  })
  feed.onChange((topic) => {
    if (topic !== 'service' && topic !== EVERYTHING) return
    settings.clear()
    listings.clear()
  })
  return {
    settings: (now) => settings.get('all', now),
    listing: (pid, now) => listings.get(pid, now),
    known: {
      settings: (now) => settings.known('all', now),
      listing: (pid, now) => listings.known(pid, now),
    },
  }
}
