import { and, asc, eq, getTableColumns, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { amongLocked, passingLocked } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { accounts, deposits } from '../schema.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newDepositReference } from '../shared/ids.ts'
import { MICROS_PER_CENT } from '../shared/money.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'
import {
  type Deposit,
  limitsOf,
  type PaymentMethod,
  priceOf,
  type WayToPay,
  waysToPay,
  worthOfUnits,
} from './payment-method.ts'

export type { Deposit } from './payment-method.ts'

/**
 * Opens a deposit, to be paid by the method.
 * @param input transferId: which of the operator's own ways to be paid. units: what the payer wants to pay, in its
 *   currency, if that is not what amountMicros costs.
 * @throws DomainError TOO_MANY_DEPOSITS, METHOD_NOT_OFFERED, INVALID_TOP_UP
 */
export async function openDeposit(
  tx: Tx,
  accountId: number,
  input: {
    method: PaymentMethod
    transferId?: number
    amountMicros: number
    units?: number
  },
  now: Date,
): Promise<Deposit> {
  const { method, transferId, amountMicros, units } = input
  // Without the lock, a deposit opened at the same moment would not be counted.
  await lockAccount(tx, accountId)
  const settings = await readSettings(tx)
  const way = waysToPay([method], settings).find(({ transfer }) => transfer?.id === transferId)
  if (!way) throw new DomainError('METHOD_NOT_OFFERED')
  const asked = checkedPrice(way, amountMicros, settings)
  const price = units !== undefined && isWorth(way, units, amountMicros) ? units : asked
  const { maxOpen } = settings.topUps
  if ((await liveDeposits(tx, accountId, now)) >= maxOpen)
    throw new DomainError('TOO_MANY_DEPOSITS', { max: maxOpen })
  const rows = await tx
    .insert(deposits)
    .values({
      reference: newDepositReference(),
      accountId,
      method: method.name,
      amountMicros,
      price,
      ...termsShown(way, price),
      status: 'open',
      createdAt: now,
      expiresAt: new Date(now.getTime() + method.lifetimeMs),
    })
    .returning()
  return onlyRow(rows)
}

/**
 * Cancels an open deposit for its holder.
 * @throws DomainError DEPOSIT_NOT_FOUND, DEPOSIT_OVER if it is not open.
 */
export async function cancelDeposit(
  tx: Tx,
  accountId: number,
  reference: string,
  now: Date,
): Promise<Deposit> {
  const [cancelled] = await tx
    .update(deposits)
    .set({ status: 'cancelled', endedAt: now })
    .where(and(ownOf(accountId, reference), eq(deposits.status, 'open')))
    .returning()
  if (cancelled) return cancelled
  const { status } = await ownDeposit(tx, accountId, reference)
  throw new DomainError('DEPOSIT_OVER', { act: 'cancel', status })
}

/** Stores which message in the holder's chat has the invoice, so that it can be removed. */
export async function recordInvoice(tx: Tx, reference: string, messageId: number): Promise<void> {
  await tx
    .update(deposits)
    .set({ invoiceMessageId: messageId })
    .where(eq(deposits.reference, reference))
}

/** Expires deposits that were open for too long. Returns how many. */
export async function expireDeposits(tx: Tx, now: Date): Promise<number> {
  const overdue = and(eq(deposits.status, 'open'), lte(deposits.expiresAt, now))
  // Skips locked deposits: somebody is paying or cancelling them.
  const free = passingLocked(tx.select({ id: deposits.id }).from(deposits).where(overdue))
  const expired = await tx
    .update(deposits)
    .set({ status: 'expired', endedAt: now })
    .where(and(amongLocked(deposits.id, free), overdue))
    .returning({ id: deposits.id })
  return expired.length
}

/** @throws DomainError DEPOSIT_NOT_FOUND */
export async function depositByReference(db: Reader, reference: string): Promise<Deposit> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.reference, reference))
  if (!deposit) throw new DomainError('DEPOSIT_NOT_FOUND')
  return deposit
}

/** The deposit with this reference: one, or none. */
export function depositsByReference(db: Reader, reference: string): Promise<Deposit[]> {
  return db.select().from(deposits).where(eq(deposits.reference, reference))
}

/** The deposits with this reference, in any case, or paid by the payment with this id. */
export function depositsNamed(db: Reader, text: string): Promise<Deposit[]> {
  const named = or(eq(deposits.reference, text.toUpperCase()), eq(deposits.paymentId, text))
  return db.select().from(deposits).where(named).orderBy(deposits.id)
}

