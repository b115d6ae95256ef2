import { rateHeaders } from './answer-headers.ts'
import type { ApiContext } from './context.ts'

export const JSON_TYPE = { 'Content-Type': 'application/json' }

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
      ...(rate === undefined ? undefined : rateHeaders(rate)),
      ...headers,
    },
  })
}

/** Answers like `answer`, or with 304 if the caller already has the version with this ETag. */
export function answerVersion(
  c: ApiContext,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> & { ETag: string },
): Response {
  const { ETag } = headers
  const known = c.req.header('if-none-match')?.split(',') ?? []
  const isKnown = known.some((one) => ['*', ETag, `W/${ETag}`].includes(one.trim()))
  return isKnown ? answer(c, null, headers, 304) : answer(c, body, headers)
}
