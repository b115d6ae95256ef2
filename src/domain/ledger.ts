import { and, eq, gte, sql } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { entries, wallets } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'
import { announce } from './changes.ts'
import { DomainError } from './errors.ts'
import { formatUsd } from './money.ts'
import { notifyAccount } from './notices.ts'

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
}

const PAYS_IN: ReadonlySet<Entry['house']> = new Set(['deposits', 'adjustments'])

const { placeholder } = sql

const moveBalance = prepared<
  Tx,
  { accountId: number; amountMicros: number },
  { balanceMicros: number; lowBelowMicros: number | null }[]
>('wallet_move', (tx) =>
  tx
    .update(wallets)
    .set({ balanceMicros: sql`${wallets.balanceMicros} + ${placeholder('amountMicros')}` })
    .where(
      and(
        eq(wallets.accountId, placeholder('accountId')),
        gte(sql`${wallets.balanceMicros} + ${placeholder('amountMicros')}`, 0),
      ),
    )
    .returning({ balanceMicros: wallets.balanceMicros, lowBelowMicros: wallets.lowBelowMicros }),
)

const addEntry = prepared<Tx, Omit<Entry, 'id'>, unknown>('entry_add', (tx) =>
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

const balanceRow = prepared<Reader, { accountId: number }, { balanceMicros: number }[]>(
  'wallet_balance',
  (db) =>
    db
      .select({ balanceMicros: wallets.balanceMicros })
      .from(wallets)
      .where(eq(wallets.accountId, placeholder('accountId'))),
)

/**
 * Adds an entry and moves the wallet's balance with it. Returns the balance after it, in micro-USD.
 * @throws DomainError INSUFFICIENT_BALANCE where the wallet does not cover it; nothing has moved.
 */
export async function post(tx: Tx, posting: Posting, now: Date): Promise<number> {
  const { accountId, kind, amountMicros, reference = null, note = null } = posting
  const [wallet] = await moveBalance(tx, { accountId, amountMicros })
  if (!wallet && amountMicros > 0) throw new Error(`Account ${accountId} has no wallet.`)
  if (!wallet)
    throw new DomainError(
      'INSUFFICIENT_BALANCE',
      `The wallet does not hold the ${formatUsd(-amountMicros)} this needs; top it up first.`,
    )
  await addEntry(tx, {
    accountId,
    house: HOUSE_OF[kind],
    kind,
    amountMicros,
    balanceAfterMicros: wallet.balanceMicros,
    reference,
    note,
    createdAt: now,
  })
  // What was paid in decides, too, whether the account may use the API.
  if (PAYS_IN.has(HOUSE_OF[kind])) await announce(tx, `account:${accountId}`, now)
  const { balanceMicros, lowBelowMicros } = wallet
  const fellBelow = lowBelowMicros !== null && balanceMicros < lowBelowMicros
  // Told once, by the entry that crosses the mark.
  if (fellBelow && balanceMicros - amountMicros >= lowBelowMicros)
    await notifyAccount(tx, accountId, { kind: 'balance_low', balanceMicros }, now)
  return balanceMicros
}

/** The mark below which the holder is told of a low balance, in micro-USD; null: never. */
export async function lowBalanceMark(db: Reader, accountId: number): Promise<number | null> {
  const [wallet] = await db
    .select({ lowBelowMicros: wallets.lowBelowMicros })
    .from(wallets)
    .where(eq(wallets.accountId, accountId))
  return wallet?.lowBelowMicros ?? null
}

/** @throws DomainError INVALID_INPUT for a mark that is not above zero, or beyond any balance. */
export async function setLowBalanceMark(
  tx: Tx,
  accountId: number,
  lowBelowMicros: number | null,
): Promise<void> {
  if (lowBelowMicros !== null && (lowBelowMicros <= 0 || lowBelowMicros > MAX_MARK_MICROS))
    throw new DomainError(
      'INVALID_INPUT',
      `The mark is above zero and at most ${formatUsd(MAX_MARK_MICROS)}.`,
    )
  await tx.update(wallets).set({ lowBelowMicros }).where(eq(wallets.accountId, accountId))
}

export async function openWallet(tx: Tx, accountId: number): Promise<void> {
  await tx.insert(wallets).values({ accountId, balanceMicros: 0 })
}

/** The wallet's balance in micro-USD. */
export async function balanceOf(db: Reader, accountId: number): Promise<number> {
  const [wallet] = await balanceRow(db, { accountId })
  if (!wallet) throw new Error(`Account ${accountId} has no wallet.`)
  return wallet.balanceMicros
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
