import { z } from 'zod'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { amount, text } from '../described.ts'
import { ERRORS, type ErrorName, errorRow } from '../errors/error-table.ts'
import { replayDiffers, usd } from './schemas/responses.ts'

// Errors in the OpenAPI document: for each status, the codes that it can have, with an example of each.

/** The fields that an error has beside `success`, `code` and `error`. */
const errorFields = {
  detail: text(
    'What is wrong and what to do, for the engineer who reads it. Its words may change.',
  ).optional(),
  requestId: text('For the operator, to find it in the log.').optional(),
  price: usd('PRICE_CHANGED: what the order costs.').optional(),
  replayDiffers: replayDiffers.optional(),
  orderId: text('RESULT_PENDING: the id of the lookup.').optional(),
  oldest: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'EVENTS_EXPIRED: the oldest event that is stored.' }),
  capUsd: amount('KEY_CAP_EXCEEDED: the cap that is in the way.').optional(),
  spentUsd: amount(
    'KEY_CAP_EXCEEDED: what counts towards the cap; 0 for that of one order.',
  ).optional(),
}

/** The special form in which one error is answered, instead of the usual one. */
export type OwnForm = { name: ErrorName; schema: z.ZodType; example: object }

const EVERY_CODE = codesOf(Object.keys(ERRORS) as ErrorName[])

/** The form of all errors. */
export const errorSchema = schemaOf(EVERY_CODE).meta({ id: 'Error' })

/**
 * The answers for these errors, by status.
 * @param more what follows the codes in the description of a status, and errors with a form of their own
 */
export function errorResponses(
  names: readonly ErrorName[],
  more: { notes?: Record<number, string>; own?: OwnForm } = {},
): ZodOpenApiResponsesObject {
  const { notes = {}, own } = more
  const byStatus = Map.groupBy(new Set(names), (name) => errorRow(name).status)
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [status, response(some, own, notes[status])]),
  )
}

function response(names: ErrorName[], own?: OwnForm, note = ''): ZodOpenApiResponseObject {
  const usual = names.filter((name) => name !== own?.name)
  const schema = schemaOf(codesOf(usual))
  const codes = codesOf(names).join(', ')
  return {
    description: note === '' ? codes : `${codes}. ${note}`,
    content: {
      'application/json': {
        schema: own && usual.length < names.length ? z.union([schema, own.schema]) : schema,
        examples: Object.fromEntries(names.map((name) => [name, exampleOf(name, own)])),
      },
    },
  }
}

function exampleOf(name: ErrorName, own?: OwnForm) {
  const { code, error, detail, meaning, remedy, example } = errorRow(name)
  const usual = { success: false, code, error, detail, ...example }
  const value = own?.name === name ? own.example : usual
  return { summary: meaning, description: remedy, value }
}

function schemaOf(codes: string[]) {
  return z.strictObject({
    success: z.literal(false),
    code: z.enum(codes).meta({ description: 'For programs.' }),
    error: text('The same in words.'),
    ...errorFields,
  })
}

function codesOf(names: readonly ErrorName[]): string[] {
  return [...new Set(names.map((name) => errorRow(name).code))]
}
