import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import type { ErrorName } from '../errors/error-table.ts'
import { errorResponses, type OwnForm } from './error-responses.ts'

/** The errors that every call with a key can get. */
const EVERY_CALL: ErrorName[] = [
  ...(['MISSING_API_KEY', 'INVALID_API_KEY_FORMAT', 'INVALID_API_KEY'] as const),
  ...(['API_DISABLED', 'API_DISABLED_BY_ADMIN', 'API_NOT_ELIGIBLE'] as const),
  ...(['ACCOUNT_BANNED', 'ACCOUNT_RESTRICTED'] as const),
  ...(['IP_ALLOWLIST_REQUIRED', 'IP_NOT_ALLOWED', 'KEY_SCOPE'] as const),
  ...(['RATE_LIMIT', 'INTERNAL', 'RATE_LIMIT_UNAVAILABLE', 'DATABASE_UNAVAILABLE'] as const),
]

/** The errors that every call that charges can get besides. */
const EVERY_CHARGE: ErrorName[] = [
  ...(['INVALID_JSON', 'INVALID_BODY', 'BODY_TOO_LARGE', 'INVALID_REQUEST'] as const),
  ...(['KEY_CAP_EXCEEDED', 'ADDRESS_NOT_CONFIRMED'] as const),
  ...(['FORBIDDEN', 'TRXID_REUSED', 'DUPLICATE_IN_FLIGHT', 'TEST_LIMIT', 'MAINTENANCE'] as const),
  'INSUFFICIENT_BALANCE',
]

const IF_FIRST =
  'If this was the first call with this trxid, nothing was charged and the trxid is free. An answer to a trxid that was sent before says nothing about the first call.'

/** Bodies by what they show, such as `Completed at once`. */
export type Examples = Record<string, object>

/** Marks operations that can cost money. */
export const CHARGES = 'x-charges'

type Description = { tag: string; summary: string; description?: string }

type Reading = Partial<ZodOpenApiOperationObject> & {
  /** The errors that not every call can get. */
  errors?: ErrorName[]
  answers?: Examples
}

const PREFER = z
  .string()
  .optional()
  .meta({
    description:
      '`handling=strict` refuses a trxid that was used before with other values: 409 TRXID_REUSED instead of a replay with `replayDiffers` (RFC 7240).',
    examples: ['handling=strict'],
  })

/** An operation that reads, with a key. */
export function reading(
  { tag, ...about }: Description,
  answer: z.ZodType,
  { errors = [], answers, ...more }: Reading = {},
): ZodOpenApiOperationObject {
  return {
    tags: [tag],
    ...about,
    ...more,
    responses: {
      200: json('OK', answer, answers),
      ...errorResponses([...EVERY_CALL, ...errors]),
      ...more.responses,
    },
  }
}

/**
 * An operation that charges, with a key and a JSON body. The reference page warns before it is tried.
 * @param errors those that not every call that charges can get
 */
export function charging(
  { tag, ...about }: Description,
  schemas: {
    body: z.ZodType
    /** What the reference page offers to try. */
    examples: Examples
    answer: z.ZodType
    answers?: Examples
    refused?: OwnForm
    /** The request headers that not every call that charges takes. */
    headers?: z.ZodRawShape
  },
  errors: ErrorName[],
): ZodOpenApiOperationObject {
  return {
    tags: [tag],
    ...about,
    requestParams: { header: z.object({ Prefer: PREFER, ...schemas.headers }) },
    requestBody: {
      required: true,
      content: contentOf(schemas.body, schemas.examples),
    },
    [CHARGES]: true,
    responses: {
      200: json('The result, or its replay', schemas.answer, schemas.answers),
      ...errorResponses([...EVERY_CALL, ...EVERY_CHARGE, ...errors], {
        notes: { 400: IF_FIRST },
        ...(schemas.refused ? { own: schemas.refused } : {}),
      }),
    },
  }
}

/** What every operation that sends an ETag takes and answers besides. */
export const CONDITIONAL = {
  requestParams: {
    header: z.object({
      'If-None-Match': z.string().optional().meta({
        description: 'The ETag of the answer that you have. If nothing has changed, you get a 304.',
      }),
    }),
  },
  responses: { 304: { description: 'Nothing has changed.' } },
} satisfies Partial<ZodOpenApiOperationObject>

/** An operation that needs no key. */
export function open(
  summary: string,
  ok: NonNullable<ZodOpenApiResponsesObject['200']>,
  others: ZodOpenApiResponsesObject = {},
): ZodOpenApiOperationObject {
  return { tags: ['Service'], summary, security: [], responses: { 200: ok, ...others } }
}

/** An answer with a JSON body. */
export function json(description: string, schema: z.ZodType, examples?: Examples) {
  return { description, content: contentOf(schema, examples) }
}

function contentOf(schema: z.ZodType, examples: Examples = {}) {
  const named = Object.entries(examples).map(([summary, value]) => [
    summary.replace(/[^A-Za-z0-9]+/g, '-'),
    { summary, value },
  ])
  return {
    'application/json': {
      schema,
      ...(named.length > 0 ? { examples: Object.fromEntries(named) } : {}),
    },
  }
}
