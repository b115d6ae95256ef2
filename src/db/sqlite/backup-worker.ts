import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import type { BackupProgress, BackupTask } from './backup.ts'

// A thread of its own: SQLite copies, checks and waits for the disk without giving way to anybody.

/** One step holds up nobody; between two of them the thread can be ended. */
const PAGES_PER_STEP = 500
const TOLD_EVERY_MS = 100
/** 8 or 16 MB: what waits for the disk, the service's own commits may have to wait for, too. */
const PAGES_PER_FLUSH = 4000

const { source, partial } = workerData as BackupTask

await copy()
check()

async function copy(): Promise<void> {
  const reader = new SQLite(source, { readonly: true, timeout: 10_000 })
  // One moment for the whole copy. Without it SQLite begins again after every write to the source, and
  // a busy service would never have a backup.
  reader.exec('BEGIN')
  reader.prepare('SELECT 1 FROM sqlite_master').get()
  const written = openSync(partial, 'a')
  let toldAt = Number.NEGATIVE_INFINITY
  let flushed = 0
  await reader.backup(partial, {
    progress({ totalPages: total, remainingPages }) {
      const done = total - remainingPages
      if (performance.now() - toldAt >= TOLD_EVERY_MS) {
        toldAt = performance.now()
        const progress: BackupProgress = { done, total }
        parentPort?.postMessage(progress)
      }
      if (done - flushed >= PAGES_PER_FLUSH) {
        flushed = done
        fdatasyncSync(written)
      }
      return PAGES_PER_STEP
    },
  })
  closeSync(written)
  reader.close()
}

/** @throws where the copy is not whole. */
function check(): void {
  const copy = new SQLite(partial)
  // One file that needs nothing beside it, and can be read on a disk that cannot be written.
  copy.pragma('journal_mode = DELETE')
  const problem = copy.pragma('quick_check(1)', { simple: true })
  copy.close()
  if (problem !== 'ok') throw new Error(`The copy is damaged: ${problem}`)
}
