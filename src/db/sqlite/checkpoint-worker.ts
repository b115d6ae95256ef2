import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import type { CheckpointTask } from './checkpoints.ts'

// Runs in a separate thread: a checkpoint waits for the disk twice, and requests would wait with it.

const { file } = workerData as CheckpointTask
// Never waits for a lock: a checkpoint that cannot run now is tried again later.
const database = new SQLite(file, { fileMustExist: true, timeout: 0 })

parentPort?.on('message', (order: 'copy' | 'cut' | 'close') => {
  if (order === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  // A passive checkpoint waits for nobody, and nobody waits for it.
  database.pragma('wal_checkpoint(PASSIVE)')
  // Writers wait for this one, which only has to copy the rest.
  if (order === 'cut') database.pragma('wal_checkpoint(TRUNCATE)')
  parentPort?.postMessage('copied')
})
