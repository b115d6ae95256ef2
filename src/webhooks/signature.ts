import { createHmac } from 'node:crypto'

/**
 * The headers of Standard Webhooks 1.0 for a call. Each secret makes a signature over `id.timestamp.body`; a
 * receiver accepts the call if one of them is right.
 * @param id the event's, the same for each attempt.
 * @param secrets `whsec_` and base64.
 */
export function signedHeaders(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const content = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
