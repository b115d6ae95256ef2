import type { AccessRefusal } from './access.ts'

/** Where the service tells what happens in it, to be counted. */
export interface Meter {
  /** `route` is the pattern of the path, such as `/orders/:orderId`; `unknown` where none fits. */
  requestAnswered(request: { method: string; route: string; status: number; ms: number }): void
  /** A call that was refused for its key, its account or its address. */
  accessRefused(reason: AccessRefusal): void
  /** `outcome` as in the log of calls; `ok` for a balance. */
  supplierCalled(call: { supplier: string; what: string; outcome: string; ms: number }): void
  orderEnded(order: { supplier: string; status: string }): void
  /** `lateMs`: how long after its time the round began. */
  jobRan(round: { job: string; ms: number; lateMs: number; failed: boolean }): void
}

/** Counts nothing. */
export const noMeter: Meter = {
  requestAnswered() {},
  accessRefused() {},
  supplierCalled() {},
  orderEnded() {},
  jobRan() {},
}
