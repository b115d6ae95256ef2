import { expireDeposits } from '../domain/deposits/deposits.ts'
import type { PaymentMethod } from '../domain/deposits/payment-method.ts'
import { reconcilePayments } from '../domain/deposits/payments.ts'
import { retryRefunds } from '../domain/deposits/refunds.ts'
import { FAILED, type Job } from './loop.ts'

const EVERY_MS = 60_000

type PaymentsDeps = Parameters<typeof reconcilePayments>[0] & {
  methods: Iterable<PaymentMethod>
  /** Whether the methods cannot be asked at present, which has been logged. */
  isPaused: () => boolean
}

/**
 * Ends deposits that nobody paid, brings open refunds to their end and credits payments whose update
 * was lost. What fails is logged and does not stop the rest. One process at a time does this, to ask
 * once; two at once would do no harm either: each step ends, pays back or credits a deposit by a guarded
 * statement, and how far payments are read is kept with what they credited.
 */
export function paymentsJob({ methods, isPaused, ...context }: PaymentsDeps): Job {
  const { store, clock, log } = context
  const byName = new Map([...methods].map((method) => [method.name, method]))

  /** Returns whether it succeeded: so does work that resolves to anything but false. */
  async function attempt(work: () => Promise<unknown>, fields: object, failure: string) {
    try {
      return (await work()) !== false
    } catch (error) {
      log.error({ ...fields, err: error }, failure)
      return false
    }
  }

  return {
    name: 'payments',
    everyMs: EVERY_MS,
    overlaps: false,
    async runOnce(over) {
      const expire = () => store.transaction((tx) => expireDeposits(tx, clock()))
      const steps = [await attempt(expire, {}, 'unpaid deposits were not ended')]
      const retry = () => retryRefunds({ ...context, methods: byName })
      const isOver = () => over?.aborted || isPaused()
      if (!isOver()) steps.push(await attempt(retry, {}, 'open refunds were not ended'))
      for (const method of byName.values()) {
        if (isOver()) break
        const reconcile = () => reconcilePayments(context, method)
        const fields = { method: method.name }
        steps.push(await attempt(reconcile, fields, 'payments were not reconciled'))
      }
      return steps.includes(false) ? FAILED : undefined
    },
  }
}
