import { z } from 'zod'
import { conflict } from '../errors.ts'
import { integer, json, type Methods, read } from '../params.ts'
import type { World } from '../world.ts'

const MAX_UPDATES = 100
const MAX_TIMEOUT_SECONDS = 50

export const allowedUpdates = json(
  z.array(z.string(), { error: 'expected an Array of allowed updates' }),
  "can't parse allowed updates JSON object",
).optional()

const getUpdates = z.object({
  offset: integer('offset must be a number').default(0),
  limit: integer('limit must be a number').default(MAX_UPDATES),
  timeout: integer('timeout must be a number').default(0),
  allowed_updates: allowedUpdates,
})

export function pollingMethods(world: World): Methods {
  return {
    getUpdates(call) {
      const given = read(getUpdates, call)
      if (world.webhook.url !== '')
        throw conflict(
          "can't use getUpdates method while webhook is active; " +
            'use deleteWebhook to delete the webhook first',
        )
      if (given.allowed_updates) world.updates.allow(given.allowed_updates)
      return world.updates.poll({
        offset: given.offset,
        limit: Math.min(Math.max(given.limit, 1), MAX_UPDATES),
        timeoutSeconds: Math.min(given.timeout, MAX_TIMEOUT_SECONDS),
        signal: call.signal,
      })
    },
  }
}
