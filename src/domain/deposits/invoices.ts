import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { deposits, invoices, unmatchedPayments } from '../schema.ts'
import { isDepositReference } from '../shared/ids.ts'
import { bookCredit, creditDeposit, isCreditable } from './decisions.ts'
import { depositsByReference } from './deposits.ts'
import type { Deposit, InvoiceService, PaidInvoice, PaymentMethod } from './payment-method.ts'
import { storeUnmatched } from './unmatched.ts'

// Deposits that are paid on a page of a payment service.

type Context = { store: Store; clock: () => Date }

/**
 * The address of the page where an open deposit is paid. It is made at the first call. A crash in between
 * leaves a page that nobody has seen: the next call makes another one.
 * @param description what the payer reads there.
 * @returns null if the deposit can no longer be paid, or its page has ended.
 * @throws what the service throws.
 */
export async function invoiceUrl(
  { store, clock }: Context,
  service: InvoiceService,
  deposit: Deposit,
  description: string,
): Promise<string | null> {
  const now = clock()
  if (deposit.status !== 'open' || deposit.expiresAt <= now) return null
  const known = await invoiceOf(store.read, deposit.id)
  if (known) return known.settledAt === null && known.expiresAt > now ? known.url : null
  const made = await service.create(deposit, description, now)
  const { id: depositId, method } = deposit
  const [added] = await store.transaction((tx) =>
    tx
      .insert(invoices)
      .values({ ...made, depositId, method, createdAt: now })
      .onConflictDoNothing()
      .returning(),
  )
  // Another process was faster: nobody sees the page that was made here.
  return added?.url ?? (await invoiceOf(store.read, depositId))?.url ?? null
}

/**
 * Credits what was paid, once, whatever has happened to the deposit and its holder since. A late payment
 * and one of another amount are credited with what came. Any other waits for an admin as unmatched: a
 * second one for the same deposit, one of an unknown deposit, or one whose worth is not known.
 */
export async function creditInvoice(
  tx: Tx,
  { method, ...payment }: PaidInvoice & { method: string },
  now: Date,
): Promise<'credited' | 'known' | 'unmatched'> {
  const { paymentId, reference, amountMicros, paidIn } = payment
  // Two rounds may bring the same payment at the same moment.
  await exclusively(tx, `payment ${paymentId}`)
  await settle(tx, paymentId, now)
  if ((await knownPayments(tx, [paymentId])).size > 0) return 'known'
  const [deposit] = await depositsByReference(tx, reference)
  const paid =
    deposit?.method === method && amountMicros !== null && isCreditable(amountMicros)
      ? await creditDeposit(
          tx,
          deposit,
          { paymentId, creditedMicros: amountMicros, paidIn, payerTelegramId: null },
          now,
        )
      : null
  if (!paid) {
    const found = { method, paymentId, payload: reference, price: null, amountMicros, paidIn }
    await storeUnmatched(tx, { ...found, payerTelegramId: null }, now)
    return 'unmatched'
  }
  await bookCredit(tx, paid, { actor: 'service', action: 'deposit.credit' }, now)
  return 'credited'
}

/** The most invoices that the service is asked about at once, and paid ones that it lists at once. */
const AT_ONCE = 100
/** Calls in one round; the next round makes the rest. */
const MAX_CALLS = 50
/** How long after its end an invoice is asked for that the service does not know: it was deleted there. */
const UNKNOWN_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * Asks how our invoices ended, and looks through the newest paid invoices of the service for any that is not known
 * here, such as after a backup was restored.
 */
export async function reconcileInvoices(context: Context, method: PaymentMethod): Promise<void> {
  await askAboutInvoices(context, method)
  if (method.invoices) await lookThroughPaid(context, method.invoices, method.name)
}

/** Asks the service how our open invoices ended, and credits what was paid. */
export async function askAboutInvoices({ store, clock }: Context, way: PaymentMethod) {
  const { invoices: service, name: method } = way
  if (!service) return
  const open = await openInvoices(store.read, method)
  for (let i = 0; i < open.length; i += AT_ONCE) {
    const some = open.slice(i, i + AT_ONCE)
    const ended = await service.ended(some.map(({ paymentId }) => paymentId))
    const now = clock()
    const longGone = some.filter(
      ({ expiresAt }) => expiresAt.getTime() + UNKNOWN_AFTER_MS < now.getTime(),
    )
    if (ended.length === 0 && longGone.length === 0) continue
    await store.transaction(async (tx) => {
      for (const one of ended)
        if (one.status === 'paid') await creditInvoice(tx, { ...one.payment, method }, now)
        else await settle(tx, one.paymentId, now)
      for (const { paymentId } of longGone) await settle(tx, paymentId, now)
    })
  }
}

/** Those of which the service has not said how they ended, oldest first. */
export function openInvoices(db: Reader, method: string) {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.method, method), isNull(invoices.settledAt)))
    .orderBy(asc(invoices.createdAt), asc(invoices.paymentId))
    .limit(AT_ONCE * MAX_CALLS)
}

/** Reads on only while a page has news, so that this is normally one call. */
async function lookThroughPaid({ store, clock }: Context, service: InvoiceService, method: string) {
  for (let call = 0; call < MAX_CALLS; call++) {
    const { payments, hasMore } = await service.paid(call * AT_ONCE)
    // Others may use the same app at the service.
    const ours = payments.filter(({ reference }) => isDepositReference(reference))
    const ids = ours.map(({ paymentId }) => paymentId)
    const known = await knownPayments(store.read, ids)
    const news = ours.filter(({ paymentId }) => !known.has(paymentId))
    if (news.length > 0)
      await store.transaction(async (tx) => {
        for (const payment of news) await creditInvoice(tx, { ...payment, method }, clock())
      })
    if (!hasMore || (ours.length > 0 && news.length === 0)) return
  }
}

async function knownPayments(db: Reader, paymentIds: string[]): Promise<Set<string | null>> {
  if (paymentIds.length === 0) return new Set()
  const credited = await db
    .select({ paymentId: deposits.paymentId })
    .from(deposits)
    .where(inArray(deposits.paymentId, paymentIds))
  const { paymentId } = unmatchedPayments
  const of = db.select({ paymentId }).from(unmatchedPayments)
  const listed = await of.where(inArray(paymentId, paymentIds))
  return new Set([...credited, ...listed].map((one) => one.paymentId))
}

async function settle(tx: Tx, paymentId: string, now: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ settledAt: now })
    .where(and(eq(invoices.paymentId, paymentId), isNull(invoices.settledAt)))
}

async function invoiceOf(db: Reader, depositId: number) {
  const [found] = await db.select().from(invoices).where(eq(invoices.depositId, depositId))
  return found ?? null
}
