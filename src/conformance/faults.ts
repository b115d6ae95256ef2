import { jsonIn } from '../domain/shared/bodies.ts'
import type { About, HttpAnswer } from './fill.ts'

// What can go wrong with a request, and with its answer.

/**
 * Makes what arrives of the true answer, which is null where the request was kept from the supplier. Null: nothing
 * does, or not all of it, which to a file is the same.
 */
export type Reply = (
  answer: HttpAnswer | null,
  about: { own: About; other: About; secrets: readonly string[] },
) => HttpAnswer | null

/** The first request about an order, every later one, and what is asked besides. */
export type Moment = 'send' | 'ask' | 'prices' | 'token'

export type Fault = {
  on: Moment
  /** How many of these requests it hits. */
  times: number
  /** `refused`: nobody listens. Else whether the request reaches the supplier. */
  reaches: boolean | 'refused'
  reply: Reply
}

/** What goes wrong with an order. */
export type FaultCase = {
  /** In words. */
  fault: string
  faults: Fault[]
  /** When the supplier's price rises above what was paid. */
  dearer?: 'before' | 'after its first call' | null
  /** Whether an admin cancels the order after its first call. */
  isCancelledByHand?: boolean
}

export function faultCase(fault: string, ...faults: Fault[]): FaultCase {
  return { fault, faults }
}

/** For every request of a kind. */
export const ALWAYS = Number.MAX_SAFE_INTEGER

export function at(on: Moment, reaches: Fault['reaches'], reply: Reply, times = 1): Fault {
  return { on, reaches, reply, times }
}

export const cut: Reply = () => null
/** The order was taken, and its answer did not arrive. */
export const LOST = at('send', true, cut)

const HTML = { 'Content-Type': 'text/html' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const page = (status: number, title: string): HttpAnswer => ({
  ...{ status, headers: HTML },
  text: `<html><body><h1>${status} ${title}</h1></body></html>`,
})
const says =
  (said: HttpAnswer): Reply =>
  () =>
    said
const json = (status: number, body: unknown, headers = {}): Reply =>
  says({ status, headers: { ...JSON_TYPE, ...headers }, text: JSON.stringify(body) })

/** Replies that say nothing about whether the supplier has acted. */
export const UNCERTAIN: Record<string, Reply> = {
  'no answer in time': cut,
  'a 500 in JSON': json(500, { error: 'Internal error', message: 'Internal error', code: 500 }),
  'a 500 of HTML': says(page(500, 'Internal Server Error')),
  'a 502 of HTML': says(page(502, 'Bad Gateway')),
  'a 503 of HTML': says(page(503, 'Service Unavailable')),
  'a 504 of HTML': says(page(504, 'Gateway Timeout')),
  'a 408': says(page(408, 'Request Timeout')),
  'a 200 of HTML': says(page(200, 'Welcome')),
  'a 200 without a body': says({ status: 200, headers: JSON_TYPE, text: '' }),
  'a 200 with an empty object': json(200, {}),
  'a 200 with an empty list': json(200, []),
  'half of a JSON text': says({ status: 200, headers: JSON_TYPE, text: '{"success":tr' }),
  'a redirect': says({ status: 302, headers: { Location: '/login' }, text: '' }),
}

/** Refusals of a proxy before the supplier: the request did not reach it. */
export const TURNED_AWAY: Record<string, Reply> = {
  'a 429': says(page(429, 'Too Many Requests')),
  'a 429 with Retry-After': says({
    ...page(429, 'Too Many Requests'),
    headers: { ...HTML, 'Retry-After': '7' },
  }),
  'a 401 that repeats our key': (_, { secrets }) => ({
    ...{ status: 401, headers: JSON_TYPE },
    text: JSON.stringify({ error: `Unauthorized: ${secrets}`, message: `No such key: ${secrets}` }),
  }),
  'a 403 of HTML': says(page(403, 'Forbidden')),
  'a 404 of HTML': says(page(404, 'Not Found')),
  'a 404 in JSON': json(404, { error: 'Not found', message: 'Not found' }),
}

/** Where a name can stand in JSON, such as `data.0.status`. */
export function namesIn(text: string): string[] {
  const found: string[] = []
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      const path = at === '' ? key : `${at}.${key}`
      if (!Array.isArray(value)) found.push(path)
      // One entry of a list stands for all.
      if (!Array.isArray(value) || key === '0') walk(one, path)
    }
  }
  walk(jsonIn(text), '')
  return found
}

/** The answer with one of its names changed, in every entry of a list. */
export const renamed =
  (path: string): Reply =>
  (answer) => {
    if (!answer) return null
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const body = jsonIn(answer.text)
    for (const parent of reached(body, steps)) {
      if (typeof parent !== 'object' || parent === null || !(last in parent)) continue
      const own = parent as Record<string, unknown>
      own[`${last}Renamed`] = own[last]
      delete own[last]
    }
    return { ...answer, text: JSON.stringify(body) }
  }

function reached(value: unknown, steps: string[]): unknown[] {
  const [step, ...rest] = steps
  if (step === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((one) => reached(one, rest))
  if (typeof value !== 'object' || value === null) return []
  return reached((value as Record<string, unknown>)[step], rest)
}
