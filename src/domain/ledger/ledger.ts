import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { prepared, preparedWrite } from '../../db/prepared.ts'
import { entries, wallets } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAccount } from '../service/notices.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'

const MAX_MARK_MICROS = 1_000_000_000_000

export type Entry = typeof entries.$inferSelect

export type Posting = {
  accountId: number
  /** The house account on the other side, by kind: see HOUSE_OF. */
  kind: Entry['kind']
  /** Into the wallet, or out of it where negative. */
  amountMicros: number
  /** The order, lookup or deposit; one reference has at most one entry of a kind. */
  reference?: string
  note?: string
}

/** What a posting has made of the wallet, all in micro-USD. */
export type Posted = {
  balanceMicros: number
  /** What the account owes after it; the balance is zero then. */
  debtMicros: number
  /** How much of what came in went into the debt. */
  paidOffMicros: number
  /** How much a chargeback has added to the debt, since the wallet did not hold it. */
  lentMicros: number
}

export const HOUSE_OF: Record<Entry['kind'], Entry['house']> = {
  deposit: 'deposits',
  deposit_refund: 'deposits',
  deposit_refund_reversal: 'deposits',
  credit: 'adjustments',
  debit: 'adjustments',
  charge: 'sales',
  refund: 'sales',
  fee: 'fees',
  fee_refund: 'fees',
  chargeback: 'deposits',
  debt: 'debts',
  debt_payment: 'debts',
}

const PAYS_IN: ReadonlySet<Entry['house']> = new Set(['deposits', 'adjustments'])

const { placeholder } = sql

type Moving = { accountId: number; amountMicros: number }
type Moved = { balanceMicros: number; debtMicros: number; lowBelowMicros: number | null }

/** Where the wallet covers it. */
const moveBalance = prepared<Tx, Moving, Moved[]>('wallet_move', (tx) =>
  movement(tx, gte(sql`${wallets.balanceMicros} + ${placeholder('amountMicros')}`, 0)),
)

/** Whatever the wallet holds. */
const takeRegardless = prepared<Tx, Moving, Moved[]>('wallet_take', (tx) => movement(tx))

/**
 * One number is what the wallet holds, above zero, or what it owes, below: whoever owes holds nothing, so
 * that what comes in pays the debt first.
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
    })
}

const addEntry = preparedWrite<Omit<Entry, 'id'>>('entry_add', (tx) =>
  tx.insert(entries).values({
    accountId: placeholder('accountId'),
    house: placeholder('house'),
    kind: placeholder('kind'),
    amountMicros: placeholder('amountMicros'),
    balanceAfterMicros: placeholder('balanceAfterMicros'),
    reference: placeholder('reference'),
    note: placeholder('note'),
    createdAt: placeholder('createdAt'),
  }),
)

const walletRow = prepared<
  Reader,
  { accountId: number },
  { balanceMicros: number; debtMicros: number }[]
>('wallet_balance', (db) =>
  db
    .select({ balanceMicros: wallets.balanceMicros, debtMicros: wallets.debtMicros })
    .from(wallets)
    .where(eq(wallets.accountId, placeholder('accountId'))),
)

/**
 * Adds an entry and moves the wallet's balance with it. Everything that comes in pays what the account
 * owes first, in an entry of its own. A chargeback is never refused: what the wallet does not hold becomes
 * a debt, again in an entry of its own.
 * @throws DomainError INSUFFICIENT_BALANCE where the wallet does not cover it; nothing has moved. It tells
 *   the debt where there is one.
 */
