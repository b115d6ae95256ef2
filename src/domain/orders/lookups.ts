import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { inputPlace, openedJson, sealedJson } from '../../db/codes-at-rest.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { type PayingKey, returnSpend, type SentWith, spendWithKey } from '../access/key-spend.ts'
import { requireShopper } from '../accounts/standing.ts'
import { countTestCall } from '../accounts/test-account.ts'
import { recordEvent } from '../events/record.ts'
import { post } from '../ledger/ledger.ts'
import { freeLookups, lookups } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newOrderId } from '../shared/ids.ts'
import type { FieldProblem } from '../shared/problems.ts'
import { codeText, fieldText, isBlank } from '../shared/typed-text.ts'
import { utcDay } from '../shared/utc-day.ts'
import { type ClaimedJob, enqueue, finish } from '../suppliers/job-queue.ts'
import type { LookupData, LookupInput } from '../suppliers/supplier.ts'
import type { Replay } from './replay.ts'
import {
  claimTrxid,
  freeTrxid,
  inFlight,
  requireAnswered,
  requireOpen,
  type SubmitTerms,
  type Via,
} from './submissions.ts'

export type Lookup = typeof lookups.$inferSelect
export type LookupKind = Lookup['kind']

/** Fees in micro-USD, as in the contract, the codes used in ids, and the error of a failed lookup. */
export const LOOKUP_TERMS = {
  gameavvfy: { feeMicros: 1700, code: 'GAV', failure: 'PLAYER NOT FOUND' },
  gamebvfy: { feeMicros: 20_000, code: 'GBV', failure: 'REGION CHECK FAILED' },
  rdmgamea: { feeMicros: 1700, code: 'GAR', failure: 'REDEMPTION FAILED' },
} as const satisfies Record<LookupKind, { feeMicros: number; code: string; failure: string }>

/** The error of a lookup that certainly did not happen, or of a verification without any result. */
const UNAVAILABLE = 'LOOKUP UNAVAILABLE'

/** Free game B verifications for each account and day. A day begins at 00:00 UTC. */
const FREE_LOOKUPS_DAILY = 20

/** Game A's player ids, by the contract: numeric, and starting with 5. */
const GAME_A_PLAYER_ID = /^5\d{0,31}$/

const NEEDED = {
  gameavvfy: ['playerId'],
  gamebvfy: ['userId', 'zoneId'],
  rdmgamea: ['playerId', 'code'],
} as const satisfies Record<LookupKind, readonly (keyof LookupInput)[]>

export type LookupRequest = {
  accountId: number
  test: boolean
  via: Via
  kind: LookupKind
  trxid: string
  input: LookupInput
  key?: PayingKey | undefined
}

/**
 * Charges for a lookup once for each trxid, or uses one of the free ones, and enqueues it. Its job is
 * claimed for the caller, who makes the first attempt. If it is refused, its trxid stays free.
 * @throws DomainError those of claimTrxid and spendWithKey; in the chat SHOP_DISABLED and those of requireShopper; MAINTENANCE, INVALID_FIELDS, INVALID_PLAYER_ID,
 *   INSUFFICIENT_BALANCE
 */
