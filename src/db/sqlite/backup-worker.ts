import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import type { BackupProgress, BackupTask } from './backup.ts'

// Runs in a separate thread, which SQLite blocks while it copies, checks and waits for the disk.

/** A step is short enough to delay nobody. Between two steps the thread can be ended. */
const PAGES_PER_STEP = 500
const PROGRESS_EVERY_MS = 100
/** 8 or 16 MB: the service's own commits may have to wait while these pages go to disk. */
const PAGES_PER_FLUSH = 4000

const { source, partial } = workerData as BackupTask

await copy()
check()

async function copy(): Promise<void> {
  const reader = new SQLite(source, { readonly: true, timeout: 10_000 })
  // Copies one snapshot. Without it SQLite starts over after every write to the source, and a busy service
  // would never get a backup.
  reader.exec('BEGIN')
  reader.prepare('SELECT 1 FROM sqlite_master').get()
  const written = openSync(partial, 'a')
  let reportedAt = Number.NEGATIVE_INFINITY
  let flushed = 0
  await reader.backup(partial, {
    progress({ totalPages: total, remainingPages }) {
      const done = total - remainingPages
      if (performance.now() - reportedAt >= PROGRESS_EVERY_MS) {
        reportedAt = performance.now()
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

/** @throws if the copy is damaged. */
function check(): void {
  const copy = new SQLite(partial)
  // Makes the copy a single file, which can be read on a read-only disk.
  copy.pragma('journal_mode = DELETE')
  const problem = copy.pragma('quick_check(1)', { simple: true })
  copy.close()
  if (problem !== 'ok') throw new Error(`The copy is damaged: ${problem}`)
}
