import { z } from 'zod'
import { DomainError } from '../../domain/shared/errors.ts'
import { parseJson } from '../../domain/shared/json-numbers.ts'
import { fieldText, isBlank } from '../../domain/shared/typed-text.ts'
import type { ApiContext } from '../context.ts'
import { HttpError } from '../errors/errors.ts'

// The bodies that resellers send: how they are read, and their fields. These checks are the same for all products;
// the domain checks what each line needs.

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
  const size = c.req.header('content-length')
  if (Number(size) > MAX_BODY_BYTES) throw new HttpError('BODY_TOO_LARGE', TOO_LARGE)
  const type = c.req.header('content-type') ?? ''
  const charset = type === 'application/json' ? 'utf-8' : charsetOf(type)
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
  if (namesTwice(text, json)) throw new HttpError('INVALID_BODY', 'The body names a field twice.')
  return checked(schema, json)
}

/** The value, if it is as the schema says. @throws HttpError INVALID_BODY, naming what to fix */
function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
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

/**
 * Whether a field is named twice: of the two, JSON.parse keeps only the last. Also in nested objects, and not
 * recursive: 64 KiB of JSON can nest deeper than the stack allows.
 */
function namesTwice(text: string, json: object): boolean {
  let names = 0
  for (const [, colon] of text.matchAll(STRING_AND_COLON)) if (colon !== undefined) names++
  const open = [json]
  for (let value = open.pop(); value; value = open.pop()) {
    const members = Object.values(value)
    if (!Array.isArray(value)) names -= members.length
    for (const member of members) if (typeof member === 'object' && member) open.push(member)
  }
  return names !== 0
}

function invalid(error: z.ZodError): HttpError {
  const problems = error.issues.map(
    ({ path, message }) =>
      `${path.join('.') || 'body'}: ${message.replace('Infinity', UNREAD_NUMBER)}`,
  )
  return new HttpError('INVALID_BODY', problems.join('; '))
}

const MAX_TEXT_LENGTH = 128
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

const text = z
  .string()
  .max(MAX_TEXT_LENGTH)
  .refine((text) => text.isWellFormed() && !CONTROL.test(text), {
    message: 'must be Unicode text without control characters',
  })
/** What identifies goods and players. Cleaned before it is compared with anything, also with its other names. */
export const plainText = text.overwrite(fieldText)

const ID = /^[!-~](?:[ -~]{0,126}[!-~])?$/
/** Accepts blank text, because that counts as missing. */
const id = z.string().refine((text) => isBlank(text) || ID.test(text), {
  message: 'must be 1-128 printable ASCII characters, not beginning or ending with a space',
})
const idForm = { pattern: ID.source, minLength: 1, maxLength: 128 }

const MICROS_PER_USD = 1_000_000
/** Absorbs the error of a sum in floating point: 0.1 + 0.7 is a little less than 0.8. */
const FLOAT_ERROR_MICROS = 0.01
/** An upper limit in USD, as whole micro-USD. */
const limitUsd = z
  .number()
  .min(0)
  .transform((usd) => Math.floor(usd * MICROS_PER_USD + FLOAT_ERROR_MICROS))

/** For examples: a fixed trxid would already be used. The reference page replaces it with a new one. */
export const FRESH_TRXID = 'REPLACE-WITH-A-NEW-UUID'

/** For the document. The checks let them be missing, because an alias may be given, or the refusal is another one. */
export const needs = (...required: string[]) => ({ override: { required } })

export const aliasOf = (name: string) => ({ description: `Alias of ${name}.`, deprecated: true })

export const trxidFields = {
  trxid: id.optional().meta({
    ...idForm,
    description:
      'Your id for this purchase. If you send it again, the answer is the stored result, without a second charge. All accounts share the trxids: use random UUIDs, or start each with a prefix of your own.',
    example: FRESH_TRXID,
  }),
  trxId: id.optional().meta({ ...idForm, ...aliasOf('trxid') }),
  idtrx: id.optional().meta({ ...idForm, ...aliasOf('trxid') }),
  idTrx: id.optional().meta({ ...idForm, ...aliasOf('trxid') }),
}

