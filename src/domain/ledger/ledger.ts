import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { prepared, preparedInsert } from '../../db/prepared.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { recordEvent } from '../events/record.ts'
import { notifyAccount } from '../notices/notices.ts'
import { entries, wallets } from '../schema.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { isOfTest } from '../shared/test-world.ts'

const MAX_THRESHOLD_MICROS = 1_000_000_000_000

export type Entry = typeof entries.$inferSelect

export type Posting = {
  accountId: number
  /** Also determines the house account on the other side: see HOUSE_OF. */
  kind: Entry['kind']
  /** Positive into the wallet, negative out of it. */
  amountMicros: number
  /** The order, lookup, deposit or claim; one reference has at most one entry of a kind. */
  reference?: string
  note?: string
  /** Whether it must be the wallet of a test account, or must not; absent: it may be either. */
  test?: boolean
}

/** The wallet after a posting, all in micro-USD. */
export type Posted = {
  balanceMicros: number
  /** What the account owes; above zero only while the balance is zero. */
  debtMicros: number
  /** The part of the incoming amount that paid debt. */
  paidOffMicros: number
  /** The part of a chargeback that the wallet did not cover and that became debt. */
  newDebtMicros: number
}

export const ENTRY_KINDS = entries.kind.enumValues

export const HOUSE_OF: Record<Entry['kind'], Entry['house']> = {
  deposit: 'deposits',
  deposit_refund: 'deposits',
  deposit_refund_reversal: 'deposits',
  credit: 'adjustments',
  debit: 'adjustments',
  charge: 'sales',
  refund: 'sales',
  claim_refund: 'sales',
  fee: 'fees',
  fee_refund: 'fees',
  chargeback: 'deposits',
  debt: 'debts',
  debt_payment: 'debts',
}

/** An order or a paid lookup is the event; what it cost is not a second one. */
const WITHOUT_EVENT: ReadonlySet<Entry['kind']> = new Set(['charge', 'fee'])

const PAYS_IN: ReadonlySet<Entry['house']> = new Set(['deposits', 'adjustments'])
/** Must match the condition of the partial index word for word. */
export const isPaidIn = sql`${entries.house} in ('deposits', 'adjustments')`

export function paysIn(kind: Entry['kind']): boolean {
  return PAYS_IN.has(HOUSE_OF[kind])
}

const { placeholder } = sql

type Movement = { accountId: number; amountMicros: number }
type Wallet = typeof wallets.$inferSelect
type MovedWallet = Omit<Wallet, 'accountId'> & { test: boolean }

/** Moves the balance only if the wallet covers it. */
const moveBalance = prepared<Tx, Movement, MovedWallet[]>('wallet_move', (tx) =>
  movement(tx, gte(sql`${wallets.balanceMicros} + ${placeholder('amountMicros')}`, 0)),
)

/** Moves the balance even if the wallet does not cover it: the rest becomes debt. */
const takeRegardless = prepared<Tx, Movement, MovedWallet[]>('wallet_take', (tx) => movement(tx))

/**
 * Treats balance minus debt as one number: above zero it is the balance, below zero the debt. So one of
 * the two is always zero, and incoming money pays the debt first.
 */
function movement(tx: Tx, guard?: SQL) {
  const after = sql`${wallets.balanceMicros} - ${wallets.debtMicros} + ${placeholder('amountMicros')}`
  return tx
    .update(wallets)
    .set({
      balanceMicros: sql`case when ${after} > 0 then ${after} else 0 end`,
      debtMicros: sql`case when ${after} < 0 then -(${after}) else 0 end`,
    })
    .where(and(eq(wallets.accountId, placeholder('accountId')), guard))
    .returning({
      balanceMicros: wallets.balanceMicros,
      debtMicros: wallets.debtMicros,
      lowBelowMicros: wallets.lowBelowMicros,
      test: isOfTest(wallets.accountId).mapWith(Boolean),
    })
}

const insertEntry = preparedInsert(entries)

function addEntry(tx: Tx, entry: Omit<Entry, 'id'>): void {
  insertEntry(tx, entry)
  const { accountId, kind, amountMicros, createdAt } = entry
  if (WITHOUT_EVENT.has(kind)) return
  const type = amountMicros > 0 ? 'wallet.credited' : 'wallet.debited'
  recordEvent(tx, accountId, { type }, createdAt)
}

const walletRow = prepared<Reader, { accountId: number }, Wallet[]>('wallet_balance', (db) =>
  db
    .select()
    .from(wallets)
    .where(eq(wallets.accountId, placeholder('accountId'))),
)

/**
 * Adds an entry and moves the wallet's balance with it. Incoming money first pays the account's debt, in
 * a separate entry. A chargeback is never refused: what the wallet does not cover becomes debt, also in
 * a separate entry.
 * @throws DomainError INSUFFICIENT_BALANCE if the wallet does not cover it; nothing has moved. Its data
 *   includes the account's debt.
 */
