import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { DomainError } from '../domain/errors.ts'
import type { ApiContext, ApiMiddleware } from './context.ts'
import { refuseJson, refuseSize } from './errors.ts'

const MAX_BODY_BYTES = 64 * 1024
const TOO_LARGE = `The body must not be larger than ${MAX_BODY_BYTES} bytes.`
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i
/** In valid JSON, a string is a name exactly where a colon follows. */
const STRING_AND_COLON = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/** A request whose body is not JSON at all; the contract answers it apart from other bad bodies. */
class NotJson extends Error {
  override name = 'NotJson'
}

/** Refuses bodies that are too large, whether they say their size or come in chunks. */
export function limitBody(): ApiMiddleware {
  const refuseLarge = (c: ApiContext) => refuseSize(c, TOO_LARGE)
  const countChunks = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLarge })
  return async (c, next) => {
    const size = c.req.header('content-length')
    if (size === undefined) return countChunks(c, next)
    return Number(size) > MAX_BODY_BYTES ? refuseLarge(c) : next()
  }
}

/**
 * Answers a POST from its JSON body, checked by the schema.
 * @throws DomainError INVALID_BODY, naming what to mend.
 */
export function withBody<Body>(
  schema: z.ZodType<Body>,
  answer: (c: ApiContext, body: Body) => Promise<Response>,
) {
  return async (c: ApiContext): Promise<Response> => {
    let json: unknown
    try {
      json = await readJson(c)
    } catch (error) {
      if (error instanceof NotJson) return refuseJson(c, error.message)
      throw error
    }
    const parsed = schema.safeParse(json)
    if (!parsed.success) throw invalid(parsed.error)
    return answer(c, parsed.data)
  }
}

async function readJson(c: ApiContext): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? ''))
    throw new DomainError('INVALID_BODY', 'Send the header Content-Type: application/json.')
  let text: string
  let json: unknown
  try {
    // Fails, too, where the client hangs up in the middle, and then nobody reads the answer.
    text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer())
    json = JSON.parse(text)
  } catch (error) {
    throw new NotJson(`The body is not JSON in UTF-8: ${(error as Error).message}`)
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new DomainError('INVALID_BODY', 'The body must be a JSON object.')
  if (countNames(text) !== countKeys(json))
    throw new DomainError('INVALID_BODY', 'The body names a field twice.')
  return json
}

/** JSON.parse keeps the last of two fields of one name, and the sender may have meant the first. */
function countNames(text: string): number {
  let names = 0
  for (const [, colon] of text.matchAll(STRING_AND_COLON)) if (colon !== undefined) names++
  return names
}

/** With a list of its own instead of recursion: 64 KiB can nest deeper than the stack is. */
function countKeys(json: object): number {
  let keys = 0
  const open: object[] = [json]
  for (let value = open.pop(); value; value = open.pop()) {
    const members = Object.values(value)
    if (!Array.isArray(value)) keys += members.length
    for (const member of members) if (typeof member === 'object' && member) open.push(member)
  }
  return keys
}

function invalid(error: z.ZodError): DomainError {
  const problems = error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  return new DomainError('INVALID_BODY', problems.join('; '))
}
