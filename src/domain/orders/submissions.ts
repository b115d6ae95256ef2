import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { type lookups, type orders, submissions } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { isKnown } from '../service/instances.ts'
import { DomainError } from '../shared/errors.ts'
import { type Claimant, isClaimedBy } from '../suppliers/job-queue.ts'

export type Submission = typeof submissions.$inferSelect
export type Endpoint = Submission['endpoint']

export type Claim = {
  accountId: number
  endpoint: Endpoint
  trxid: string
  idempotencyKey: string | null
  /** The id that the order or lookup gets if the claim holds. */
  reference: string
}

/**
 * Who answers the first call and makes its attempt, and how long it may take to answer, in milliseconds;
 * then its attempt alone keeps it in flight.
 */
export type SubmitTerms = Claimant & { inFlightMs: number }

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
 * @throws DomainError TRXID_TAKEN (another account's), TRXID_USED_ELSEWHERE (at another endpoint)
 */
export async function claimTrxid(tx: Tx, claim: Claim, now: Date): Promise<string | null> {
  const submission = { ...claim, createdAt: now }
  if ((await insertClaim(tx, submission)).length > 0) return null

  const [same] = await byTrxid(tx, claim)
  if (same && same.accountId !== claim.accountId) throw new DomainError('TRXID_TAKEN')
  if (same && same.endpoint !== claim.endpoint)
    throw new DomainError('TRXID_USED_ELSEWHERE', { endpoint: same.endpoint })
  // Replayed by its key a request claims nothing: else one paid order could take any number of trxids.
  const prior = same ?? (await byIdempotencyKey(tx, claim))[0]
  // Of a lookup that was abandoned since the insert: others may see its trxid be freed at any moment.
  return prior ? prior.reference : claimFreed(tx, submission)
}

/** @throws DomainError DUPLICATE_IN_FLIGHT where yet another call has claimed it meanwhile. */
async function claimFreed(tx: Tx, submission: Submission): Promise<null> {
  if ((await insertClaim(tx, submission)).length > 0) return null
  throw new DomainError('DUPLICATE_IN_FLIGHT')
}

/** Forgets the trxid that placed a lookup: anybody may use it from now on. */
export async function freeTrxid(
  tx: Tx,
  { id, trxid }: Pick<Submitted, 'id' | 'trxid'>,
): Promise<void> {
  const ofIt = eq(submissions.reference, id)
  await tx.delete(submissions).where(and(eq(submissions.trxid, trxid ?? ''), ofIt))
}

/** What an order or lookup tells of its first call. */
type Submitted = Pick<
  typeof orders.$inferSelect | typeof lookups.$inferSelect,
  'id' | 'trxid' | 'status' | 'inFlightUntil' | 'inFlightBy'
>

/** The mark of an order or lookup whose first call is about to be answered. */
export function inFlight({ inFlightMs, instance }: SubmitTerms, now: Date) {
  return { inFlightUntil: new Date(now.getTime() + inFlightMs), inFlightBy: instance }
}

/** @throws DomainError DUPLICATE_IN_FLIGHT where the first call has not been answered yet. */
export async function requireAnswered(
  tx: Tx,
  { id, status, inFlightUntil: until, inFlightBy }: Submitted,
  { inFlightMs }: SubmitTerms,
  now: Date,
): Promise<void> {
  if (status !== 'processing' || until === null) return
  // A mark of a process that has died means nothing. Nor does one that is over, or reaches further than one
  // set now: but clocks leap, and who is at the first attempt is still to answer.
  const inTime = until > now && until <= new Date(now.getTime() + inFlightMs)
  const held = inTime || (await isClaimedBy(tx, id, inFlightBy))
  if (held && (await isKnown(tx, inFlightBy))) throw new DomainError('DUPLICATE_IN_FLIGHT')
}

/** Notes that the first call has its answer: from now on the trxid replays. */
export async function markAnswered(
  tx: Tx,
  table: typeof orders | typeof lookups,
  id: string,
): Promise<void> {
  await tx.update(table).set({ inFlightUntil: null, inFlightBy: null }).where(eq(table.id, id))
}
