import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { holderAt } from '../accounts/moves/moves.ts'
import { accounts, deposits } from '../schema.ts'
import { readState, writeState } from '../settings/state.ts'
import { isDepositReference } from '../shared/ids.ts'
import { addCredited, bookCredit, creditDeposit } from './decisions.ts'
import type {
  Deposit,
  PaymentCursor,
  PaymentMethod,
  ReceivedPage,
  ReceivedPayment,
} from './payment-method.ts'
import { chargeBack, finishRefund } from './refunds.ts'
import { recordReturned, storeUnmatched } from './unmatched.ts'

/**
 * Why a payment must be refused before it is made, or null. An open deposit may be paid even if its
 * method has been switched off since.
 * @param checkout price: in the smallest unit of the currency.
 */
export async function checkoutRefusal(
  db: Reader,
  checkout: { reference: string; telegramId: number; currency: string; price: number },
  now: Date,
) {
  const found = await depositAndHolder(db, checkout.reference)
  if (!found) return 'unknown'
  const { deposit, holder } = found
  if (holder.telegramId !== checkout.telegramId) return 'other-person'
  if (deposit.status === 'expired') return 'expired'
  if (deposit.status !== 'open') return 'ended'
  if (deposit.expiresAt <= now) return 'expired'
  if (checkout.currency !== 'XTR' || deposit.price !== checkout.price) return 'other-amount'
  return holder.bannedAt ? 'banned' : null
}

/**
 * Credits a payment once by its id, whatever has happened to the deposit and its holder since: the money
 * has been paid. A second payment for the same deposit is credited as a second deposit.
 *
 * `unmatched`: nothing is credited, because the reference is unknown or the method, price or payer
 * differs; the admins are notified once.
 */
export async function creditPayment(
  tx: Tx,
  payment: ReceivedPayment & { method: string },
  now: Date,
): Promise<'credited' | 'known' | 'unmatched'> {
  const { method, paymentId } = payment
  // The bot's update and the service's list may bring the same payment at the same moment.
  await exclusively(tx, `payment ${paymentId}`)
  if ((await tx.$count(deposits, eq(deposits.paymentId, paymentId))) > 0) return 'known'
  const deposit = await depositPaidBy(tx, payment)
  if (!deposit) {
    const { reference: payload, price, telegramId } = payment
    const found = { method, paymentId, payload, price, amountMicros: null, paidIn: null }
    await storeUnmatched(tx, { ...found, payerTelegramId: telegramId }, now)
    return 'unmatched'
  }
  const credit = {
    ...{ paymentId, creditedMicros: deposit.amountMicros },
    ...{ paidIn: null, payerTelegramId: payment.telegramId },
  }
  const paid =
    (await creditDeposit(tx, deposit, credit, now)) ?? (await addCredited(tx, deposit, credit, now))
  await bookCredit(tx, paid, { actor: 'service', action: 'deposit.credit' }, now)
  return 'credited'
}

/** Pages read in one round; the next round reads the rest. */
const MAX_PAGES = 100

const cursorState = z.object({ offset: z.int(), lastId: z.string() }).nullish()

/**
 * Reads the payments that the method's service received, and credits those that no update reported.
 * The transaction that credits also saves how far it has read. Money that the service paid back by itself
 * is taken out of the wallet; what was already spent becomes a debt.
 */
export async function reconcilePayments(
  { store, clock }: { store: Store; clock: () => Date },
  method: PaymentMethod,
): Promise<void> {
  const state = `payments:${method.name}` as const
  const start = cursorState.parse(await readState(store.read, state)) ?? null
  const { pages, failure } = await newPages(method, start)
  // A later page may list the return of a payment on an earlier one.
  const paidBack = new Set(pages.flatMap((page) => page.paidBack))
  for (const page of pages) {
    const received = page.payments
      .filter(({ reference }) => isDepositReference(reference))
      .map((payment) => ({ ...payment, method: method.name }))
    const now = clock()
    await store.transaction(async (tx) => {
      // A payment that went back is credited and charged back at once: otherwise a late update would credit it.
      for (const payment of received)
        if (!paidBack.has(payment.paymentId) || (await depositPaidBy(tx, payment)))
          await creditPayment(tx, payment, now)
      await writeState(tx, state, page.cursor)
      const gone = received.map(({ paymentId }) => paymentId).filter((id) => paidBack.has(id))
      await bookPaidBack(tx, [...page.paidBack, ...gone], now)
    })
  }
  if (failure !== undefined) throw failure
}

/** Reads up to MAX_PAGES new pages; `failure` is the error that ended the reading early, if any. */
async function newPages(
  method: PaymentMethod,
  start: PaymentCursor | null,
): Promise<{ pages: ReceivedPage[]; failure?: unknown }> {
  const pages: ReceivedPage[] = []
  let cursor = start
  try {
    while (method.received && pages.length < MAX_PAGES) {
      const page = await method.received(cursor)
      const moved = page.cursor?.offset !== cursor?.offset || page.cursor?.lastId !== cursor?.lastId
      // Skips a page without news, so an idle service causes no writes.
      if (moved || page.payments.length > 0 || page.paidBack.length > 0) pages.push(page)
      if (!moved) break
      cursor = page.cursor
    }
    return { pages }
  } catch (failure) {
    return { pages, failure }
  }
}

/** The deposit that the payment is for; null if the payer, the price or the method differs. */
async function depositPaidBy(
  db: Reader,
  { method, reference, price, telegramId }: ReceivedPayment & { method: string },
): Promise<Deposit | null> {
  const found = await depositAndHolder(db, reference)
  if (found?.deposit.method !== method || found.deposit.price !== price) return null
  const { deposit, holder } = found
  // They may have paid just before the account moved to another person.
  const isPayer =
    holder.telegramId === telegramId ||
    (await holderAt(db, deposit.accountId, deposit.createdAt)) === telegramId
  return isPayer ? deposit : null
}

async function depositAndHolder(db: Reader, reference: string) {
  const [found] = await db
    .select({
      deposit: deposits,
      holder: { telegramId: accounts.telegramId, bannedAt: accounts.bannedAt },
    })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
    .where(eq(deposits.reference, reference))
  return found
}

/**
 * Books payments that the service paid back: takes each out of its wallet. A deposit that we are
 * refunding ends as refunded instead: the money went back, whatever the service answers to our call.
 */
export async function bookPaidBack(tx: Tx, paymentIds: string[], now: Date): Promise<void> {
  if (paymentIds.length === 0) return
  await recordReturned(tx, paymentIds, now)
  const present = await tx
    .select()
    .from(deposits)
    .where(
      and(
        inArray(deposits.paymentId, paymentIds),
        inArray(deposits.status, ['credited', 'refunding']),
      ),
    )
    .orderBy(asc(deposits.id))
  for (const deposit of present) {
    if (deposit.status === 'refunding') await finishRefund(tx, deposit, now)
    await chargeBack(tx, deposit, now)
  }
}