export function startLookup(
  store: Store,
  request: LookupRequest,
  terms: SubmitTerms & { supplier: string },
  now: Date,
): Promise<{ lookup: Lookup; replay: Replay | null; job: ClaimedJob | null }> {
  const { accountId, test, via, kind, trxid, key } = request
  const input = cleaned(request.input)
  return store.transaction(async (tx) => {
    const id = newOrderId(LOOKUP_TERMS[kind].code, now)
    const claim = { accountId, test, endpoint: kind, trxid, reference: id }
    const first = await claimTrxid(tx, { ...claim, idempotencyKey: null }, now)
    if (first) {
      const lookup = await lookupById(tx, first.reference)
      await requireAnswered(tx, lookup, terms, now)
      const stored = cleaned(lookup.input)
      const differs = NEEDED[kind].filter((name) => input[name] !== stored[name])
      return { lookup, replay: { differs }, job: null }
    }

    requireOpen(await readSettings(tx), 'lookup', via)
    if (via === 'chat') await requireShopper(tx, accountId, now)
    checkInput(kind, input)
    if (test) await countTestCall(tx, accountId, now)
    const fee = await chargeFee(tx, { accountId, test, kind, id, key }, now)
    const storedInput = kind === 'rdmgamea' ? sealedJson(tx, inputPlace(id), input) : input
    const row = { id, trxid, accountId, kind, input: storedInput, feeReturned: false, ...fee }
    const rows = await tx
      .insert(lookups)
      .values({ ...row, ...inFlight(terms, now), status: 'processing', createdAt: now })
      .returning()
    const lookup = openedLookup(tx, onlyRow(rows))
    const queued = { reference: id, accountId, supplier: terms.supplier }
    const job = await enqueue(tx, { ...queued, kind: 'lookup', calling: 'lookup' }, terms, now)
    return { lookup, replay: null, job }
  })
}

export async function lookupById(db: Reader, id: string): Promise<Lookup> {
  return openedLookup(db, onlyRow(await db.select().from(lookups).where(eq(lookups.id, id))))
}

/** The lookups with these ids, in no particular order. */
export async function lookupsById(db: Reader, ids: readonly string[]): Promise<Lookup[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(lookups)
    .where(inArray(lookups.id, [...ids]))
  return rows.map((row) => openedLookup(db, row))
}

export function openedLookup(db: Reader, row: Lookup): Lookup {
  return { ...row, input: openedJson(db, inputPlace(row.id), row.input) }
}

/** Completes a lookup that is processing; changes nothing if it has ended. */
export async function completeLookup(tx: Tx, id: string, data: LookupData, now: Date) {
  await endLookup(tx, id, { status: 'completed', data }, now)
}

/** Ends a lookup that the supplier answered with a definite no. The fee is kept: it pays for the answer. */
export async function failLookup(tx: Tx, lookup: Lookup, data: LookupData | null, now: Date) {
  const error = LOOKUP_TERMS[lookup.kind].failure
  await endLookup(tx, lookup.id, { status: 'cancelled', error, data }, now)
}

/**
 * Ends a lookup that did not happen: returns the fee or the free use and frees the trxid. The lookup's
 * row stays, since its ledger entries refer to it.
 */
export async function abandonLookup(tx: Tx, lookup: Lookup, now: Date): Promise<void> {
  const { id, accountId, feeMicros, freeQuota } = lookup
  const wasFree = feeMicros === 0 && freeQuota !== null
  const quota = wasFree ? quotaOf(freeQuota.usedToday - 1) : freeQuota
  const end = { status: 'cancelled', error: UNAVAILABLE, feeReturned: true } as const
  if (!(await endLookup(tx, id, { ...end, freeQuota: quota }, now))) return
  await freeTrxid(tx, lookup)
  if (wasFree) await returnFreeUse(tx, lookup)
  else {
    await returnSpend(tx, { ...lookup, amountMicros: feeMicros })
    await post(tx, { accountId, kind: 'fee_refund', amountMicros: feeMicros, reference: id }, now)
  }
}

/** Whether the lookup ended by abandonLookup. */
export function wasAbandoned({ status, feeReturned }: Lookup): boolean {
  return status === 'cancelled' && feeReturned
}

/** Returns false, and changes nothing, if the lookup had ended before. */
async function endLookup(
  tx: Tx,
  id: string,
  end: Partial<Lookup> & { status: 'completed' | 'cancelled' },
  now: Date,
): Promise<boolean> {
  const [ended] = await tx
    .update(lookups)
    .set({ ...end, endedAt: now })
    .where(and(eq(lookups.id, id), eq(lookups.status, 'processing')))
    .returning({ accountId: lookups.accountId })
  if (!ended) return false
  await finish(tx, { reference: id })
  recordEvent(tx, ended.accountId, { type: `lookup.${end.status}`, reference: id }, now)
  return true
}