export async function post(tx: Tx, posting: Posting, now: Date): Promise<Posted> {
  const { accountId, kind, amountMicros, reference = null, note = null } = posting
  const house = HOUSE_OF[kind]
  const move = kind === 'chargeback' ? takeRegardless : moveBalance
  const [wallet] = await move(tx, { accountId, amountMicros })
  if (!wallet) throw await notCovered(tx, posting)
  const { balanceMicros, debtMicros, lowBelowMicros, test } = wallet
  if (posting.test !== undefined && posting.test !== test)
    throw new Error(`Account ${accountId} ${test ? 'is' : 'is not'} a test account.`)
  const netBeforeMicros = balanceMicros - debtMicros - amountMicros
  const balanceBeforeMicros = Math.max(netBeforeMicros, 0)
  const debtChangeMicros = debtMicros - Math.max(-netBeforeMicros, 0)
  const entry = { accountId, reference, createdAt: now }
  // Each entry carries the balance after it, so the debt comes before the chargeback that causes it.
  if (debtChangeMicros > 0)
    addEntry(tx, {
      ...entry,
      ...{ kind: 'debt', house: HOUSE_OF.debt, note: null },
      ...{
        amountMicros: debtChangeMicros,
        balanceAfterMicros: balanceBeforeMicros + debtChangeMicros,
      },
    })
  const paidOffMicros = Math.max(-debtChangeMicros, 0)
  const balanceAfterMicros = balanceMicros + paidOffMicros
  addEntry(tx, {
    ...entry,
    kind,
    house,
    amountMicros,
    balanceAfterMicros,
    note: note === null ? null : sealedText(tx, 'entries.note', note),
  })
  if (paidOffMicros > 0)
    addEntry(tx, {
      ...entry,
      ...{ kind: 'debt_payment', house: HOUSE_OF.debt_payment, note: null },
      ...{ amountMicros: -paidOffMicros, balanceAfterMicros: balanceMicros },
    })
  // Access to the API may depend on the amount paid in.
  if (PAYS_IN.has(house)) await invalidateAccount(tx, accountId, now)
  const fellBelow = lowBelowMicros !== null && balanceMicros < lowBelowMicros
  // Notifies once, with the entry that crosses the threshold.
  if (fellBelow && balanceBeforeMicros >= lowBelowMicros) {
    await notifyAccount(tx, accountId, { kind: 'balance_low', balanceMicros }, now)
    const data = { balanceMicros, lowBelowMicros }
    recordEvent(tx, accountId, { type: 'wallet.low', data }, now)
  }
  return { balanceMicros, debtMicros, paidOffMicros, newDebtMicros: Math.max(debtChangeMicros, 0) }
}

async function notCovered(tx: Tx, { accountId, amountMicros }: Posting): Promise<DomainError> {
  // Also throws if there is no wallet at all.
  const { balanceMicros, debtMicros } = await walletOf(tx, accountId)
  const neededMicros = -amountMicros
  return new DomainError('INSUFFICIENT_BALANCE', { neededMicros, balanceMicros, debtMicros })
}

/** @throws DomainError INVALID_MARK unless the threshold is above zero and at most MAX_THRESHOLD_MICROS. */
export async function setLowBalanceThreshold(
  tx: Tx,
  accountId: number,
  lowBelowMicros: number | null,
): Promise<void> {
  if (lowBelowMicros !== null && (lowBelowMicros <= 0 || lowBelowMicros > MAX_THRESHOLD_MICROS))
    throw new DomainError('INVALID_MARK', { maxMicros: MAX_THRESHOLD_MICROS })
  await tx.update(wallets).set({ lowBelowMicros }).where(eq(wallets.accountId, accountId))
}

export async function openWallet(tx: Tx, accountId: number): Promise<void> {
  await tx.insert(wallets).values({ accountId, balanceMicros: 0 })
}

/** The balance and the debt in micro-USD; at least one of them is zero. */
export async function walletOf(db: Reader, accountId: number): Promise<Wallet> {
  const [wallet] = await walletRow(db, { accountId })
  if (!wallet) throw new Error(`Account ${accountId} has no wallet.`)
  return wallet
}

/** The wallet's balance in micro-USD. */
export async function balanceOf(db: Reader, accountId: number): Promise<number> {
  return (await walletOf(db, accountId)).balanceMicros
}

/** The debt that the reference added (`debt`) or paid (`debt_payment`), in micro-USD; 0 if none. */
export async function debtMovedBy(
  db: Reader,
  reference: string,
  kind: 'debt' | 'debt_payment',
): Promise<number> {
  const [entry] = await db
    .select({ amountMicros: entries.amountMicros })
    .from(entries)
    .where(and(eq(entries.reference, reference), eq(entries.kind, kind)))
  return Math.abs(entry?.amountMicros ?? 0)
}

/** The total debt of all accounts, and the number of accounts that owe anything. */
export async function debtsOfAll(db: Reader): Promise<{ count: number; micros: number }> {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      micros: sql`coalesce(sum(${wallets.debtMicros}), 0)`.mapWith(Number),
    })
    .from(wallets)
    // Must match the condition of the partial index word for word.
    .where(sql`${wallets.debtMicros} > 0`)
  return row ?? { count: 0, micros: 0 }
}

const paidInRow = prepared<Reader, { accountId: number }, { micros: number }[]>(
  'entries_paid_in',
  (db) =>
    db
      .select({ micros: sql`coalesce(sum(${entries.amountMicros}), 0)`.mapWith(Number) })
      .from(entries)
      .where(and(eq(entries.accountId, placeholder('accountId')), isPaidIn)),
)

/** What was paid in, less what went back, in micro-USD: deposits and the operator's adjustments. */
export async function paidIn(db: Reader, accountId: number): Promise<number> {
  const [row] = await paidInRow(db, { accountId })
  return row?.micros ?? 0
}
