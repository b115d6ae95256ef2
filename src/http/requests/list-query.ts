import { z } from 'zod'
import type { Period } from '../../domain/shared/since.ts'
import { parseTime } from '../../domain/shared/time.ts'
import { HttpError } from '../errors/errors.ts'

// The query parameters that the lists share. A value that makes no sense is INVALID REQUEST, with a detail.

type Query = Record<string, string[]>

type Limit = { max: number; byDefault: number }

/** How the OpenAPI document describes `limit`. */
export function limitParameter({ max, byDefault }: Limit) {
  return z.int().min(1).max(max).default(byDefault).optional().meta({
    description: 'How many at most. A number beyond the bounds counts as the nearest one.',
    example: 3,
  })
}

/** How the OpenAPI document describes the parameters of a list that continues by a cursor. */
export function listParameters(limit: Limit) {
  const time = (bound: string) => {
    const description = `${bound}: a day in UTC (YYYY-MM-DD), or an ISO 8601 time.`
    return z.string().optional().meta({ description })
  }
  return {
    limit: limitParameter(limit),
    cursor: z.string().optional().meta({
      description: 'The `nextCursor` of the page before; empty for the first page.',
    }),
    from: time('From this time on'),
    to: time('Before this time'),
  }
}

/**
 * The value of a query parameter; undefined if it is not given.
 * @throws HttpError INVALID_REQUEST if it is given more than once
 */
export function oneValue(query: Query, name: string): string | undefined {
  const [value, ...more] = query[name] ?? []
  if (more.length > 0) throw new HttpError('INVALID_REQUEST', `${name} must be given once.`)
  return value
}

/**
 * A whole number in the query, limited to the range; undefined if it is not given.
 * @param code of the error for other text, or several values.
 */
export function wholeNumber(
  query: Query,
  name: string,
  { min, max }: { min: number; max: number },
  code: 'INVALID_REQUEST' | 'INVALID_BODY' = 'INVALID_REQUEST',
): number | undefined {
  const [text, ...more] = query[name] ?? []
  if (text === undefined) return undefined
  if (more.length > 0 || !/^[+-]?\d+$/.test(text))
    throw new HttpError(code, `${name} must be one whole number.`)
  return Math.min(Math.max(Number(text), min), max)
}

/** The text of a cursor: the list continues behind the row with this serial number. */
export function cursorText(serial: number): string {
  return Buffer.from(String(serial)).toString('base64url')
}

/**
 * The serial number of the row behind which the list continues; null if no cursor is given, or an empty one.
 * @throws HttpError INVALID_REQUEST unless the cursor was made by cursorText
 */
export function readCursor(query: Query): number | null {
  const text = oneValue(query, 'cursor') ?? ''
  if (text === '') return null
  const serial = Number(Buffer.from(text, 'base64url').toString())
  if (Number.isSafeInteger(serial) && serial > 0 && cursorText(serial) === text) return serial
  throw new HttpError('INVALID_REQUEST', 'cursor must be a nextCursor of an earlier answer.')
}

/**
 * The period between the parameters `from` and `to`.
 * @throws HttpError INVALID_REQUEST unless both are times, and `from` is not after `to`
 */
export function readPeriod(query: Query): Period {
  const from = readTime(query, 'from')
  const to = readTime(query, 'to')
  if (from && to && from > to) throw new HttpError('INVALID_REQUEST', 'from must not be after to.')
  return { from, to }
}

function readTime(query: Query, name: string): Date | null {
  const text = oneValue(query, name)
  if (text === undefined) return null
  // In a query, an unencoded + is a space.
  const at = parseTime(text.replace(' ', '+'))
  if (at) return at
  const form = 'a day (YYYY-MM-DD) or an ISO 8601 time such as 2026-01-31T12:00:00Z'
  throw new HttpError('INVALID_REQUEST', `${name} must be ${form}.`)
}
