import { randomUUID } from 'node:crypto'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { Admit } from './access.ts'
import type { ApiContext, Caller, OpenRoute, Route } from './context.ts'
import { errorReply } from './errors.ts'
import { type Reply, toResponse } from './reply.ts'

/** One line for each request: never a header or a body, which hold keys and codes. */
export type RequestLine = {
  requestId: string
  method: string
  path: string
  status: number
  /** When it was answered, and how long after its arrival in milliseconds. */
  at: Date
  ms: number
  caller: Pick<Caller, 'accountId' | 'address'> | null
}
export type ApiLog = Log & { request(line: RequestLine): void }

/** A request's id as its sender may give it, to find it in both logs. */
const GIVEN_ID = /^[\w\-=]{1,255}$/

/** What answers a path, and its pattern for log and metrics. */
type Answered<Of extends Route | OpenRoute> = Pick<Of, 'path' | 'handle'>
export type AnsweringDeps = {
  log: ApiLog
  meter: Meter
  clock: () => Date
  /** Hears of every error that a request ended with. */
  noteError: (error: unknown) => void
}
type Handle = (c: ApiContext) => Response | Promise<Response>
/** The request while it is answered. */
type Told = { requestId: string; caller: Caller | null; unlogged: boolean }

/**
 * The way that every request takes: its id, the check of its key, its route, its answer, its line in
 * the log. One function instead of a chain of middleware, each of which would cost as much as a query;
 * and nothing is awaited that is there at once, which costs the server a second way to answer.
 */
export function createAnswering({ log, meter, clock, noteError }: AnsweringDeps) {
  function answer(
    c: ApiContext,
    route: string,
    work: (told: Told) => Reply | Promise<Reply>,
  ): Response | Promise<Response> {
    const startedAt = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && GIVEN_ID.test(given) ? given : randomUUID()
    const told: Told = { requestId, caller: null, unlogged: false }
    const { method, path } = c.req
    const send = (reply: Reply): Response => {
      const { status } = reply
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      meter.requestAnswered({ method, route, status, ms })
      if (!told.unlogged)
        log.request({ at: clock(), requestId, method, path, status, ms, caller: told.caller })
      return toResponse(reply, requestId)
    }
    const fail = (error: unknown) => {
      noteError(error)
      return send(errorReply(error, { requestId, method, log }))
    }
    try {
      const reply = work(told)
      return reply instanceof Promise ? reply.then(send, fail) : send(reply)
    } catch (error) {
      return fail(error)
    }
  }

  return {
    open({ path, handle }: Answered<OpenRoute>): Handle {
      return (c) => answer(c, path, () => handle(c))
    },

    keyed({ path, handle }: Answered<Route>, admit: Admit): Handle {
      return (c) =>
        answer(c, path, async (told) => {
          const admission = await admit(c, told.requestId)
          told.caller = admission.caller
          told.unlogged = admission.unlogged
          return admission.refusal ?? handle(c, admission.caller)
        })
    },
  }
}
