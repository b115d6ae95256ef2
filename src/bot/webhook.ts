import { createHash, timingSafeEqual } from 'node:crypto'
import type { Update } from '../domain/inbox.ts'
import type { Dispatcher } from './dispatcher.ts'

const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token'
/** Far above any update of the kinds that the bot asks for. */
const MAX_BYTES = 1024 * 1024

/**
 * Takes one update that Telegram posts. The answer says that it arrived, and so comes only once it is
 * stored; anything but 200 has Telegram send it again.
 */
export function createWebhook(secret: string, dispatcher: Dispatcher) {
  const expected = digest(secret)
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'POST updates here.')
    const given = digest(request.headers.get(SECRET_HEADER) ?? '')
    if (!timingSafeEqual(given, expected))
      return answer(401, 'The secret token is not the right one.')
    if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES)
      return answer(413, 'Too large for an update.')
    const update = updateIn(await request.text())
    if (!update) return answer(400, 'This is not an update.')
    await dispatcher.receive([update])
    return answer(200, '')
  }
}

function updateIn(text: string): Update | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { update_id: id } = Object(json) as { update_id?: unknown }
  return Number.isSafeInteger(id) ? (json as Update) : null
}

/** Of one length whatever was sent, as the comparison needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function answer(status: number, text: string): Response {
  return new Response(text, { status })
}
