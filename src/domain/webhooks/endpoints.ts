import { randomBytes } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import { openedJson, sealedJson, secretsPlace } from '../../db/codes-at-rest.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { newestEvent } from '../events/log.ts'
import { events, type WebhookSecrets, webhookEndpoints } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newEndpointId } from '../shared/ids.ts'
import type { Listed } from '../shared/pages.ts'

const SECRET_BYTES = 32
const OLD_SECRET_MS = 24 * 60 * 60_000

type HasVault = Pick<Reader, 'vault'>
type Stored = { id: string; secrets: WebhookSecrets }

/** A signing secret in the form of Standard Webhooks: `whsec_` and base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/**
 * The secrets that sign now, the current one first.
 * @throws SealBroken
 */
export function signingSecrets(db: HasVault, { id, secrets }: Stored, now: Date): string[] {
  const { current, previous, previousUntilMs = 0 } = openedJson(db, secretsPlace(id), secrets)
  return previous !== undefined && now.getTime() < previousUntilMs ? [current, previous] : [current]
}

/** An endpoint without its secrets, which are shown only when they are made. */
export type Endpoint = Omit<typeof webhookEndpoints.$inferSelect, 'secrets'>
export type OffReason = NonNullable<Endpoint['offReason']>

export const MAX_ENDPOINTS = 3

/** In the order of the documentation. */
export const EVENT_TYPES: readonly string[] = events.type.enumValues

const { secrets: _, ...columns } = getTableColumns(webhookEndpoints)
/** All columns of an endpoint but its secrets. */
export const PUBLIC = columns

/**
 * Adds an endpoint, which gets the events that happen from now on.
 * @param input url: as parseWebhookUrl returns it. types: null for all.
 * @returns the endpoint and its secret: the only time it can be seen.
 * @throws DomainError TOO_MANY_WEBHOOKS, UNKNOWN_EVENT_TYPE
 */
export async function addEndpoint(
  tx: Tx,
  accountId: number,
  input: { url: string; types: readonly string[] | null; actor: Actor },
  now: Date,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const { url, actor } = input
  const types = input.types && knownTypes(input.types)
  // Without the lock, endpoints that are added at the same moment would not be counted.
  await lockAccount(tx, accountId)
  const has = await tx.$count(webhookEndpoints, eq(webhookEndpoints.accountId, accountId))
  if (has >= MAX_ENDPOINTS) throw new DomainError('TOO_MANY_WEBHOOKS', { max: MAX_ENDPOINTS })
  const id = newEndpointId()
  const secret = newSecret()
  const secrets = sealedJson(tx, secretsPlace(id), { current: secret })
  const { number: cursor } = await newestEvent(tx, accountId)
  const added = await tx
    .insert(webhookEndpoints)
    .values({ id, accountId, url, types, secrets, cursor, createdAt: now })
    .returning(PUBLIC)
  const detail = { id, host: hostIn(url), types }
  await recordAct(tx, { actor, action: 'webhook.add', accountId, detail }, now)
  return { endpoint: onlyRow(added), secret }
}

/** The account's endpoints, the oldest first. */
export function endpointsOf(db: Reader, accountId: number): Promise<Endpoint[]> {
  return db
    .select(PUBLIC)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
}

