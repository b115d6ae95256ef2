import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import type { CheckpointTask } from './checkpoints.ts'

// A thread of its own: a checkpoint waits for the disk twice, and every request would wait with it.

const { file } = workerData as CheckpointTask
const database = new SQLite(file, { fileMustExist: true })

parentPort?.on('message', (order: 'copy' | 'close') => {
  if (order === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  // Passive: it waits for nobody, and nobody for it.
  database.pragma('wal_checkpoint(PASSIVE)')
  parentPort?.postMessage('copied')
})
