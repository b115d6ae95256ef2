import type { Reader } from '../../db/store.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { Log } from '../../domain/shared/log.ts'
import { VERSION } from '../../version.ts'
import { json } from '../answer.ts'
import type { Route } from '../context.ts'
import { json as content, open } from '../openapi/operations.ts'
import { aliveSchema, healthSchema } from '../openapi/schemas/responses.ts'

export type HealthDeps = {
  read: Reader
  log: Log
  /** Why the database cannot be relied on now; null if it can. */
  databaseProblem: () => string | null
  /** Whether Telegram refuses the bot's token, so that this process's bot does nothing. */
  isTokenRefused: () => boolean
}

/**
 * Health checks for load balancers, without a key: whether the process is alive, and whether it can serve.
 * @param servesApi whether the process serves the API. If so, it is ready even while its bot does nothing.
 */
export function healthRoutes(
  { read, log, databaseProblem, isTokenRefused }: HealthDeps,
  { servesApi }: { servesApi: boolean },
): Route[] {
  return [
    {
      method: 'get',
      path: '/healthz',
      operation: open('Whether the process is alive', content('Alive', aliveSchema)),
      handle: (c) => json(c, { status: 'alive', version: VERSION }),
    },
    {
      method: 'get',
      path: '/readyz',
      operation: open(
        'Whether the database can be read and written',
        content('Ready', healthSchema),
        {
          503: content('The database cannot be read or written, or is damaged', healthSchema, {
            Unavailable: { status: 'unavailable' },
          }),
        },
      ),
      handle: async (c) => {
        try {
          await readSettings(read)
          const bot = isTokenRefused() ? { bot: 'token refused' } : {}
          const isReady = servesApi || !isTokenRefused()
          // If there is a problem, it was logged when it was found.
          if (databaseProblem() === null)
            return isReady
              ? json(c, { status: 'ready', ...bot })
              : json(c, { status: 'unavailable', ...bot }, 503)
        } catch (error) {
          log.error({ err: error }, 'the database does not answer')
        }
        return json(c, { status: 'unavailable' }, 503)
      },
    },
  ]
}
