import type { EventHub } from '../domain/events/hub.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 250

/** Wakes calls that wait for events, if another process has recorded one. */
export function eventsJob(hub: EventHub): Job {
  return { name: 'events', everyMs: EVERY_MS, runOnce: () => hub.poll() }
}
