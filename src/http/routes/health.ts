import type { Reader } from '../../db/store.ts'
import { readSettings } from '../../domain/settings.ts'
import type { Log } from '../../domain/supplier-calls.ts'
import { VERSION } from '../../version.ts'
import type { OpenRoute } from '../context.ts'
import { json, open } from '../operations.ts'
import { json as reply } from '../reply.ts'
import { aliveSchema, healthSchema } from '../responses.ts'

export type HealthDeps = {
  read: Reader
  log: Log
  /** Why the database cannot be relied on at present; null where it can. */
  databaseProblem: () => string | null
}

/** For load balancers: alive, and able to serve. Neither needs a key. */
export function healthRoutes({ read, log, databaseProblem }: HealthDeps): OpenRoute[] {
  return [
    {
      method: 'get',
      path: '/healthz',
      operation: open('Whether the process is alive', json('Alive', aliveSchema)),
      handle: () => reply({ status: 'alive', version: VERSION }),
    },
    {
      method: 'get',
      path: '/readyz',
      operation: open('Whether the database can be read and written', json('Ready', healthSchema), {
        503: json('The database cannot be read or written, or is damaged', healthSchema),
      }),
      handle: async () => {
        try {
          await readSettings(read)
          // Who noted it has logged it.
          if (databaseProblem() === null) return reply({ status: 'ready' })
        } catch (error) {
          log.error({ err: error }, 'the database does not answer')
        }
        return reply({ status: 'unavailable' }, 503)
      },
    },
  ]
}
