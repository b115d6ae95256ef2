import type { Reader } from '../../db/store.ts'
import { readSettings } from '../../domain/settings.ts'
import type { Log } from '../../domain/supplier-calls.ts'
import type { Route } from '../context.ts'
import { json, open } from '../operations.ts'
import { healthSchema } from '../responses.ts'

/** For load balancers: alive, and able to serve. Neither needs a key. */
export function healthRoutes(read: Reader, log: Log): Route[] {
  return [
    {
      method: 'get',
      path: '/healthz',
      operation: open('Whether the process is alive', json('Alive', healthSchema)),
      handle: (c) => c.json({ status: 'alive' }),
    },
    {
      method: 'get',
      path: '/readyz',
      operation: open('Whether the database answers', json('Ready', healthSchema), {
        503: json('The database does not answer', healthSchema),
      }),
      handle: async (c) => {
        try {
          await readSettings(read)
          return c.json({ status: 'ready' })
        } catch (error) {
          log.error({ err: error }, 'the database does not answer')
          return c.json({ status: 'unavailable' }, 503)
        }
      },
    },
  ]
}
