import { z } from 'zod'
import { badRequest, forbidden, TelegramError } from './errors.ts'

/** The errors with which a fault can refuse a call, in Telegram's words. */
export const REFUSALS = {
  internal: () => new TelegramError(500, 'Internal Server Error'),
  bad_gateway: () => new TelegramError(502, 'Bad Gateway'),
  blocked: () => forbidden('bot was blocked by the user'),
  chat_not_found: () => badRequest('chat not found'),
  cannot_be_edited: () => badRequest("message can't be edited"),
} satisfies Record<string, () => TelegramError>

const reasons = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]

/** A failure for the next calls of a method, the next calls to a chat, or the next updates. */
export const faultSchema = z.strictObject({
  kind: z.enum(['retry_after', 'error', 'cut', 'duplicate_updates']),
  method: z.string().optional(),
  /** Only calls with this chat_id, or with this user_id if they have no chat_id. */
  chat: z.int().optional(),
  /** Which error. */
  reason: z.enum(reasons).default('internal'),
  count: z.int().min(1).max(1000).default(1),
  seconds: z.number().min(0).max(3600).default(1),
})

export type Fault = z.output<typeof faultSchema>

/** Called all the time, so they are not recorded, and a fault must name them to affect them. */
export const LOOKS_FOR_UPDATES: ReadonlySet<string> = new Set(['getUpdates', 'getWebhookInfo'])

const MAX_FAULTS = 100

export function createFaults() {
  let faults: Fault[] = []

  function use(matches: (fault: Fault) => boolean): Fault | null {
    const fault = faults.find(matches)
    if (!fault) return null
    fault.count -= 1
    faults = faults.filter(({ count }) => count > 0)
    return fault
  }

  return {
    add(fault: Fault): void {
      faults = [...faults, { ...fault }].slice(-MAX_FAULTS)
    },
    clear(): void {
      faults = []
    },
    /** The fault for this call. Spares getUpdates, unless the fault names it. */
    forCall(method: string, params: Readonly<Record<string, unknown>>): Fault | null {
      const chat = Number(params.chat_id ?? params.user_id)
      return use(({ kind, ...only }) => {
        if (kind === 'duplicate_updates') return false
        if (only.chat !== undefined && only.chat !== chat) return false
        if (only.method !== undefined) return only.method.toLowerCase() === method.toLowerCase()
        return !LOOKS_FOR_UPDATES.has(method)
      })
    },
    /** How often the next update is delivered. */
    copiesOfUpdate: (): number => (use(({ kind }) => kind === 'duplicate_updates') ? 2 : 1),
  }
}
