import type { EndpointTest, Event } from './api.ts'

/** What a webhook gets: an event, or the test call that the bot makes when the webhook is added. */
export type WebhookEvent = Event | EndpointTest

/** The call is not the service's, or was held back. Answer it with 400 and do nothing. */
export class WebhookError extends Error {
  override name = 'WebhookError'
}

/** How far the sender's clock may be from ours: what is older may be a copy. */
const TOLERANCE_MS = 5 * 60_000
const PREFIX = 'whsec_'

/**
 * The event of a webhook, once its signature has been checked (Standard Webhooks).
 * @param headers of the request: a Headers object, or a plain object with names in any letter case
 * @param body as it came, before anything parses it
 * @param secret of the endpoint, `whsec_…`; or several, each of which may be the right one
 * @param nowMs for tests
 * @throws WebhookError if anything about it is wrong
 */
export async function verifyWebhook(
  headers: Pick<Headers, 'get'> | Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
  secret: string | readonly string[],
  nowMs = Date.now(),
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => {
      const value = headerOf(headers, name)
      if (typeof value !== 'string' || value === '') throw new WebhookError(`There is no ${name}.`)
      return value
    },
  ) as [string, string, string]
  const sentMs = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN
  if (!(Math.abs(nowMs - sentMs) <= TOLERANCE_MS))
    throw new WebhookError('webhook-timestamp is too far from now.')

  const encoder = new TextEncoder()
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  const signed = new Uint8Array([...encoder.encode(`${id}.${timestamp}.`), ...bytes])
  if (!secret) throw new TypeError('The secret is missing.')
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (!(await isSigned(signed, signatures, secrets)))
    throw new WebhookError('No signature is right.')
  return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent
}

function headerOf(headers: Parameters<typeof verifyWebhook>[0], name: string) {
  // Not instanceof: several libraries have a class of their own.
  if (typeof headers.get === 'function') return headers.get(name)
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
}

/** Whether one of the signatures was made with one of the secrets. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secrets: readonly string[],
): Promise<boolean> {
  const given = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => bytesOf(one.slice(3)))
  for (const secret of secrets) {
    const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
    if (!bytes || bytes.length === 0) throw new TypeError('A secret is whsec_ and base64.')
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify'])
    // Takes the same time wherever a wrong signature differs.
    for (const signature of given)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true
  }
  return false
}

/** Null if it is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
