import { createHash, timingSafeEqual } from 'node:crypto'
import type { Api } from 'grammy'
import { bodyWithin, jsonIn } from '../../domain/shared/bodies.ts'
import { type Log, oncePerMinute } from '../../domain/shared/log.ts'
import type { Meter, UpdateRejection, WebhookSeen } from '../../domain/shared/meter.ts'
import type { Update } from '../../domain/telegram/inbox.ts'
import type { Dispatcher } from './dispatcher.ts'

const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token'
/** Far larger than any update of the allowed kinds. */
const MAX_BYTES = 1024 * 1024

export type WebhookDeps = {
  dispatcher: Dispatcher
  meter: Meter
  log: Log
  clock: () => Date
}

/**
 * Takes one update that Telegram posts. Answers 200 only when it is stored; after any other status Telegram
 * sends it again.
 */
export function createWebhook(secret: string, { dispatcher, meter, log, clock }: WebhookDeps) {
  const expected = digest(secret)
  const mayReport = oncePerMinute()
  let unlogged = 0

  function refuse(reason: UpdateRejection, status: number, text: string): Response {
    meter.updatesRejected(reason, 1)
    return new Response(text, { status })
  }

  function refuseStranger(): Response {
    unlogged++
    if (mayReport('secret', clock())) {
      log.warn(
        { calls: unlogged },
        'calls to the webhook had a wrong secret: they are not from Telegram',
      )
      unlogged = 0
    }
    return refuse('secret', 401, 'The secret token is not the right one.')
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response('POST updates here.', { status: 405 })
    const given = digest(request.headers.get(SECRET_HEADER) ?? '')
    if (!timingSafeEqual(given, expected)) return refuseStranger()
    const body = await bodyWithin(request, MAX_BYTES)
    if (body === null) return refuse('too_large', 413, 'Too large for an update.')
    const update = updateIn(body.toString())
    if (!update) return refuse('malformed', 400, 'This is not an update.')
    await dispatcher.receive([update])
    return new Response('')
  }
}

/** What Telegram reports about the webhook, which should be at `url`. */
export async function webhookState(
  api: Api,
  url: string,
  signal: AbortSignal,
): Promise<WebhookSeen> {
  const info = await api.getWebhookInfo(signal as Parameters<Api['getWebhookInfo']>[0])
  return {
    isOurs: info.url === url,
    pending: info.pending_update_count,
    lastErrorAt: info.last_error_date ?? null,
  }
}

function updateIn(text: string): Update | null {
  const json = jsonIn(text)
  const { update_id: id } = Object(json) as { update_id?: unknown }
  return Number.isSafeInteger(id) ? (json as Update) : null
}

/** Gives both secrets the same length, which timingSafeEqual needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
