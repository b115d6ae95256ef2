import type { BotCommand, StarTransaction, Update } from 'grammy/types'
import { z } from 'zod'
import type { KeptFile } from './files.ts'
import type { Charge } from './stars.ts'
import type { KnownPerson, StoredMessage } from './state.ts'

/** What is not checked more closely: this program wrote it, and only a hand could have changed it. */
const written = <Value>(schema: z.ZodType) => schema as unknown as z.ZodType<Value>

const id = z.int()
const terms = z.looseObject({ payload: z.string(), amount: z.int() })

/** What of the world outlives the process. */
export const keptSchema = z.strictObject({
  version: z.literal(1),
  state: z.strictObject({
    nextMessageId: id,
    people: z.array(written<KnownPerson>(z.looseObject({ id, stars: z.int() }))),
    chats: z.array(
      z.strictObject({ id, started: z.boolean(), seen: z.boolean(), blocked: z.boolean() }),
    ),
    messages: z.array(
      written<StoredMessage>(
        z.looseObject({
          message: z.looseObject({
            message_id: id,
            date: id,
            from: z.looseObject({ id }),
            chat: z.looseObject({ id }),
          }),
        }),
      ),
    ),
  }),
  updates: z.strictObject({
    nextId: id,
    allowed: z.array(z.string()),
    pending: z.array(written<Update>(z.looseObject({ update_id: id }))),
  }),
  webhook: z.strictObject({ url: z.url(), secret: z.string(), maxConnections: z.int() }).nullable(),
  // An earlier version wrote more.
  stars: z.object({
    lastNumber: z.int(),
    charges: z.array(written<Charge>(z.looseObject({ id: z.string(), terms }))),
    transactions: z.array(written<StarTransaction>(z.looseObject({ id: z.string() }))),
  }),
  commands: z.array(z.tuple([z.string(), z.array(written<BotCommand>(z.looseObject({})))])),
  files: z.array(
    written<KeptFile>(z.looseObject({ fileId: z.string().regex(/^[\w-]+$/), path: z.string() })),
  ),
})

export type Kept = z.output<typeof keptSchema>