export const orderBody = z
  .object({
    pid: plainText.optional().meta({
      description: 'GWPID of the product, from GET /products.',
      example: 'GWA-UC-60',
    }),
    PID: plainText.optional().meta(aliasOf('pid')),
    ...trxidFields,
    userId: plainText.optional().meta({
      description: 'The player id, if the line needs one: see `required` in GET /services.',
      example: '5123456789',
    }),
    userID: plainText.optional().meta(aliasOf('userId')),
    zoneId: plainText.optional().meta({ description: 'The numeric zone, if the line needs one.' }),
    serverId: plainText.optional().meta({
      description: 'One of `serverIdOptions`; game E also takes a region or its shortcut here.',
    }),
    region: plainText.optional().meta({ description: 'Game E: one of `regionOptions`.' }),
    moreId: plainText.optional().meta({ description: 'Game E: the second player id.' }),
    quantity: z
      .int()
      .min(1)
      .optional()
      .meta({
        description: 'Game keys and gift cards only; by default 1.',
        example: 1,
        // More have an error of their own.
        override: { maximum: 500 },
      }),
    maxPrice: limitUsd.optional().meta({
      description:
        'The most that you are willing to pay for the whole order, in USD. If it costs more, the answer is PRICE_CHANGED with the price; nothing is charged, and the trxid stays free. A replay ignores it.',
      example: 0.99,
    }),
    idempotencyKey: id.optional().meta({
      ...idForm,
      description:
        'Leave it out unless you need a second id beside the trxid; by default it is the trxid. If your account sends it again with a trxid that was never used, it buys nothing: the answer replays the first order, and the new trxid stays free. With a used trxid, the idempotencyKey is ignored. A new purchase needs a new trxid and, if you send one, a new idempotencyKey.',
    }),
    idempotency: id.optional().meta({ ...idForm, ...aliasOf('idempotencyKey') }),
  })
  .meta({ id: 'OrderRequest', ...needs('pid', 'trxid') })

/**
 * The value of a field that has several names. A blank value counts as not given.
 * @throws DomainError FIELDS_DIFFER if two are given and differ.
 */
export function oneOf<Name extends string>(
  body: { readonly [N in Name]?: string | undefined },
  ...names: Name[]
): string | undefined {
  let given: string | undefined
  for (const name of names) {
    const value = body[name]
    if (isBlank(value) || value === given) continue
    if (given !== undefined) throw new DomainError('FIELDS_DIFFER', { names })
    given = value
  }
  return given
}

/** The draft of this header puts the value in quotation marks; most clients do not. */
const QUOTED = /^"(.*)"$/
/** The header Idempotency-Key of POST /orders. */
export const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': id.optional().meta({
    ...idForm,
    description:
      'Another name for `idempotencyKey`. If the body has it, too, both must be the same.',
  }),
}
const idempotencyHeader = z.object(IDEMPOTENCY_HEADER)

/**
 * The idempotency key, from the body or the header Idempotency-Key.
 * @throws HttpError INVALID_BODY; DomainError FIELDS_DIFFER as oneOf
 */
export function idempotencyKeyOf(
  c: ApiContext,
  body: { idempotencyKey?: string | undefined; idempotency?: string | undefined },
) {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return oneOf(body, 'idempotencyKey', 'idempotency')
  const named = { 'Idempotency-Key': header.trim().replace(QUOTED, '$1') }
  const given = { ...body, ...checked(idempotencyHeader, named) }
  return oneOf(given, 'idempotencyKey', 'idempotency', 'Idempotency-Key')
}

export type TrxidBody = { [Name in keyof typeof trxidFields]?: string | undefined }

/** @throws DomainError FIELDS_DIFFER as oneOf */
export function trxidOf(body: TrxidBody) {
  return oneOf(body, 'trxid', 'trxId', 'idtrx', 'idTrx')
}
