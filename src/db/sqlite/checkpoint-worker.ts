import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import type { CheckpointTask } from './checkpoints.ts'

// A thread of its own: a checkpoint waits for the disk twice, and every request would wait with it.

const { file } = workerData as CheckpointTask
// It waits for nobody: what cannot be had now is tried again.
const database = new SQLite(file, { fileMustExist: true, timeout: 0 })

parentPort?.on('message', (order: 'copy' | 'cut' | 'close') => {
  if (order === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  // Passive: it waits for nobody, and nobody for it.
  database.pragma('wal_checkpoint(PASSIVE)')
  // Only what is left is copied while writers wait.
  if (order === 'cut') database.pragma('wal_checkpoint(TRUNCATE)')
  parentPort?.postMessage('copied')
})
