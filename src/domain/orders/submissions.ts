import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { instances, submissions } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { isKnown } from '../service/instances.ts'
import { DomainError } from '../shared/errors.ts'
import { isClaimedBy } from '../suppliers/claims.ts'
import type { Claimant } from '../suppliers/job-queue.ts'

export type Submission = typeof submissions.$inferSelect
export type Endpoint = Submission['endpoint']

export type Claim = {
  accountId: number
  endpoint: Endpoint
  trxid: string
  idempotencyKey: string | null
  /** The id that the order or lookup gets if the claim holds. */
  reference: string
  /** How long a first call may take to answer, in milliseconds; then its attempt alone keeps it in flight. */
  inFlightMs: number
  /** Which process answers it. */
  instance: string
  /** Whether this one's transaction is all that stands before its answer. */
  answeredAtOnce: boolean
}

/** How long the first call may take to answer, and who makes its attempt, before others step in. */
export type SubmitTerms = Claimant & { inFlightMs: number }

const IN_FLIGHT = 'The first call with this trxid is still being answered; try again in a moment.'

const { placeholder } = sql

const insertClaim = prepared<Tx, Submission, { trxid: string }[]>('submission_claim', (tx) =>
  tx
    .insert(submissions)
    .values({
      trxid: placeholder('trxid'),
      accountId: placeholder('accountId'),
      endpoint: placeholder('endpoint'),
      idempotencyKey: placeholder('idempotencyKey'),
      reference: placeholder('reference'),
      inFlightUntil: placeholder('inFlightUntil'),
      inFlightBy: placeholder('inFlightBy'),
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ trxid: submissions.trxid }),
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
 * Claims a trxid for the account that sends it first. The database decides, so that of equal calls at
 * once one claims it and the others replay.
 * @returns null where the claim holds; else the id of the order or lookup to replay.
 * @throws DomainError TRXID_TAKEN (another account's), INVALID_REQUEST (used at another endpoint),
 * DUPLICATE_IN_FLIGHT (its first call has not been answered yet)
 */
export async function claimTrxid(tx: Tx, claim: Claim, now: Date): Promise<string | null> {
  const { inFlightMs, instance, answeredAtOnce, ...row } = claim
  const latest = new Date(now.getTime() + inFlightMs)
  const mark = answeredAtOnce
    ? { inFlightUntil: null, inFlightBy: null }
    : { inFlightUntil: latest, inFlightBy: instance }
  const submission = { ...row, ...mark, createdAt: now }
  if ((await insertClaim(tx, submission)).length > 0) return null

  const [same] = await byTrxid(tx, claim)
  if (same && same.accountId !== claim.accountId)
    throw new DomainError('TRXID_TAKEN', 'This trxid belongs to another account.')
  if (same && same.endpoint !== claim.endpoint)
    throw new DomainError(
      'INVALID_REQUEST',
      `This trxid was used at POST /${same.endpoint}; use a new one.`,
    )
  // Replayed by its key a request claims nothing: else one paid order could take any number of trxids.
  const prior = same ?? (await byIdempotencyKey(tx, claim))[0]
  // Of a lookup that was abandoned since the insert: others may see its trxid be freed at any moment.
  if (!prior) return claimFreed(tx, submission)
  const { reference, inFlightUntil: until, inFlightBy } = prior
  // A mark of a process that has died means nothing. Nor does one that is over, or reaches further than one
  // set now: but clocks leap, and who is at the first attempt is still to answer.
  const inTime = until !== null && until > now && until <= latest
  const held = until !== null && (inTime || (await isClaimedBy(tx, reference, inFlightBy)))
  if (held && (await isKnown(tx, inFlightBy)))
    throw new DomainError('DUPLICATE_IN_FLIGHT', IN_FLIGHT)
  return reference
}

/** @throws DomainError DUPLICATE_IN_FLIGHT where yet another call has claimed it meanwhile. */
async function claimFreed(tx: Tx, submission: Submission): Promise<null> {
  if ((await insertClaim(tx, submission)).length > 0) return null
  throw new DomainError('DUPLICATE_IN_FLIGHT', IN_FLIGHT)
}

/** Forgets the trxid that placed the lookup, which anybody may use from now on; null where none did. */
export async function freeTrxid(tx: Tx, reference: string): Promise<string | null> {
  const [freed] = await tx
    .delete(submissions)
    .where(eq(submissions.reference, reference))
    .returning({ trxid: submissions.trxid })
  return freed?.trxid ?? null
}

const clearInFlight = prepared<Tx, { reference: string; now: Date }, { until: Date | null }[]>(
  'submission_answered',
  (tx) =>
    tx
      .update(submissions)
      .set({ inFlightUntil: null, inFlightBy: null })
      .where(
        and(
          eq(submissions.reference, placeholder('reference')),
          inArray(submissions.inFlightBy, tx.select({ id: instances.id }).from(instances)),
          sql`${submissions.inFlightUntil} > ${sql.param(placeholder('now'), submissions.inFlightUntil)}`,
        ),
      )
      .returning({ until: submissions.inFlightUntil }),
)

/**
 * The trxid that placed the order or lookup. In a database of an earlier version others may be kept that
 * replayed it by its idempotencyKey; they have none themselves.
 */
export async function trxidOf(db: Reader, reference: string): Promise<string | null> {
  const [first] = await db
    .select({ trxid: submissions.trxid })
    .from(submissions)
    .where(eq(submissions.reference, reference))
    .orderBy(isNull(submissions.idempotencyKey), asc(submissions.createdAt))
    .limit(1)
  return first?.trxid ?? null
}

/**
 * Notes that the first call has its answer, or that there is an end to answer it with: from now on the
 * trxid replays.
 * @returns whether it had its answer before; also where it never will, since the service ended meanwhile.
 */
export async function markAnswered(tx: Tx, reference: string, now: Date): Promise<boolean> {
  return (await clearInFlight(tx, { reference, now })).length === 0
}