/** The account's deposits, newest first. */
export function depositsOf(db: Reader, accountId: number, page: Page): Promise<Listed<Deposit>> {
  const where = eq(deposits.accountId, accountId)
  return readPage(page, { by: deposits.id, first: 'newest', where }, db.select().from(deposits))
}

/** How many of the account's deposits can still be paid or wait for an admin. */
export function liveDeposits(db: Reader, accountId: number, now: Date): Promise<number> {
  const live = or(
    eq(deposits.status, 'submitted'),
    and(eq(deposits.status, 'open'), gt(deposits.expiresAt, now)),
  )
  return db.$count(deposits, and(eq(deposits.accountId, accountId), live))
}

/** The operator's own way to be paid, and the terms that the payer is shown. */
function termsShown({ transfer }: WayToPay, price: number | null): Partial<Deposit> {
  if (!transfer) return {}
  const { id: transferId, name: transferName, currency, rateMicros, feeBp } = transfer
  const terms = price === null ? {} : { currency, rateMicros, feeBp }
  return { transferId, transferName, ...terms }
}

/** Whether so many units of the currency still put the amount into the wallet, when it is opened. */
function isWorth({ transfer }: WayToPay, units: number, amountMicros: number): boolean {
  return transfer !== null && worthOfUnits(units, transfer) === amountMicros
}

/** @throws DomainError INVALID_TOP_UP */
function checkedPrice(way: WayToPay, amountMicros: number, settings: Settings): number | null {
  const { minMicros, maxMicros } = limitsOf(way, settings)
  const within = amountMicros >= minMicros && amountMicros <= maxMicros
  if (!Number.isSafeInteger(amountMicros) || !within)
    throw new DomainError('INVALID_TOP_UP', { problem: 'limits', minMicros, maxMicros })
  // Nobody can transfer less than a cent.
  if (amountMicros % MICROS_PER_CENT !== 0)
    throw new DomainError('INVALID_TOP_UP', { problem: 'cents' })
  const { maxPrice } = way.method
  const price = priceOf(way, amountMicros, settings)
  if (price !== null && maxPrice !== null && price > maxPrice)
    throw new DomainError('INVALID_TOP_UP', { problem: 'price', amountMicros, price, maxPrice })
  return price
}

/** @throws DomainError DEPOSIT_NOT_FOUND, also for another account's deposit. */
export async function ownDeposit(
  db: Reader,
  accountId: number,
  reference: string,
): Promise<Deposit> {
  const [deposit] = await db.select().from(deposits).where(ownOf(accountId, reference))
  if (!deposit) throw new DomainError('DEPOSIT_NOT_FOUND')
  return deposit
}

function ownOf(accountId: number, reference: string) {
  return and(eq(deposits.reference, reference), eq(deposits.accountId, accountId))
}

// Everybody's deposits, for the admins.

export type DepositOfHolder = Deposit & { accountName: string; telegramId: number }

/** Deposits that wait for an admin, oldest first. */
export function pendingDeposits(db: Reader, limit: number): Promise<DepositOfHolder[]> {
  // `notEnded` must match the condition of the partial index word for word.
  const notEnded = sql`${deposits.status} in ('open', 'submitted', 'refunding')`
  return withHolders(db)
    .where(and(eq(deposits.status, 'submitted'), notEnded))
    .orderBy(asc(deposits.id))
    .limit(limit)
}

export function pendingDepositCount(db: Reader): Promise<number> {
  return db.$count(deposits, eq(deposits.status, 'submitted'))
}

const REACHED = ['credited', 'refunding', 'refunded', 'charged_back'] as const

/**
 * Deposits that reached a wallet, even if they went back since, in the order in which they were opened, newest first.
 * @param among all of these accounts, or with these ids, instead
 */
export function allDeposits(
  db: Reader,
  page: Page,
  among?: { accountIds: readonly number[]; ids: readonly number[] },
): Promise<Listed<DepositOfHolder>> {
  const where = among
    ? or(inArray(deposits.accountId, among.accountIds), inArray(deposits.id, among.ids))
    : inArray(deposits.status, REACHED)
  return readPage(page, { by: deposits.id, first: 'newest', where }, withHolders(db))
}

function withHolders(db: Reader) {
  const holder = { accountName: accounts.name, telegramId: accounts.telegramId }
  return db
    .select({ ...getTableColumns(deposits), ...holder })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
}
