import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { ownRows } from '../../db/own-rows.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { KEEP_EVENTS_MS } from '../events/log.ts'
import { inAccount as ownEntries, sumUpEntries } from '../ledger/entries.ts'
import {
  accounts,
  entries,
  freeLookups,
  lookups,
  orders,
  supplierCalls,
  supplierJobs,
} from '../schema.ts'
import { isOfTest, TEST_SUPPLIER } from '../shared/test-world.ts'
import { utcDay } from '../shared/utc-day.ts'
import { freeTestTrxids } from './submissions.ts'

// Anybody can have a test account without paying, so what it stores is removed after a while. Each statement
// that deletes says by itself that the rows are of test accounts: what live accounts store is never deleted.

/** A day longer than the events about them. */
const KEEP_MS = KEEP_EVENTS_MS + 24 * 60 * 60 * 1000
/** Entries, and free lookups, that are removed in one transaction. */
const REMOVED_AT_ONCE = 100

const ownLookups = ownRows(lookups.accountId, lookups.seq)

/** Must match the condition of the partial index word for word. */
const isFree = sql`${lookups.feeMicros} = 0`

/**
 * Removes the old orders, lookups and ledger entries of test accounts, some at a time. A
 * wallet's removed entries are summed up in one. An order goes with its charge, whatever its state.
 */
export async function sweepTests(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS)
  const isTest = isNotNull(accounts.testOf)
  for (const { id } of await store.read.select({ id: accounts.id }).from(accounts).where(isTest))
    while (await store.transaction((tx) => sweepSome(tx, id, before)));
}

/** Returns whether the account may have more from before this time. */
async function sweepSome(tx: Tx, accountId: number, before: Date): Promise<boolean> {
  // Another process must not sum up the same entries.
  await lockAccount(tx, accountId)
  const oldest = await tx
    .select()
    .from(entries)
    .where(ownEntries.between(accountId))
    .orderBy(...ownEntries.oldestFirst)
    .limit(REMOVED_AT_ONCE)
  const old = oldest.slice(0, oldest.findLastIndex(({ createdAt }) => createdAt < before) + 1)
  if (old.length > 1) {
    const references = old.flatMap(({ reference }) => reference ?? [])
    await removeSales(tx, references)
    await sumUpEntries(tx, old)
  }
  const free = await oldFreeLookups(tx, accountId, before)
  const freeIds = free.map(({ id }) => id)
  await removeSales(tx, freeIds)
  const { accountId: user, day } = freeLookups
  const isOver = and(eq(user, accountId), lt(day, utcDay(before)), isOfTest(user))
  await tx.delete(freeLookups).where(isOver)
  return old.length === REMOVED_AT_ONCE || free.length === REMOVED_AT_ONCE
}

/** The account's oldest lookups without a fee from before this time: no ledger entry refers to them. */
function oldFreeLookups(db: Reader, accountId: number, before: Date) {
  return db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(ownLookups.between(accountId), isFree, lt(lookups.createdAt, before)))
    .orderBy(...ownLookups.oldestFirst)
    .limit(REMOVED_AT_ONCE)
}

/** Removes orders and lookups, and what else is stored about them but for their ledger entries. */
async function removeSales(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  for (const one of [orders, lookups]) {
    const removed = await tx
      .delete(one)
      .where(and(inArray(one.id, ids), isOfTest(one.accountId)))
      .returning({ id: one.id, trxid: one.trxid })
    await freeTestTrxids(tx, removed)
  }
  const { reference, accountId } = supplierJobs
  await tx.delete(supplierJobs).where(and(inArray(reference, ids), isOfTest(accountId)))
  await tx
    .delete(supplierCalls)
    .where(and(inArray(supplierCalls.reference, ids), eq(supplierCalls.supplier, TEST_SUPPLIER)))
}
