import type { Random } from '../random.ts'
import { CAN_FAIL_CALLS } from '../world/preload.ts'
import { type Failing, whileFailing } from './failing.ts'
import { comesBack, type Fault, lasts, onlySqlite } from './fault.ts'

const FAILING_MS = { min: 500, max: 4000 }

/** The disk does not confirm that it has written something. */
export const failingFsync = failing('failing-fsync', (random) => ({
  points: ['posix/io/sync/fsync', 'posix/io/sync/fdatasync'],
  error: 'EIO',
  share: random.pick([1, 0.2]),
}))

/**
 * Writing fails, or the disk is full. SQLite writes with pwrite only; sockets and logs are written with write, writev
 * and send, which therefore do not fail.
 */
export const failingWrite = failing('failing-write', (random) => ({
  points: ['posix/io/rw/pwrite'],
  error: random.pick(['EIO', 'ENOSPC']),
  share: random.pick([1, 0.2]),
}))

function failing(name: string, choose: (random: Random) => Failing): Fault {
  return {
    name,
    weight: 1,
    missing: (world) =>
      onlySqlite(world) ?? (CAN_FAIL_CALLS ? null : 'Install libfiu (Debian: libfiu0, fiu-utils).'),
    async inject(world, random, over) {
      const how = choose(random)
      const { instances: all } = world.service
      // A disk fails for all; a bad moment, for one of them.
      const instances = random.chance(0.6) ? all : [random.pick(all)]
      const names = instances.map((instance) => instance.name).join(', ')
      const detail = `${names}: ${how.error} for ${how.share * 100} %`
      const done = world.history.incident(name, detail)
      try {
        await whileFailing(instances, how, () => lasts(random, FAILING_MS, over))
      } finally {
        done()
      }
      await comesBack(world, name)
    },
  }
}
