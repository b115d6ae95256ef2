import type { Store, Tx } from '../db/store.ts'
import { notifyAdmins } from './notices.ts'
import { type Supplier, SupplierFault } from './supplier.ts'
import { type Errand, holdToAct, putBack } from './work-list.ts'

/** Where the domain reports what an operator should know; pino's loggers fit. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What the attempts of orders and lookups share. */
export type AttemptContext = {
  store: Store
  suppliers: ReadonlyMap<string, Supplier>
  /** The name of the supplier that lookups go to; null where the service offers none. */
  lookupSupplier: string | null
  clock: () => Date
  log: Log
  supplierTimeoutMs: number
  /** How long an errand stays with who took it: one call, and time to write down its result. */
  leaseMs: number
  /** Aborted when the service stops: calls under way end as unknown and are asked about later. */
  stopping: AbortSignal
}

/** Most outcomes are known by the second question; an admin should hear of one that is not. */
const ALERT_AT_ATTEMPT = 3
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 60_000

/** The wait after a number of attempts: doubling, with a spread so that retries do not march in step. */
export function retryDelayMs(attempts: number): number {
  const spread = 0.8 + Math.random() * 0.4
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS) * spread
}

/** @throws SupplierFault not-sent where no supplier of that name is set up here. */
export function supplierNamed(context: AttemptContext, name: string | null): Supplier {
  const supplier = name === null ? undefined : context.suppliers.get(name)
  if (!supplier) throw new SupplierFault('not-sent', `No supplier "${name}" is set up here.`)
  return supplier
}

/**
 * Whether the holder of an errand may act on it now. A first attempt usually follows at once upon the
 * commit that took the errand; any other may have stood still while another worker took over.
 */
export async function mayAct(context: AttemptContext, errand: Errand): Promise<boolean> {
  const { store, leaseMs, supplierTimeoutMs, clock } = context
  const now = clock()
  const leftMs = errand.dueAt.getTime() - now.getTime()
  if (errand.attempts === 1 && leftMs > supplierTimeoutMs) return true
  return store.transaction((tx) => holdToAct(tx, errand, leaseMs, now))
}

/**
 * Calls a supplier, for a bounded time even where it ignores the signal.
 * @throws SupplierFault alone: an error that does not say what happened means that it is unknown.
 */
export async function callSupplier<T>(
  context: AttemptContext,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(context.supplierTimeoutMs)
  const signal = AbortSignal.any([context.stopping, timeout])
  if (signal.aborted) throw new SupplierFault('not-sent', 'The service is stopping.')
  const ended = Promise.withResolvers<never>()
  const end = () =>
    ended.reject(new SupplierFault('unknown', 'The supplier did not answer in time.'))
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([call(signal), ended.promise])
  } catch (error) {
    if (error instanceof SupplierFault) throw error
    throw new SupplierFault('unknown', String(error), { cause: error })
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Puts back an errand that did not end; once it may have acted for long, the admins are told, once. */
export async function putBackUnknown(
  tx: Tx,
  errand: Errand,
  back: { sent: boolean; dueAt: Date },
  now: Date,
): Promise<void> {
  const alert = back.sent && !errand.alerted && errand.attempts >= ALERT_AT_ATTEMPT
  await putBack(tx, errand, alert ? { ...back, alerted: true } : back)
  if (alert) await notifyAdmins(tx, { kind: 'outcome_unknown', orderId: errand.reference }, now)
}
