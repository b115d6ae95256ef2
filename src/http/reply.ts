/** What a request is answered, before it is sent. */
export type Reply = {
  status: number
  /** The Content-Type. */
  type: string
  body: string | Uint8Array<ArrayBuffer> | null
  /** Besides those that every answer has. */
  headers?: Record<string, string>
}

export const JSON_TYPE = 'application/json'

export function json(value: unknown, status = 200, headers?: Record<string, string>): Reply {
  const reply = { status, type: JSON_TYPE, body: JSON.stringify(value) }
  return headers ? { ...reply, headers } : reply
}

/** Text that is JSON already. */
export function jsonText(body: string): Reply {
  return { status: 200, type: JSON_TYPE, body }
}

/** Bytes that were JSON when they were made. */
export function jsonBytes(body: Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Reply {
  const reply = { status: 200, type: JSON_TYPE, body }
  return headers ? { ...reply, headers } : reply
}

/** For a caller that has the bytes already. */
export function notModified(type: string, headers: Record<string, string>): Reply {
  return { status: 304, type, body: null, headers }
}

/** Whether If-None-Match names the ETag: one, several, or any. */
export function namesTag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))
}

/**
 * The response as it is sent. Headers are given as a plain object, which the server writes as it is;
 * a `Headers` object takes several times as long for each of them.
 */
export function toResponse({ status, type, body, headers }: Reply, requestId: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      // Answers hold codes and balances: no cache in between may keep them.
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      ...headers,
    },
  })
}
