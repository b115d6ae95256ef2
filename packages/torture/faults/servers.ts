import type { Random } from '../random.ts'
import type { World } from '../world/world.ts'
import { comesBack, type Fault, lasts, onlyPostgres } from './fault.ts'

const AWAY_MS = { min: 0, max: 3000 }
const FAST = 'SIGINT'
const IMMEDIATE = 'SIGQUIT'
const CRASH = 'SIGKILL'

/** PostgreSQL ends, in good order or not, and starts again. */
export const postgresRestart = restarted('postgres', [FAST, IMMEDIATE, CRASH])

/** Redis is killed and starts empty: the rates of the last minute are gone. */
export const redisRestart = restarted('redis', [CRASH])

function restarted(name: 'postgres' | 'redis', signals: readonly NodeJS.Signals[]): Fault {
  const fault = `${name}-restart`
  return {
    name: fault,
    weight: 1,
    missing: onlyPostgres,
    async inject(world: World, random: Random, over: AbortSignal) {
      const { server } = world.database[name] ?? {}
      if (server === undefined) return
      const signal = random.pick(signals)
      const done = world.history.incident(fault, signal)
      try {
        await server.stop(signal)
        await lasts(random, AWAY_MS, over)
      } finally {
        await server.start()
        done()
      }
      await comesBack(world, fault)
    },
  }
}
