import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BackupOptions } from '../store.ts'

export type BackupTask = { source: string; partial: string }
/** In pages. */
export type BackupProgress = { done: number; total: number }

/** The endings of the files that SQLite may leave beside a database. */
export const BESIDE = ['-journal', '-wal', '-shm']

/**
 * Writes a consistent, checked copy of a database to a new file, in another thread, so that this one is
 * not blocked. The copy has another name until it is complete and on the disk, so that an interrupted
 * backup is never taken for a complete one.
 * @throws the signal's reason, and any error that prevents the backup. No file is left then.
 */
export async function writeBackup(
  source: string,
  target: string,
  { onProgress, signal }: BackupOptions,
): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already; name a new file.`)
  const partial = `${target}.partial`
  await removeDatabase(partial)
  try {
    // The copy may contain codes in clear, from its first page on.
    await (await open(partial, 'wx', 0o600)).close()
    await copyInThread({ source, partial }, onProgress, signal)
    await toDisk(partial)
    signal?.throwIfAborted()
    await rename(partial, target)
  } catch (error) {
    await removeDatabase(partial)
    throw error
  }
  await toDisk(dirname(target))
}

/** Removes a file that is not a database yet, or no longer one, and SQLite's files beside it. */
export async function removeDatabase(file: string): Promise<void> {
  for (const beside of ['', ...BESIDE]) await rm(`${file}${beside}`, { force: true })
}

/** Waits until a file, or the names in a folder, would survive a power cut. */
export async function toDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function copyInThread(
  task: BackupTask,
  onProgress: BackupOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: task })
  worker.on('message', ({ done, total }: BackupProgress) => onProgress?.(done, total))
  const end = () => void worker.terminate()
  signal?.addEventListener('abort', end)
  try {
    // Rejects with the thread's error.
    const [code] = await once(worker, 'exit')
    signal?.throwIfAborted()
    if (code !== 0) throw new Error(`The backup ended with code ${code}.`)
  } finally {
    signal?.removeEventListener('abort', end)
  }
}
