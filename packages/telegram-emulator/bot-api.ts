import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from 'grammy/types'
import { Hono } from 'hono'
import { readBody } from './body.ts'
import { fileHeaders } from './content-types.ts'
import { TelegramError, tooManyRequests } from './errors.ts'
import { type Fault, REFUSALS } from './faults.ts'
import type { Call, Methods } from './params.ts'
import type { World } from './world.ts'

/** By then the first part of an answer that is cut off has been sent. */
const SENT_WITHIN_MS = 20
/** What changes nothing: Telegram takes every method by GET, but a page elsewhere can send that, too. */
const READS = /^get(?!updates$)/i

/** The bot's door: `/bot<token>/<method>`, answering as api.telegram.org does. */
export function createBotApi(world: World, methods: Methods): Hono {
  const byName = new Map(Object.keys(methods).map((name) => [name.toLowerCase(), name]))

  /** Acts, suffers what is due, and notes the call. @throws TelegramError */
  async function perform(call: Call): Promise<{ result: unknown; isCut: boolean }> {
    const name = byName.get(call.method.toLowerCase())
    const method = name === undefined ? undefined : methods[name]
    const payload = { ...call.params, ...Object.fromEntries([...call.files].map(tellOfFile)) }
    const note = { method: name ?? call.method, payload }
    const to = world.state.chat(Number(call.params.chat_id))?.chat
    world.limits.noteCall(note.method, to?.id)
    const fault = world.faults.forCall(note.method, call.params)
    if (fault?.kind === 'retry_after') world.limits.noteFault(note.method, to?.id, fault.seconds)
    try {
      if (fault) await suffer(fault, world.ending)
      const seconds = world.limits.take(note.method, to?.id, to?.type === 'group')
      if (seconds !== null) throw tooManyRequests(seconds)
      if (!method) throw new TelegramError(404, 'Not Found')
      const result = await method(call)
      if (fault?.kind === 'error') throw REFUSALS[fault.reason]()
      world.calls.add({ ...note, ok: true })
      return { result, isCut: fault?.kind === 'cut' }
    } catch (error) {
      const known = error instanceof TelegramError ? error : REFUSALS.internal()
      world.calls.add({ ...note, ok: false, error: known.message })
      throw error
    }
  }

  const app = new Hono()
  app.all('/:bot{bot[^/]+}/:method', async (context) => {
    checkToken(world.token, context.req.param('bot').slice('bot'.length))
    const { raw } = context.req
    const method = context.req.param('method')
    if (raw.method !== 'POST' && !READS.test(method))
      throw new TelegramError(405, 'Method Not Allowed: this emulator takes it by POST')
    const body = await readBody(raw)
    const { result, isCut } = await perform({ ...body, method, signal: raw.signal })
    return isCut ? cutOff() : context.json({ ok: true, result })
  })
  app.get('/file/:bot{bot[^/]+}/:path{.+}', (context) => {
    checkToken(world.token, context.req.param('bot').slice('bot'.length))
    const file = world.files.at(context.req.param('path'))
    if (!file) throw new TelegramError(404, 'Not Found')
    return new Response(file.bytes, { headers: fileHeaders(file.name) })
  })
  app.onError((error) => answer(error instanceof TelegramError ? error : REFUSALS.internal()))
  world.webhook.onReply((method, params) =>
    perform({ method, params, files: new Map(), signal: new AbortController().signal }),
  )
  return app
}

/** Acts all the same once a slow call's caller has given up, as Telegram would. */
async function suffer({ kind, reason, acts, seconds }: Fault, signal: AbortSignal): Promise<void> {
  if (kind === 'slow') await sleep(seconds * 1000, undefined, { signal })
  if (kind === 'error' && !acts) throw REFUSALS[reason]()
  if (kind === 'retry_after') throw tooManyRequests(seconds)
}

/** @throws TelegramError where the token is another bot's or none at all. */
function checkToken(token: string, given: string): void {
  if (given === token) return
  throw /^\d+:[\w-]+$/.test(given)
    ? new TelegramError(401, 'Unauthorized')
    : new TelegramError(404, 'Not Found')
}

function answer({ code, message, parameters }: TelegramError): Response {
  const body: ApiResponse<never> = {
    ok: false,
    error_code: code,
    description: message,
    ...(parameters ? { parameters } : {}),
  }
  return Response.json(body, { status: code })
}

/** An answer whose connection breaks in its middle. */
function cutOff(): Response {
  // The server takes this code for a caller that went away, and does not print its stack.
  const error = Object.assign(new Error('cut off'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"ok":')),
    async pull(controller) {
      await sleep(SENT_WITHIN_MS)
      controller.error(error)
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

function tellOfFile([name, { name: fileName, size }]: [string, File]) {
  return [name, { file_name: fileName, size }] as const
}
