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
  const attempt = attempting(log)

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
  log,
  ...context
}: Pick<PaymentsDeps, 'store' | 'clock' | 'log' | 'methods'>): Job {
  const attempt = attempting(log)
  return {
    name: 'invoices',
    everyMs: INVOICES_EVERY_MS,
    async runOnce() {
      const asked = [...methods].map((method) => {
        const ask = () => askAboutInvoices(context, method)
        return attempt(ask, { method: method.name }, 'could not ask about open invoices')
      })
      return (await Promise.all(asked)).includes(false) ? FAILED : undefined
    },
  }
}

/**
 * Runs work that fails by throwing or by returning false, and returns whether it succeeded. A service may be away for
 * hours: what it throws is logged once, until that is something else or the work succeeds again, which is logged, too.
 */
function attempting(log: Log) {
  const failing = new Map<string, string>()
  return async (work: () => Promise<unknown>, fields: { method?: string }, failure: string) => {
    const what = `${fields.method} ${failure}`
    try {
      const succeeded = (await work()) !== false
      if (failing.delete(what)) log.warn(fields, `it works again: ${failure}`)
      return succeeded
    } catch (error) {
      if (failing.get(what) !== String(error)) log.error({ ...fields, err: error }, failure)
      failing.set(what, String(error))
      return false
    }
  }
}
