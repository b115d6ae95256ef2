import type { Store } from '../db/store.ts'
import { refreshIncidents } from '../domain/fulfilment/incident-orders.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 20_000

/** Keeps the admins' messages about failing suppliers up to date. Only the leader runs this. */
export function incidentsJob(store: Store, clock: () => Date): Job {
  return {
    name: 'incidents',
    everyMs: EVERY_MS,
    runOnce: () => refreshIncidents(store, clock()),
  }
}
