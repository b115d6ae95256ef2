import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import SQLite from 'better-sqlite3'

const MOST_TOLD = 100

/**
 * What is wrong with the file itself, whatever its rows say; it is only read.
 * @param full also holds every index against its table, which takes several times as long.
 * @returns SQLite's words, a hundred at most; none where the file is whole.
 */
export function damageOf(file: string, { full }: { full: boolean }): string[] {
  const database = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    const check = full ? 'integrity_check' : 'quick_check'
    const rows = database.pragma(`${check}(${MOST_TOLD})`) as Record<string, string>[]
    return rows.flatMap((row) => Object.values(row)).filter((words) => words !== 'ok')
  } catch (error) {
    // Damaged so much that it cannot be checked.
    const damaged = error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code)
    if (damaged) return [error.message]
    throw error
  } finally {
    database.close()
  }
}

/** As damageOf, without the indexes, in another thread. @throws AbortError where the signal is aborted */
export async function damageBeside(file: string, signal: AbortSignal): Promise<string[]> {
  const worker = new Worker(new URL('./damage-worker.ts', import.meta.url), {
    workerData: file,
    execArgv: [],
  })
  try {
    // Rejects with what the thread throws.
    const [damage] = await once(worker, 'message', { signal })
    return damage
  } finally {
    // Nobody waits for its end: it is in the middle of SQLite's work.
    void worker.terminate()
  }
}
