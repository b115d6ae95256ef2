import type { TestPerson } from './bot.ts'
import { PIDS } from './factories.ts'

/** Where the walk of an admin begins. */
export function adminStarts(holder: TestPerson): string[] {
  return [
    '/rate',
    '/incidents',
    '/admin',
    '/deposits',
    '/payments',
    '/approvals',
    '/broadcast',
    `/account ${holder.id}`,
    '/orders processing',
    '/stock',
    '/catalog',
    `/product ${PIDS.serverId}`,
    '/pricing',
    '/sheets',
    '/tiers',
    '/margin gamea 12.5',
    '/line',
    '/topups',
    '/contact',
    '/stats',
    '/team',
    `/log ${holder.id}`,
    '/backup',
    '/suppliers',
    '/stuck',
    '/tasks',
    '/quarantine',
    `/account ${holder.id}`,
  ]
}
