import type { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { errorSchema } from './responses.ts'

/** The errors that every call with a key can get. */
const ACCESS_ERRORS: ZodOpenApiResponsesObject = {
  401: errorResponse('MISSING_API_KEY, INVALID_API_KEY_FORMAT or INVALID_API_KEY'),
  403: errorResponse(
    'API_DISABLED, API_DISABLED_BY_ADMIN, API_NOT_ELIGIBLE, ACCOUNT_BANNED, ACCOUNT_RESTRICTED, IP_ALLOWLIST_REQUIRED or IP_NOT_ALLOWED; for the last two, `detail` names the address that the call came from',
  ),
  429: errorResponse('RATE_LIMIT: wait as many seconds as the header Retry-After says'),
  500: errorResponse('INTERNAL: send the requestId to the operator'),
  503: errorResponse('RATE_LIMIT_UNAVAILABLE or DATABASE_UNAVAILABLE: try again'),
}

const IF_FIRST =
  'If this was the first call with this trxid, nothing was charged and the trxid is free. An answer to a trxid that was sent before says nothing about the first call.'

/** Bodies by what they show, such as `Completed at once`. */
export type Examples = Record<string, object>

/** Marks operations that can cost money. */
const CHARGES = 'x-charges'

type Description = { tag: string; summary: string; description?: string }

/** An operation that reads, with a key. */
export function reading(
  { tag, summary, description }: Description,
  answer: z.ZodType,
  more: Partial<ZodOpenApiOperationObject> = {},
): ZodOpenApiOperationObject {
  return {
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...more,
    responses: { 200: json('OK', answer), ...ACCESS_ERRORS, ...more.responses },
  }
}

/** An operation that charges, with a key and a JSON body. The reference page warns before it is tried. */
export function charging(
  { tag, summary, description }: Description,
  schemas: {
    body: z.ZodType
    /** What the reference page offers to try. */
    examples: Examples
    answer: z.ZodType
    answers?: Examples
    refused?: z.ZodType
    refusals?: Examples
  },
  badRequest: string,
  unavailable: string,
): ZodOpenApiOperationObject {
  return {
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    requestBody: {
      required: true,
      content: contentOf(schemas.body, schemas.examples),
    },
    [CHARGES]: true,
    responses: {
      200: json('The result, or its replay', schemas.answer, schemas.answers),
      ...ACCESS_ERRORS,
      400: json(`${badRequest} ${IF_FIRST}`, schemas.refused ?? errorSchema, schemas.refusals),
      401: errorResponse('What is wrong with the key, or INVALID JSON'),
      403: errorResponse(
        'As for every call, or FORBIDDEN: another account has used the trxid; send a new one',
      ),
      413: errorResponse('INVALID BODY: larger than 64 KiB, or in more than 1000 chunks'),
      429: errorResponse('RATE_LIMIT, or DUPLICATE_IN_FLIGHT: the first call has no answer yet'),
      501: errorResponse('NOT IMPLEMENTED: the service does not offer this'),
      503: errorResponse(
        `${unavailable}, or DATABASE_UNAVAILABLE: send the same trxid again after the seconds in Retry-After`,
      ),
    },
  }
}

/** A further answer of every operation that sends an ETag. */
export const UNCHANGED: ZodOpenApiResponsesObject = {
  304: { description: 'Nothing has changed.' },
}

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

export function errorResponse(description: string, examples?: Examples) {
  return json(description, errorSchema, examples)
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
