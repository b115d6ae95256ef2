import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from 'grammy/types'
import { Hono } from 'hono'
import { readBody } from './body.ts'
import { fileHeaders } from './content-types.ts'
import { TelegramError, tooManyRequests } from './errors.ts'
import { type Fault, REFUSALS } from './faults.ts'
import type { Call, Methods } from './params.ts'
import type { World } from './world.ts'

/** Until then the first part of an answer that is cut off has been sent. */
const SENT_WITHIN_MS = 20
/** Methods that change nothing. Telegram accepts every method by GET, but any web page can send a GET. */
const READS = /^get(?!updates$)/i

/** The Bot API: answers `/bot<token>/<method>` as api.telegram.org does. */
export function createBotApi(world: World, methods: Methods): Hono {
  const byName = new Map(Object.keys(methods).map((name) => [name.toLowerCase(), name]))

  /** Carries out the call with the faults that apply to it, and records it. @throws TelegramError */
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
      if (fault) suffer(fault)
      const seconds = world.limits.take(note.method, to?.id, to?.type === 'group')
      if (seconds !== null) throw tooManyRequests(seconds)
      if (!method) throw new TelegramError(404, 'Not Found')
      const result = await method(call)
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
      throw new TelegramError(405, 'Method Not Allowed: this emulator accepts it by POST only')
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
  return app
}

/** @throws TelegramError if the call is not to be carried out. */
function suffer({ kind, reason, seconds }: Fault): void {
  if (kind === 'error') throw REFUSALS[reason]()
  if (kind === 'retry_after') throw tooManyRequests(seconds)
}

/** @throws TelegramError if the token is not this bot's. */
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

/** An answer whose connection breaks half-way. */
function cutOff(): Response {
  // With this code the server assumes that the caller went away, and prints no stack.
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
