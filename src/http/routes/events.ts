import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import { type EventHub, MAX_WAIT_MS } from '../../domain/events/hub.ts'
import {
  BEFORE_FIRST,
  cursorOf,
  type EventPage,
  eventId,
  eventsAfter,
  newestEvent,
  parseEventId,
} from '../../domain/events/log.ts'
import { json } from '../answer.ts'
import type { ApiContext, Route } from '../context.ts'
import { HttpError } from '../errors/errors.ts'
import { eventsJson } from '../json/event-json.ts'
import { reading } from '../openapi/operations.ts'
import { EVENTS_EXAMPLES, eventsSchema } from '../openapi/schemas/events.ts'
import { limitParameter, oneValue, wholeNumber } from '../requests/list-query.ts'

const LIMIT_DEFAULT = 50
const LIMIT_MAX = 200
const MAX_WAIT_S = MAX_WAIT_MS / 1000
/** From now on: skips what has happened already. */
const NOW = 'now'

export type EventRouteDeps = {
  read: Reader
  hub: EventHub
  /** The refusal of a call that waited, if it would be refused now. */
  recheck: (c: ApiContext) => Promise<Response | null>
}

export function eventRoutes({ read, hub, recheck }: EventRouteDeps): Route[] {
  /** Waits, if nothing has happened since `after` and the caller wants to. @returns the refusal, if any. */
  async function readOrWait(
    c: ApiContext,
    { after, limit, waitMs }: Awaited<ReturnType<typeof readQuery>>,
  ): Promise<EventPage | Response> {
    const caller = c.get('caller')
    const { accountId } = caller
    if (waitMs === 0) return eventsAfter(read, accountId, { after, limit })
    using wait = hub.wait(caller, after?.number ?? 0)
    const page = await eventsAfter(read, accountId, { after, limit })
    if (page.expired || page.rows.length > 0) return page
    if (!wait) throw new HttpError('TOO_MANY_WAITS')
    const { signal } = c.req.raw
    await wait.woken(waitMs, signal)
    // Nobody reads the answer.
    if (signal.aborted) return page
    return (await recheck(c)) ?? eventsAfter(read, accountId, { after, limit })
  }

  async function readQuery(accountId: number, query: Record<string, string[]>) {
    const text = oneValue(query, 'after')
    const after = text === NOW ? await newestEvent(read, accountId) : cursorIn(accountId, text)
    const limit = wholeNumber(query, 'limit', { min: 1, max: LIMIT_MAX }) ?? LIMIT_DEFAULT
    const waitS = wholeNumber(query, 'wait', { min: 0, max: MAX_WAIT_S }) ?? 0
    return { after, limit, waitMs: waitS * 1000 }
  }

  return [
    {
      method: 'get',
      path: '/events',
      operation: reading(
        {
          tag: 'Events',
          summary: 'What happened to your account, oldest first',
          description: `Follow the events by calling again with \`after\` = \`nextAfter\` of the last answer: you get each event once, in order, also while others happen. With \`wait\` the answer comes as soon as something has happened, and is empty if nothing has; the call counts once against the rate limit. Events are stored for at least 30 days. They begin with the version of the service that introduced them.`,
        },
        eventsSchema,
        {
          requestParams: {
            query: z.object({
              after: z.string().optional().meta({
                description:
                  'The id of the last event that you have: `nextAfter` of an earlier answer. Without it, the list begins with the oldest event that is stored; `now` begins with the next one to happen.',
              }),
              limit: limitParameter({ max: LIMIT_MAX, byDefault: LIMIT_DEFAULT }),
              wait: z.int().min(0).max(MAX_WAIT_S).default(0).optional().meta({
                description: `Seconds to wait if nothing has happened yet. At most ten calls of an account wait at a time.`,
              }),
            }),
          },
          answers: EVENTS_EXAMPLES,
          errors: ['INVALID_REQUEST', 'EVENTS_EXPIRED', 'TOO_MANY_WAITS'],
        },
      ),
      handle: async (c) => {
        const { accountId } = c.get('caller')
        const asked = await readQuery(accountId, c.req.queries())
        const page = await readOrWait(c, asked)
        if (page instanceof Response) return page
        if (page.expired) {
          const oldest = page.oldest && eventId(accountId, page.oldest)
          throw new HttpError('EVENTS_EXPIRED', '', { oldest })
        }
        const last = page.rows.at(-1)
        const next = last ? cursorOf(last) : (asked.after ?? BEFORE_FIRST)
        const rendered = await eventsJson(read, page.rows)
        const events = rendered.filter((one) => one !== null)
        return json(c, { success: true, events, nextAfter: eventId(accountId, next) })
      },
    },
  ]
}

function cursorIn(accountId: number, text: string | undefined) {
  if (text === undefined) return null
  const cursor = parseEventId(accountId, text)
  if (cursor) return cursor
  throw new HttpError('INVALID_REQUEST', `after must be an event id of this account, or ${NOW}.`)
}
