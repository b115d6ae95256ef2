import { randomBytes } from 'node:crypto'
import { openedJson, sealedJson, secretsPlace } from '../../db/codes-at-rest.ts'
import type { Reader } from '../../db/store.ts'
import type { WebhookSecrets } from '../schema.ts'

const SECRET_BYTES = 32
const OLD_SECRET_MS = 24 * 60 * 60_000

type HasVault = Pick<Reader, 'vault'>
type Stored = { id: string; secrets: WebhookSecrets }

/** A signing secret in the form of Standard Webhooks: `whsec_` and base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** Converts an endpoint's secrets to the form in which they are stored. */
export function sealedSecrets(db: HasVault, id: string, secrets: WebhookSecrets): WebhookSecrets {
  return sealedJson(db, secretsPlace(id), secrets)
}

/**
 * The stored secrets after a rotation: the current one becomes the previous one, and signs for 24 h more.
 * Null if there was a rotation since `askedAt`.
 */
export function rotatedSecrets(
  db: HasVault,
  stored: Stored,
  { secret, askedAt }: { secret: string; askedAt: Date },
  now: Date,
): WebhookSecrets | null {
  const known = openedJson(db, secretsPlace(stored.id), stored.secrets)
  const rotatedAtMs = (known.previousUntilMs ?? 0) - OLD_SECRET_MS
  if (rotatedAtMs >= askedAt.getTime()) return null
  const previousUntilMs = now.getTime() + OLD_SECRET_MS
  return sealedSecrets(db, stored.id, { current: secret, previous: known.current, previousUntilMs })
}

/**
 * The secrets that sign now, the current one first.
 * @throws SealBroken
 */
export function signingSecrets(db: HasVault, { id, secrets }: Stored, now: Date): string[] {
  const { current, previous, previousUntilMs = 0 } = openedJson(db, secretsPlace(id), secrets)
  return previous !== undefined && now.getTime() < previousUntilMs ? [current, previous] : [current]
}
