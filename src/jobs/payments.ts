import { expireDeposits } from '../domain/deposits/deposits.ts'
import { askAboutInvoices, reconcileInvoices } from '../domain/deposits/invoices.ts'
import type { PaymentMethod } from '../domain/deposits/payment-method.ts'
import { reconcilePayments } from '../domain/deposits/payments.ts'
import { retryRefunds } from '../domain/deposits/refunds.ts'
import type { Log } from '../domain/shared/log.ts'
import { FAILED, type Job } from './loop.ts'

const EVERY_MS = 60_000
/** A payer waits for this, so that it is asked for more often. */
const INVOICES_EVERY_MS = 15_000

type PaymentsDeps = Parameters<typeof reconcilePayments>[0] & {
  log: Log
  methods: Iterable<PaymentMethod>
  /** Whether payment methods cannot be called now; the reason has been logged. */
  isPaused: () => boolean
}

/**
 * Expires unpaid deposits, retries open refunds and credits payments whose update was lost. A step that
 * fails is logged and does not stop the others. Only the leader runs this, to call each method once. Two
 * processes at once would do no harm: every step is a guarded statement, and the position up to which
 * payments were read is committed together with what they credited.
 */
export function paymentsJob({ methods, isPaused, ...context }: PaymentsDeps): Job {
  const { store, clock, log } = context
  const byName = new Map([...methods].map((method) => [method.name, method]))

  /** Returns whether it succeeded: work fails by throwing or by returning false. */
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
    async runOnce(signal) {
      const expire = () => store.transaction((tx) => expireDeposits(tx, clock()))
      const steps = [await attempt(expire, {}, 'could not expire unpaid deposits')]
      const retry = () => retryRefunds({ ...context, methods: byName })
      const mustStop = () => signal?.aborted || isPaused()
      if (!mustStop()) steps.push(await attempt(retry, {}, 'could not retry open refunds'))
      for (const method of byName.values()) {
        if (mustStop()) break
        const reconcile = async () => {
          await reconcilePayments(context, method)
          await reconcileInvoices(context, method)
        }
        const fields = { method: method.name }
        steps.push(await attempt(reconcile, fields, 'could not reconcile payments'))
      }
      return steps.includes(false) ? FAILED : undefined
    },
  }
}

/** Asks how the open invoices ended, and credits what was paid. Without any, nobody is asked. */
export function invoicesJob({
  methods,
  ...context
}: Pick<PaymentsDeps, 'store' | 'clock' | 'methods'>): Job {
  return {
    name: 'invoices',
    everyMs: INVOICES_EVERY_MS,
    async runOnce() {
      for (const method of methods) await askAboutInvoices(context, method)
    },
  }
}
