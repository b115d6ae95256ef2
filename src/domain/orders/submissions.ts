import { and, eq, inArray, sql } from 'drizzle-orm'
import { columnsOf, prepared, preparedCount } from '../../db/prepared.ts'
import { type Reader, type Rows, type Tx, Withdrawn } from '../../db/store.ts'
import { isKnown } from '../instances/instances.ts'
import { lookups, orders, submissions } from '../schema.ts'
import {
  isStrict,
  SETTINGS,
  type Settings,
  SWITCHES,
  type SwitchName,
} from '../settings/all-settings.ts'
import { DomainError } from '../shared/errors.ts'
import { isOfTest } from '../shared/test-world.ts'
import { type Claimant, isClaimedBy } from '../suppliers/job-queue.ts'

export type Submission = typeof submissions.$inferSelect
export type Endpoint = Submission['endpoint']

export type Claim = {
  accountId: number
  /** Whether the account is a test account, whose trxids are a namespace of their own. */
  test: boolean
  endpoint: Endpoint
  trxid: string
  idempotencyKey: string | null
  /** The server or region as sent, if the line asks for one. */
  optionSent?: string | null
  /** The id that the order or lookup gets if the claim succeeds. */
  reference: string
}

/**
 * The process that makes the first attempt and answers the first call. `inFlightMs`: how long it may take
 * to answer. After that, the call is in flight only while the process has the job claimed.
 */
export type SubmitTerms = Claimant & { inFlightMs: number }

const { placeholder } = sql

const insertClaim = preparedCount<Submission>('submission_claim', (tx) =>
  tx.insert(submissions).values(columnsOf(submissions)).onConflictDoNothing(),
)

const byTrxid = prepared<Reader, { trxid: string }, Submission[]>('submission_by_trxid', (db) =>
  db
    .select()
    .from(submissions)
    .where(eq(submissions.trxid, placeholder('trxid'))),
)

const byIdempotencyKey = prepared<
  Reader,
  { accountId: number; idempotencyKey: string | null },
  Submission[]
>('submission_by_key', (db) =>
  db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.accountId, placeholder('accountId')),
        eq(submissions.idempotencyKey, placeholder('idempotencyKey')),
      ),
    ),
)

/**
 * Claims a trxid for the account that sends it first. The database decides: of equal calls at the same
 * time, one claims the trxid and the others replay.
 * @returns null if the claim succeeded; else the first submission, whose order or lookup is to be replayed.
 * @throws DomainError TRXID_TAKEN (another account's), TRXID_USED_ELSEWHERE (at another endpoint)
 */
export async function claimTrxid(tx: Tx, claim: Claim, now: Date): Promise<Submission | null> {
  const { accountId, endpoint } = claim
  const submission = submissionOf(claim, now)
  if ((await insertClaim(tx, submission)) > 0) return null

  const [same] = await byTrxid(tx, submission)
  if (same && same.accountId !== accountId) throw new DomainError('TRXID_TAKEN')
  if (same && same.endpoint !== endpoint)
    throw new DomainError('TRXID_USED_ELSEWHERE', { endpoint: same.endpoint })
  // A replay by idempotency key claims no trxid: otherwise one paid order could take any number of them.
  const prior = same ?? (await byIdempotencyKey(tx, submission))[0]
  // No row although the insert conflicted: an abandoned lookup freed its trxid in between.
  return prior ?? claimAgain(tx, submission)
}

function submissionOf({ test, ...claim }: Claim, now: Date): Submission {
  const trxid = storedTrxid(claim.trxid, test)
  return { ...claim, trxid, optionSent: claim.optionSent ?? null, createdAt: now }
}

/**
 * Claims a trxid and runs `work` in one transaction, without waiting for the claim before `work` begins.
 * @returns null if the trxid was claimed before; nothing has happened then, whatever `work` threw.
 */
export async function unlessClaimed<T>(
  store: Rows,
  claim: Claim,
  work: (tx: Tx) => Promise<T>,
  now: Date,
): Promise<T | null> {
  try {
    return await store.transaction(async (tx) => {
      const inserting = insertClaim(tx, submissionOf(claim, now))
      const [ended] = await Promise.allSettled([work(tx)])
      if ((await inserting) === 0) throw new Withdrawn()
      if (ended.status === 'rejected') throw ended.reason
      return ended.value
    })
  } catch (error) {
    if (error instanceof Withdrawn) return null
    throw error
  }
}

/** @throws DomainError DUPLICATE_IN_FLIGHT if another call has claimed the trxid meanwhile. */
async function claimAgain(tx: Tx, submission: Submission): Promise<null> {
  if ((await insertClaim(tx, submission)) > 0) return null
  throw new DomainError('DUPLICATE_IN_FLIGHT')
}

/**
 * The ids of the orders that the account placed with these trxids, by trxid. Queries by trxid alone: with the
 * account as well, the database might read all its submissions.
 */
export async function ordersPlacedWith(
  db: Reader,
  { accountId, test }: { accountId: number; test: boolean },
  trxids: readonly string[],
): Promise<Map<string, string>> {
  if (trxids.length === 0) return new Map()
  const stored = new Map(trxids.map((trxid) => [storedTrxid(trxid, test), trxid]))
  const rows = await db
    .select()
    .from(submissions)
    .where(inArray(submissions.trxid, [...stored.keys()]))
  const own = rows.filter((row) => row.accountId === accountId && row.endpoint === 'orders')
  return new Map(own.map((row) => [stored.get(row.trxid) ?? '', row.reference]))
}

