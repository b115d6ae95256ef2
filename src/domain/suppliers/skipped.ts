import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { supplierJobs } from '../schema.ts'

/** A filter: claimDue leaves all jobs that match it for later. */
export type Skipped = {
  kind: (typeof supplierJobs.$inferSelect)['kind']
  supplier: string
  accountIds?: number[]
  /** Jobs that do not match, whatever they are. */
  but?: string[]
  /** True: only jobs that the supplier may know; false: only those that it cannot know. */
  sent?: boolean
}

export function matches({ kind, supplier, accountIds, but, sent }: Skipped) {
  const jobs = supplierJobs
  return sql`${and(
    eq(jobs.kind, kind),
    eq(jobs.supplier, supplier),
    accountIds && inArray(jobs.accountId, accountIds),
    sent === undefined ? undefined : eq(jobs.sent, sent),
    but && notInArray(jobs.reference, but),
  )}`
}
