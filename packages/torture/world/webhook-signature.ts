import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How old or how early a delivery may be, by the specification's advice. */
const TIMESTAMP_TOLERANCE_MS = 5 * 60_000
const SECONDS = /^\d{1,12}$/

/**
 * What is wrong with a delivery by Standard Webhooks (standardwebhooks.com), or null: its id, the time it was
 * sent, and its signature, which must be of one of these secrets.
 * @param given.secrets `whsec_` and a key in base64.
 * @param given.clockToleranceMs how far the sender's clock may be away from `wallMs`.
 */
export function wrongWith(
  headers: IncomingHttpHeaders,
  body: Buffer,
  given: { secrets: readonly string[]; wallMs: number; clockToleranceMs: number },
): string | null {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const signature = headers['webhook-signature']
  if (typeof id !== 'string' || id === '') return 'no webhook-id'
  if (typeof timestamp !== 'string' || !SECONDS.test(timestamp))
    return `webhook-timestamp is no number of seconds: ${timestamp}`
  if (typeof signature !== 'string') return 'no webhook-signature'
  const awayMs = Math.abs(Number(timestamp) * 1000 - given.wallMs)
  if (awayMs > TIMESTAMP_TOLERANCE_MS + given.clockToleranceMs)
    return `webhook-timestamp is ${Math.round(awayMs / 1000)} s away`
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  const sent = signature.split(' ')
  const isGenuine = given.secrets.some((secret) => sent.some((one) => isOf(secret, signed, one)))
  if (!isGenuine) return `no signature of its ${given.secrets.length} secrets: ${signature}`
  return idOf(body) === id ? null : `webhook-id is ${id}, the id in the body ${idOf(body)}`
}

function isOf(secret: string, signed: Buffer, signature: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  const sent = Buffer.from(signature)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function idOf(body: Buffer): unknown {
  try {
    const event: unknown = JSON.parse(body.toString())
    return typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined
  } catch {
    return undefined
  }
}
