import type { z } from 'zod'
import { parseJson } from '../../domain/shared/json-numbers.ts'
import type { ApiContext } from '../context.ts'
import { HttpError } from '../errors/errors.ts'

const MAX_BODY_BYTES = 64 * 1024
/** 64 KiB in chunks of one byte would take a hundred times as long to read as in one. */
const MAX_CHUNKS = 1000
const utf8 = new TextDecoder('utf-8', { fatal: true })
const TOO_LARGE = `The body must not be larger than ${MAX_BODY_BYTES} bytes.`
const TOO_MANY = `The body must not come in more than ${MAX_CHUNKS} chunks.`
const JSON_TYPE = /^(?:application\/json|[^\s/,;]+\/[^\s/,;]+\+json)$/i
const CHARSET = /;\s*charset\s*=\s*["']?([^\s;"']+)/i
const UTF_8 = /^utf-?8$/i
/** Charsets in which ASCII has other bytes. */
const WIDE = /^(?:utf|ucs)-?\d/i
const NOT_ASCII = /\P{ASCII}/u
const IN_UTF_8 = 'Send the body in UTF-8, with charset=utf-8 or no charset in Content-Type.'
const NO_CODING = ['', 'identity']
/** What to call a number that parseJson has read as Infinity. */
const UNREAD_NUMBER = 'one that is too large or has an exponent: write all its digits'
/** In valid JSON, a string is a name exactly where a colon follows. */
const STRING_AND_COLON = /"(?:[^"\\]|\\[\s\S])*"?(\s*:)?/g

/**
 * Reads the JSON body of a POST and checks it against the schema.
 * @throws HttpError INVALID_BODY, naming what to fix; INVALID_JSON; BODY_TOO_LARGE
 */
export async function readBody<Body>(c: ApiContext, schema: z.ZodType<Body>): Promise<Body> {
  return checked(schema, await readJson(c))
}

/** The value, if it is as the schema says. @throws HttpError INVALID_BODY, naming what to fix */
export function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

async function readJson(c: ApiContext): Promise<unknown> {
  const size = c.req.header('content-length')
  if (Number(size) > MAX_BODY_BYTES) throw new HttpError('BODY_TOO_LARGE', TOO_LARGE)
  const charset = charsetOf(c.req.header('content-type') ?? '')
  const codings = c.req.header('content-encoding')?.split(',') ?? []
  if (!codings.every((coding) => NO_CODING.includes(coding.trim().toLowerCase())))
    throw new HttpError('INVALID_BODY', 'Send the body as it is, without Content-Encoding.')
  let text: string
  let json: unknown
  try {
    // Also fails if the client hangs up in the middle; then nobody reads the answer.
    const bytes = size === undefined ? await readChunks(c.req.raw.body) : await c.req.arrayBuffer()
    text = utf8.decode(bytes)
    json = parseJson(text)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(
      'INVALID_JSON',
      `The body is not JSON in UTF-8: ${(error as Error).message}`,
    )
  }
  if (charset === 'other' && NOT_ASCII.test(text)) throw new HttpError('INVALID_BODY', IN_UTF_8)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new HttpError('INVALID_BODY', 'The body must be a JSON object.')
  if (countNames(text) !== countKeys(json))
    throw new HttpError('INVALID_BODY', 'The body names a field twice.')
  return json
}

/**
 * The media type itself says that it is JSON: clients add parameters of many kinds. Some name the charset that
 * their language has by default, although they send UTF-8 or nothing but ASCII, which is the same in it.
 * @throws HttpError INVALID_BODY
 */
function charsetOf(contentType: string): 'utf-8' | 'other' {
  if (!JSON_TYPE.test(contentType.split(';')[0]?.trim() ?? ''))
    throw new HttpError('INVALID_BODY', 'Send the header Content-Type: application/json.')
  const charset = CHARSET.exec(contentType)?.[1] ?? 'utf-8'
  if (UTF_8.test(charset)) return 'utf-8'
  if (WIDE.test(charset)) throw new HttpError('INVALID_BODY', IN_UTF_8)
  return 'other'
}

/** Reads a body of unknown size, at most up to the size limit. @throws HttpError */
async function readChunks(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new HttpError('BODY_TOO_LARGE', TOO_LARGE)
    chunks.push(chunk)
    if (chunks.length > MAX_CHUNKS) throw new HttpError('BODY_TOO_LARGE', TOO_MANY)
  }
  return Buffer.concat(chunks)
}

/** Counts names to find duplicates: of two fields with one name, JSON.parse keeps only the last. */
function countNames(text: string): number {
  let names = 0
  for (const [, colon] of text.matchAll(STRING_AND_COLON)) if (colon !== undefined) names++
  return names
}

/** Counts the names of all nested objects. Not recursive: 64 KiB of JSON can nest deeper than the stack allows. */
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

function invalid(error: z.ZodError): HttpError {
  const problems = error.issues.map(
    ({ path, message }) =>
      `${path.join('.') || 'body'}: ${message.replace('Infinity', UNREAD_NUMBER)}`,
  )
  return new HttpError('INVALID_BODY', problems.join('; '))
}
