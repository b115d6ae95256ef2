import { z } from 'zod'
import { badRequest } from './errors.ts'

/** One call of the Bot API. Its fields are JSON values, or texts from forms and queries. */
export type Call = {
  method: string
  params: Readonly<Record<string, unknown>>
  files: ReadonlyMap<string, File>
  /** Aborted once the caller has gone. */
  signal: AbortSignal
}

export type Handler = (call: Call) => unknown
export type Methods = Readonly<Record<string, Handler>>

/** The fields of a call. @throws TelegramError with the message for the first wrong field */
export function read<Fields extends z.ZodType>(schema: Fields, call: Call): z.output<Fields> {
  const result = schema.safeParse(call.params)
  if (result.success) return result.data
  throw badRequest(result.error.issues[0]?.message ?? 'wrong parameters')
}

export const text = (problem: string) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string({ error: problem }),
  )

export const integer = (problem: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value),
    z.int({ error: problem }),
  )

/** As at Telegram, everything that does not mean yes means no. */
export const flag = z.preprocess(
  (value) => value === 1 || /^(true|yes|1)$/i.test(String(value)),
  z.boolean(),
)

/** An object or a list. Forms send them as JSON text. */
export function json<Value extends z.ZodType>(schema: Value, problem: string) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    }
  }, schema)
}

export const chatId = z.union([integer('chat_id is empty'), z.string()], {
  error: 'chat_id is empty',
})
export const messageId = integer('message identifier is not specified')