/**
 * The id of the order or lookup that somebody names: by the trxid that placed it, with a live key or else
 * with a test key, or by its id in any letter case.
 */
export async function orderIdNamed(db: Reader, text: string): Promise<string> {
  const [first] = await referencesOf(db, text)
  return first ?? text.toUpperCase()
}

/** The ids of the orders or lookups that were placed with this trxid, by a live or a test key. */
export async function referencesOf(db: Reader, trxid: string): Promise<string[]> {
  const found = await Promise.all(
    [false, true].map((test) => byTrxid(db, { trxid: storedTrxid(trxid, test) })),
  )
  return found.flat().map(({ reference }) => reference)
}

/** Frees the trxid that placed a lookup: anybody may use it again. */
export async function freeTrxid(
  tx: Tx,
  { id, trxid }: Pick<Submitted, 'id' | 'trxid'>,
): Promise<void> {
  await tx.delete(submissions).where(isSubmissionOf({ id, trxid }))
}

/** Frees the trxids that placed these orders and lookups of test accounts, which are no longer kept. */
export async function freeTestTrxids(
  tx: Tx,
  placed: readonly Pick<Submitted, 'id' | 'trxid'>[],
): Promise<void> {
  const trxids = placed.map(({ trxid }) => storedTrxid(trxid ?? '', true))
  const references = placed.map(({ id }) => id)
  // By trxid, which is the key. It may have been freed before, and have placed another lookup since.
  const theirs = and(inArray(submissions.trxid, trxids), inArray(submissions.reference, references))
  await tx.delete(submissions).where(and(theirs, isOfTest(submissions.accountId)))
}

/**
 * A trxid as `submissions` stores it. No trxid begins with a space, so those of test accounts, which do
 * when they are stored, never equal another.
 */
function storedTrxid(trxid: string, test: boolean): string {
  return test ? ` ${trxid}` : trxid
}

/** The condition for the submission that placed an order or lookup, live or test. */
export function isSubmissionOf({ id, trxid }: { id: string; trxid: string | null }) {
  const stored = [false, true].map((test) => storedTrxid(trxid ?? '', test))
  return and(inArray(submissions.trxid, stored), eq(submissions.reference, id))
}

/** The trxids of these orders and lookups, by their ids. Orders of early versions have none. */
export async function trxidsOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await Promise.all(
    [orders, lookups].map((one) =>
      db
        .select({ id: one.id, trxid: one.trxid })
        .from(one)
        .where(inArray(one.id, [...ids])),
    ),
  )
  return new Map(
    found
      .flat()
      .flatMap(({ id, trxid }): [string, string][] => (trxid === null ? [] : [[id, trxid]])),
  )
}

/** The columns of an order or lookup that describe its first call. */
type Submitted = Pick<
  typeof orders.$inferSelect | typeof lookups.$inferSelect,
  'id' | 'trxid' | 'status' | 'inFlightUntil' | 'inFlightBy'
>

/** The columns that mark an order or lookup as in flight: its first call has no answer yet. */
export function inFlight({ inFlightMs, instance }: SubmitTerms, now: Date) {
  return { inFlightUntil: new Date(now.getTime() + inFlightMs), inFlightBy: instance }
}

/** The same columns, once the first call has its answer. */
export const ANSWERED = { inFlightUntil: null, inFlightBy: null }

/** @throws DomainError DUPLICATE_IN_FLIGHT if the first call has not been answered yet. */
export async function requireAnswered(
  tx: Tx,
  { id, status, inFlightUntil: until, inFlightBy }: Submitted,
  { inFlightMs }: SubmitTerms,
  now: Date,
): Promise<void> {
  if (status !== 'processing' || until === null) return
  // A time further ahead than `inFlightMs` does not count: the clock was set back since. Whatever the clock
  // says, a process that has the job claimed has yet to answer. A dead process never will.
  const inTime = until > now && until <= new Date(now.getTime() + inFlightMs)
  const awaited = inTime || (await isClaimedBy(tx, id, inFlightBy))
  if (awaited && (await isKnown(tx, inFlightBy))) throw new DomainError('DUPLICATE_IN_FLIGHT')
}

/** Records that the first call was answered: from now on the trxid replays. */
export async function markAnswered(
  tx: Tx,
  table: typeof orders | typeof lookups,
  id: string,
): Promise<void> {
  await tx.update(table).set(ANSWERED).where(eq(table.id, id))
}

/** Where an order or lookup comes from: a program, or the holder in the bot's chat. */
export type Via = 'api' | 'chat'

/**
 * Checks whether a new submission is accepted. Replays are answered before this check.
 * @throws DomainError MAINTENANCE; API_ORDER_DISABLED for an order by API; SHOP_DISABLED in the chat.
 */
export function requireOpen(settings: Settings, what: 'order' | 'lookup', via: Via): void {
  const { maintenance, apiOrders, shop } = settings
  if (maintenance) throw new DomainError('MAINTENANCE')
  if (via === 'chat' && !shop) throw new DomainError('SHOP_DISABLED')
  if (via === 'api' && what === 'order' && !apiOrders) throw new DomainError('API_ORDER_DISABLED')
}

/** The switches that keep people from buying now, the one that stops most first. */
export function closedBy(settings: Settings): SwitchName[] {
  return SWITCHES.filter(
    (name) => SETTINGS[name].locksOut === 'everybody' && isStrict(settings, name),
  )
}