export async function post(tx: Tx, posting: Posting, now: Date): Promise<Posted> {
  const { accountId, kind, amountMicros, reference = null, note = null } = posting
  const move = kind === 'chargeback' ? takeRegardless : moveBalance
  const [wallet] = await move(tx, { accountId, amountMicros })
  if (!wallet) throw await notCovered(tx, posting)
  const { balanceMicros, debtMicros, lowBelowMicros } = wallet
  const before = balanceMicros - debtMicros - amountMicros
  const heldMicros = Math.max(before, 0)
  const lentMicros = debtMicros - Math.max(-before, 0)
  const entry = { accountId, reference, createdAt: now }
  // Each entry carries the balance after it, so that the loan stands before what it is for.
  if (lentMicros > 0)
    addEntry(tx, {
      ...entry,
      ...{ kind: 'debt', house: HOUSE_OF.debt, note: null },
      ...{ amountMicros: lentMicros, balanceAfterMicros: heldMicros + lentMicros },
    })
  const paidOffMicros = Math.max(-lentMicros, 0)
  const balanceAfterMicros = balanceMicros + paidOffMicros
  addEntry(tx, {
    ...entry,
    kind,
    house: HOUSE_OF[kind],
    amountMicros,
    balanceAfterMicros,
    note,
  })
  if (paidOffMicros > 0)
    addEntry(tx, {
      ...entry,
      ...{ kind: 'debt_payment', house: HOUSE_OF.debt_payment, note: null },
      ...{ amountMicros: -paidOffMicros, balanceAfterMicros: balanceMicros },
    })
  // What was paid in decides, too, whether the account may use the API.
  if (PAYS_IN.has(HOUSE_OF[kind])) await invalidateAccount(tx, accountId, now)
  const fellBelow = lowBelowMicros !== null && balanceMicros < lowBelowMicros
  // Told once, by the entry that crosses the mark.
  if (fellBelow && heldMicros >= lowBelowMicros)
    await notifyAccount(tx, accountId, { kind: 'balance_low', balanceMicros }, now)
  return { balanceMicros, debtMicros, paidOffMicros, lentMicros: Math.max(lentMicros, 0) }
}

async function notCovered(tx: Tx, { accountId, amountMicros }: Posting): Promise<DomainError> {
  // Also throws where there is no wallet at all.
  const { debtMicros } = await walletOf(tx, accountId)
  return new DomainError('INSUFFICIENT_BALANCE', { neededMicros: -amountMicros, debtMicros })
}

/** The mark below which the holder is told of a low balance, in micro-USD; null: never. */
export async function lowBalanceMark(db: Reader, accountId: number): Promise<number | null> {
  const [wallet] = await db
    .select({ lowBelowMicros: wallets.lowBelowMicros })
    .from(wallets)
    .where(eq(wallets.accountId, accountId))
  return wallet?.lowBelowMicros ?? null
}

/** @throws DomainError INVALID_MARK for a mark that is not above zero, or beyond any balance. */
export async function setLowBalanceMark(
  tx: Tx,
  accountId: number,
  lowBelowMicros: number | null,
): Promise<void> {
  if (lowBelowMicros !== null && (lowBelowMicros <= 0 || lowBelowMicros > MAX_MARK_MICROS))
    throw new DomainError('INVALID_MARK', { maxMicros: MAX_MARK_MICROS })
  await tx.update(wallets).set({ lowBelowMicros }).where(eq(wallets.accountId, accountId))
}

export async function openWallet(tx: Tx, accountId: number): Promise<void> {
  await tx.insert(wallets).values({ accountId, balanceMicros: 0 })
}

/** What the wallet holds, or what the account owes, in micro-USD; one of them is zero. */
export async function walletOf(
  db: Reader,
  accountId: number,
): Promise<{ balanceMicros: number; debtMicros: number }> {
  const [wallet] = await walletRow(db, { accountId })
  if (!wallet) throw new Error(`Account ${accountId} has no wallet.`)
  return wallet
}

/** The wallet's balance in micro-USD. */
export async function balanceOf(db: Reader, accountId: number): Promise<number> {
  return (await walletOf(db, accountId)).balanceMicros
}

/** What one reference lent to its wallet (`debt`) or paid of a debt (`debt_payment`), in micro-USD; or 0. */
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

/** What all accounts together owe, and how many owe anything. */
export async function debtsOfAll(db: Reader): Promise<{ count: number; micros: number }> {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      micros: sql`coalesce(sum(${wallets.debtMicros}), 0)`.mapWith(Number),
    })
    .from(wallets)
    // Word for word the condition of the index that serves this.
    .where(sql`${wallets.debtMicros} > 0`)
  return row ?? { count: 0, micros: 0 }
}

const paidInRow = prepared<Reader, { accountId: number }, { micros: number }[]>(
  'entries_paid_in',
  (db) =>
    db
      .select({ micros: sql`coalesce(sum(${entries.amountMicros}), 0)`.mapWith(Number) })
      .from(entries)
      .where(
        and(
          eq(entries.accountId, placeholder('accountId')),
          // Word for word the condition of the index that serves this.
          sql`${entries.house} in ('deposits', 'adjustments')`,
        ),
      ),
)

/** What was paid in and not taken back, in micro-USD: deposits and the operator's adjustments. */
export async function paidIn(db: Reader, accountId: number): Promise<number> {
  const [row] = await paidInRow(db, { accountId })
  return row?.micros ?? 0
}
