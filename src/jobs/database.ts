import type { WatchedStore } from '../domain/instances/writes.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 1000
/** The log grows while a reader is active, and SQLite does not shrink it on its own. */
const CUT_BYTES = 32 << 20
const WARN_BYTES = 64 << 20

/**
 * Checks that the database file is still there, keeps its write-ahead log short and, after a failed write,
 * tries to write again. Runs in every process.
 */
export function databaseJob(
  store: WatchedStore,
  { clock, log, meter }: { clock: () => Date; log: Log; meter: Pick<Meter, 'databaseSeen'> },
): Job {
  let isLong = false

  function boundLog(): void {
    const logBytes = store.logBytes()
    if (logBytes > CUT_BYTES) store.cutLog()
    const wasLong = isLong
    isLong = logBytes > (wasLong ? CUT_BYTES : WARN_BYTES)
    if (isLong && !wasLong)
      log.warn(
        { logBytes },
        "SQLite's write-ahead log keeps growing: something is still reading, such as a backup, an audit or another program",
      )
    if (!isLong && wasLong) log.info({ logBytes }, "SQLite's write-ahead log is short again")
  }

  return {
    name: 'database',
    everyMs: EVERY_MS,
    async runOnce() {
      try {
        store.requireFile()
        boundLog()
        if (await store.tryWrite(clock())) log.info({}, 'the database can be written again')
      } finally {
        meter.databaseSeen(store.condition())
      }
    },
  }
}
