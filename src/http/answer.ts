import { createHash, randomUUID } from 'node:crypto'
import { CALLS_PER_MINUTE, CALLS_PER_SECOND } from '../domain/access/rate-limit.ts'
import type { Replay } from '../domain/orders/replay.ts'
import type { RequestLog } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { ApiContext, Handler } from './context.ts'
import { errorRow } from './errors/error-table.ts'

// What every answer carries, and the line in the log about it.

/** The limits, by draft-ietf-httpapi-ratelimit-headers-11. In RateLimit, `r` is how many more calls the next `t` seconds have. */
export const RATE_POLICY = `"second";q=${CALLS_PER_SECOND};w=1, "minute";q=${CALLS_PER_MINUTE};w=60`

export const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Says in a strict answer that the preference was followed (RFC 7240). */
const STRICT_APPLIED = { 'Preference-Applied': 'handling=strict' }

/** One preference with its parameters: up to the next comma outside a quoted text, whose end may be missing. */
const PREFERENCE = /(?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",])+/g
const NAME_AND_VALUE = /^[\t ]*([^\t ",;=]+)[\t ]*(?:=[\t ]*("[^"]*"|[^\t ",;]*))?/

const SECRET_PATH = /^(\/o\/|\/panel\/link\/).*/

/** The form of an id that a sender may give a request, to find it in both logs. */
const GIVEN_ID = /^[\w\-=]{1,255}$/

type Answering = {
  log: RequestLog
  meter: Meter
  answerError: (error: unknown, c: ApiContext) => Response
}

/**
 * Gives each request of a route an id, answers what its handler throws, counts it and logs it as one line. Headers
 * and bodies are not logged: they contain keys and codes. This is one handler and not a middleware of Hono's, whose
 * chain takes as long as the whole check of a key.
 */
export function answering(
  { log, meter, answerError }: Answering,
  route: string,
  handle: Handler,
): Handler {
  return async (c) => {
    const startedAt = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && GIVEN_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    let response: Response
    try {
      response = await handle(c)
    } catch (error) {
      response = answerError(error, c)
    }
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { method } = c.req
    // Whoever knows the path of an order's page, or a link to the panel, can open it.
    const path = c.req.path.replace(SECRET_PATH, '$1…')
    const { status } = response
    meter.requestAnswered({ method, route, status, ms })
    if (c.get('unlogged')) return response
    const { accountId, address } = c.get('caller') ?? {}
    const from = address === null ? 'unknown' : address
    log.request({ requestId, method, path, status, ms, accountId, address: from })
    return response
  }
}

/** Answers with JSON. Other headers must include JSON_TYPE. */
export function json(
  c: ApiContext,
  value: unknown,
  status = 200,
  headers: Record<string, string> = JSON_TYPE,
): Response {
  return answer(c, JSON.stringify(value), headers, status)
}

/**
 * Answers with these bytes or this text. The headers are a plain object, which the server writes as it is.
 * c.header and c.json would build a `Headers` object, which takes as long as the rest of a short answer.
 */
export function answer(
  c: ApiContext,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Record<string, string>,
  status = 200,
): Response {
  const rate = c.get('rate')
  return new Response(body, {
    status,
    headers: {
      // Answers contain codes and balances: no cache in between may store them.
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': c.get('requestId'),
      ...(rate === undefined ? undefined : { 'RateLimit-Policy': RATE_POLICY }),
      ...(rate && {
        RateLimit: `"second";r=${rate.second.left};t=${Math.ceil(rate.second.moreAfterMs / 1000)}, "minute";r=${rate.minute.left};t=${Math.ceil(rate.minute.moreAfterMs / 1000)}`,
      }),
      ...headers,
    },
  })
}

/** What a path answers until it changes. The ETag names exactly these bytes. */
export type Version = {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string> & { ETag: string }
}

/** @param more tells apart what is made of the same bytes */
export function etagOf(bytes: Uint8Array, more = ''): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}${more}"`
}

/** Answers like `answer`, or with 304 if the caller already has this version. */
export function answerVersion(c: ApiContext, { body, headers }: Version): Response {
  const { ETag } = headers
  const known = c.req.header('if-none-match')?.split(',') ?? []
  const isKnown = known.some((one) => ['*', ETag, `W/${ETag}`].includes(one.trim()))
  return isKnown ? answer(c, null, headers, 304) : answer(c, body, headers)
}

/**
 * Answers a POST that charges once for each trxid. A replay says so, and names the fields that differ. If
 * some differ, a caller who prefers strict handling is refused.
 */
export function answerOnce(c: ApiContext, shown: object, replay: Replay | null): Response {
  const prefer = c.req.header('prefer')
  const isStrict = prefer !== undefined && prefersStrict(prefer)
  const headers = isStrict ? { ...JSON_TYPE, ...STRICT_APPLIED } : JSON_TYPE
  if (!replay) return answer(c, JSON.stringify(shown), headers)
  const { differs: replayDiffers } = replay
  const replayed = { ...shown, idempotentReplay: true }
  if (replayDiffers.length === 0) return json(c, replayed, 200, headers)
  if (!isStrict) return json(c, { ...replayed, replayDiffers })
  const { status, code, error, detail } = errorRow('TRXID_REUSED')
  return json(c, { success: false, code, error, detail, replayDiffers }, status, headers)
}

/** Whether the header Prefer (RFC 7240) contains `handling=strict`. If a preference is repeated, the first one counts. */
function prefersStrict(header: string): boolean {
  for (const [preference] of header.matchAll(PREFERENCE)) {
    const [, name = '', value = ''] = NAME_AND_VALUE.exec(preference) ?? []
    if (name.toLowerCase() === 'handling')
      return value.replace(/^"(.*)"$/, '$1').toLowerCase() === 'strict'
  }
  return false
}