/** Endpoints of all accounts, in the order of their ids: those after an id, or after '' the first ones. */
export async function allEndpoints(
  db: Reader,
  { after, limit }: { after: string; limit: number },
): Promise<Listed<Endpoint>> {
  const rows = await db
    .select(PUBLIC)
    .from(webhookEndpoints)
    .where(gt(webhookEndpoints.id, after))
    .orderBy(asc(webhookEndpoints.id))
    .limit(limit + 1)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** Null if there is no such endpoint, as after its removal. */
export async function endpointIfAny(db: Reader, id: string): Promise<Endpoint | null> {
  const found = await db.select(PUBLIC).from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  return found[0] ?? null
}

/**
 * @param accountIds those that may own it; null: any account.
 * @throws DomainError WEBHOOK_NOT_FOUND
 */
export async function endpointById(
  db: Reader,
  id: string,
  accountIds: readonly number[] | null,
): Promise<Endpoint> {
  const endpoint = await endpointIfAny(db, id)
  if (!endpoint || !(accountIds?.includes(endpoint.accountId) ?? true))
    throw new DomainError('WEBHOOK_NOT_FOUND', { id })
  return endpoint
}

/** Removes an endpoint. Its deliveries are swept later: there may be many. */
export async function removeEndpoint(
  tx: Tx,
  { id, accountId, url }: Endpoint,
  actor: Actor,
  now: Date,
) {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  const detail = { id, host: hostIn(url) }
  await recordAct(tx, { actor, action: 'webhook.remove', accountId, detail }, now)
}

/**
 * Gives the endpoint a new secret. The one before it also signs for 24 hours; an older one ends at once.
 * @returns the secret: the only time it can be seen
 * @throws DomainError WEBHOOK_NOT_FOUND
 */
export async function rotateSecret(
  tx: Tx,
  { id, accountId }: Endpoint,
  actor: Actor,
  now: Date,
): Promise<string> {
  await lockAccount(tx, accountId)
  const ofIt = eq(webhookEndpoints.id, id)
  const [stored] = await tx.select().from(webhookEndpoints).where(ofIt)
  if (!stored) throw new DomainError('WEBHOOK_NOT_FOUND', { id })
  const known = openedJson(tx, secretsPlace(id), stored.secrets)
  const secret = newSecret()
  const previousUntilMs = now.getTime() + OLD_SECRET_MS
  const rotated = { current: secret, previous: known.current, previousUntilMs }
  await tx
    .update(webhookEndpoints)
    .set({ secrets: sealedJson(tx, secretsPlace(id), rotated) })
    .where(ofIt)
  await recordAct(tx, { actor, action: 'webhook.rotate', accountId, detail: { id } }, now)
  return secret
}

/**
 * Turns an endpoint on again. It gets the events that happen from now on, and what waited when it was
 * switched off; what happened meanwhile can be sent with resendSince.
 */
export async function turnOn(tx: Tx, { id, accountId }: Endpoint, actor: Actor, now: Date) {
  const { number: cursor } = await newestEvent(tx, accountId)
  await tx
    .update(webhookEndpoints)
    .set({ offAt: null, offReason: null, failingSince: null, cursor })
    .where(eq(webhookEndpoints.id, id))
  await recordAct(tx, { actor, action: 'webhook.on', accountId, detail: { id } }, now)
}

/** Switches an endpoint off. Returns false if it was off already, or was removed. */
export async function turnOff(
  tx: Tx,
  { id, accountId }: Pick<Endpoint, 'id' | 'accountId'>,
  { reason, actor }: { reason: OffReason; actor: Actor },
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(webhookEndpoints)
    .set({ offAt: now, offReason: reason })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.offAt)))
    .returning({ id: webhookEndpoints.id })
  if (changed.length === 0) return false
  await recordAct(tx, { actor, action: 'webhook.off', accountId, detail: { id, reason } }, now)
  return true
}

/** Changes the wanted event types; null for all. @throws DomainError UNKNOWN_EVENT_TYPE */
export async function setTypes(
  tx: Tx,
  { id, accountId }: Endpoint,
  { types, actor }: { types: readonly string[] | null; actor: Actor },
  now: Date,
): Promise<void> {
  const wanted = types && knownTypes(types)
  await tx.update(webhookEndpoints).set({ types: wanted }).where(eq(webhookEndpoints.id, id))
  const detail = { id, types: wanted }
  await recordAct(tx, { actor, action: 'webhook.types', accountId, detail }, now)
}

/** What the audit log keeps of a URL: its path and query may be secrets. */
function hostIn(url: string): string {
  return new URL(url).host
}

/** Each type once, in the order of the documentation; null if all are there. */
function knownTypes(types: readonly string[]): string[] | null {
  const unknown = types.find((type) => !EVENT_TYPES.includes(type))
  if (unknown !== undefined)
    throw new DomainError('UNKNOWN_EVENT_TYPE', { type: unknown, known: EVENT_TYPES })
  const wanted = EVENT_TYPES.filter((type) => types.includes(type))
  return wanted.length === EVENT_TYPES.length ? null : wanted
}