function cleaned({ code, ...fields }: LookupInput): LookupInput {
  const input: LookupInput = code === undefined ? {} : { code: codeText(code) }
  for (const name of ['playerId', 'userId', 'zoneId'] as const)
    if (fields[name] !== undefined) input[name] = fieldText(fields[name])
  return input
}

export function inputProblems(kind: LookupKind, input: LookupInput): FieldProblem[] {
  return NEEDED[kind].flatMap((name): FieldProblem[] => {
    if (isBlank(input[name])) return [{ field: name, problem: 'missing' }]
    const isPlayer = name === 'playerId' && !GAME_A_PLAYER_ID.test(input[name])
    const { source: pattern } = GAME_A_PLAYER_ID
    return isPlayer ? [{ field: name, problem: 'pattern', pattern }] : []
  })
}

/** The contract has a separate error for a malformed player id in a game A verification. */
function checkInput(kind: LookupKind, input: LookupInput): void {
  const problems = inputProblems(kind, input)
  if (problems.length === 0) return
  if (kind === 'gameavvfy' && !isBlank(input.playerId)) throw new DomainError('INVALID_PLAYER_ID')
  throw new DomainError('INVALID_FIELDS', { problems })
}

type Fee = Pick<Lookup, 'feeMicros' | 'freeQuota'> & SentWith

async function chargeFee(
  tx: Tx,
  lookup: Pick<LookupRequest, 'accountId' | 'test' | 'kind' | 'key'> & { id: string },
  now: Date,
): Promise<Fee> {
  const { accountId, test, kind, key, id } = lookup
  const freeQuota = kind === 'gamebvfy' ? await useFreeLookup(tx, accountId, now) : null
  if (freeQuota?.granted)
    return { feeMicros: 0, freeQuota: freeQuota.quota, keyId: key?.id ?? null, spendKeyId: null }
  const { feeMicros } = LOOKUP_TERMS[kind]
  const sentWith = await spendWithKey(tx, key, feeMicros, now)
  const fee = { accountId, test, amountMicros: -feeMicros, reference: id }
  await post(tx, { kind: 'fee', ...fee }, now)
  return { feeMicros, freeQuota: freeQuota?.quota ?? null, ...sentWith }
}

/** How many free game B verifications the account has left on this day. */
export async function freeLookupsLeft(db: Reader, accountId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: freeLookups.used })
    .from(freeLookups)
    .where(usesOf(accountId, now))
  return quotaOf(row?.used ?? 0).leftToday
}

async function useFreeLookup(tx: Tx, accountId: number, now: Date) {
  const [row] = await tx
    .insert(freeLookups)
    .values({ accountId, day: utcDay(now), used: 1 })
    .onConflictDoUpdate({
      target: [freeLookups.accountId, freeLookups.day],
      set: { used: sql`${freeLookups.used} + 1` },
      setWhere: lt(freeLookups.used, FREE_LOOKUPS_DAILY),
    })
    .returning({ used: freeLookups.used })
  return { granted: row !== undefined, quota: quotaOf(row?.used ?? FREE_LOOKUPS_DAILY) }
}

async function returnFreeUse(tx: Tx, lookup: Lookup): Promise<void> {
  await tx
    .update(freeLookups)
    .set({ used: sql`${freeLookups.used} - 1` })
    .where(usesOf(lookup.accountId, lookup.createdAt))
}

/** The free verifications of an account on the day of this moment. */
function usesOf(accountId: number, at: Date) {
  return and(eq(freeLookups.accountId, accountId), eq(freeLookups.day, utcDay(at)))
}

function quotaOf(usedToday: number) {
  const leftToday = FREE_LOOKUPS_DAILY - usedToday
  return { usedToday, limitDaily: FREE_LOOKUPS_DAILY, leftToday }
}
